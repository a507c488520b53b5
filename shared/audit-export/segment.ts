/**
 * A segment: entries of an audit log as lines of JSON (NDJSON), packed by gzip. Its metadata is in the gzip header, so that a
 * segment is one object that is there whole or not at all, in a bucket as in a folder, and any tool unpacks it.
 */

import { LINE_FEED } from "../text/characters.ts";
import { err, ok, type Result } from "../text/result.ts";
import {
  count,
  id as entryId,
  flag,
  hash,
  list,
  nullable,
  only,
  type Read,
  readCanonical,
  record,
  text,
  time,
  utcTime,
} from "./fields.ts";
import { FORMAT, isOlderFormat, OLDER_FORMAT_FAULT } from "./format.ts";
import { type Gap, readGaps } from "./gaps.ts";
import { AUDIT_SEGMENT_MAX_RAW_BYTES } from "./limits.ts";
import { countLines, joinLines } from "./lines.ts";
import type { Codec, ReadCodec } from "./ports.ts";
import { afterMetadata, metadataIn, withMetadata, withoutHeader } from "./segment-header.ts";

/** The metadata of a segment. */
export interface SegmentMetadata {
  readonly format: typeof FORMAT;
  /** The base URL of the server whose log it is. */
  readonly source: string;
  /** From 1, without gaps. */
  readonly number: number;
  /** The number of entries of all segments before it. */
  readonly entries_before: number;
  /** The number of its lines. */
  readonly entries: number;
  /** The number of them that came late: their id is lower than one that is written before. */
  readonly late: number;
  /** Entries between those of this segment that are not lines of it. */
  readonly quarantined: readonly Quarantined[];
  /** Where ids are missing up to its end, as `gapsAfter` finds them; empty where the ids of the log are not consecutive. */
  readonly gaps: readonly Gap[];
  /** The id of the first line; null where there is none. */
  readonly first_id: string | null;
  /** The highest id that this segment or one before it has, be it of a line or in quarantine. */
  readonly last_id: string;
  /** The earliest time of its lines, RFC 3339 in UTC with milliseconds; null where none has a time that can be read. */
  readonly earliest_time: string | null;
  readonly latest_time: string | null;
  /** Bytes of the lines, line ends included. */
  readonly raw_bytes: number;
  /** SHA-256 of the lines, line ends included. */
  readonly raw_sha256: string;
  /** SHA-256 of the object from the end of its gzip header on: of the packed lines, and of their checksum and length. */
  readonly packed_sha256: string;
  /** The URL of the page from which the export continues: entries written already may be on it. Null where none is known. */
  readonly tail_url: string | null;
  /** RFC 3339; never before that of the segment before. */
  readonly written_time: string;
  /** The `chain` of the segment before; zeros in the first one. */
  readonly previous_chain: string;
  /** SHA-256 of all fields above, as JSON. */
  readonly chain: string;
}

/** An entry that could not be exported as a line. */
export interface Quarantined {
  readonly id: string | null;
  readonly reason: string;
  readonly bytes: number;
  readonly sha256: string;
  /** The id of the entry before it in the log: one of this segment, or the `last_id` of the segment before. Null where it is not known. */
  readonly after: string | null;
  /** True if its bytes are an object of their own. They are not where it was too large to hold. */
  readonly kept: boolean;
}

/** The content from which a segment is packed. */
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

/** The content of a whole segment. */
export interface SegmentContent {
  readonly metadata: SegmentMetadata;
  /** The lines. */
  readonly raw: Uint8Array;
}

/** The `previous_chain` of the first segment, and the hash of the manifest before the first one. */
export const NO_HASH = "0".repeat(64);

const readMetadata: Read<SegmentMetadata> = record<SegmentMetadata>({
  format: only(FORMAT),
  source: text,
  number: count,
  entries_before: count,
  entries: count,
  late: count,
  quarantined: list(
    record<Quarantined>({
      id: nullable(entryId),
      reason: text,
      bytes: count,
      sha256: hash,
      after: nullable(entryId),
      kept: flag,
    }),
  ),
  gaps: readGaps,
  first_id: nullable(entryId),
  last_id: entryId,
  earliest_time: nullable(utcTime),
  latest_time: nullable(utcTime),
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
  const packed = withoutHeader(await codec.gzip(raw));
  const [rawBytes, rawSha256] = [raw.length, await codec.digest(raw)];
  codec.release(raw);
  const unchained = {
    format: FORMAT,
    source: draft.source,
    number: draft.number,
    entries_before: draft.entries_before,
    entries: lines.length,
    late: draft.late,
    // In the order in which they are read, whatever the order in which they are given.
    quarantined: draft.quarantined.map(({ id, reason, bytes, sha256, after, kept }) => {
      return { id, reason, bytes, sha256, after, kept };
    }),
    gaps: draft.gaps.map(({ after, before }) => ({ after, before })),
    first_id: draft.first_id,
    last_id: draft.last_id,
    earliest_time: draft.earliest_time,
    latest_time: draft.latest_time,
    raw_bytes: rawBytes,
    raw_sha256: rawSha256,
    packed_sha256: await codec.digest(packed),
    tail_url: draft.tail_url,
    written_time: draft.written_time,
    previous_chain: draft.previous_chain,
  };
  const metadata = { ...unchained, chain: await chainOf(unchained, codec) };
  return { metadata, bytes: withMetadata(JSON.stringify(metadata), packed) };
}

/** The metadata at the start of a segment; undefined where it is not such as `packSegment` writes. */
export function segmentMetadata(bytes: Uint8Array): SegmentMetadata | undefined {
  const metadata = metadataIn(bytes);
  return metadata === undefined ? undefined : readCanonical(metadata, readMetadata, (read) => JSON.stringify(read));
}

/** Reads the metadata at the start of a segment. @returns else what is wrong with it, as the end of a sentence. */
export async function readSegmentStart(bytes: Uint8Array, codec: ReadCodec): Promise<Result<SegmentMetadata, string>> {
  const metadata = segmentMetadata(bytes);
  if (metadata === undefined) {
    const isOlder = isOlderFormat(metadataIn(bytes));
    return err(isOlder ? OLDER_FORMAT_FAULT : "has no metadata of a segment in its gzip header");
  }
  return (await isChained(metadata, codec)) ? ok(metadata) : err("has metadata that does not match its chain hash");
}

/**
 * Reads a segment, and checks its lines by its metadata. The entries in the lines are not read.
 *
 * @returns else what is wrong with it, as the end of a sentence.
 */
export async function readSegment(bytes: Uint8Array, codec: ReadCodec): Promise<Result<SegmentContent, string>> {
  const start = await readSegmentStart(bytes, codec);
  if (!start.ok) return start;
  const metadata = start.value;
  const packed = afterMetadata(bytes);
  if ((await codec.digest(packed)) !== metadata.packed_sha256)
    return err("has packed lines that do not match their hash");
  const raw = await codec.gunzip(bytes, AUDIT_SEGMENT_MAX_RAW_BYTES);
  if (raw === null) return err("cannot be unpacked");
  if (raw.length !== metadata.raw_bytes || (await codec.digest(raw)) !== metadata.raw_sha256) {
    return err("has lines that do not match their hash");
  }
  if (countLines(raw) !== metadata.entries) return err("does not have the number of lines that it states");
  if (raw.length > 0 && raw.at(-1) !== LINE_FEED) return err("has a last line without a line end");
  return ok({ metadata, raw });
}

/** Tells if the chain hash of a segment's metadata fits the rest of it. */
export async function isChained({ chain, ...unchained }: SegmentMetadata, codec: ReadCodec): Promise<boolean> {
  return chain === (await chainOf(unchained, codec));
}

async function chainOf(unchained: Omit<SegmentMetadata, "chain">, codec: ReadCodec): Promise<string> {
  return await codec.digest(new TextEncoder().encode(JSON.stringify(unchained)));
}
