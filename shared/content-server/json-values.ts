/** Scans whole values of JSON, without recursion, and so nested in any way. */

import { NESTING_MAX_LEVELS } from "../syntax/limits.ts";
import {
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  ENDS_EARLY,
  endOfQuoted,
  fail,
  NO_JSON,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
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

/** A key, its colon and the blanks around it. */
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
 * What stands in the place of a value, right or wrong: all up to a comma or a closing bracket that is in no text and in no
 * brackets of its own.
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
