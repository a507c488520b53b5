/** Scans whole values of JSON, without recursion, and so nested in any way. */

import { NESTING_MAX_LEVELS } from "../syntax/limits.ts";
import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from "../text/characters.ts";
import {
  ENDS_EARLY,
  endOfQuoted,
  fail,
  NO_JSON,
  type Scan,
  skipByte,
  skipScalar,
  skipSpace,
  skipString,
} from "./json-scan.ts";

export const TOO_DEEP = `nests objects and arrays deeper than ${NESTING_MAX_LEVELS} levels`;

/** From an opening bracket to its closing one. */
const TO_CLOSING = CLOSE_BRACE - OPEN_BRACE;

/**
 * Any value.
 *
 * @param level how many objects and arrays are open around it.
 */
export function skipValue(scan: Scan, level: number): boolean {
  const first = scan.bytes[scan.at];
  return first === OPEN_BRACE || first === OPEN_BRACKET ? skipNested(scan, level) : skipScalar(scan);
}

function skipNested(scan: Scan, level: number): boolean {
  /** The brackets that are open, from the outermost one. */
  const open: number[] = [];
  for (;;) {
    const byte = scan.bytes[scan.at];
    if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      if (level + open.length === NESTING_MAX_LEVELS) return fail(scan, TOO_DEEP);
      scan.at += 1;
      skipSpace(scan);
      if (scan.bytes[scan.at] === byte + TO_CLOSING) scan.at += 1;
      else {
        open.push(byte);
        if (byte === OPEN_BRACE && !skipKey(scan)) return false;
        continue;
      }
    } else if (!skipScalar(scan)) return false;
    if (!skipToNextValue(scan, open)) return false;
    if (open.length === 0) return true;
  }
}

/** From the end of a value over closing brackets to the next one, unless none is open any more. */
function skipToNextValue(scan: Scan, open: number[]): boolean {
  for (let bracket = open.at(-1); bracket !== undefined; bracket = open.at(-1)) {
    skipSpace(scan);
    if (scan.bytes[scan.at] === COMMA) {
      scan.at += 1;
      skipSpace(scan);
      return bracket === OPEN_BRACKET || skipKey(scan);
    }
    if (!skipByte(scan, bracket + TO_CLOSING)) return false;
    open.pop();
  }
  return true;
}

/** A key, its colon and the whitespace around it. */
function skipKey(scan: Scan): boolean {
  if (!skipString(scan)) return false;
  skipSpace(scan);
  if (!skipByte(scan, COLON)) return false;
  skipSpace(scan);
  return true;
}

/**
 * An object, whose values the caller scans.
 *
 * @param skipMember is called at each value, with the offset where its key begins.
 */
export function skipObject(scan: Scan, skipMember: (keyStart: number) => boolean): boolean {
  if (!skipByte(scan, OPEN_BRACE)) return false;
  skipSpace(scan);
  if (scan.bytes[scan.at] === CLOSE_BRACE) return skipByte(scan, CLOSE_BRACE);
  for (;;) {
    const keyStart = scan.at;
    if (!skipKey(scan) || !skipMember(keyStart)) return false;
    skipSpace(scan);
    if (scan.bytes[scan.at] !== COMMA) return skipByte(scan, CLOSE_BRACE);
    scan.at += 1;
    skipSpace(scan);
  }
}

/** An array, whose values the caller scans. */
export function skipArray(scan: Scan, skipItem: () => boolean): boolean {
  if (!skipByte(scan, OPEN_BRACKET)) return false;
  skipSpace(scan);
  if (scan.bytes[scan.at] === CLOSE_BRACKET) return skipByte(scan, CLOSE_BRACKET);
  for (;;) {
    if (!skipItem()) return false;
    skipSpace(scan);
    if (scan.bytes[scan.at] !== COMMA) return skipByte(scan, CLOSE_BRACKET);
    scan.at += 1;
    skipSpace(scan);
  }
}

/**
 * Skips the text in the place of a value, valid or not: all up to a comma or a closing bracket that is in no text and
 * in no brackets of its own.
 */
export function skipLeniently(scan: Scan): boolean {
  const { bytes } = scan;
  const start = scan.at;
  let depth = 0;
  for (let { at } = scan; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) at = endOfQuoted(bytes, at);
    else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth += 1;
    else if (depth === 0 && (byte === COMMA || byte === CLOSE_BRACE || byte === CLOSE_BRACKET)) {
      scan.at = at;
      return at > start || fail(scan, NO_JSON);
    } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) depth -= 1;
  }
  scan.at = bytes.length;
  return fail(scan, ENDS_EARLY);
}

/** From the first byte to past the last one; 0-based. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The most characters of an escape. */
const ESCAPE_CHARACTERS = "\\u0000".length;

/** Tells if the text that begins at an offset is this name in ASCII, which may be spelt with escapes. */
export function isKey(bytes: Uint8Array, start: number, name: string): boolean {
  for (let index = 0; index < name.length; index += 1) {
    const byte = bytes[start + 1 + index];
    if (byte === BACKSLASH) return isEscapedKey(bytes, start, name);
    if (byte !== name.charCodeAt(index)) return false;
  }
  return bytes[start + 1 + name.length] === QUOTE;
}

function isEscapedKey(bytes: Uint8Array, start: number, name: string): boolean {
  const end = endOfQuoted(bytes, start) + 1;
  return end - start <= ESCAPE_CHARACTERS * name.length + 2 && textIn(bytes, { start, end }) === name;
}

/** The value of a text, quotes and escapes resolved. */
export function textIn(bytes: Uint8Array, { start, end }: Span): string {
  return String(
    JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes.subarray(start, end))),
  );
}

/** The bytes of what a text says; undefined where it is longer than `maxCharacters`, however it is spelt. */
export function stringBytes(bytes: Uint8Array, { start, end }: Span, maxCharacters: number): Uint8Array | undefined {
  const own = bytes.subarray(start + 1, end - 1);
  if (own.length > maxCharacters * ESCAPE_CHARACTERS) return undefined;
  const said = own.includes(BACKSLASH) ? new TextEncoder().encode(textIn(bytes, { start, end })) : own;
  return said.length > maxCharacters ? undefined : said;
}
