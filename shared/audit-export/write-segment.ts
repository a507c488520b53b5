/** Writes what is gathered as a segment: first what goes to quarantine, then the segment that lists it. */

import type { SourceEntry } from "../content-server/audit-source.ts";
import { notWhole } from "./attention.ts";
import {
  type Gathered,
  needsAttention,
  type Position,
  type Reading,
  type Step,
  type Unit,
  working,
} from "./job-state.ts";
import { type JobPorts, type JobSettings, storedPorts } from "./job-types.ts";
import { AUDIT_OVERLAP_MAX_SEGMENTS, AUDIT_SEGMENT_MAX_QUARANTINED, AUDIT_SEGMENT_MAX_RAW_BYTES } from "./limits.ts";
import { quarantineName } from "./object-names.ts";
import { advance, tailUrl } from "./position.ts";
import { recover } from "./recover.ts";
import { NO_HASH, packSegment, type Quarantined, type SegmentDraft, type SegmentMetadata } from "./segment.ts";
import { readStoredStart } from "./stored.ts";

type UnreadableEntry = SourceEntry & { readonly kind: "unreadable" };

/** Whether what is gathered fills a segment. */
export function fillsSegment({ units }: Gathered, settings: JobSettings): boolean {
  return forSegment(units, settings).isFull;
}

/** Writes one segment of what is gathered. */
export async function writeSegment(state: Reading, settings: JobSettings, ports: JobPorts): Promise<Step> {
  const { length } = forSegment(state.gathered.units, settings);
  const units = state.gathered.units.slice(0, length);
  const quarantined = await quarantine(await withoutWritten(units, state.position, ports), ports);
  const draft = { ...draftOf(units, state.position, settings, ports), quarantined };
  const offered = await packSegment(draft, ports.codec);
  const stored = await ports.segments.append(offered);
  if (stored.state !== "whole") {
    return needsAttention({ phase: "beginning", kind: state.kind, pages: state.pages }, notWhole(stored));
  }
  // Another run was there first: what it wrote counts, and where it came to.
  if (stored.value.chain !== offered.metadata.chain) return await recover(state, settings, ports);
  const position = advance(state.position, stored.value, units, settings);
  return working({ ...state, position, gathered: { ...state.gathered, units: state.gathered.units.slice(length) } });
}

/** How many of the first units make the next segment, and whether it then is full. */
function forSegment(
  units: readonly Unit[],
  settings: JobSettings,
): { readonly length: number; readonly isFull: boolean } {
  let [bytes, quarantined] = [0, 0];
  for (const [length, unit] of units.entries()) {
    const isLine = unit.entry.kind === "entry";
    bytes += isLine ? unit.entry.bytes.length + 1 : 0;
    quarantined += unit.before.length + (isLine ? 0 : 1);
    const isTooMuch = bytes > AUDIT_SEGMENT_MAX_RAW_BYTES || quarantined > AUDIT_SEGMENT_MAX_QUARANTINED;
    if (isTooMuch && length > 0) return { length, isFull: true };
    const isFull =
      length + 1 >= settings.segmentEntries ||
      bytes >= settings.segmentRawBytes ||
      quarantined >= AUDIT_SEGMENT_MAX_QUARANTINED;
    if (isFull) return { length: length + 1, isFull };
  }
  return { length: units.length, isFull: false };
}

function draftOf(
  units: readonly Unit[],
  position: Position,
  settings: JobSettings,
  { now, source }: JobPorts,
): Omit<SegmentDraft, "quarantined"> {
  const { last } = position;
  const lines = units.filter(({ entry }) => entry.kind === "entry");
  const highest = units.findLast(({ isLate }) => !isLate)?.id ?? last?.last_id;
  return {
    source: settings.source,
    number: (last?.number ?? 0) + 1,
    entries_before: last === null ? 0 : last.entries_before + last.entries,
    late: lines.filter(({ isLate }) => isLate).length,
    first_id: lines[0]?.id ?? null,
    last_id: highest ?? "0",
    tail_url: tailUrl(position, units, settings, source),
    written_time: new Date(Math.max(now(), last === null ? 0 : Date.parse(last.written_time))).toISOString(),
    previous_chain: last?.chain ?? NO_HASH,
    lines: lines.map(({ entry }) => entry.bytes),
  };
}

/** Those that a segment lists already are left out of what is in doubt: nothing but their bytes can tell. */
async function withoutWritten(units: readonly Unit[], { last }: Position, ports: JobPorts): Promise<readonly Unit[]> {
  const doubtful = units.find(({ isInDoubt, before }) => isInDoubt && before.length > 0);
  if (doubtful === undefined) return units;
  const sha256s = await Promise.all(doubtful.before.map(async ({ bytes }) => await ports.codec.digest(bytes)));
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
    // oxlint-disable-next-line no-await-in-loop -- one at a time is in memory
    const read = await readStoredStart(number, storedPorts(ports));
    metadata = read.state === "whole" ? read.value : null;
  }
  return sha256s;
}

/** Keeps the bytes of each entry that cannot be a line. */
async function quarantine(units: readonly Unit[], ports: JobPorts): Promise<readonly Quarantined[]> {
  const quarantined: Quarantined[] = [];
  for (const entry of units.flatMap(({ before, entry: last }) => [...before, last])) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, for an entry may be large
    if (entry.kind === "unreadable") quarantined.push(await keep(entry, ports));
  }
  return quarantined;
}

/** Its name is its hash, so that to write it twice does no harm. */
async function keep({ id, reason, bytes }: UnreadableEntry, { store, codec }: JobPorts): Promise<Quarantined> {
  const sha256 = await codec.digest(bytes);
  await store.create(quarantineName(sha256), bytes);
  return { id, reason, bytes: bytes.length, sha256 };
}
