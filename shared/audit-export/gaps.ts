/**
 * Places at which ids are missing, of a log whose ids are consecutive. Each segment states those up to its end, which follow
 * from those of the segment before and from its own ids: so the last segment alone says what is open.
 */

import { compareIds, isAbove } from "./entry-ids.ts";
import { list, id as readId, record } from "./fields.ts";
import { AUDIT_SEGMENT_MAX_GAPS } from "./limits.ts";

/** Ids are missing between two that are there. */
export interface Gap {
  readonly after: string;
  readonly before: string;
}

/** The state of the gaps at the end of a segment. */
export interface GapsEnd {
  readonly gaps: readonly Gap[];
  readonly last_id: string;
}

/** A number of so many digits is a safe integer. */
const SAFE_DIGITS = 15;

export const readGaps = list(record<Gap>({ after: readId, before: readId }));

/**
 * The places that are open once a segment is written: those of before, but for what its ids fill, and those between its ids.
 * Of more than `AUDIT_SEGMENT_MAX_GAPS`, the highest ones. An id that is in none of them and not above all changes nothing.
 *
 * @param before the segment before; null where there is none.
 * @param ids of its lines and in quarantine, in any order; one may be there twice.
 */
export function gapsAfter(before: GapsEnd | null, ids: readonly string[]): readonly Gap[] {
  const lastId = before?.last_id ?? null;
  const { open, above } = partition(before?.gaps ?? [], ids, lastId);
  let highest = lastId;
  for (const id of above) {
    if (highest !== null && isGap(highest, id)) open.push({ after: highest, before: id });
    highest = id;
  }
  return open.slice(-AUDIT_SEGMENT_MAX_GAPS);
}

/** The earlier gaps without the new ids, and the new ids above all earlier ones, ascending. */
function partition(gaps: readonly Gap[], ids: readonly string[], lastId: string | null) {
  const above: string[] = [];
  const low: string[] = [];
  for (const id of ids) (isAbove(id, lastId) ? above : low).push(id);
  // Most often, ids come in their order already, and there are many.
  if (above.some((id, index) => index > 0 && compareIds(above[index - 1] ?? id, id) > 0)) above.sort(compareIds);
  const open = gaps.flatMap((gap) => split(gap, low));
  return { open, above };
}

/** The parts of a gap that stay when ids that came late are in it. */
function split({ after, before }: Gap, late: readonly string[]): readonly Gap[] {
  const inside = late.filter((id) => compareIds(id, after) > 0 && compareIds(id, before) < 0).toSorted(compareIds);
  const ends = [after, ...inside, before];
  return ends.slice(1).flatMap((end, index) => {
    const start = ends[index] ?? end;
    return isGap(start, end) ? [{ after: start, before: end }] : [];
  });
}

function isGap(after: string, before: string): boolean {
  // Called for each entry: numbers take a tenth of the time of a BigInt.
  const isSafe = before.length <= SAFE_DIGITS && after.length <= SAFE_DIGITS;
  return isSafe ? Number(before) - Number(after) > 1 : BigInt(before) - BigInt(after) > 1n;
}

/** Tells if an id is in one of these gaps. */
export function isInGap(gaps: readonly Gap[], id: string): boolean {
  return gaps.some(({ after, before }) => isAbove(id, after) && isAbove(before, id));
}

/** Tells if two lists have the same gaps. */
export function areSameGaps(one: readonly Gap[], other: readonly Gap[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ after, before }, index) => after === other[index]?.after && before === other[index]?.before)
  );
}
