/** The entries of an export: a few segments in a row at a time, as much as one may have. */

import type { PageEntry } from "../../content-server/audit-source.ts";
import { isSameBytes } from "../../text/bytes.ts";
import { err, ok, type Result } from "../../text/result.ts";
import { sha256Of } from "../entry-content.ts";
import { compareIds } from "../entry-ids.ts";
import { AUDIT_RECONCILE_MAX_SEGMENTS, AUDIT_SEGMENT_ENTRIES, AUDIT_SEGMENT_RAW_BYTES } from "../limits.ts";
import { linesOf } from "../lines.ts";
import { segmentName } from "../object-names.ts";
import type { Codec } from "../ports.ts";
import type { SegmentMetadata } from "../segment.ts";
import { faultOf, type NotWhole } from "../stored.ts";
import {
  NO_SEGMENT,
  readStoredSegment,
  readStoredStart,
  type StoredSegment,
  segmentChainFault,
  segmentEnd,
} from "../stored-segment.ts";
import type { LastEntry, ReconcilePorts } from "./reconciliation.ts";

/** An entry that an export has: a line, or what is known of one in quarantine. */
export type StoredEntry = { readonly line: Uint8Array } | { readonly sha256: string };

/** Segments in a row. */
export interface Stretch {
  /** The segment before; null where there is none. */
  readonly before: SegmentMetadata | null;
  readonly last: SegmentMetadata;
  readonly segments: readonly StoredSegment[];
  /** The number of its lines. */
  readonly lines: number;
}

/**
 * Reads the segments from a number on that are compared together: one, or several small ones.
 *
 * @returns null where there is no such segment; else what is broken, in whole sentences.
 */
export async function readStretch(number: number, ports: ReconcilePorts): Promise<Result<Stretch | null, string>> {
  const first = await readStoredSegment(number, ports);
  if (first.state === "absent") return ok(null);
  const before = number === 1 ? null : await readStoredStart(number - 1, ports);
  if (before !== null && before.state !== "whole") return err(notWhole(before));
  const segments: StoredSegment[] = [];
  let [lines, bytes]: [number, number] = [0, 0];
  let end = before === null ? NO_SEGMENT : segmentEnd(before.value);
  let last: SegmentMetadata | null = null;
  for (let next = number; hasRoom(next - number, lines, bytes); next += 1) {
    const stored = next === number ? first : await readStoredSegment(next, ports);
    if (stored.state === "absent") break;
    // Those before a broken one are compared first, so that it is the first of the next ones.
    const isFirst = last === null;
    if (stored.state === "broken" && !isFirst) break;
    if (stored.state === "broken") return err(notWhole(stored));
    const { metadata } = stored.value;
    const fault = segmentChainFault(metadata, end);
    if (fault !== null && !isFirst) break;
    if (fault !== null) return err(brokenExport(segmentName(next), fault));
    segments.push(stored.value);
    last = metadata;
    end = segmentEnd(metadata);
    lines += metadata.entries;
    bytes += metadata.raw_bytes;
  }
  return ok(last === null ? null : { before: before?.value ?? null, last, segments, lines });
}

/** The entries of a stretch, by id. @returns else the broken part, in whole sentences. */
export function entriesOf({ segments }: Stretch, ports: ReconcilePorts): Result<Map<string, StoredEntry>, string> {
  const entries = new Map<string, StoredEntry>();
  for (const segment of segments) {
    const fault = addEntries(entries, segment, ports);
    if (fault !== null) return err(brokenExport(segmentName(segment.metadata.number), fault));
  }
  return ok(entries);
}

/** One segment always, and another one behind small ones, so that memory holds little more than one may have. */
function hasRoom(segments: number, lines: number, bytes: number): boolean {
  if (segments === 0) return true;
  const isSmall = 4 * lines < AUDIT_SEGMENT_ENTRIES && 4 * bytes < AUDIT_SEGMENT_RAW_BYTES;
  return isSmall && segments < AUDIT_RECONCILE_MAX_SEGMENTS;
}

/** Adds what a segment has. @returns what is wrong with it, as the end of a sentence; null where nothing is. */
export function addEntries(
  entries: Map<string, StoredEntry>,
  { metadata, raw }: StoredSegment,
  { readEntry }: ReconcilePorts,
): string | null {
  for (const { id, sha256 } of metadata.quarantined) if (id !== null) entries.set(id, { sha256 });
  for (const line of linesOf(raw)) {
    const { id, kind } = readEntry(line);
    if (kind !== "entry") return "has a line that is not an entry";
    entries.set(id, { line });
  }
  return null;
}

/** The entry with the highest id up to the end of a stretch; null where it is not in the stretch, as all of it came late. */
export async function lastEntryOf(
  { last }: Stretch,
  entries: ReadonlyMap<string, StoredEntry>,
  codec: Codec,
): Promise<LastEntry | null> {
  const stored = entries.get(last.last_id);
  return stored === undefined ? null : { id: last.last_id, sha256: await storedSha256(stored, codec) };
}

/** The lowest id of a stretch that came late: that is not above the segments before; null where none did. */
export function lowestLate({ before }: Stretch, entries: ReadonlyMap<string, StoredEntry>): string | null {
  if (before === null) return null;
  let lowest: string | null = null;
  for (const id of entries.keys()) {
    if (compareIds(id, before.last_id) <= 0 && (lowest === null || compareIds(id, lowest) < 0)) lowest = id;
  }
  return lowest;
}

/**
 * Tells if an entry of the source is the one that is stored. Compares bytes where both are there, for they tell more
 * than hashes.
 */
export async function isSameEntry(entry: PageEntry, stored: StoredEntry, codec: Codec): Promise<boolean> {
  if (!("line" in stored)) return stored.sha256 === (await sha256Of(entry, codec));
  return entry.kind !== "large" && isSameBytes(entry.bytes, stored.line);
}

export async function storedSha256(stored: StoredEntry, codec: Codec): Promise<string> {
  return "line" in stored ? await codec.digest(stored.line) : stored.sha256;
}

/** The message about an export that cannot be compared. @param fault the end of a sentence. */
export function brokenExport(object: string, fault: string): string {
  return `${object} ${fault}. Check the export with verify-export.`;
}

export function notWhole(stored: NotWhole): string {
  return brokenExport(stored.object, faultOf(stored));
}
