/** Counts the entries of segments that are not lines in order: once, as segments do not change. */

import { type KnownSegments, type ObjectReader, readStoredStart } from "../../shared/index.ts";
import { codec } from "../export-records/ports.ts";

/** The segments with entries late or in quarantine that a job remembers; of more, it reads all to find one. */
const AUDIT_EXPORT_MAX_LATE_SEGMENTS = 1_000;

/** The count of the first segments of an export. */
export interface SegmentCount {
  /** The number of segments that were counted. */
  readonly segments: number;
  /** The number of entries that they list as quarantined. */
  readonly quarantined: number;
  /** The numbers of those that list such entries, or have some that came late; null for more than are kept. */
  readonly late: readonly number[] | null;
}

export const NOTHING_COUNTED: SegmentCount = { segments: 0, quarantined: 0, late: [] };

/** The number of segments that are counted at a time; the next time, the count goes on. */
const SEGMENTS_AT_A_TIME = 100;

/** Counts on, over segments that were written since. @param segments the number of all segments. */
export async function countSegments(
  counted: SegmentCount,
  segments: number,
  objects: ObjectReader,
): Promise<SegmentCount> {
  let count = counted.segments <= segments ? counted : NOTHING_COUNTED;
  const end = Math.min(segments, count.segments + SEGMENTS_AT_A_TIME);
  for (let number = count.segments + 1; number <= end; number += 1) {
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

/** The segments that are known to be in order: by the count, or because they were found to be since. */
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
