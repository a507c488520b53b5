/** The age of entries by their own time. */

import { AUDIT_CLOCK_AHEAD_MAX_HOURS } from "./limits.ts";

const CLOCK_AHEAD_MAX_MILLISECONDS = AUDIT_CLOCK_AHEAD_MAX_HOURS * 60 * 60 * 1000;

/** Tells if a time is so far ahead of the clock that one of both is a mistake. Times are milliseconds since 1970. */
export function isFarAhead(time: number, now: number): boolean {
  return time > now + CLOCK_AHEAD_MAX_MILLISECONDS;
}

/** Tells if an entry of this time is younger than so many milliseconds. A time far ahead says nothing about its age. */
export function isYoung(time: number, now: number, milliseconds: number): boolean {
  return now - time < milliseconds && !isFarAhead(time, now);
}
