/** Whether a segment of an export is what its manifest lists, and has the very entries that the log has. */

import {
  AUDIT_EXPORT_PAGE_MAX_BYTES,
  AUDIT_SEGMENT_MAX_BYTES,
  type AuditSource,
  type Codec,
  isListingOf,
  linesOf,
  type ManifestSegment,
  type ObjectReader,
  quarantineName,
  readSegment,
  type SegmentMetadata,
  type SourceEntry,
  segmentName,
} from "../../shared/index.ts";
import { rowIdOf } from "../content-server/row-id.ts";
import type { PruningPosition } from "../content-server/store/audit-log-pruning.ts";
import { logEntries } from "./pruning-log.ts";
import type { Broken } from "./pruning-manifest.ts";

/** What is needed to compare segments with the log. */
export interface SegmentPorts {
  readonly objects: ObjectReader;
  readonly codec: Codec;
  /** The log of this server, read as the export reads it. */
  readonly log: Pick<AuditSource, "fetchPage" | "urlAfter">;
  readonly readEntry: (line: Uint8Array) => SourceEntry;
}

/** A segment that is whole. */
export interface CheckedSegment {
  readonly metadata: SegmentMetadata;
  /** Its lines. */
  readonly raw: Uint8Array;
  /** The `last_id` as ids of this server's log are. */
  readonly lastId: number;
}

export type SegmentCheck = ({ readonly kind: "whole" } & CheckedSegment) | Broken;

export type Comparison =
  /** @property entries how many entries of the log it has that may be removed. */
  | { readonly kind: "same"; readonly entries: number }
  /** It has an entry that is to be kept for longer. */
  | { readonly kind: "young" }
  | Broken;

/** Reads a segment with its quarantined entries, and holds them to what the manifest lists and to the segment before. */
export async function checkSegment(
  listed: ManifestSegment,
  before: PruningPosition,
  sourceUrl: string,
  { objects, codec }: Pick<SegmentPorts, "objects" | "codec">,
): Promise<SegmentCheck> {
  const name = segmentName(listed.number);
  const bytes = await objects.read(name, Math.min(listed.bytes, AUDIT_SEGMENT_MAX_BYTES));
  if (bytes === null) return broken(`${name} is not there.`);
  if (bytes.length !== listed.bytes || (await codec.digest(bytes)) !== listed.sha256) {
    return broken(`${name} is not what its manifest lists.`);
  }
  const segment = await readSegment(bytes, codec);
  if (segment.kind === "broken") return broken(`${name} ${segment.what}.`);
  const { metadata, raw } = segment;
  if (!isListingOf(listed, metadata) || metadata.source !== sourceUrl)
    return broken(`${name} is not what its manifest lists.`);
  if (metadata.previous_chain !== before.segmentChain || metadata.entries_before !== before.segmentEntries) {
    return broken(`${name} is not chained to the segment before it.`);
  }
  const lastId = rowIdOf(metadata.last_id);
  if (lastId === undefined) return broken(`${name} has a last id that no entry of the log can have.`);
  for (const { bytes: size, sha256 } of metadata.quarantined) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, for each may be large
    const object = await objects.read(quarantineName(sha256), Math.min(size, AUDIT_EXPORT_PAGE_MAX_BYTES));
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (object === null || object.length !== size || (await codec.digest(object)) !== sha256) {
      return broken(`${quarantineName(sha256)} is not what ${name} says of it.`);
    }
  }
  return { kind: "whole", metadata, raw, lastId };
}

/**
 * Compares a segment with the log: its lines and its quarantined entries must be the very entries after one id and up to its
 * last one, in their order and byte for byte.
 *
 * @param afterId entries up to this id may be removed from the log already.
 * @param olderThan milliseconds since 1970: entries of that time and later are kept.
 */
export async function compareWithLog(
  segment: CheckedSegment,
  afterId: number,
  olderThan: number,
  { log, codec, readEntry }: SegmentPorts,
): Promise<Comparison> {
  const exported = exportedAfter(segment, afterId, readEntry);
  let entries = 0;
  let last = afterId;
  for await (const read of logEntries(afterId, segment.lastId, log)) {
    if (read.kind === "failed") return broken(`The audit log cannot be read. ${read.failure.message}`);
    const { time } = read.entry;
    if (time === null || time >= olderThan) return { kind: "young" };
    const trouble = await troubleWith(read.entry, exported, codec);
    if (trouble !== undefined) return broken(trouble);
    entries += 1;
    last = read.id;
  }
  const trouble = leftOver(exported, readEntry);
  if (trouble !== undefined) return broken(trouble);
  if (last < segment.lastId)
    return broken(`${exported.name} ends with an id that no entry of the log has: ${segment.lastId}.`);
  return { kind: "same", entries };
}

/** What a segment has that the log should have. What was found in the log is taken out of it. */
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

/** What is wrong with an entry of the log beside what comes next of a segment; undefined where nothing is. */
async function troubleWith({ id, bytes }: SourceEntry, exported: Exported, codec: Codec): Promise<string | undefined> {
  const { name, quarantined, line } = exported;
  const sha256 = quarantined.get(id);
  if (sha256 !== undefined) {
    quarantined.delete(id);
    return (await codec.digest(bytes)) === sha256
      ? undefined
      : `The entry ${id} of the log is not what ${quarantineName(sha256)} has.`;
  }
  if (line === undefined) return `The entry ${id} of the log is not in ${name}.`;
  if (!isEqual(line.bytes, bytes)) return `The entry ${id} of the log is not what line ${line.number} of ${name} has.`;
  nextLine(exported);
  return undefined;
}

/** What a segment has that was not found in the log. */
function leftOver({ name, line, quarantined }: Exported, readEntry: SegmentPorts["readEntry"]): string | undefined {
  if (line !== undefined) {
    return `Line ${line.number} of ${name} has the entry ${readEntry(line.bytes).id}, which is not in the log.`;
  }
  return quarantined.size > 0 ? `${name} lists quarantined entries that are not in the log.` : undefined;
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

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

function broken(message: string): Broken {
  return { kind: "broken", message };
}
