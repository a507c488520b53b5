/** Finds what the export needs of an entry in its source text, and keeps the text. */

import { NESTING_MAX_LEVELS } from "../syntax/limits.ts";
import {
  BACKSLASH,
  CARRIAGE_RETURN,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COMMA,
  LINE_FEED,
  OPEN_BRACE,
  QUOTE,
  SPACE,
  TAB,
} from "../text/characters.ts";
import type { SourceEntry } from "./audit-source.ts";
import { type Fault, fail, NO_JSON, NO_UTF8, type Scan, scanOf, skipSpace } from "./json-scan.ts";
import { isKey, type Span, skipLeniently, skipObject, skipValue, stringBytes, TOO_DEEP } from "./json-values.ts";
import { AUDIT_ID_MAX_DIGITS } from "./limits.ts";
import { readTime, TIME_MAX_CHARACTERS } from "./time-text.ts";

/** An entry in a text, and what stands in it. */
export interface FoundEntry {
  readonly span: Span;
  /** Undefined where it is JSON. */
  readonly fault: Fault | undefined;
  /** The values of the first two of its keys `id`; null for one that is no JSON. */
  readonly ids: readonly (Span | null)[];
  /** The value of its key `time`. */
  readonly time: Span | undefined;
}

const REASONS: Readonly<Record<string, string>> = {
  [NO_UTF8]: "The entry is not valid UTF-8.",
  [TOO_DEEP]: `The entry nests objects and arrays deeper than ${NESTING_MAX_LEVELS} levels.`,
};

const HALF_SURROGATE =
  "The entry has an escape of one half of a surrogate pair, such as \\ud800, which many readers of JSON refuse or replace.";

const IS_MEMBER_END = (byte: number | undefined) => byte === COMMA || byte === CLOSE_BRACE;
const IS_ITEM_END = (byte: number | undefined) => byte === COMMA || byte === CLOSE_BRACKET;
const IS_TEXT_END = (byte: number | undefined) => byte === undefined;

/** Digits, without leading zeros. */
const ID = /^(?:0|[1-9]\d*)$/;

/** Reads one entry by its source text, such as a line of an export. */
export function readSourceEntry(bytes: Uint8Array): SourceEntry {
  const scan = scanOf(bytes);
  skipSpace(scan);
  const found = skipEntryStrictly(scan, IS_TEXT_END);
  const span = found.fault === undefined ? found.span : { start: 0, end: bytes.length };
  return sourceEntry({ ...found, span }, bytes, bytes.slice(span.start, span.end));
}

/** Moves a scan past the next entry of an array, whether valid or not; undefined where no end of it can be found. */
export function skipEntry(scan: Scan): FoundEntry | undefined {
  const start = scan.at;
  const found = skipEntryStrictly(scan, IS_ITEM_END);
  if (found.fault === undefined) return found;
  scan.at = start;
  if (!skipLeniently(scan)) return undefined;
  return { ...found, span: { start, end: withoutSpace(scan, start) } };
}

/** The entry as the export takes it. @param own the entry's own bytes, which are changed. */
export function sourceEntry(found: FoundEntry, bytes: Uint8Array, own: Uint8Array): SourceEntry {
  const { fault, ids } = found;
  const id = ids.length === 1 ? idIn(bytes, ids[0] ?? null) : null;
  const time = found.time === undefined ? null : timeIn(bytes, found.time);
  if (fault !== undefined || id === null) {
    const reason =
      fault === undefined ? reasonOfId(found, bytes) : (REASONS[fault.what] ?? "The entry is no valid JSON.");
    return { kind: "unreadable", id, time, reason, bytes: own };
  }
  if (hasHalfSurrogate(own)) return { kind: "unreadable", id, time, reason: HALF_SURROGATE, bytes: own };
  return { kind: "entry", id, time, bytes: onOneLine(own) };
}

/** Tells if an entry may have been damaged on its way. */
export function isDamaged({ fault }: FoundEntry): boolean {
  return fault !== undefined && fault.what !== TOO_DEEP;
}

/** The entry as far as it is JSON. After a value that is not, the scan goes on behind it, so that the id is found. */
function skipEntryStrictly(scan: Scan, isEnd: (byte: number | undefined) => boolean): FoundEntry {
  const { at: start, bytes } = scan;
  const ids: (Span | null)[] = [];
  let time: Span | undefined;
  let fault: Fault | undefined;
  const skipMember = (keyStart: number): boolean => {
    const valueStart = scan.at;
    const isWhole = skipValue(scan, 1);
    const value = { start: valueStart, end: scan.at };
    const isValue = isWhole && isFollowed(scan, IS_MEMBER_END);
    if (!isValue) {
      fault ??= scan.fault ?? undefined;
      scan.at = valueStart;
      if (!skipLeniently(scan)) return false;
    }
    if (ids.length < 2 && isKey(bytes, keyStart, "id")) ids.push(isValue ? value : null);
    else if (isKey(bytes, keyStart, "time")) time = isValue ? value : undefined;
    return true;
  };
  const isWhole = bytes[start] === OPEN_BRACE ? skipObject(scan, skipMember) : skipValue(scan, 0);
  const span = { start, end: scan.at };
  if (!isWhole || !isFollowed(scan, isEnd)) fault ??= scan.fault ?? undefined;
  scan.fault = null;
  return { span, fault, ids, time };
}

/** Tells if the bytes that follow, after any whitespace, may follow; the scan moves to them. */
function isFollowed(scan: Scan, isEnd: (byte: number | undefined) => boolean): boolean {
  skipSpace(scan);
  return isEnd(scan.bytes[scan.at]) || fail(scan, NO_JSON);
}

function reasonOfId({ ids, span }: FoundEntry, bytes: Uint8Array): string {
  if (bytes[span.start] !== OPEN_BRACE) return "The entry is no object, and so has no id.";
  if (ids.length === 0) return "The entry has no id.";
  if (ids.length > 1) return "The entry has more than one id.";
  return `The entry's id is no whole number of at most ${AUDIT_ID_MAX_DIGITS} digits.`;
}

/** The digits of an id, which may be a number or a text. */
function idIn(bytes: Uint8Array, value: Span | null): string | null {
  if (value === null) return null;
  const { start, end } = value;
  const isText = bytes[start] === QUOTE;
  const digits = isText ? stringBytes(bytes, value, AUDIT_ID_MAX_DIGITS) : bytes.subarray(start, end);
  if (digits === undefined || digits.length > AUDIT_ID_MAX_DIGITS) return null;
  let id = "";
  for (const digit of digits) id += String.fromCharCode(digit);
  return ID.test(id) ? id : null;
}

function timeIn(bytes: Uint8Array, value: Span): number | null {
  const text = bytes[value.start] === QUOTE ? stringBytes(bytes, value, TIME_MAX_CHARACTERS) : undefined;
  return text === undefined ? null : readTime(text, 0, text.length);
}

const LETTER_U = 0x75;
const ESCAPE_BYTES = "\\u0000".length;

/**
 * Tells if an escape stands for half of a surrogate pair without its other half, in a key or a text. In JSON, a
 * backslash begins an escape wherever it is, and a half is nowhere but in one.
 * See docs/decisions/0120-half-surrogates.md.
 */
function hasHalfSurrogate(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(BACKSLASH); at !== -1; at = bytes.indexOf(BACKSLASH, at)) {
    const unit = unitAt(bytes, at);
    if (unit < 0xd800 || unit > 0xdfff) {
      // What follows a backslash may be another one, which begins nothing.
      at += 2;
      continue;
    }
    const second = unit < 0xdc00 ? unitAt(bytes, at + ESCAPE_BYTES) : 0;
    if (second < 0xdc00 || second > 0xdfff) return true;
    at += 2 * ESCAPE_BYTES;
  }
  return false;
}

/** The sixteen bits of the escape at an offset; 0 where there is none, or another one. */
function unitAt(bytes: Uint8Array, at: number): number {
  if (bytes[at] !== BACKSLASH || bytes[at + 1] !== LETTER_U) return 0;
  return Number.parseInt(String.fromCharCode(...bytes.subarray(at + 2, at + ESCAPE_BYTES)), 16);
}

/** Leaves out the line ends between tokens, and the whitespace after them. In texts there are none: JSON has them escaped. */
function onOneLine(bytes: Uint8Array): Uint8Array {
  let length = 0;
  let isIndentation = false;
  for (const byte of bytes) {
    const isLineEnd = byte === LINE_FEED || byte === CARRIAGE_RETURN;
    isIndentation = isLineEnd || (isIndentation && (byte === SPACE || byte === TAB));
    if (isIndentation) continue;
    bytes[length] = byte;
    length += 1;
  }
  return bytes.subarray(0, length);
}

/** Where what the scan has passed ends, without the whitespace after it. */
function withoutSpace(scan: Scan, start: number): number {
  let end = scan.at;
  while (end > start && (scan.bytes[end - 1] ?? 0) <= SPACE) end -= 1;
  return end;
}
