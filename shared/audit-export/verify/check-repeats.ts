/**
 * Finds ids that are in two segments. Ids that increase cannot repeat, so only low ids are looked for: those not above all ids
 * of the segments before. Another segment has such an id only in its own range, or among its own low ids.
 */

import { compareIds, isAbove } from "../entry-ids.ts";
import { AUDIT_VERIFY_MAX_LATE_IDS } from "../limits.ts";
import { segmentName } from "../object-names.ts";
import { readStoredSegment, type StoredSegment } from "../stored-segment.ts";
import { type IdPlace, idsIn, segmentIds } from "./segment-ids.ts";
import { addBreak, type SegmentRecord, type VerifyState } from "./verify-state.ts";

/** An id that came late, and the segment that has it. */
interface LowId extends IdPlace {
  readonly record: SegmentRecord;
}

/** See docs/decisions/0070-repeated-ids-check.md. */
export async function checkRepeats(state: VerifyState): Promise<void> {
  const lowIds = state.records.reduce((total, record) => total + record.lowIds, 0);
  const rounds = Math.ceil(lowIds / AUDIT_VERIFY_MAX_LATE_IDS);
  for (let round = 0; round < rounds; round += 1) {
    await findRepeats(state, (id) => spread(id) % rounds === round);
  }
}

async function findRepeats(state: VerifyState, isLookedFor: (id: string) => boolean): Promise<void> {
  const found = new Map<string, LowId>();
  for (const record of state.records.filter(({ lowIds }) => lowIds > 0)) {
    for (const low of (await lowIdsOf(state, record)).filter(({ id }) => isLookedFor(id))) {
      const other = found.get(low.id);
      if (other === undefined) found.set(low.id, low);
      else addRepeat(state, low, other.record);
    }
  }
  for (const [record, ids] of Map.groupBy(found.values(), ({ id }) => homeOf(state.records, id))) {
    if (record !== undefined) await lookForIn(state, record, new Map(ids.map((low) => [low.id, low])));
  }
}

/** The ids of a segment that are not above those of the segments before. */
async function lowIdsOf(state: VerifyState, record: SegmentRecord): Promise<readonly LowId[]> {
  const segment = await readAgain(state, record);
  if (segment === undefined) return [];
  const ids = segmentIds(segment.raw, segment.metadata.quarantined, record.idBefore, state.ports.readEntry);
  return ids.loose.filter(({ id }) => !isAbove(id, record.idBefore)).map((place) => ({ ...place, record }));
}

/** Looks for ids among those of a segment that are above all before it. */
async function lookForIn(state: VerifyState, record: SegmentRecord, ids: ReadonlyMap<string, LowId>): Promise<void> {
  const segment = await readAgain(state, record);
  if (segment === undefined) return;
  for (const { id } of idsIn(segment.raw, segment.metadata.quarantined, state.ports.readEntry)) {
    const low = ids.get(id);
    if (low !== undefined && low.record !== record) addRepeat(state, low, record);
  }
}

/** The segment in whose range an id is. */
function homeOf(records: readonly SegmentRecord[], id: string): SegmentRecord | undefined {
  let [from, to] = [0, records.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compareIds(records[middle]?.lastId ?? id, id) >= 0) to = middle;
    else from = middle + 1;
  }
  return records[from];
}

async function readAgain(
  state: VerifyState,
  { number, chain, place }: SegmentRecord,
): Promise<StoredSegment | undefined> {
  const stored = await readStoredSegment(number, state.ports);
  if (stored.state === "whole" && stored.value.metadata.chain === chain) return stored.value;
  addBreak(state, { object: segmentName(number), place, message: "It was changed while it was checked." });
  return undefined;
}

function addRepeat(state: VerifyState, { id, line, record }: LowId, other: SegmentRecord): void {
  const message = `${segmentName(other.number)} already has an entry with this id.`;
  addBreak(state, {
    object: segmentName(record.number),
    line: line === 0 ? null : line,
    id,
    message,
    place: record.place,
  });
}

function spread(id: string): number {
  let hash = 0;
  for (let index = 0; index < id.length; index += 1) hash = (hash * 31 + id.charCodeAt(index)) >>> 0;
  return hash;
}
