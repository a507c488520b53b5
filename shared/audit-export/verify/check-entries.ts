/** Checks the entries of a segment: that each can be read, and that their ids are as the segment says. */

import type { SourceEntry } from "../../content-server/audit-source.ts";
import { compareIds, isAbove } from "../entry-ids.ts";
import type { SegmentMetadata } from "../segment.ts";
import { addGapPlace, countId, fillGap, type GapPlace } from "./gaps.ts";
import { type SegmentIds, segmentIds } from "./segment-ids.ts";
import { addBreak, type VerifyState } from "./verification.ts";

export function checkEntries(state: VerifyState, object: string, metadata: SegmentMetadata, raw: Uint8Array): void {
  const { lastId: idBefore, chain } = state.position;
  const ids = segmentIds(raw, metadata.quarantined, idBefore, state.ports.readEntry, (line, entry, before) => {
    checkReadable(state, object, line, entry);
    if (entry.kind !== "entry") return;
    countId(state.gaps, entry.id);
    noteGap(state, { object, line, before: entry.id, after: before });
  });
  countQuarantined(state, object, ids);
  for (const { id, line } of ids.repeated) {
    const message = "The segment already has an entry with this id.";
    addBreak(state, { object, line: line === 0 ? null : line, id, message });
  }
  checkLate(state, object, metadata, ids);
  checkStated(state, object, metadata, ids, chain !== null);
  const lowIds = ids.loose.filter(({ id }) => !isAbove(id, idBefore)).length;
  const { number, last_id: lastId } = metadata;
  state.records.push({ number, chain: metadata.chain, idBefore, lastId, lowIds, place: state.place });
}

/** Takes note of the ids in quarantine, and of what they and the late lines fill. */
function countQuarantined(state: VerifyState, object: string, { inQuarantine, highestLine, loose }: SegmentIds): void {
  let after = highestLine;
  for (const id of inQuarantine.toSorted(compareIds)) {
    countId(state.gaps, id);
    if (!isAbove(id, after)) continue;
    noteGap(state, { object, line: null, before: id, after });
    after = id;
  }
  for (const { id } of loose) fillGap(state.gaps, id);
}

function checkReadable(state: VerifyState, object: string, line: number, entry: SourceEntry): void {
  if (entry.kind === "entry") return;
  addBreak(state, { object, line, id: entry.id, message: `The line is not a readable entry. ${entry.reason}` });
}

/** Takes note of the ids between two entries that follow on each other, where these would be lost. */
function noteGap(
  state: VerifyState,
  { after, ...found }: Omit<GapPlace, "missing" | "place" | "after"> & { readonly after: string | null },
): void {
  if (after === null || !state.isConsecutive || state.position.chain === null) return;
  addGapPlace(state.gaps, { ...found, after, place: state.place });
}

/** Where entries are in quarantine, of which no place among the lines is known, a line may have come late for their sake. */
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
