/** Looks into texts of JSON that a scan has passed. */

import { BACKSLASH, endOfQuoted, QUOTE } from "./json-scan.ts";

/** From the first byte to past the last one; 0-based. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** How many characters an escape has at most. */
const ESCAPE_CHARACTERS = "\\u0000".length;

/** Whether the text that begins at an offset is this name in ASCII, which may be spelt with escapes. */
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

/** What a text says, quotes and escapes resolved. */
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
