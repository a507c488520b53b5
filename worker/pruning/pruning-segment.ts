/** The check of a segment with its quarantined entries, by the manifest that lists it, and its comparison with this server's log. */

import {
  AUDIT_EXPORT_PAGE_ENTRIES,
  AUDIT_EXPORT_PAGE_MAX_BYTES,
  type AuditSource,
  type Codec,
  err,
  faultOf,
  isSameBytes,
  type Listing,
  linesOf,
  listingFault,
  type NotWhole,
  type ObjectReader,
  ok,
  type PageFailure,
  quarantineName,
  type Result,
  readStoredSegment,
  type SegmentContent,
  type SegmentMetadata,
  type SourceEntry,
  segmentChainFault,
  segmentName,
  sourceFault,
} from "../../shared/index.ts";
import { rowIdOf } from "../database/row-values.ts";
import type { PruningPosition } from "./pruning-store.ts";

/** The ports for comparing segments with the log. */
export interface SegmentPorts {
  readonly objects: ObjectReader;
  readonly codec: Codec;
  /** The log of this server, read as the export reads it. */
  readonly log: Pick<AuditSource, "fetchPage" | "urlAfter">;
  readonly readEntry: (line: Uint8Array) => SourceEntry;
}

/** A segment that is whole. */
export interface CheckedSegment extends SegmentContent {
  /** The `last_id` as ids of this server's log are. */
  readonly lastId: number;
}

/**
 * Reads a segment with its quarantined entries, and holds them to what the manifest lists and to the segment before.
 *
 * @returns else what is wrong, as a sentence.
 */
export async function checkSegment(
  listing: Listing,
  { segment, segmentChain, segmentEntries }: PruningPosition,
  sourceUrl: string,
  ports: Pick<SegmentPorts, "objects" | "codec">,
): Promise<Result<CheckedSegment, string>> {
  const stored = await readStoredSegment(listing.segment.number, ports, listing);
  if (stored.state !== "whole") return err(notWhole(stored));
  const { metadata, raw } = stored.value;
  const name = segmentName(metadata.number);
  const before = { number: segment, chain: segmentChain, entries: segmentEntries, writtenTime: null };
  const fault =
    listingFault(metadata, listing) ?? sourceFault(metadata.source, sourceUrl) ?? segmentChainFault(metadata, before);
  if (fault !== null) return err(`${name} ${fault}.`);
  const lastId = rowIdOf(metadata.last_id);
  if (lastId === undefined) return err(`${name} has a last id that no entry of the log can have.`);
  const quarantine = await quarantineFault(metadata, ports);
  return quarantine === null ? ok({ metadata, raw, lastId }) : err(quarantine);
}

/** The fault of the quarantined entries that a segment lists, as a sentence; null where there is none. */
async function quarantineFault(
  { number, quarantined }: SegmentMetadata,
  { objects, codec }: Pick<SegmentPorts, "objects" | "codec">,
): Promise<string | null> {
  for (const { bytes: size, sha256, kept } of quarantined) {
    if (!kept) return `${segmentName(number)} lists an entry whose bytes are not in the export.`;
    const object = await objects.read(quarantineName(sha256), Math.min(size, AUDIT_EXPORT_PAGE_MAX_BYTES));
    if (object === null || object.length !== size || (await codec.digest(object)) !== sha256) {
      return `${quarantineName(sha256)} is not what ${segmentName(number)} says of it.`;
    }
  }
  return null;
}

/** The fault of an object that is absent or broken, as a sentence. */
export function notWhole(stored: NotWhole): string {
  return `${stored.object} ${faultOf(stored)}.`;
}

/** @property id that of the entry, as a number. */
interface LogEntry {
  readonly id: number;
  readonly entry: SourceEntry;
}

/** The entries after an id and up to another, page by page. A failure is the last of them. */
async function* logEntries(
  afterId: number,
  lastId: number,
  { fetchPage, urlAfter }: Pick<AuditSource, "fetchPage" | "urlAfter">,
): AsyncGenerator<Result<LogEntry, PageFailure>> {
  for (let reached = afterId; reached < lastId; ) {
    const outcome = await fetchPage(urlAfter(String(reached), AUDIT_EXPORT_PAGE_ENTRIES) ?? "");
    if (outcome.kind === "failed") {
      yield err(outcome.failure);
      return;
    }
    const { entries } = outcome.page;
    if (entries.length === 0) return;
    for (const entry of entries) {
      const id = entry.id === null ? undefined : rowIdOf(entry.id);
      if (id === undefined || id <= reached) {
        yield err({ kind: "malformed", message: "Its entries are not in the order of their ids." });
        return;
      }
      if (id > lastId) return;
      yield ok({ id, entry });
      reached = id;
    }
  }
}

/**
 * Compares a segment with the log: its lines and its quarantined entries must be the very entries after one id and up to its
 * last one, in their order and byte for byte.
 *
 * @param afterId entries up to this id may be removed from the log already.
 * @param olderThan milliseconds since 1970: entries of that time and later are kept.
 * @returns how many entries of the log it has that may be removed; `young` where it has one that must be kept for longer; else
 *   what differs, as a sentence.
 */
export async function compareWithLog(
  segment: CheckedSegment,
  afterId: number,
  olderThan: number,
  { log, codec, readEntry }: SegmentPorts,
): Promise<Result<number | "young", string>> {
  const exported = exportedAfter(segment, afterId, readEntry);
  let entries = 0;
  let last = afterId;
  for await (const read of logEntries(afterId, segment.lastId, log)) {
    if (!read.ok) return err(`The audit log cannot be read. ${read.error.message}`);
    const { id, entry } = read.value;
    if (entry.time === null || entry.time >= olderThan) return ok("young");
    const difference = await differenceOf(entry, exported, codec);
    if (difference !== null) return err(difference);
    entries += 1;
    last = id;
  }
  const rest = leftOver(exported, readEntry);
  if (rest !== null) return err(rest);
  return last < segment.lastId
    ? err(`${exported.name} ends with an id that no entry of the log has: ${segment.lastId}.`)
    : ok(entries);
}

/** The entries of a segment that the log should have. Those that were found in the log are taken out. */
interface Exported {
  /** The name of the segment. */
  readonly name: string;
  /** SHA-256 of the quarantined entries by their ids. */
  readonly quarantined: Map<string | null, string>;
  readonly lines: Iterator<Line>;
  /** The next line; undefined at the end. */
  line: Line | undefined;
}

interface Line {
  /** From 1. */
  readonly number: number;
  readonly bytes: Uint8Array;
}

function exportedAfter(
  { metadata, raw }: CheckedSegment,
  afterId: number,
  readEntry: SegmentPorts["readEntry"],
): Exported {
  const isAfter = (id: string | null) => id === null || (rowIdOf(id) ?? Number.POSITIVE_INFINITY) > afterId;
  const quarantined = metadata.quarantined.filter(({ id }) => isAfter(id));
  const exported: Exported = {
    name: segmentName(metadata.number),
    quarantined: new Map(quarantined.map(({ id, sha256 }) => [id, sha256])),
    lines: numbered(linesOf(raw)),
    line: undefined,
  };
  do nextLine(exported);
  while (exported.line !== undefined && !isAfter(readEntry(exported.line.bytes).id));
  return exported;
}

/** The difference between an entry of the log and the next one of a segment; null where there is none. */
async function differenceOf({ id, bytes }: SourceEntry, exported: Exported, codec: Codec): Promise<string | null> {
  const { name, quarantined, line } = exported;
  const sha256 = quarantined.get(id);
  if (sha256 !== undefined) {
    quarantined.delete(id);
    return (await codec.digest(bytes)) === sha256
      ? null
      : `The entry ${id} of the log is not what ${quarantineName(sha256)} has.`;
  }
  if (line === undefined) return `The entry ${id} of the log is not in ${name}.`;
  if (!isSameBytes(line.bytes, bytes))
    return `The entry ${id} of the log is not what line ${line.number} of ${name} has.`;
  nextLine(exported);
  return null;
}

/** The entry of a segment that was not found in the log; null where there is none. */
function leftOver({ name, line, quarantined }: Exported, readEntry: SegmentPorts["readEntry"]): string | null {
  if (line !== undefined) {
    return `Line ${line.number} of ${name} has the entry ${readEntry(line.bytes).id}, which is not in the log.`;
  }
  return quarantined.size > 0 ? `${name} lists quarantined entries that are not in the log.` : null;
}

function nextLine(exported: Exported): void {
  const { done, value } = exported.lines.next();
  exported.line = done === true ? undefined : value;
}

function* numbered(lines: Iterable<Uint8Array>): Generator<Line, undefined> {
  let number = 0;
  for (const bytes of lines) {
    number += 1;
    yield { number, bytes };
  }
}
