import { KEY_MAX_CHARACTERS, NESTING_MAX_LEVELS, RELATED_PLACES_MAX, SYNTAX_MISTAKES_MAX } from "./limits.ts";
import type { Token } from "./tokens.ts";

/** One place where a text is not JSON with comments. Of the text itself a message repeats nothing. */
export interface SyntaxMistake {
  readonly rule: "syntax" | "nesting-depth" | "key-length";
  /** 0-based offsets; equal where something is missing. */
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly advice: string;
  readonly related: readonly { readonly message: string; readonly start: number; readonly end: number }[];
}

function mistake(place: { start: number; end: number }, message: string, advice: string): SyntaxMistake {
  return { rule: "syntax", start: place.start, end: place.end, message, advice, related: [] };
}

export function emptyFile(end: number): SyntaxMistake {
  return mistake({ start: end, end }, "The file holds no JSON value.", "Write one JSON object: {…}.");
}

export function notJson(token: Token): SyntaxMistake {
  return mistake(token, "This is not JSON.", 'Write one JSON object: begin with "{".');
}

export function unexpected(token: Token): SyntaxMistake {
  if (token.kind === ":")
    return mistake(token, 'A ":" has no place here.', "Keys and values belong in an object: {…}.");
  if (token.kind === ",") return mistake(token, 'There is nothing before this ",".', 'Remove the ",".');
  return mistake(token, `A "${token.kind}" has no place here.`, "Remove it, or open what it closes.");
}

/** `#` begins a comment in other formats. */
export function hashComment(token: Token): SyntaxMistake {
  return mistake(token, 'A "#" does not begin a comment here.', 'Begin the comment with "//".');
}

export function invisibleCharacter(token: Token): SyntaxMistake {
  const code = (token.text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return mistake(
    token,
    `An invisible character that JSON does not know (U+${code}) stands here.`,
    "Remove it, or write a plain blank.",
  );
}

/** `markers` are the places of the lines that git leaves in a file, at least one. */
export function mergeConflict(markers: readonly { readonly start: number; readonly end: number }[]): SyntaxMistake {
  const [first = { start: 0, end: 0 }, ...others] = markers;
  return {
    ...mistake(
      first,
      "A merge conflict is not resolved.",
      "Choose between the two sides and remove git's marker lines.",
    ),
    related: others.slice(0, RELATED_PLACES_MAX).map((place) => ({ message: "This line belongs to it.", ...place })),
  };
}

export function textAfterDocument(token: Token): SyntaxMistake {
  return mistake(
    token,
    "There is more text after the end of the document.",
    "Keep one JSON object in the file; look for a bracket that closes it too early.",
  );
}

export function unclosedComment(token: Token): SyntaxMistake {
  return mistake(token, 'A comment opens with "/*" and is never closed.', 'Close it with "*/".');
}

const CLOSES: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

/** `open` are the brackets that the end of the file finds open, the outermost first. */
export function unclosed(open: readonly Token[], endOfFile: Token): SyntaxMistake {
  const inner = open.at(-1) ?? endOfFile;
  const closes = open.map(({ kind }) => CLOSES[kind]).toReversed();
  return {
    ...mistake(inner, `A "${inner.kind}" is never closed.`, `Add ${closes.join("")} where it ends.`),
    related: [{ message: "The file ends here.", start: endOfFile.start, end: endOfFile.end }],
  };
}

/** How a bracket that does not close what was opened last is best explained. */
export type WrongClose = "extra" | "mistyped" | "too early";

export function wrongClose(opened: Token, close: Token, kind: WrongClose): SyntaxMistake {
  const right = CLOSES[opened.kind];
  const advice = {
    extra: "Remove it.",
    mistyped: `Write "${right}" instead.`,
    "too early": `Add "${right}" before it.`,
  };
  return {
    ...mistake(close, `A "${close.kind}" stands where the "${opened.kind}" before it is still open.`, advice[kind]),
    related: [{ message: `This "${opened.kind}" is still open.`, start: opened.start, end: opened.end }],
  };
}

export function unclosedArray(opened: Token, key: Token): SyntaxMistake {
  return {
    ...mistake(key, "A key stands in an array that is still open.", 'Add "]" before it.'),
    related: [{ message: 'This "[" is still open.', start: opened.start, end: opened.end }],
  };
}

/** See docs/decisions/0004-missing-tokens-have-no-width.md. */
export function missingComma(previous: Token): SyntaxMistake {
  return mistake({ start: previous.end, end: previous.end }, 'A "," is missing here.', 'Part the two with a ",".');
}

export function missingColon(key: Token): SyntaxMistake {
  if (/:\s*$/.test(key.text))
    return mistake(key, "A key is not closed.", 'Close it with a double quote before the ":".');
  return mistake(key, 'No ":" follows this key.', 'Write ": " and a value after the key.');
}

export function missingValue(key: Token): SyntaxMistake {
  return mistake(key, "This key has no value.", "Write a value after it, or remove the key.");
}

export function missingKey(token: Token): SyntaxMistake {
  return mistake(token, "A key is missing here.", 'Write a key in double quotes and ":" before the value.');
}

export function keyWithoutQuotes(token: Token): SyntaxMistake {
  return mistake(token, "A key does not stand in double quotes.", 'Write the key as "key".');
}

/** A word from `start` to `end` that no JSON value is written as. */
export function notAValue(start: number, end: number, text: string): SyntaxMistake {
  return mistake({ start, end }, "This is not a JSON value.", adviceForWord(text.slice(start, end)));
}

function adviceForWord(word: string): string {
  if (word.startsWith("'") || word.startsWith("`")) return 'Put text in double quotes: "…".';
  if (/^off$/i.test(word)) return 'Write "off" in double quotes, or false.';
  if (/^(yes|no|on)$/i.test(word)) return "Write true or false.";
  if (/^(true|false)$/i.test(word)) return `Write ${word.toLowerCase()}.`;
  if (/^(null|none|nil|undefined)$/i.test(word)) return "Write null, or remove the key.";
  if (/^[-+]?(nan|inf|infinity)$/i.test(word)) return "JSON has only finite numbers; write one.";
  if (/[;\u037e\uff0c\uff1b]$/.test(word)) return 'End it with ",".';
  if (/^[-+.\d]/.test(word)) {
    return 'Write a number as 42, -1 or 0.5: no "+", no leading zero, digits after a point, no units.';
  }
  return 'Put text in double quotes: "…".';
}

// oxlint-disable-next-line no-control-regex -- what JSON does not allow unescaped
const GOOD_CHARACTERS = /^(?:[^\\\u0000-\u001f]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4})*/;

/** A fault inside a string; its place is that of the faulty character where there is one. */
export function inString(token: Token, text: string): SyntaxMistake {
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

export function tooDeep(token: Token): SyntaxMistake {
  return {
    ...mistake(token, `Objects and arrays nest deeper than ${NESTING_MAX_LEVELS} levels.`, "Nest fewer of them."),
    rule: "nesting-depth",
  };
}

export function keyTooLong(token: Token): SyntaxMistake {
  return {
    ...mistake(token, `A key is longer than ${KEY_MAX_CHARACTERS} characters.`, "Choose a shorter one."),
    rule: "key-length",
  };
}

export function tooMany(last: SyntaxMistake): SyntaxMistake {
  return mistake(
    last,
    `There are more than ${SYNTAX_MISTAKES_MAX} syntax mistakes; those after this place are not listed.`,
    "Mend the first ones and check again.",
  );
}

const MARKER_LINES = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/gm;

/** Where git has left the lines that mark a conflict, they are the one mistake behind all others. */
export function withoutConflictNoise(found: readonly SyntaxMistake[], text: string): readonly SyntaxMistake[] {
  if (found.length === 0) return found;
  const markers = Array.from(text.matchAll(MARKER_LINES), ({ index, 0: line }) => ({
    start: index,
    end: index + line.length,
  }));
  const [first] = markers;
  // A line of "=" alone may be somebody's ornament.
  return first !== undefined && text.startsWith("<", first.start) ? [mergeConflict(markers)] : found;
}
