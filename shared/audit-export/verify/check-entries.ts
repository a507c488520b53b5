/** Checks the entries of a segment: that each can be read, and that their ids and times are as the segment says. */

import type { SourceEntry } from "../../content-server/audit-source.ts";
import { compareIds, isAbove } from "../entry-ids.ts";
import { areSameGaps, gapsAfter } from "../gaps.ts";
import type { SegmentMetadata } from "../segment.ts";
import { timeRange } from "../time-range.ts";
import { countId } from "./id-range.ts";
import { type SegmentIds, segmentIds } from "./segment-ids.ts";
import { addBreak, type VerifyState } from "./verify-state.ts";

export function checkEntries(state: VerifyState, object: string, metadata: SegmentMetadata, raw: Uint8Array): void {
  const { lastId: idBefore, chain } = state.position;
  const times: (number | null)[] = [];
  const ids = segmentIds(raw, metadata.quarantined, idBefore, state.ports.readEntry, (line, entry) => {
    checkReadable(state, object, line, entry);
    if (entry.kind === "entry") times.push(entry.time);
  });
  for (const id of ids.all) countId(state.ids, id);
  for (const { id, line } of ids.repeated) {
    const message = "The segment already has an entry with this id.";
    addBreak(state, { object, line: line === 0 ? null : line, id, message });
  }
  checkLate(state, object, metadata, ids);
  checkStated(state, object, metadata, ids, chain !== null);
  checkTimes(state, object, metadata, times);
  checkAfter(state, object, metadata, ids);
  checkGaps(state, object, metadata, ids);
  const lowIds = ids.loose.filter(({ id }) => !isAbove(id, idBefore)).length;
  const { number, last_id: lastId } = metadata;
  state.records.push({ number, chain: metadata.chain, idBefore, lastId, lowIds, place: state.place });
}

function checkReadable(state: VerifyState, object: string, line: number, entry: SourceEntry): void {
  if (entry.kind === "entry") return;
  addBreak(state, { object, line, id: entry.id, message: `The line is not a readable entry. ${entry.reason}` });
}

/** A line may be late only in relation to an entry in quarantine, whose place among the lines is not known. */
function checkLate(state: VerifyState, object: string, { late, quarantined }: SegmentMetadata, ids: SegmentIds): void {
  const { lateLines } = ids;
  const most = quarantined.some(({ id }) => id !== null) ? Number.POSITIVE_INFINITY : lateLines.length;
  if (lateLines.length <= late && late <= most) return;
  const first = lateLines[late];
  const message = `The segment says that ${late} of its entries came late, but ${lateLines.length} have an id that is not higher than the ids before.`;
  addBreak(state, { object, line: first?.line ?? null, id: first?.id ?? null, message });
}

function checkStated(
  state: VerifyState,
  object: string,
  metadata: SegmentMetadata,
  { firstId, highest }: SegmentIds,
  isLinked: boolean,
): void {
  if (metadata.first_id !== firstId) {
    addBreak(state, { object, line: 1, id: firstId, message: "Its first_id is not the id of its first line." });
  }
  const isHighest = isLinked ? metadata.last_id === highest : !isAbove(highest ?? metadata.last_id, metadata.last_id);
  if (isHighest) return;
  addBreak(state, { object, message: "Its last_id is not the highest id up to its end." });
}

function checkTimes(
  state: VerifyState,
  object: string,
  { earliest_time: earliest, latest_time: latest }: SegmentMetadata,
  times: readonly (number | null)[],
): void {
  const right = timeRange(times);
  if (earliest === right.earliest_time && latest === right.latest_time) return;
  addBreak(state, { object, message: "Its earliest_time and latest_time are not those of its lines." });
}

/** The `after` of an entry in quarantine is an id of this segment, or the last id before it. */
function checkAfter(state: VerifyState, object: string, { quarantined }: SegmentMetadata, { all }: SegmentIds): void {
  const { lastId, chain } = state.position;
  const isKnown = (after: string) => after === lastId || chain === null || all.includes(after);
  for (const { id, after } of quarantined) {
    if (after === null) continue;
    if (isKnown(after) && (id === null || compareIds(after, id) < 0)) continue;
    const message = `It says that an entry in quarantine is after the entry ${after}, which is not there or not before it.`;
    addBreak(state, { object, id, message });
  }
}

/** Where no manifest says that ids are consecutive, or none said so when the segment was written, it may state no gap. */
function checkGaps(state: VerifyState, object: string, { gaps }: SegmentMetadata, { all }: SegmentIds): void {
  const { lastId, gaps: before, number } = state.position;
  if (before === null || (number > 0 && lastId === null)) return;
  if (gaps.length === 0 && !state.mustStateGaps) return;
  if (areSameGaps(gaps, gapsAfter(lastId === null ? null : { gaps: before, last_id: lastId }, all))) return;
  addBreak(state, { object, message: "Its gaps are not the places at which ids are missing up to its end." });
}
