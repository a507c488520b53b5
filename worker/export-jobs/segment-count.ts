/** What the segments of an export say of entries that are not lines in order: counted once, as segments do not change. */

import { type KnownSegments, type ObjectReader, readStoredStart } from "../../shared/index.ts";
import { codec } from "../export-records/codec.ts";
import { AUDIT_EXPORT_MAX_LATE_SEGMENTS } from "../values/limits.ts";

/** What the first segments of an export say. */
export interface SegmentCount {
  /** How many segments were counted. */
  readonly segments: number;
  /** How many entries they list as quarantined. */
  readonly quarantined: number;
  /** The numbers of those that list such entries, or have some that came late; null for more than are kept. */
  readonly late: readonly number[] | null;
}

export const NOTHING_COUNTED: SegmentCount = { segments: 0, quarantined: 0, late: [] };

/** How many segments are looked at in one go; the rest has its turn the next time. */
const SEGMENTS_AT_A_TIME = 100;

/** Counts on, over segments that were written since, whoever wrote them. @param segments how many there are. */
export async function countSegments(
  counted: SegmentCount,
  segments: number,
  objects: ObjectReader,
): Promise<SegmentCount> {
  let count = counted.segments <= segments ? counted : NOTHING_COUNTED;
  const end = Math.min(segments, count.segments + SEGMENTS_AT_A_TIME);
  for (let number = count.segments + 1; number <= end; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, for each takes memory
    const stored = await readStoredStart(number, { objects, codec });
    const { quarantined, late } = stored.state === "whole" ? stored.value : { quarantined: [], late: 1 };
    const isInOrder = quarantined.length === 0 && late === 0;
    count = {
      segments: number,
      quarantined: count.quarantined + quarantined.length,
      late: isInOrder ? count.late : withNumber(count.late, number),
    };
  }
  return count;
}

/** The segments that are known to be in order: by the count, and by what was found since. */
export function segmentsInOrder({ segments, late }: SegmentCount, found: Set<number>): KnownSegments {
  const others = new Set(late);
  return {
    has: (number) => (late !== null && number <= segments && !others.has(number)) || found.has(number),
    add: (number) => void found.add(number),
  };
}

function withNumber(late: SegmentCount["late"], number: number): SegmentCount["late"] {
  return late === null || late.length === AUDIT_EXPORT_MAX_LATE_SEGMENTS ? null : [...late, number];
}
