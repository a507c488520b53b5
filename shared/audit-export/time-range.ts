/** The range of times of a segment's entries. */

import type { SegmentMetadata } from "./segment.ts";

/** RFC 3339; null where no entry has a time that can be read. */
export type TimeRange = Pick<SegmentMetadata, "earliest_time" | "latest_time">;

/** RFC 3339 has four digits for the year; an offset can lead out of them. */
const MIN_TIME = Date.parse("0000-01-01T00:00:00.000Z");
const MAX_TIME = Date.parse("9999-12-31T23:59:59.999Z");

/** The range of times in milliseconds since 1970; null is for an entry without one. */
export function timeRange(times: Iterable<number | null>): TimeRange {
  let [earliest, latest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const time of times) {
    if (time === null || time < MIN_TIME || time > MAX_TIME) continue;
    if (time < earliest) earliest = time;
    if (time > latest) latest = time;
  }
  if (earliest > latest) return { earliest_time: null, latest_time: null };
  return { earliest_time: new Date(earliest).toISOString(), latest_time: new Date(latest).toISOString() };
}

/** The times of entries that are asked for; any where both are null. In milliseconds since 1970. */
export interface AskedTimes {
  /** Entries from this time on. */
  readonly from: number | null;
  /** Entries before this time. */
  readonly to: number | null;
}

/** Tells if a segment must be opened for entries of these times: where it states no times, it must. */
export function mayHold(
  { earliest_time: earliest, latest_time: latest }: TimeRange,
  { from, to }: AskedTimes,
): boolean {
  if (earliest === null || latest === null) return true;
  return (to === null || Date.parse(earliest) < to) && (from === null || Date.parse(latest) >= from);
}
