/** Scans the tokens of JSON (RFC 8259) in UTF-8, strictly, and makes no values of them: numbers keep their spelling. */

import { BACKSLASH, CARRIAGE_RETURN, LINE_FEED, QUOTE, SPACE, TAB } from "../text/characters.ts";

/** Where a scan is, and what was wrong. The functions that scan move it past what they find, and give false on a fault. */
export interface Scan {
  readonly bytes: Uint8Array;
  /** 0-based, in bytes. */
  at: number;
  fault: Fault | null;
}

/** A fault of a text. */
export interface Fault {
  /** The end of a sentence, which repeats nothing of the text. */
  readonly what: string;
  /** 0-based, in bytes. */
  readonly at: number;
}

export const NO_JSON = "is not valid JSON";
export const NO_UTF8 = "is not valid UTF-8";
export const ENDS_EARLY = "ends too early";

const MINUS = 0x2d;
const PLUS = 0x2b;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const LETTER_E = 0x65;
const LETTER_U = 0x75;
const LOWER_CASE = 0x20;

/** The characters that may follow a backslash, but for `u`. */
const ESCAPED = asciiBytes('"\\/bfnrt');
const LITERALS = ["true", "false", "null"].map(asciiBytes);

/** By byte, 1 where it stands for itself in a text. */
const IS_PLAIN = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= SPACE && byte < 0x80 && byte !== QUOTE && byte !== BACKSLASH ? 1 : 0,
);

/**
 * The beginning of a scan.
 * See docs/decisions/0067-byte-scanner.md.
 */
export function scanOf(bytes: Uint8Array): Scan {
  return { bytes, at: 0, fault: null };
}

/** Notes what is wrong where the scan is; false, for the caller to give. */
export function fail(scan: Scan, what: string): false {
  const hasEnded = what === NO_JSON && scan.at >= scan.bytes.length;
  scan.fault = { what: hasEnded ? ENDS_EARLY : what, at: Math.min(scan.at, scan.bytes.length) };
  return false;
}

/** Whitespace between tokens. */
export function skipSpace(scan: Scan): void {
  const { bytes } = scan;
  let { at } = scan;
  for (;;) {
    const byte = bytes[at];
    if (byte !== SPACE && byte !== LINE_FEED && byte !== CARRIAGE_RETURN && byte !== TAB) break;
    at += 1;
  }
  scan.at = at;
}

/** One byte that must be there. */
export function skipByte(scan: Scan, expected: number): boolean {
  if (scan.bytes[scan.at] !== expected) return fail(scan, NO_JSON);
  scan.at += 1;
  return true;
}

/** A text with its quotes. */
export function skipString(scan: Scan): boolean {
  if (!skipByte(scan, QUOTE)) return false;
  const { bytes } = scan;
  for (let { at } = scan; ; ) {
    while (IS_PLAIN[bytes[at] ?? 0] === 1) at += 1;
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) {
      scan.at = at + 1;
      return true;
    }
    const length = byte === BACKSLASH ? escapeLength(bytes, at) : byte < 0x80 ? 0 : utf8Length(bytes, at);
    if (length === 0) {
      scan.at = at;
      return fail(scan, byte < 0x80 ? NO_JSON : NO_UTF8);
    }
    at += length;
  }
}

/**
 * The offset of the quote that ends the string, valid or not, that begins at an offset; that of the end where there is
 * none.
 */
export function endOfQuoted(bytes: Uint8Array, start: number): number {
  for (let at = start + 1; at < bytes.length; at += 1) {
    if (bytes[at] === QUOTE) return at;
    if (bytes[at] === BACKSLASH) at += 1;
  }
  return bytes.length;
}

/** A text, a number, or a word such as `true`. */
export function skipScalar(scan: Scan): boolean {
  const byte = scan.bytes[scan.at] ?? 0;
  if (byte === QUOTE) return skipString(scan);
  if (byte === MINUS || isDigit(byte)) return skipNumber(scan);
  const literal = LITERALS.find((word) => word[0] === byte);
  return literal === undefined ? fail(scan, NO_JSON) : literal.every((letter) => skipByte(scan, letter));
}

function skipNumber(scan: Scan): boolean {
  const { bytes } = scan;
  if (bytes[scan.at] === MINUS) scan.at += 1;
  if (bytes[scan.at] === ZERO) scan.at += 1;
  else if (!skipDigits(scan)) return false;
  if (bytes[scan.at] === POINT) {
    scan.at += 1;
    if (!skipDigits(scan)) return false;
  }
  if (((bytes[scan.at] ?? 0) | LOWER_CASE) !== LETTER_E) return true;
  scan.at += 1;
  const sign = bytes[scan.at];
  if (sign === PLUS || sign === MINUS) scan.at += 1;
  return skipDigits(scan);
}

/** At least one digit. */
function skipDigits(scan: Scan): boolean {
  const start = scan.at;
  while (isDigit(scan.bytes[scan.at] ?? 0)) scan.at += 1;
  return scan.at > start || fail(scan, NO_JSON);
}

/** The length of the escape at a backslash; 0 where it is none. */
function escapeLength(bytes: Uint8Array, at: number): number {
  const letter = bytes[at + 1] ?? 0;
  if (letter !== LETTER_U) return ESCAPED.includes(letter) ? 2 : 0;
  for (let digit = at + 2; digit < at + 6; digit += 1) if (!isHexadecimal(bytes[digit] ?? 0)) return 0;
  return 6;
}

function isHexadecimal(byte: number): boolean {
  const lower = byte | LOWER_CASE;
  return isDigit(byte) || (lower >= 0x61 && lower <= 0x66);
}

export function isDigit(byte: number): boolean {
  return byte >= ZERO && byte <= NINE;
}

function asciiBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/**
 * The length in bytes of the character beyond ASCII that begins at an offset; 0 where it is not valid UTF-8 (RFC 3629).
 */
function utf8Length(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  const second = bytes[at + 1] ?? 0;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  if (lead < 0xe0) return isContinuation(second) ? 2 : 0;
  if (lead < 0xf0) {
    // Neither overlong forms nor surrogates.
    const isRight = second >= (lead === 0xe0 ? 0xa0 : 0x80) && second <= (lead === 0xed ? 0x9f : 0xbf);
    return isRight && isContinuation(bytes[at + 2]) ? 3 : 0;
  }
  // Neither overlong forms nor what is beyond U+10FFFF.
  const isRight = second >= (lead === 0xf0 ? 0x90 : 0x80) && second <= (lead === 0xf4 ? 0x8f : 0xbf);
  return isRight && isContinuation(bytes[at + 2]) && isContinuation(bytes[at + 3]) ? 4 : 0;
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x80 && byte <= 0xbf;
}
