/** What is stored, as far as it matters for what comes next: how it is found, and how it moves on with a segment. */

import type { AuditSource } from "../content-server/audit-source.ts";
import { err, ok, type Result } from "../text/result.ts";
import { anotherSource, brokenObject, notWhole } from "./attention.ts";
import { compareIds, isAbove } from "./entry-ids.ts";
import type { Position, RecentEntry, Unit } from "./job-state.ts";
import { type JobPorts, type JobSettings, storedPorts } from "./job-types.ts";
import { AUDIT_OVERLAP_MAX_SEGMENTS } from "./limits.ts";
import { lastManifest } from "./logs.ts";
import { segmentName } from "./object-names.ts";
import { linesOf, type SegmentMetadata } from "./segment.ts";
import { readStoredSegment, readStoredStart, sourceFault } from "./stored.ts";

type RecentEntries = Pick<Position, "recent" | "floor">;

/** Finds the position of an export by its objects. @returns else why nothing can be written, in whole sentences. */
export async function recoverPosition(settings: JobSettings, ports: JobPorts): Promise<Result<Position, string>> {
  // Manifests before segments: another run may add one of each in between, and no segment is listed before it is there.
  const manifests = await lastManifest(settings, ports);
  if (!manifests.ok) return manifests;
  const sealed = manifests.value;
  const stored = await ports.segments.last();
  if (stored.state === "broken") return err(notWhole(stored));
  const last = stored.state === "whole" ? stored.value : null;
  const otherSource = last === null ? null : sourceFault(last.source, settings.source);
  if (last !== null && otherSource !== null) return err(anotherSource(segmentName(last.number), otherSource));
  if (sealed.segments > (last?.number ?? 0)) {
    return err(brokenObject(segmentName(sealed.segments), "is missing, though it is in a manifest"));
  }
  const first = last === null || sealed.sequence > 0 ? null : await readStoredStart(1, storedPorts(ports));
  if (first !== null && first.state !== "whole") return err(notWhole(first));
  const recent = await recoverRecent(last, settings, ports);
  if (!recent.ok) return recent;
  const firstTime = first === null ? null : Date.parse(first.value.written_time);
  return ok({ last, firstTime, ...recent.value, sealed });
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

/** Reads back as many segments as have the entries that overlap, within a bound: where little happens, each has but a few. */
async function recoverRecent(
  last: SegmentMetadata | null,
  { overlapEntries }: JobSettings,
  ports: JobPorts,
): Promise<Result<RecentEntries, string>> {
  if (last === null) return ok({ recent: [], floor: null });
  const url = last.tail_url;
  if (overlapEntries === 0) return ok({ recent: [{ id: last.last_id, url }], floor: last.last_id });
  const ids = new Set([last.last_id]);
  let floor: string | null = last.last_id;
  const isEnough = () => [...ids].filter((id) => isAbove(id, floor)).length > overlapEntries;
  const lowest = Math.max(1, last.number - AUDIT_OVERLAP_MAX_SEGMENTS + 1);
  for (let { number } = last; number >= lowest && !isEnough(); number -= 1) {
    // oxlint-disable-next-line no-await-in-loop -- how many are needed shows as they are read
    const read = await idsOf(number, ports);
    if (!read.ok) return read;
    for (const id of read.value.ids) ids.add(id);
    ({ floor } = read.value);
  }
  const known = [...ids].map((id) => ({ id, url }));
  return ok(highest(known, floor, overlapEntries));
}

/** The ids that a segment has, and the highest one before it. */
async function idsOf(
  number: number,
  ports: JobPorts,
): Promise<Result<{ readonly ids: readonly string[]; readonly floor: string | null }, string>> {
  const segment = await readStoredSegment(number, storedPorts(ports));
  if (segment.state !== "whole") return err(notWhole(segment));
  const before = number === 1 ? null : await readStoredStart(number - 1, storedPorts(ports));
  if (before !== null && before.state !== "whole") return err(notWhole(before));
  const { raw, metadata } = segment.value;
  const ids = [
    ...Array.from(linesOf(raw), (line) => ports.readEntry(line).id),
    ...metadata.quarantined.map(({ id }) => id),
  ];
  return ok({ ids: ids.filter((id) => id !== null), floor: before?.value.last_id ?? null });
}
