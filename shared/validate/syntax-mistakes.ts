import { NESTING_MAX_LEVELS, SYNTAX_MISTAKES_MAX } from "../limits.ts";
import type { Path } from "./json.ts";
import type { Token } from "./tokens.ts";

/** One place where a text is not JSON with comments. Of the text itself a message repeats nothing but keys. */
export interface SyntaxMistake {
  readonly rule: "syntax" | "nesting-depth";
  /** Leads to the value in which it stands. */
  readonly path: Path;
  /** 0-based offsets; equal where something is missing. */
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly advice: string;
  readonly related: readonly { readonly message: string; readonly start: number; readonly end: number }[];
}

/** A mistake before the parser adds where it is. */
export type MistakeText = Omit<SyntaxMistake, "path">;

function mistake(place: { start: number; end: number }, message: string, advice: string): MistakeText {
  return { rule: "syntax", start: place.start, end: place.end, message, advice, related: [] };
}

export function emptyFile(end: number): MistakeText {
  return mistake({ start: 0, end }, "The file holds no JSON value.", "Start with {} and add providers.");
}

export function unexpected(token: Token): MistakeText {
  if (token.kind === ":")
    return mistake(token, 'A ":" has no place here.', "Keys and values belong in an object: {…}.");
  if (token.kind === ",") return mistake(token, 'There is nothing before this ",".', 'Remove the ",".');
  return mistake(token, `A "${token.kind}" has no place here.`, `Remove it, or open what it closes.`);
}

export function textAfterDocument(token: Token): MistakeText {
  return mistake(
    token,
    "There is more text after the end of the document.",
    "Keep one JSON object in the file; look for a bracket that closes it too early.",
  );
}

export function unclosedComment(token: Token): MistakeText {
  return mistake(token, 'A comment opens with "/*" and is never closed.', 'Close it with "*/".');
}

const CLOSES: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

/** `open` are the brackets that the end of the file finds open, the outermost first. */
export function unclosed(open: readonly Token[], endOfFile: Token): MistakeText {
  const inner = open.at(-1) ?? endOfFile;
  const closes = open.map(({ kind }) => CLOSES[kind]).toReversed();
  return {
    ...mistake(inner, `A "${inner.kind}" is never closed.`, `Add ${closes.join("")} where it ends.`),
    related: [{ message: "The file ends here.", start: endOfFile.start, end: endOfFile.end }],
  };
}

/** `isOfOuter`: the bracket closes an outer one, so that the inner one's is missing, not mistyped. */
export function wrongClose(opened: Token, close: Token, isOfOuter: boolean): MistakeText {
  const message = `A "${close.kind}" stands where the "${opened.kind}" before it is still open.`;
  const right = CLOSES[opened.kind];
  return {
    ...mistake(close, message, isOfOuter ? `Add "${right}" before it.` : `Write "${right}" instead.`),
    related: [{ message: `This "${opened.kind}" is still open.`, start: opened.start, end: opened.end }],
  };
}

export function missingComma(previous: Token): MistakeText {
  return mistake({ start: previous.end, end: previous.end }, 'A "," is missing here.', 'Part the two with a ",".');
}

export function missingColon(key: Token): MistakeText {
  return mistake(key, 'No ":" follows this key.', 'Write ": " and a value after the key.');
}

export function missingValue(key: Token): MistakeText {
  return mistake(key, "This key has no value.", "Write a value after it, or remove the key.");
}

export function missingKey(token: Token): MistakeText {
  return mistake(token, "A key is missing here.", 'Write a key in double quotes and ":" before the value.');
}

export function keyWithoutQuotes(token: Token): MistakeText {
  return mistake(token, "A key does not stand in double quotes.", 'Write the key as "key".');
}

/** A word from `start` to `end` that no JSON value is written as. */
export function notAValue(start: number, end: number, text: string): MistakeText {
  return mistake({ start, end }, "This is not a JSON value.", adviceForWord(text.slice(start, end)));
}

function adviceForWord(word: string): string {
  if (word.startsWith("'") || word.startsWith("`")) return 'Put text in double quotes: "…".';
  if (/^(true|false)$/i.test(word)) return `Write ${word.toLowerCase()}.`;
  if (/^(null|none|nil|undefined)$/i.test(word)) return "Write null, or remove the key.";
  if (/^[-+]?(nan|inf|infinity)$/i.test(word)) return "JSON has only finite numbers; write one.";
  if (/^[-+.\d]/.test(word))
    return "Write a number as 42 or 0.5: no sign before it, no leading zero, digits after a point.";
  return 'Put text in double quotes: "…".';
}

// oxlint-disable-next-line no-control-regex -- what JSON does not allow unescaped
const GOOD_CHARACTERS = /^(?:[^\\\u0000-\u001f]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4})*/;

/** A fault inside a string; its place is that of the faulty character where there is one. */
export function inString(token: Token, text: string): MistakeText {
  if (token.fault === "unclosed string") {
    return mistake(
      token,
      "A string is not closed on its line.",
      String.raw`Close it with a double quote; write a line break in it as \n.`,
    );
  }
  const raw = text.slice(token.start, token.end);
  const start = token.start + (GOOD_CHARACTERS.exec(raw)?.[0].length ?? 0);
  if (text[start] === "\\") {
    const end = Math.min(start + 2, token.end - 1);
    return mistake(
      { start, end },
      "A string holds an escape that JSON does not know.",
      String.raw`Write a backslash as \\; the escapes are \" \\ \/ \b \f \n \r \t and \uXXXX.`,
    );
  }
  return mistake(
    { start, end: start + 1 },
    "A string holds a control character.",
    String.raw`Write it as an escape: a tab as \t.`,
  );
}

export function tooDeep(token: Token): MistakeText {
  return {
    ...mistake(token, `Objects and arrays nest deeper than ${NESTING_MAX_LEVELS} levels.`, "Nest fewer of them."),
    rule: "nesting-depth",
  };
}

export function tooMany(token: Token): MistakeText {
  return mistake(
    token,
    `There are more than ${SYNTAX_MISTAKES_MAX} syntax mistakes; those after this place are not listed.`,
    "Mend the first ones and check again.",
  );
}
