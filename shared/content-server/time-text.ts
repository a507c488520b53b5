/** Reads a time in RFC 3339 by its bytes: one is read of each of a million entries. */

import { isDigit } from "./json-scan.ts";

/** The calendar repeats itself after 400 years; `Date.UTC` takes the years before 100 for others. */
const CYCLE_YEARS = 400;
const CYCLE_MILLISECONDS = 146_097 * 86_400_000;

const UPPER_CASE = 0xdf;
/** Longer ones have digits of a second that say nothing. */
export const TIME_MAX_CHARACTERS = 64;

const SHORTEST = "2026-01-01T00:00:00Z".length;

/** Milliseconds since 1970 of a text that is a time in RFC 3339; null where it is none. */
export function timeOf(text: string): number | null {
  const bytes = new TextEncoder().encode(text);
  return readTime(bytes, 0, bytes.length);
}

/** The same of a text in bytes. Offsets in bytes. */
export function readTime(bytes: Uint8Array, start: number, end: number): number | null {
  if (end - start < SHORTEST || !hasForm(bytes, start)) return null;
  const fraction = readFraction(bytes, start + 19, end);
  const offsetMinutes = fraction === null ? null : readOffset(bytes, fraction.end, end);
  if (fraction === null || offsetMinutes === null) return null;
  const year = number(bytes, start, 4);
  const [month, day] = [number(bytes, start + 5, 2), number(bytes, start + 8, 2)];
  const [hour, minute] = [number(bytes, start + 11, 2), number(bytes, start + 14, 2)];
  // 60 is a leap second, and counts as the next minute's first.
  const second = number(bytes, start + 17, 2);
  const isTime = year >= 0 && month >= 1 && month <= 12 && day >= 1 && hour <= 23 && minute <= 59 && second <= 60;
  if (!isTime || !(day <= daysOf(year, month))) return null;
  const time = Date.UTC(
    year + CYCLE_YEARS,
    month - 1,
    day,
    hour,
    minute - offsetMinutes,
    second,
    fraction.milliseconds,
  );
  return time - CYCLE_MILLISECONDS;
}

/** Reads times that are not in bytes, all by one buffer. */
export function timeTextReader(): (text: string) => number | null {
  const bytes = new Uint8Array(TIME_MAX_CHARACTERS);
  return (text) => {
    if (text.length > TIME_MAX_CHARACTERS) return null;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (code > 0x7f) return null;
      bytes[index] = code;
    }
    return readTime(bytes, 0, text.length);
  };
}

/** Tells if the signs are where they belong: `-` `-` `T` `:` `:`. */
function hasForm(bytes: Uint8Array, start: number): boolean {
  const separator = bytes[start + 10] ?? 0;
  return (
    bytes[start + 4] === 0x2d &&
    bytes[start + 7] === 0x2d &&
    // Or a space, which section 5.6 allows.
    ((separator & UPPER_CASE) === 0x54 || separator === 0x20) &&
    bytes[start + 13] === 0x3a &&
    bytes[start + 16] === 0x3a
  );
}

/** The fraction of a second, if there is one, and where it ends; null where it has no digits. */
function readFraction(bytes: Uint8Array, at: number, end: number): { milliseconds: number; end: number } | null {
  if (bytes[at] !== 0x2e) return { milliseconds: 0, end: at };
  let past = at + 1;
  while (past < end && isDigit(bytes[past] ?? 0)) past += 1;
  const digits = Math.min(past - at - 1, 3);
  return digits === 0 ? null : { milliseconds: number(bytes, at + 1, digits) * 10 ** (3 - digits), end: past };
}

/** Reads the minutes by which the time is ahead of UTC; null where no offset ends the text. */
function readOffset(bytes: Uint8Array, at: number, end: number): number | null {
  const sign = bytes[at] ?? 0;
  if ((sign & UPPER_CASE) === 0x5a) return end === at + 1 ? 0 : null;
  const [hours, minutes] = [number(bytes, at + 1, 2), number(bytes, at + 4, 2)];
  const isOffset = (sign === 0x2b || sign === 0x2d) && bytes[at + 3] === 0x3a && end === at + 6;
  if (!isOffset || !(hours <= 23 && minutes <= 59)) return null;
  return (sign === 0x2d ? -1 : 1) * (hours * 60 + minutes);
}

/** The number that these digits write; NaN where one is no digit. */
function number(bytes: Uint8Array, at: number, digits: number): number {
  let value = 0;
  for (let index = at; index < at + digits; index += 1) {
    const byte = bytes[index] ?? 0;
    value = isDigit(byte) ? value * 10 + byte - 0x30 : Number.NaN;
  }
  return value;
}

function daysOf(year: number, month: number): number {
  if (month !== 2) return 30 + ((month + (month >> 3)) & 1);
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
}
