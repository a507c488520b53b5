/** The position of an export: how it is found by the stored objects, and how each segment moves it. */

import type { AuditSource } from "../content-server/audit-source.ts";
import { err, ok, type Result } from "../text/result.ts";
import { anotherSource, brokenObject, notWhole } from "./attention.ts";
import { compareIds, isAbove } from "./entry-ids.ts";
import type { GapsEnd } from "./gaps.ts";
import type { Position, RecentEntry } from "./job-state.ts";
import { type JobPorts, type JobSettings, storedPorts } from "./job-types.ts";
import { AUDIT_GAP_LOOK_BACK_IDS, AUDIT_OVERLAP_MAX_SEGMENTS } from "./limits.ts";
import { linesOf } from "./lines.ts";
import { lastManifest } from "./logs.ts";
import { segmentName } from "./object-names.ts";
import type { SegmentMetadata } from "./segment.ts";
import { sourceFault } from "./stored.ts";
import { readStoredSegment, readStoredStart } from "./stored-segment.ts";
import type { Unit } from "./units.ts";

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
  source: AuditSource,
): Position {
  const firstTime = position.last === null ? Date.parse(last.written_time) : position.firstTime;
  return { ...position, last, firstTime, ...recentAfter(position, units, lowestNear(last, source), settings) };
}

/**
 * The URL of the page from which the export continues once these units are written: early enough to read the overlap again,
 * and what comes after missing ids.
 *
 * @param end the gaps and the last id then.
 */
export function tailUrl(
  position: Position,
  units: readonly Unit[],
  end: GapsEnd,
  settings: JobSettings,
  source: AuditSource,
): string | null {
  const { recent, floor } = recentAfter(position, units, lowestNear(end, source), settings);
  if (recent.at(-1)?.url == null) return null;
  // Late entries may appear before all that are written, on pages that had none.
  return floor === null ? source.startUrl("ascending", settings.pageEntries) : (recent[0]?.url ?? null);
}

/** The id after which everything is read again once these units are written; null for the beginning of the log. */
export function floorAfter(position: Position, units: readonly Unit[], settings: JobSettings): string | null {
  return recentAfter(position, units, null, settings).floor;
}

function recentAfter(
  position: Position,
  units: readonly Unit[],
  from: string | null,
  { overlapEntries }: JobSettings,
): RecentEntries {
  if (overlapEntries === 0 && from === null) return highestAlone(position, units);
  const { recent, floor } = highest([...position.recent, ...units], position.floor, from, overlapEntries);
  // Nothing else of a unit is kept.
  return { recent: recent.map(({ id, url }) => ({ id, url })), floor };
}

/**
 * The id before the lowest gap that is near the end; null where there is none. Such gaps are looked for by reading everything
 * after that id again. Where cursors are ids, each gap is looked for by itself.
 * See docs/decisions/0131-missing-ids.md.
 */
function lowestNear({ gaps, last_id: lastId }: GapsEnd, source: AuditSource): string | null {
  if (gaps.length === 0 || source.urlAfter(lastId, 1) !== null) return null;
  const lowest = BigInt(lastId) - BigInt(AUDIT_GAP_LOOK_BACK_IDS);
  return gaps.find(({ before }) => BigInt(before) >= lowest)?.after ?? null;
}

/**
 * The highest written ids, and the floor below which no id is looked for any longer: as many ids as overlap, or more, down to
 * `from`, after which everything is read again.
 *
 * @param known all written ids above the floor, at least the highest one; some below the floor may be among them where enough
 *   are above it.
 */
function highest(
  known: readonly RecentEntry[],
  floor: string | null,
  from: string | null,
  overlapEntries: number,
): RecentEntries {
  const ascending = known.toSorted((one, other) => compareIds(one.id, other.id));
  const least = from === null ? 0 : ascending.filter(({ id }) => compareIds(id, from) >= 0).length;
  const count = Math.max(overlapEntries, least);
  if (count === 0) return { recent: ascending.slice(-1), floor: ascending.at(-1)?.id ?? floor };
  return { recent: ascending.slice(-count), floor: ascending.at(-1 - count)?.id ?? floor };
}

/** The same where nothing is read again: the last unit that did not come late has the highest id. */
function highestAlone({ recent, floor }: Position, units: readonly Unit[]): RecentEntries {
  const last = units.findLast(({ isLate }) => !isLate) ?? recent.at(-1);
  return last === undefined ? { recent: [], floor } : { recent: [{ id: last.id, url: last.url }], floor: last.id };
}

/** Reads back as many segments as have the entries that overlap, within a bound: in a quiet log, each has only a few. */
async function recoverRecent(
  last: SegmentMetadata | null,
  { overlapEntries }: JobSettings,
  ports: JobPorts,
): Promise<Result<RecentEntries, string>> {
  if (last === null) return ok({ recent: [], floor: null });
  const url = last.tail_url;
  const from = lowestNear(last, ports.source);
  if (overlapEntries === 0 && from === null) {
    return ok({ recent: [{ id: last.last_id, url }], floor: last.last_id });
  }
  const ids = new Set([last.last_id]);
  let floor: string | null = last.last_id;
  const reaches = () => from === null || floor === null || !isAbove(floor, from);
  const isEnough = () => reaches() && [...ids].filter((id) => isAbove(id, floor)).length > overlapEntries;
  const lowest = Math.max(1, last.number - AUDIT_OVERLAP_MAX_SEGMENTS + 1);
  for (let { number } = last; number >= lowest && !isEnough(); number -= 1) {
    const read = await idsOf(number, ports);
    if (!read.ok) return read;
    for (const id of read.value.ids) ids.add(id);
    ({ floor } = read.value);
  }
  const known = [...ids].map((id) => ({ id, url }));
  return ok(highest(known, floor, from, overlapEntries));
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
