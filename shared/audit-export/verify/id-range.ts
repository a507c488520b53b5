/** From which id to which the entries of an export go, and how many ids no entry has. */

import { countOf } from "../../text/wording.ts";
import { compareIds } from "../entry-ids.ts";

export interface IdRange {
  lowest: string | null;
  highest: string | null;
  /** The number of entries with an id. */
  ids: number;
}

export function noIds(): IdRange {
  return { lowest: null, highest: null, ids: 0 };
}

/** Takes note of an id that an entry has. */
export function countId(range: IdRange, id: string): void {
  range.ids += 1;
  if (range.lowest === null || compareIds(id, range.lowest) < 0) range.lowest = id;
  if (range.highest === null || compareIds(id, range.highest) > 0) range.highest = id;
}

/** The number of ids between the lowest and the highest that no entry has, at most the highest number that is exact. */
export function missingIn({ lowest, highest, ids }: IdRange): number {
  if (lowest === null || highest === null) return 0;
  const missing = BigInt(highest) - BigInt(lowest) + 1n - BigInt(ids);
  if (missing > BigInt(Number.MAX_SAFE_INTEGER)) return Number.MAX_SAFE_INTEGER;
  return missing > 0n ? Number(missing) : 0;
}

/** The text for a number of missing ids. @param missing as `missingIn` counts them. */
export function missingText(missing: number): string {
  return atLeast(missing) + String(missing);
}

/** "1 id", "2 ids". @param missing as above. */
export function countOfMissing(missing: number): string {
  return atLeast(missing) + countOf(missing, "id");
}

function atLeast(missing: number): string {
  return missing >= Number.MAX_SAFE_INTEGER ? "at least " : "";
}
