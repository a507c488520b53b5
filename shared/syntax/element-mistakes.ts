import { mistake, type SyntaxMistake } from "./syntax-mistakes.ts";
import type { Token } from "./token.ts";

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
