/** What is stored, as far as it matters for what comes next: how it is found, and how it moves on with a segment. */

import type { AuditSource } from "../content-server/audit-source.ts";
import { anotherSource, type Broken, brokenObject } from "./broken.ts";
import { compareIds } from "./entry-id.ts";
import type { Position, RecentEntry, Unit } from "./job-state.ts";
import type { JobPorts, JobSettings } from "./job-types.ts";
import { AUDIT_OVERLAP_MAX_SEGMENTS, AUDIT_SEGMENT_MAX_BYTES } from "./limits.ts";
import { lastManifest } from "./manifest-log.ts";
import { segmentName } from "./object-names.ts";
import { linesOf, readSegment, type SegmentMetadata } from "./segment.ts";
import { readSegmentStart } from "./segment-log.ts";

type RecentEntries = Pick<Position, "recent" | "floor">;

/** Finds the position of an export by its objects. */
export async function recoverPosition(
  settings: JobSettings,
  ports: JobPorts,
): Promise<{ readonly kind: "found"; readonly position: Position } | Broken> {
  // Manifests before segments: another run may add one of each in between, and no segment is listed before it is there.
  const found = await lastManifest(settings, ports);
  if (found.kind === "broken") return found;
  const { sealed } = found;
  const stored = await ports.segments.last();
  if (stored?.kind === "broken") return stored;
  const last = stored?.metadata ?? null;
  if (last !== null && last.source !== settings.source) return anotherSource(segmentName(last.number), last.source);
  if (sealed.segments > (last?.number ?? 0))
    return brokenObject(segmentName(sealed.segments), "is missing, though it is in a manifest");
  const first = last === null || sealed.sequence > 0 ? null : await readSegmentStart(ports.store, 1, ports.codec);
  if (first?.kind === "broken") return first;
  const recent = await recoverRecent(last, settings, ports);
  if (recent.kind === "broken") return recent;
  const firstTime = first === null ? null : Date.parse(first.metadata.written_time);
  return { kind: "found", position: { last, firstTime, ...recent.entries, sealed } };
}

/** The position after a segment is stored. */
export function advance(
  position: Position,
  last: SegmentMetadata,
  units: readonly Unit[],
  settings: JobSettings,
): Position {
  const firstTime = position.last === null ? Date.parse(last.written_time) : position.firstTime;
  return { ...position, last, firstTime, ...recentAfter(position, units, settings) };
}

/** The URL of the page with which the export goes on once these are written, so that all that overlap are read again. */
export function tailUrl(
  position: Position,
  units: readonly Unit[],
  settings: JobSettings,
  source: AuditSource,
): string | null {
  const { recent, floor } = recentAfter(position, units, settings);
  if (recent.at(-1)?.url == null) return null;
  // Late entries may appear before all that are written, on pages that had none.
  return floor === null ? source.startUrl("ascending", settings.pageEntries) : (recent[0]?.url ?? null);
}

/** The id from which on all that overlap are read again once these are written; null where that is the log's beginning. */
export function floorAfter(position: Position, units: readonly Unit[], settings: JobSettings): string | null {
  return recentAfter(position, units, settings).floor;
}

function recentAfter(position: Position, units: readonly Unit[], { overlapEntries }: JobSettings): RecentEntries {
  const written = units.map(({ id, url }) => ({ id, url }));
  return highest([...position.recent, ...written], position.floor, overlapEntries);
}

/**
 * The highest of the ids that are written, and a floor below which none is looked for any longer.
 *
 * @param known all ids that are written above the floor, the highest one at least. Of those below it, some may be among them
 *   where enough are above it.
 */
function highest(known: readonly RecentEntry[], floor: string | null, overlapEntries: number): RecentEntries {
  const ascending = known.toSorted((one, other) => compareIds(one.id, other.id));
  if (overlapEntries === 0) return { recent: ascending.slice(-1), floor: ascending.at(-1)?.id ?? floor };
  return { recent: ascending.slice(-overlapEntries), floor: ascending.at(-1 - overlapEntries)?.id ?? floor };
}

function isAbove(id: string, floor: string | null): boolean {
  return floor === null || compareIds(id, floor) > 0;
}

/** Reads back as many segments as have the entries that overlap, within a bound: where little happens, each has but a few. */
async function recoverRecent(
  last: SegmentMetadata | null,
  { overlapEntries }: JobSettings,
  ports: JobPorts,
): Promise<{ readonly kind: "found"; readonly entries: RecentEntries } | Broken> {
  if (last === null) return { kind: "found", entries: { recent: [], floor: null } };
  const url = last.tail_url;
  if (overlapEntries === 0)
    return { kind: "found", entries: { recent: [{ id: last.last_id, url }], floor: last.last_id } };
  const ids = new Set([last.last_id]);
  let floor: string | null = last.last_id;
  const isEnough = () => [...ids].filter((id) => isAbove(id, floor)).length > overlapEntries;
  const lowest = Math.max(1, last.number - AUDIT_OVERLAP_MAX_SEGMENTS + 1);
  for (let { number } = last; number >= lowest && !isEnough(); number -= 1) {
    // oxlint-disable-next-line no-await-in-loop -- how many are needed shows as they are read
    const read = await idsOf(number, ports);
    if (read.kind === "broken") return read;
    for (const id of read.ids) ids.add(id);
    floor = read.floor;
  }
  const known = [...ids].map((id) => ({ id, url }));
  return { kind: "found", entries: highest(known, floor, overlapEntries) };
}

/** The ids that a segment has, and the highest one before it. */
async function idsOf(
  number: number,
  { store, codec, readEntry }: JobPorts,
): Promise<{ readonly kind: "ids"; readonly ids: readonly string[]; readonly floor: string | null } | Broken> {
  const bytes = await store.read(segmentName(number), AUDIT_SEGMENT_MAX_BYTES);
  const segment = bytes === null ? { kind: "broken" as const, what: "is missing" } : await readSegment(bytes, codec);
  if (segment.kind === "broken") return brokenObject(segmentName(number), segment.what);
  const before = number === 1 ? null : await readSegmentStart(store, number - 1, codec);
  if (before?.kind === "broken") return before;
  const ids = [
    ...Array.from(linesOf(segment.raw), (line) => readEntry(line).id),
    ...segment.metadata.quarantined.map(({ id }) => id),
  ];
  return { kind: "ids", ids: ids.filter((id) => id !== null), floor: before?.metadata.last_id ?? null };
}
