import { type ObjectReader, readStoredStart } from "../../shared/index.ts";
import { codec } from "./codec.ts";

/** How many entries the first segments of an export list as quarantined. */
export interface QuarantineCount {
  /** How many segments were counted. */
  readonly segments: number;
  readonly quarantined: number;
}

/** How many segments are looked at in one go; the rest has its turn the next time. */
const SEGMENTS_AT_A_TIME = 100;

/** Counts on, over segments that were written since, whoever wrote them. @param segments how many there are. */
export async function countQuarantined(
  counted: QuarantineCount,
  segments: number,
  objects: ObjectReader,
): Promise<QuarantineCount> {
  const start = counted.segments <= segments ? counted : { segments: 0, quarantined: 0 };
  let { quarantined } = start;
  const end = Math.min(segments, start.segments + SEGMENTS_AT_A_TIME);
  for (let number = start.segments + 1; number <= end; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, for each takes memory
    const stored = await readStoredStart(number, { objects, codec });
    if (stored.state === "whole") quarantined += stored.value.quarantined.length;
  }
  return { segments: end, quarantined };
}
