/**
 * A segment: entries of an audit log as lines of JSON (NDJSON), packed by gzip. What it says of itself stands in the extra
 * field of the gzip header (RFC 1952, section 2.3.1.1), so that a segment is one object that is there whole or not at all,
 * in a bucket as in a folder, and any tool unpacks it.
 */

import { err, ok, type Result } from "../text/result.ts";
import {
  count,
  id as entryId,
  hash,
  list,
  nullable,
  one,
  type Read,
  readCanonical,
  record,
  text,
  time,
} from "./fields.ts";
import { AUDIT_SEGMENT_MAX_RAW_BYTES, AUDIT_SEGMENT_METADATA_MAX_BYTES } from "./limits.ts";
import type { Codec } from "./ports.ts";

/** What a segment says of itself. */
export interface SegmentMetadata {
  readonly format: 1;
  /** The base URL of the server whose log it is. */
  readonly source: string;
  /** From 1, without gaps. */
  readonly number: number;
  /** How many entries all segments before it have. */
  readonly entries_before: number;
  /** How many lines it has. */
  readonly entries: number;
  /** How many of them came late: their id is lower than one that is written before. */
  readonly late: number;
  /** Entries between those of this segment that are not lines of it. */
  readonly quarantined: readonly Quarantined[];
  /** The id of the first line; null where there is none. */
  readonly first_id: string | null;
  /** The highest id that this segment or one before it has, be it of a line or in quarantine. */
  readonly last_id: string;
  /** Bytes of the lines, line ends included. */
  readonly raw_bytes: number;
  /** SHA-256 of the lines, line ends included. */
  readonly raw_sha256: string;
  /** SHA-256 of the object from the end of its gzip header on: of the packed lines, and of their checksum and length. */
  readonly packed_sha256: string;
  /** The URL of the page with which the export goes on: entries written already may be on it. Null where none is known. */
  readonly tail_url: string | null;
  /** RFC 3339; never before that of the segment before. */
  readonly written_time: string;
  /** The `chain` of the segment before; zeros in the first one. */
  readonly previous_chain: string;
  /** SHA-256 of all fields above, as JSON. */
  readonly chain: string;
}

/** An entry that could not be exported as a line. Its bytes are an object of their own. */
export interface Quarantined {
  readonly id: string | null;
  readonly reason: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** A segment to be. */
export type SegmentDraft = Omit<
  SegmentMetadata,
  "format" | "entries" | "raw_bytes" | "raw_sha256" | "packed_sha256" | "chain"
> & {
  /** The entries, without line ends. */
  readonly lines: readonly Uint8Array[];
};

/** A segment as it is stored. */
export interface Segment {
  readonly metadata: SegmentMetadata;
  readonly bytes: Uint8Array;
}

/** What is in a segment that is whole. */
export interface SegmentContent {
  readonly metadata: SegmentMetadata;
  /** The lines. */
  readonly raw: Uint8Array;
}

/** The `previous_chain` of the first segment, and the hash of the manifest before the first one. */
export const NO_HASH = "0".repeat(64);

const PLAIN_HEADER_BYTES = 10;
/** Magic number, deflate, an extra field, no time, no word on the compression, no word on the system. */
const HEADER = [0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 0, 255];
/** "PS", which names the subfield. */
const SUBFIELD = [0x50, 0x53];
/** The length of the extra field, the subfield's name and its length. */
const EXTRA_BYTES = 6;
const START_BYTES = PLAIN_HEADER_BYTES + EXTRA_BYTES;
const LINE_END = 0x0a;

/** How much of a segment has all of its metadata in it. */
export const SEGMENT_START_MAX_BYTES = START_BYTES + AUDIT_SEGMENT_METADATA_MAX_BYTES;

const readMetadata: Read<SegmentMetadata> = record<SegmentMetadata>({
  format: one,
  source: text,
  number: count,
  entries_before: count,
  entries: count,
  late: count,
  quarantined: list(record<Quarantined>({ id: nullable(entryId), reason: text, bytes: count, sha256: hash })),
  first_id: nullable(entryId),
  last_id: entryId,
  raw_bytes: count,
  raw_sha256: hash,
  packed_sha256: hash,
  tail_url: nullable(text),
  written_time: time,
  previous_chain: hash,
  chain: hash,
});

/**
 * Packs a segment. Its metadata must fit in its header: `AUDIT_SEGMENT_MAX_QUARANTINED` and bounded URLs see to that.
 * See docs/decisions/0069-packed-hash.md.
 */
export async function packSegment({ lines, ...draft }: SegmentDraft, codec: Codec): Promise<Segment> {
  const raw = joinLines(lines);
  const packed = (await codec.gzip(raw)).subarray(PLAIN_HEADER_BYTES);
  const unchained = {
    format: 1 as const,
    source: draft.source,
    number: draft.number,
    entries_before: draft.entries_before,
    entries: lines.length,
    late: draft.late,
    // In the order in which they are read, whatever the order in which they are given.
    quarantined: draft.quarantined.map(({ id, reason, bytes, sha256 }) => ({ id, reason, bytes, sha256 })),
    first_id: draft.first_id,
    last_id: draft.last_id,
    raw_bytes: raw.length,
    raw_sha256: await codec.digest(raw),
    packed_sha256: await codec.digest(packed),
    tail_url: draft.tail_url,
    written_time: draft.written_time,
    previous_chain: draft.previous_chain,
  };
  const metadata = { ...unchained, chain: await chainOf(unchained, codec) };
  return { metadata, bytes: joinParts(metadata, packed) };
}

/** The metadata at the start of a segment; undefined where it is not such as `packSegment` writes. */
export function segmentMetadata(bytes: Uint8Array): SegmentMetadata | undefined {
  const length = littleEndian(bytes, START_BYTES - 2);
  const isSegment =
    startsWith(bytes, HEADER, 0) &&
    littleEndian(bytes, PLAIN_HEADER_BYTES) === length + SUBFIELD.length + 2 &&
    startsWith(bytes, SUBFIELD, PLAIN_HEADER_BYTES + 2) &&
    length <= AUDIT_SEGMENT_METADATA_MAX_BYTES &&
    bytes.length >= START_BYTES + length;
  if (!isSegment) return undefined;
  return readCanonical(bytes.subarray(START_BYTES, START_BYTES + length), readMetadata, (read) => JSON.stringify(read));
}

/** Reads the metadata at the start of a segment. @returns else what is wrong with it, as the end of a sentence. */
export async function readSegmentStart(bytes: Uint8Array, codec: Codec): Promise<Result<SegmentMetadata, string>> {
  const metadata = segmentMetadata(bytes);
  if (metadata === undefined) return err("has no metadata of a segment in its gzip header");
  return (await isChained(metadata, codec)) ? ok(metadata) : err("has metadata that does not match its chain hash");
}

/**
 * Reads a segment and holds its lines to what it says of them, but for the entries in them.
 *
 * @returns else what is wrong with it, as the end of a sentence.
 */
export async function readSegment(bytes: Uint8Array, codec: Codec): Promise<Result<SegmentContent, string>> {
  const start = await readSegmentStart(bytes, codec);
  if (!start.ok) return start;
  const metadata = start.value;
  const packed = bytes.subarray(START_BYTES + littleEndian(bytes, START_BYTES - 2));
  if ((await codec.digest(packed)) !== metadata.packed_sha256)
    return err("has packed lines that do not match their hash");
  const raw = await codec.gunzip(bytes, AUDIT_SEGMENT_MAX_RAW_BYTES);
  if (raw === null) return err("cannot be unpacked");
  if (raw.length !== metadata.raw_bytes || (await codec.digest(raw)) !== metadata.raw_sha256) {
    return err("has lines that do not match their hash");
  }
  if (countLines(raw) !== metadata.entries) return err("does not have the number of lines that it states");
  if (raw.length > 0 && raw.at(-1) !== LINE_END) return err("has a last line without a line end");
  return ok({ metadata, raw });
}

/** Whether the chain hash of a segment's metadata fits the rest of it. */
export async function isChained({ chain, ...unchained }: SegmentMetadata, codec: Codec): Promise<boolean> {
  return chain === (await chainOf(unchained, codec));
}

/** The lines of a segment, without line ends. */
export function* linesOf(raw: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < raw.length; ) {
    const end = raw.indexOf(LINE_END, start);
    yield raw.subarray(start, end === -1 ? raw.length : end);
    start = end === -1 ? raw.length : end + 1;
  }
}

async function chainOf(unchained: Omit<SegmentMetadata, "chain">, codec: Codec): Promise<string> {
  return await codec.digest(new TextEncoder().encode(JSON.stringify(unchained)));
}

function joinLines(lines: readonly Uint8Array[]): Uint8Array {
  const raw = new Uint8Array(lines.reduce((total, line) => total + line.length + 1, 0));
  let at = 0;
  for (const line of lines) {
    raw.set(line, at);
    raw[at + line.length] = LINE_END;
    at += line.length + 1;
  }
  return raw;
}

/** Makes one gzip member of the metadata and of what comes after the header. */
function joinParts(metadata: SegmentMetadata, packed: Uint8Array): Uint8Array {
  const said = new TextEncoder().encode(JSON.stringify(metadata));
  const bytes = new Uint8Array(START_BYTES + said.length + packed.length);
  bytes.set(HEADER);
  bytes.set(twoBytes(said.length + SUBFIELD.length + 2), PLAIN_HEADER_BYTES);
  bytes.set(SUBFIELD, PLAIN_HEADER_BYTES + 2);
  bytes.set(twoBytes(said.length), START_BYTES - 2);
  bytes.set(said, START_BYTES);
  bytes.set(packed, START_BYTES + said.length);
  return bytes;
}

function countLines(raw: Uint8Array): number {
  let lines = 0;
  for (let at = raw.indexOf(LINE_END); at !== -1; at = raw.indexOf(LINE_END, at + 1)) lines += 1;
  return raw.length > 0 && raw.at(-1) !== LINE_END ? lines + 1 : lines;
}

function twoBytes(value: number): readonly number[] {
  return [value & 0xff, value >> 8];
}

function littleEndian(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
}

function startsWith(bytes: Uint8Array, expected: readonly number[], at: number): boolean {
  return expected.every((byte, index) => bytes[at + index] === byte);
}
