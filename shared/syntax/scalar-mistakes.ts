import type { Span } from "../text/span.ts";
import { JOINED_QUOTES_MAX_EDITS } from "./limits.ts";
import { mistake, type SyntaxFix, type SyntaxMistake } from "./syntax-mistakes.ts";
import type { Token } from "./token.ts";

/** @param hasColon whether a colon follows, so that nothing else is wrong with the key. */
export function keyWithoutQuotes(token: Token, hasColon: boolean): SyntaxMistake {
  if (isTypographic(token.text)) return wrongQuotes(token, token.text);
  const found = mistake(token, "This key is not in double quotes.", 'Write the key as "key".');
  if (!hasColon || !/^[A-Za-z_$][\w$-]*$/.test(token.text)) return found;
  const edits = [token.start, token.end].map((offset) => ({ start: offset, end: offset, text: '"' }));
  return { ...found, fix: { title: "Put the key in double quotes.", edits } };
}

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
