/** Writes what is gathered as a segment: first what goes to quarantine, then the segment that lists it. */

import type { PageEntry } from "../content-server/audit-source.ts";
import { notWhole } from "./attention.ts";
import { sha256Of } from "./entry-content.ts";
import { type Gap, gapsAfter } from "./gaps.ts";
import { type Gathered, needsAttention, type Position, type Reading, type Step, working } from "./job-state.ts";
import { type JobPorts, type JobSettings, storedPorts } from "./job-types.ts";
import { AUDIT_OVERLAP_MAX_SEGMENTS, AUDIT_SEGMENT_MAX_QUARANTINED, AUDIT_SEGMENT_MAX_RAW_BYTES } from "./limits.ts";
import { quarantineName } from "./object-names.ts";
import { advance, tailUrl } from "./position.ts";
import { recover } from "./recover.ts";
import { NO_HASH, packSegment, type Quarantined, type SegmentDraft, type SegmentMetadata } from "./segment.ts";
import { readStoredStart } from "./stored-segment.ts";
import { timeRange } from "./time-range.ts";
import { lineBytesOf, listOf, NO_UNITS, type Unit, type Units, unreadableOf, withPage } from "./units.ts";

type SourceLine = PageEntry & { readonly kind: "entry" };
type QuarantinedEntry = PageEntry & { readonly kind: "unreadable" | "large" };

/** Tells if the gathered entries fill a segment. */
export function fillsSegment({ units }: Gathered, settings: JobSettings): boolean {
  return isFull(units, settings);
}

/** Writes one segment of what is gathered. */
export async function writeSegment(state: Reading, settings: JobSettings, ports: JobPorts): Promise<Step> {
  const { gathered } = state;
  const all = listOf(gathered.units);
  const length = lengthOfSegment(all, settings);
  const units = all.slice(0, length);
  const lastId = state.position.last?.last_id ?? null;
  const quarantined = await quarantine(await withoutWritten(units, state.position, ports), lastId, ports);
  const draft = { ...draftOf(units, state.position, settings, ports), quarantined };
  const offered = await packSegment(draft, ports.codec);
  const stored = await ports.segments.append(offered);
  if (stored.state !== "whole") {
    return needsAttention({ phase: "beginning", kind: state.kind, pages: state.pages }, notWhole(stored));
  }
  // Another run was there first: what it wrote counts, and where it came to.
  if (stored.value.chain !== offered.metadata.chain) return await recover(state, settings, ports);
  const position = advance(state.position, stored.value, units, settings, ports.source);
  return working({ ...state, position, gathered: { ...gathered, units: withPage(NO_UNITS, all.slice(length)) } });
}

type Totals = Pick<Units, "length" | "lineBytes" | "unreadable">;

function isFull({ length, lineBytes, unreadable }: Totals, settings: JobSettings): boolean {
  return (
    length >= settings.segmentEntries ||
    lineBytes >= settings.segmentRawBytes ||
    unreadable >= AUDIT_SEGMENT_MAX_QUARANTINED
  );
}

/** The number of the first units that make the next segment. */
function lengthOfSegment(units: readonly Unit[], settings: JobSettings): number {
  let [length, lineBytes, unreadable] = [0, 0, 0];
  for (const unit of units) {
    lineBytes += lineBytesOf(unit);
    unreadable += unreadableOf(unit);
    const isTooMuch = lineBytes > AUDIT_SEGMENT_MAX_RAW_BYTES || unreadable > AUDIT_SEGMENT_MAX_QUARANTINED;
    if (isTooMuch && length > 0) break;
    length += 1;
    if (isFull({ length, lineBytes, unreadable }, settings)) break;
  }
  return length;
}

function draftOf(
  units: readonly Unit[],
  position: Position,
  settings: JobSettings,
  { now, source }: JobPorts,
): Omit<SegmentDraft, "quarantined"> {
  const { last } = position;
  const lines: SourceLine[] = [];
  let late = 0;
  for (const { entry, isLate } of units) {
    if (entry.kind !== "entry") continue;
    lines.push(entry);
    if (isLate) late += 1;
  }
  const highest = units.findLast(({ isLate }) => !isLate)?.id ?? last?.last_id;
  const end = { gaps: gapsOf(units, position, settings), last_id: highest ?? "0" };
  return {
    source: settings.source,
    number: (last?.number ?? 0) + 1,
    entries_before: last === null ? 0 : last.entries_before + last.entries,
    late,
    ...end,
    first_id: lines[0]?.id ?? null,
    ...timeRange(lines.map(({ time }) => time)),
    tail_url: tailUrl(position, units, end, settings, source),
    written_time: new Date(Math.max(now(), last === null ? 0 : Date.parse(last.written_time))).toISOString(),
    previous_chain: last?.chain ?? NO_HASH,
    lines: lines.map(({ bytes }) => bytes),
  };
}

/** Also as long as the last manifest says that ids are consecutive: so the segments of one that says so all state their gaps. */
function gapsOf(units: readonly Unit[], { last, sealed }: Position, { consecutiveIds }: JobSettings): readonly Gap[] {
  if (!consecutiveIds && !sealed.isConsecutive) return [];
  return gapsAfter(
    last,
    units.map(({ id }) => id),
  );
}

/** Those that a segment lists already are left out of what is in doubt: nothing but their bytes can tell. */
async function withoutWritten(units: readonly Unit[], { last }: Position, ports: JobPorts): Promise<readonly Unit[]> {
  const doubtful = units.find(({ isInDoubt, before }) => isInDoubt && before.length > 0);
  if (doubtful === undefined) return units;
  const sha256s = await Promise.all(doubtful.before.map(async (entry) => await sha256Of(entry, ports.codec)));
  const written = await sha256sWithoutId(last, ports);
  const before = doubtful.before.filter((_, index) => !written.has(sha256s[index] ?? ""));
  return units.map((unit) => (unit === doubtful ? { ...unit, before } : unit));
}

/** The hashes of the entries without ids that the last segments list. */
async function sha256sWithoutId(last: SegmentMetadata | null, ports: JobPorts): Promise<ReadonlySet<string>> {
  const sha256s = new Set<string>();
  const lowest = (last?.number ?? 0) - AUDIT_OVERLAP_MAX_SEGMENTS;
  for (let metadata = last; metadata !== null; ) {
    for (const { id, sha256 } of metadata.quarantined) if (id === null) sha256s.add(sha256);
    const number = metadata.number - 1;
    if (number < 1 || number <= lowest) break;
    const read = await readStoredStart(number, storedPorts(ports));
    metadata = read.state === "whole" ? read.value : null;
  }
  return sha256s;
}

/** Keeps the bytes of each entry that cannot be a line. @param lastId the highest id that is written; null where none is. */
async function quarantine(
  units: readonly Unit[],
  lastId: string | null,
  ports: JobPorts,
): Promise<readonly Quarantined[]> {
  const quarantined: Quarantined[] = [];
  let highest = lastId;
  for (const unit of units) {
    const { before, entry: last, id, isLate } = unit;
    const unreadable = unreadableOf(unit) === 0 ? [] : [...before, last];
    for (const entry of unreadable) {
      if (entry.kind !== "entry") quarantined.push(await keep(entry, isLate ? null : highest, ports));
    }
    if (!isLate) highest = id;
  }
  return quarantined;
}

/** Its name is its hash, so that to write it twice does no harm. Of one that is too large to hold, there is nothing to keep. */
async function keep(entry: QuarantinedEntry, after: string | null, { store, codec }: JobPorts): Promise<Quarantined> {
  const { id, reason } = entry;
  if (entry.kind === "large") return { id, reason, bytes: entry.size, sha256: entry.sha256, after, kept: false };
  const sha256 = await codec.digest(entry.bytes);
  await store.create(quarantineName(sha256), entry.bytes);
  return { id, reason, bytes: entry.bytes.length, sha256, after, kept: true };
}
