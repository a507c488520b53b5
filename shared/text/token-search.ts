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
 * The kinds of tokens that begin with two characters. One expression for all kinds takes several times as long to search
 * for, and milliseconds to compile.
 */
function kindsOfStart(start: number): readonly Kind[] {
  const known = kindsByStart.get(start);
  if (known !== undefined) return known;
  const kinds = TOKENS.filter(([beginning]) => startAt(beginning, 0) === start).map(([beginning, rest]) => ({
    beginning,
    rest: lazily(() => new RegExp(rest, "y")),
  }));
  kindsByStart.set(start, kinds);
  return kinds;
}

/** Those that were asked for: at most one list for each start that some kind has. */
const kindsByStart = new Map<number, readonly Kind[]>();

/** 1 for the starts that some kind has: all that most texts are looked up in. */
const knownStarts = lazily((): Uint8Array => {
  const isStart = new Uint8Array(1 << 14);
  for (const [beginning] of TOKENS) isStart[startAt(beginning, 0)] = 1;
  return isStart;
});

/** Two characters as one number; all that begins a token is ASCII. */
function startAt(text: string, index: number): number {
  return ((text.charCodeAt(index) & 0x7f) << 7) | (text.charCodeAt(index + 1) & 0x7f);
}

function holdsToken(text: string): boolean {
  const isStart = knownStarts();
  let isInWord = false;
  for (let index = 0; index < text.length; index += 1) {
    const wasInWord = isInWord;
    isInWord = isLetterOrDigit(text.charCodeAt(index));
    if (!isInWord || wasInWord) continue;
    const start = startAt(text, index);
    if (isStart[start] === 1 && isToken(text, index, kindsOfStart(start))) return true;
  }
  return false;
}

function isToken(text: string, index: number, kinds: readonly Kind[]): boolean {
  for (const kind of kinds) if (isAt(index, text, kind)) return true;
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
