/** Ids that no entry has, between the first and the last. */

import { compareIds } from "../entry-ids.ts";
import { AUDIT_VERIFY_MAX_GAP_PLACES } from "../limits.ts";

/** A place at which ids are left out, until entries that came late fill it. */
export interface GapPlace {
  readonly after: string;
  readonly before: string;
  /** The entry after the gap. */
  readonly object: string;
  /** Null where that entry is in quarantine. */
  readonly line: number | null;
  readonly place: number;
  /** How many ids are left out. */
  missing: bigint;
}

export interface Gaps {
  lowest: string | null;
  highest: string | null;
  /** How many entries have an id. */
  ids: number;
  /** Those of logs whose ids follow on each other, in ascending order. */
  readonly places: GapPlace[];
}

export function noGaps(): Gaps {
  return { lowest: null, highest: null, ids: 0, places: [] };
}

/** Takes note of an id that an entry has. */
export function countId(gaps: Gaps, id: string): void {
  gaps.ids += 1;
  if (gaps.lowest === null || compareIds(id, gaps.lowest) < 0) gaps.lowest = id;
  if (gaps.highest === null || compareIds(id, gaps.highest) > 0) gaps.highest = id;
}

/** Takes note of a place at which an id does not follow on the one before. */
export function addGapPlace(gaps: Gaps, found: Omit<GapPlace, "missing">): void {
  const missing = BigInt(found.before) - BigInt(found.after) - 1n;
  if (missing <= 0n) return;
  if (gaps.places.length < AUDIT_VERIFY_MAX_GAP_PLACES) gaps.places.push({ ...found, missing });
}

/** Takes note of an id that came late, or that is in quarantine: it may be one that seemed to be left out. */
export function fillGap({ places }: Gaps, id: string): void {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compareIds(places[middle]?.before ?? id, id) > 0) to = middle;
    else from = middle + 1;
  }
  const place = places[from];
  if (place !== undefined && compareIds(place.after, id) < 0) place.missing -= 1n;
}

/** How many ids are left out; not exact above 2^53. */
export function gapsOf({ lowest, highest, ids }: Gaps): number {
  if (lowest === null || highest === null) return 0;
  const missing = BigInt(highest) - BigInt(lowest) + 1n - BigInt(ids);
  return missing > 0n ? Number(missing) : 0;
}

/** The first place at which ids are still left out. */
export function firstGap({ places }: Gaps): GapPlace | undefined {
  return places.find(({ missing }) => missing > 0n);
}
