/** The ids in one segment: which of them go up, and which do not. */

import type { SourceEntry } from "../../content-server/audit-source.ts";
import { isAbove } from "../entry-ids.ts";
import { linesOf } from "../lines.ts";
import type { Quarantined } from "../segment.ts";

/** Reads one line. */
type ReadEntry = (line: Uint8Array) => SourceEntry;

/** An id and where it is: a line from 1, or 0 for the list of what is in quarantine. */
export interface IdPlace {
  readonly id: string;
  readonly line: number;
}

export interface SegmentIds {
  readonly firstId: string | null;
  /** The highest id of a line or in quarantine, also of those before. */
  readonly highest: string | null;
  /** The ids of the lines, in their order, and then of those in quarantine. */
  readonly all: readonly string[];
  /** The lines whose id is not above the ids of all lines before. */
  readonly lateLines: readonly IdPlace[];
  /** The ids of the late lines and of entries in quarantine that are in this segment only once. */
  readonly loose: readonly IdPlace[];
  /** Ids that are in this segment already. */
  readonly repeated: readonly IdPlace[];
}

/** Told of each line in turn. */
type OnLine = (line: number, entry: SourceEntry) => void;

/** Finds out how the ids of a segment follow on each other, and on the highest one before. */
export function segmentIds(
  raw: Uint8Array,
  quarantined: readonly Quarantined[],
  idBefore: string | null,
  readEntry: ReadEntry,
  onLine?: OnLine,
): SegmentIds {
  let [line, firstId, highest]: [number, string | null, string | null] = [0, null, idBefore];
  const lateLines: IdPlace[] = [];
  const all: string[] = [];
  for (const bytes of linesOf(raw)) {
    line += 1;
    const entry = readEntry(bytes);
    onLine?.(line, entry);
    if (entry.kind !== "entry") continue;
    all.push(entry.id);
    if (line === 1) firstId = entry.id;
    if (isAbove(entry.id, highest)) highest = entry.id;
    else lateLines.push({ id: entry.id, line });
  }
  const inQuarantine = quarantined.flatMap(({ id }) => (id === null ? [] : [id]));
  const notUp = [...lateLines, ...inQuarantine.map((id) => ({ id, line: 0 }))];
  for (const id of inQuarantine) if (isAbove(id, highest)) highest = id;
  all.push(...inQuarantine);
  return { firstId, highest, all, lateLines, ...partRepeated(notUp, raw, idBefore, readEntry) };
}

/** The ids of the lines and in quarantine. */
export function* idsIn(
  raw: Uint8Array,
  quarantined: readonly Quarantined[],
  readEntry: ReadEntry,
): Generator<IdPlace, void> {
  let line = 0;
  for (const bytes of linesOf(raw)) {
    line += 1;
    const entry = readEntry(bytes);
    if (entry.kind === "entry") yield { id: entry.id, line };
  }
  for (const { id } of quarantined) if (id !== null) yield { id, line: 0 };
}

/** Divides the ids that do not go up into those that the segment has once, and more than once. */
function partRepeated(
  places: readonly IdPlace[],
  raw: Uint8Array,
  idBefore: string | null,
  readEntry: ReadEntry,
): Pick<SegmentIds, "loose" | "repeated"> {
  if (places.length === 0) return { loose: [], repeated: [] };
  const first = new Map<string, number>();
  const repeated: IdPlace[] = [];
  for (const place of places) {
    if (first.has(place.id)) repeated.push(place);
    else first.set(place.id, place.line);
  }
  let highest = idBefore;
  for (const { id } of idsIn(raw, [], readEntry)) {
    if (!isAbove(id, highest)) continue;
    highest = id;
    const line = first.get(id);
    if (line === undefined) continue;
    repeated.push({ id, line });
    first.delete(id);
  }
  return { loose: Array.from(first, ([id, line]) => ({ id, line })), repeated };
}
