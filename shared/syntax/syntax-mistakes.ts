import type { Span } from "../text/span.ts";
import { JOINED_QUOTES_MAX_EDITS, KEY_MAX_CHARACTERS, NESTING_MAX_LEVELS, SYNTAX_MISTAKES_MAX } from "./limits.ts";
import type { Token } from "./token.ts";

/** One place where a text is not JSON with comments. Of the text itself a message repeats nothing. */
export interface SyntaxMistake {
  readonly rule: "syntax" | "nesting-depth" | "key-length";
  /** 0-based offsets; equal where something is missing. */
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly advice: string;
  readonly related: readonly { readonly message: string; readonly start: number; readonly end: number }[];
  /** Set where it is certain what the text should be: then the parser has read it so. */
  readonly fix?: SyntaxFix;
  /** Set where elements are read as those of one container that may not be: how they come together. */
  readonly joins?: "by a comma" | "by a bracket" | "without a bracket";
}

export interface SyntaxFix {
  /** An order. */
  readonly title: string;
  /** The characters that give way to `text`, in order. */
  readonly edits: readonly (Span & { readonly text: string })[];
}

/** A mistake without anything related and without a fix. */
export function mistake(place: Span, message: string, advice: string): SyntaxMistake {
  return { rule: "syntax", start: place.start, end: place.end, message, advice, related: [] };
}

export function emptyFile(end: number): SyntaxMistake {
  return mistake({ start: end, end }, "The file contains no JSON value.", "Write a JSON object: {…}.");
}

export function notJson(token: Token): SyntaxMistake {
  return mistake(token, "This is not JSON.", 'Start the file with "{".');
}

export function unexpected(token: Token): SyntaxMistake {
  if (token.kind === ":") return mistake(token, 'Unexpected ":".', "Put keys and values in an object: {…}.");
  return mistake(token, `Unexpected "${token.kind}".`, "Remove it.");
}

/** @param isSecond true for the second of two commas and no more: there is nothing that it could have separated. */
export function extraComma({ start, end }: Token, isSecond: boolean): SyntaxMistake {
  const remove = 'Remove the ",".';
  const found = mistake({ start, end }, 'Unexpected ",": there is nothing before it.', remove);
  return isSecond ? { ...found, fix: { title: remove, edits: [{ start, end, text: "" }] } } : found;
}

/** `#` begins a comment in other formats. */
export function hashComment(token: Token): SyntaxMistake {
  const use = 'Start the comment with "//".';
  const edits = [{ start: token.start, end: token.start + 1, text: "//" }];
  return { ...mistake(token, 'Comments cannot start with "#".', use), fix: { title: use, edits } };
}

export function invisibleCharacter(token: Token): SyntaxMistake {
  const code = (token.text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return mistake(
    token,
    `The invisible character U+${code} is not allowed here.`,
    "Remove it, or use an ordinary space.",
  );
}

export function secondDocument(token: Token): SyntaxMistake {
  const message = "A second JSON document begins here.";
  return mistake(token, message, "Keep one JSON object in the file; check whether a bracket closes it too early.");
}

export function textAfterDocument(token: Token): SyntaxMistake {
  return mistake(
    token,
    "There is text after the end of the document.",
    "Keep one JSON object in the file; check whether a bracket closes it too early.",
  );
}

export function unclosedComment(token: Token): SyntaxMistake {
  return mistake(token, 'A comment starts with "/*" and is not closed.', 'Close it with "*/".');
}

/**
 * Between two values on different lines that can stand beside each other, a comma is all that is missing. On one line,
 * a string may hold quotes that are not escaped.
 * See docs/decisions/0004-missing-tokens-have-no-width.md.
 */
export function missingComma(previous: Token, next: Token, isOnOneLine: boolean): SyntaxMistake {
  const place = { start: previous.end, end: previous.end };
  const found = mistake(place, 'A "," is missing here.', "Add a comma.");
  return !isOnOneLine && beginsElement(next)
    ? { ...found, joins: "by a comma", fix: { title: "Add a comma.", edits: [{ ...place, text: "," }] } }
    : found;
}

/** True for a token that another element plainly begins with. */
export function beginsElement({ kind, fault }: Token): boolean {
  return fault === undefined && (kind === "string" || kind === "{" || kind === "[");
}

const COLON_MISSING = 'A ":" is missing after this key.';

/** Where what follows the key is no JSON value. */
export function missingColonAndValue(key: Token): SyntaxMistake {
  return mistake(key, COLON_MISSING, 'Write ":" and a JSON value after it.');
}

/** Before the value of a key. @param isApart true where both stand on one line, with space between them. */
export function missingColon(key: Token, isApart: boolean): SyntaxMistake {
  const found = mistake(key, COLON_MISSING, 'Write ":" after it.');
  const edits = [{ start: key.end, end: key.end, text: ":" }];
  return isApart ? { ...found, fix: { title: 'Add the ":".', edits } } : found;
}

/** `=` or `=>`, as other languages have it. @param isAdjoining true where nothing but space stands before it. */
export function signInsteadOfColon(key: Token, sign: Token, isAdjoining: boolean): SyntaxMistake {
  const use = 'Use ":" instead.';
  const edits = [{ start: isAdjoining ? key.end : sign.start, end: sign.end, text: ":" }];
  return {
    ...mistake(sign, `"${sign.text}" cannot stand between a key and its value.`, use),
    fix: { title: use, edits },
  };
}

export function missingValue(key: Token): SyntaxMistake {
  return mistake(key, "This key has no value.", "Add a value, or remove the key.");
}

export function missingKey(token: Token): SyntaxMistake {
  return mistake(token, "A key is missing here.", 'Add a key in double quotes and ":" before the value.');
}

/** @param hasColon whether a colon follows, so that nothing else is wrong with the key. */
export function keyWithoutQuotes(token: Token, hasColon: boolean): SyntaxMistake {
  if (isTypographic(token.text)) return wrongQuotes(token, token.text);
  const found = mistake(token, "This key is not in double quotes.", 'Write the key as "key".');
  if (!hasColon || !/^[A-Za-z_$][\w$-]*$/.test(token.text)) return found;
  const edits = [token.start, token.end].map((offset) => ({ start: offset, end: offset, text: '"' }));
  return { ...found, fix: { title: "Put the key in double quotes.", edits } };
}

/** `True` or `FALSE`. */
export function wrongCase(token: Token): SyntaxMistake {
  const use = `Use ${token.text.toLowerCase()}.`;
  const fix = { title: use, edits: [{ start: token.start, end: token.end, text: token.text.toLowerCase() }] };
  return { ...mistake(token, "This is not a JSON value.", use), fix };
}

/** A word that no JSON value is written as. @param hasKey true where it is the value of a key. */
export function notAValue(place: Span, text: string, hasKey: boolean): SyntaxMistake {
  const word = text.slice(place.start, place.end);
  if (isTypographic(word)) return wrongQuotes(place, word);
  return mistake(place, "This is not a JSON value.", adviceForWord(word, hasKey));
}

function isTypographic(word: string): boolean {
  return /^[\u2018-\u201f\u00ab\u00bb]/.test(word);
}

const ADVICE_ON_QUOTES = 'Use " instead.';

function wrongQuotes(place: Span, text: string): SyntaxMistake {
  if (isTypographic(text) || isTypographic(text.slice(-1))) {
    return mistake(place, "These are typographic quotes.", ADVICE_ON_QUOTES);
  }
  const kind = text.startsWith("'") ? "single quotes" : "backticks";
  return mistake(place, `These are ${kind}.`, ADVICE_ON_QUOTES);
}

const USE_DOUBLE_QUOTES = "Use double quotes.";

/**
 * Two mistakes about quotes as one, so that one suggestion is right for all of a line; undefined where they are others.
 */
export function joinQuotes(one: SyntaxMistake, other: SyntaxMistake): SyntaxMistake | undefined {
  const areBoth = one.fix?.title === USE_DOUBLE_QUOTES && other.fix?.title === USE_DOUBLE_QUOTES;
  if (!areBoth || one.message !== other.message || one.fix.edits.length >= JOINED_QUOTES_MAX_EDITS) return undefined;
  return { ...one, end: other.end, fix: { ...one.fix, edits: [...one.fix.edits, ...other.fix.edits] } };
}

/** For a string that ends where its quotes do, so that they can be replaced. */
function replaceQuotes({ start, end }: Span, text: string): SyntaxFix {
  const wrong = [start, end - 1].filter((offset) => text[offset] !== '"');
  return {
    title: USE_DOUBLE_QUOTES,
    edits: wrong.map((offset) => ({ start: offset, end: offset + 1, text: '"' })),
  };
}

function adviceForWord(word: string, hasKey: boolean): string {
  if (word.startsWith("=")) return 'Remove the "=".';
  if (word.startsWith("'") || word.startsWith("`")) return 'Put the text in double quotes: "…".';
  if (/^off$/i.test(word)) return 'Use "off" in double quotes, or false.';
  if (/^(yes|no|on)$/i.test(word)) return "Use true or false, or put the text in double quotes.";
  if (/^(true|false)$/i.test(word)) return `Use ${word.toLowerCase()}.`;
  if (/^(null|none|nil|undefined|[-+]?(nan|inf|infinity))$/i.test(word)) {
    const [remove, its] = hasKey ? ["Remove the key", "its"] : ["Remove it", "a"];
    return `${remove}, or write ${its} value: text in double quotes, a number, true, false, {…} or […].`;
  }
  if (/[;\u037e\uff0c\uff1b]$/.test(word)) return "End it with a comma.";
  if (/^[-+.\d]/.test(word)) {
    return 'Write a number such as 42, -1 or 0.5, without "+", leading zeros or units, or put the text in double quotes.';
  }
  return 'Put the text in double quotes: "…".';
}

// oxlint-disable-next-line no-control-regex -- what JSON does not allow unescaped
const GOOD_CHARACTERS = /^(?:[^\\\u0000-\u001f]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4})*/;

/** A key of which one quote is missing; where it is a name as others are, it is certain how far it goes. */
export function keyWithoutQuote(token: Token): SyntaxMistake {
  const found = oneQuote(token);
  if (!/^[A-Za-z_$][\w$-]*$/.test(token.text)) return found;
  const at = token.fault === "no opening quote" ? token.start : token.end;
  return { ...found, fix: { title: "Add the double quote.", edits: [{ start: at, end: at, text: '"' }] } };
}

function oneQuote(token: Token): SyntaxMistake {
  return token.fault === "no opening quote"
    ? mistake(token, "The double quote before this text is missing.", "Add it.")
    : mistake(token, "This string is not closed.", "Close it with a double quote.");
}

/** A fault inside a string; its place is that of the faulty character where there is one. */
export function inString(token: Token, text: string): SyntaxMistake {
  if (token.fault === "no opening quote" || token.fault === "no closing quote") return oneQuote(token);
  if (token.fault === "wrong quotes") {
    return { ...wrongQuotes(token, text.slice(token.start, token.end)), fix: replaceQuotes(token, text) };
  }
  if (token.fault === "unclosed string") {
    return mistake(
      token,
      "This string is not closed.",
      String.raw`Close it with a double quote; write a line break as \n.`,
    );
  }
  const raw = text.slice(token.start, token.end);
  const start = token.start + (GOOD_CHARACTERS.exec(raw)?.[0].length ?? 0);
  if (text[start] === "\\") {
    const end = Math.min(start + 2, token.end - 1);
    return mistake(
      { start, end },
      "This escape is not valid in JSON.",
      String.raw`Write a backslash as \\; valid escapes are \" \\ \/ \b \f \n \r \t and \uXXXX.`,
    );
  }
  return mistake(
    { start, end: start + 1 },
    "A string cannot contain a control character.",
    String.raw`Write it as an escape, for example a tab as \t.`,
  );
}

export function tooDeep(token: Token): SyntaxMistake {
  return {
    ...mistake(
      token,
      `Objects and arrays are nested more than ${NESTING_MAX_LEVELS} levels deep.`,
      "Use fewer levels.",
    ),
    rule: "nesting-depth",
  };
}

export function keyTooLong(token: Token): SyntaxMistake {
  return {
    ...mistake(token, `This key is longer than ${KEY_MAX_CHARACTERS} characters.`, "Use a shorter key."),
    rule: "key-length",
  };
}

export function tooMany(last: SyntaxMistake): SyntaxMistake {
  return mistake(
    last,
    `There are more than ${SYNTAX_MISTAKES_MAX} syntax errors; those after this place are not listed.`,
    "Fix the first ones and check again.",
  );
}
