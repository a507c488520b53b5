/** The colors and the indentation of JSON with comments. */

import {
  HighlightStyle,
  indentUnit,
  StreamLanguage,
  type StringStream,
  syntaxHighlighting,
} from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { tags } from "@lezer/highlight";

interface ModeState {
  isInComment: boolean;
  /** The number of open brackets. */
  depth: number;
}

const WORD = /^(?:true|false|null)\b/;
const NUMBER = /^-?\d[\d.eE+-]*/;

const mode = StreamLanguage.define<ModeState>({
  name: "jsonc",
  startState: () => ({ isInComment: false, depth: 0 }),
  token: readToken,
  indent: ({ depth }, after, { unit }) => (depth - (/^\s*[}\]]/.test(after) ? 1 : 0)) * unit,
  languageData: {
    commentTokens: { line: "//", block: { open: "/*", close: "*/" } },
    closeBrackets: { brackets: ["{", "[", '"'] },
    indentOnInput: /^\s*[}\]]$/,
  },
});

function readToken(stream: StringStream, state: ModeState): string | null {
  if (state.isInComment || stream.match("/*")) return readComment(stream, state);
  if (stream.eatSpace()) return null;
  if (stream.match("//")) {
    stream.skipToEnd();
    return "comment";
  }
  if (stream.eat('"') !== undefined) {
    skipString(stream);
    return stream.match(/^\s*:/, false) ? "propertyName" : "string";
  }
  if (stream.match(WORD)) return "bool";
  if (stream.match(NUMBER)) return "number";
  const character = stream.next() ?? "";
  if (/[{[]/.test(character)) state.depth += 1;
  if (/[}\]]/.test(character)) state.depth = Math.max(0, state.depth - 1);
  return "punctuation";
}

/** To the end of a string, or of the line. A regular expression for it would run out of memory in a string of megabytes. */
function skipString(stream: StringStream): void {
  for (let next = stream.next(); next !== undefined && next !== '"'; next = stream.next()) {
    if (next === "\\") stream.next();
  }
}

function readComment(stream: StringStream, state: ModeState): string {
  state.isInComment = !stream.match(/^.*?\*\//);
  if (state.isInComment) stream.skipToEnd();
  return "comment";
}

const colors = HighlightStyle.define([
  { tag: tags.propertyName, color: "var(--code-key)" },
  { tag: tags.string, color: "var(--code-string)" },
  { tag: [tags.bool, tags.number], color: "var(--code-word)" },
  { tag: tags.comment, color: "var(--quiet)", fontStyle: "italic" },
]);

export const jsonc: Extension = [mode, syntaxHighlighting(colors), indentUnit.of("  ")];
