import { lazily } from "./lazily.ts";
import { OTHER_SHAPES, PART_OF_OTHERS, PREFIXED, TOKENS } from "./token-shapes.ts";

/** Nothing shorter has a shape that is known. */
export const TOKEN_MIN_CHARACTERS = 15;

const KEY_PART_MIN_CHARACTERS = 16;

/** True where a text, or a part of it, has the shape of a known kind of credential. In time linear in the text. */
export function hasTokenShape(text: string): boolean {
  if (text.length < TOKEN_MIN_CHARACTERS) return false;
  return holdsToken(text) || (PART_OF_OTHERS.test(text) && holdsOther(text));
}

/** A kind of token that begins in some way. */
interface Kind {
  readonly beginning: string;
  /** Made when first asked for: most texts hold nothing that begins as a token does. */
  readonly rest: () => RegExp;
}

/**
 * The kinds of tokens, by their first two characters. One expression for all of them takes several times as long to
 * search for, and milliseconds to compile.
 */
const KINDS = new Map<number, Kind[]>();
/** 1 for the starts in `KINDS`. */
const IS_START = new Uint8Array(1 << 14);
for (const [beginning, rest] of TOKENS) {
  const start = startAt(beginning, 0);
  const kind = { beginning, rest: lazily(() => new RegExp(rest, "y")) };
  KINDS.set(start, [...(KINDS.get(start) ?? []), kind]);
  IS_START[start] = 1;
}

/** Two characters as one number; all that begins a token is ASCII. */
function startAt(text: string, index: number): number {
  return ((text.charCodeAt(index) & 0x7f) << 7) | (text.charCodeAt(index + 1) & 0x7f);
}

function holdsToken(text: string): boolean {
  let isInWord = false;
  for (let index = 0; index < text.length; index += 1) {
    const wasInWord = isInWord;
    isInWord = isLetterOrDigit(text.charCodeAt(index));
    if (isInWord && !wasInWord && IS_START[startAt(text, index)] === 1 && isToken(text, index)) return true;
  }
  return false;
}

function isToken(text: string, index: number): boolean {
  for (const kind of KINDS.get(startAt(text, index)) ?? []) if (isAt(index, text, kind)) return true;
  return false;
}

function isAt(index: number, text: string, { beginning, rest }: Kind): boolean {
  if (!text.startsWith(beginning, index)) return false;
  const pattern = rest();
  pattern.lastIndex = index + beginning.length;
  return pattern.test(text);
}

/** In ASCII. */
function isLetterOrDigit(code: number): boolean {
  const lower = code | 0x20;
  return (lower >= 0x61 && lower <= 0x7a) || (code >= 0x30 && code <= 0x39);
}

function holdsOther(text: string): boolean {
  return OTHER_SHAPES.some((shape) => shape.test(text)) || holdsPrefixedKey(text);
}

function holdsPrefixedKey(text: string): boolean {
  for (const [, rest = ""] of text.matchAll(PREFIXED)) {
    if (rest.split(/[-_]/).some((part) => part.length >= KEY_PART_MIN_CHARACTERS && isMixed(part))) return true;
  }
  return false;
}

/** True for a text with letters and digits. */
export function isMixed(text: string): boolean {
  return /\d/.test(text) && /[A-Za-z]/.test(text);
}
