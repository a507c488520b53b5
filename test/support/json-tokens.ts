import { createScanner } from "jsonc-parser";

// The numbers that jsonc-parser has for kinds of tokens.
export const OPEN_BRACE = 1;
export const CLOSE_BRACE = 2;
export const OPEN_BRACKET = 3;
export const CLOSE_BRACKET = 4;
export const COMMA = 5;
export const COLON = 6;
export const STRING = 10;
const COMMENTS_AND_SPACE = new Set([12, 13, 14, 15]);
const END = 17;

/** A token by its first character and the one after its last. */
export interface ScannedToken {
  readonly kind: number;
  readonly start: number;
  readonly end: number;
}

/** The tokens of a text, also of one with syntax mistakes, without comments and space. */
export function tokensIn(text: string): readonly ScannedToken[] {
  const scanner = createScanner(text);
  const tokens: ScannedToken[] = [];
  for (let kind: number = scanner.scan(); kind !== END; kind = scanner.scan()) {
    const start = scanner.getTokenOffset();
    if (!COMMENTS_AND_SPACE.has(kind)) tokens.push({ kind, start, end: start + scanner.getTokenLength() });
  }
  return tokens;
}
