/** Segments as they are stored: how one is read, and what it must follow on. */

import { err, ok, type Result } from "../text/result.ts";
import { AUDIT_SEGMENT_MAX_BYTES } from "./limits.ts";
import { isListingOf, listingOf, type ManifestSegment } from "./manifest.ts";
import { segmentName } from "./object-names.ts";
import type { ReadCodec } from "./ports.ts";
import { NO_HASH, readSegment, readSegmentStart, type SegmentContent, type SegmentMetadata } from "./segment.ts";
import { SEGMENT_START_MAX_BYTES } from "./segment-header.ts";
import type { NotWhole, Stored, StoredPorts } from "./stored.ts";

/** A segment that is whole by itself. */
export interface StoredSegment extends SegmentContent {
  /** Its listing in a manifest. */
  readonly listing: ManifestSegment;
}

/** The listing of a segment in a manifest. */
export interface Listing {
  /** The name of the manifest. */
  readonly manifest: string;
  readonly segment: ManifestSegment;
}

/** The state that the next segment must follow on; null stands for what is not known. */
export interface SegmentEnd {
  /** The number of the last segment; 0 before the first one. */
  readonly number: number;
  readonly chain: string | null;
  /** The number of entries up to its end. */
  readonly entries: number | null;
  /** Milliseconds since 1970. */
  readonly writtenTime: number | null;
}

/** Before the first segment. */
export const NO_SEGMENT: SegmentEnd = { number: 0, chain: NO_HASH, entries: 0, writtenTime: null };

/** Reads what a segment says of itself, and none of its lines. */
export async function readStoredStart(
  number: number,
  { objects, codec }: StoredPorts,
): Promise<Stored<SegmentMetadata>> {
  const object = segmentName(number);
  const broken = (fault: string): NotWhole => ({ state: "broken", object, fault });
  const bytes = await objects.read(object, SEGMENT_START_MAX_BYTES);
  if (bytes === null) return { state: "absent", object };
  const start = await readSegmentStart(bytes, codec);
  if (!start.ok) return broken(start.error);
  const fault = numberFault(start.value, number);
  return fault === null ? { state: "whole", value: start.value } : broken(fault);
}

/** A segment that is not whole. */
interface UnusableSegment {
  readonly segment: number;
  readonly stored: NotWhole;
}

/**
 * Finds the first of the segments from 1 to `last` that a test is true of, by halving: it must be true of each segment after one of
 * which it is true. It is not asked about the last one.
 */
export async function firstSegment(
  last: number,
  isReached: (metadata: SegmentMetadata) => boolean,
  ports: StoredPorts,
): Promise<Result<number, UnusableSegment>> {
  let [low, high] = [1, last];
  while (low < high) {
    const middle = (low + high) >> 1;
    const stored = await readStoredStart(middle, ports);
    if (stored.state !== "whole") return err({ segment: middle, stored });
    if (isReached(stored.value)) high = middle;
    else low = middle + 1;
  }
  return ok(low);
}

/** Reads a segment with its lines. @param listing where there is one, the object must be the one that it is of. */
export async function readStoredSegment(
  number: number,
  { objects, codec }: StoredPorts,
  listing: Listing | null = null,
): Promise<Stored<StoredSegment>> {
  const object = segmentName(number);
  const broken = (fault: string): NotWhole => ({ state: "broken", object, fault });
  const maxBytes = Math.min(AUDIT_SEGMENT_MAX_BYTES, listing?.segment.bytes ?? AUDIT_SEGMENT_MAX_BYTES);
  const bytes = await objects.read(object, maxBytes);
  if (bytes === null) return { state: "absent", object };
  const segment = await segmentIn(bytes, number, codec);
  const file = { bytes: bytes.length, sha256: await codec.digest(bytes) };
  if (listing !== null && !isSameObject(file, listing.segment)) {
    const self = segment.ok ? "is a whole segment" : segment.error;
    return broken(`is not the object whose size and SHA-256 ${listing.manifest} lists; by itself, it ${self}`);
  }
  if (!segment.ok) return broken(segment.error);
  const { metadata, raw } = segment.value;
  return { state: "whole", value: { metadata, raw, listing: listingOf(metadata, file) } };
}

async function segmentIn(bytes: Uint8Array, number: number, codec: ReadCodec): Promise<Result<SegmentContent, string>> {
  const segment = await readSegment(bytes, codec);
  if (!segment.ok) return segment;
  const fault = numberFault(segment.value.metadata, number);
  return fault === null ? segment : err(fault);
}

function isSameObject(file: Pick<ManifestSegment, "bytes" | "sha256">, listed: ManifestSegment): boolean {
  return file.bytes === listed.bytes && file.sha256 === listed.sha256;
}

function numberFault({ number }: SegmentMetadata, expected: number): string | null {
  return number === expected ? null : `says that it is segment ${number}`;
}

/** The state that the next segment must follow on after this one. */
export function segmentEnd(metadata: SegmentMetadata): SegmentEnd {
  return {
    number: metadata.number,
    chain: metadata.chain,
    entries: metadata.entries_before + metadata.entries,
    writtenTime: Date.parse(metadata.written_time),
  };
}

/** The break between a segment and those before. */
export function segmentChainFault(metadata: SegmentMetadata, before: SegmentEnd): string | null {
  const { number, chain, entries, writtenTime } = before;
  if (chain !== null && metadata.previous_chain !== chain) {
    return number === 0
      ? "has a previous_chain that is not that of a first segment"
      : `does not follow ${segmentName(number)}: its previous_chain is not the chain of that`;
  }
  if (entries !== null && metadata.entries_before !== entries) {
    return `says that its entries_before is ${metadata.entries_before}, but the segments before have ${entries} entries`;
  }
  if (metadata.entries === 0 && metadata.quarantined.length === 0) return "has no entry";
  return writtenTime !== null && Date.parse(metadata.written_time) < writtenTime
    ? "has a written_time before that of the segment before"
    : null;
}

/** The contradiction between the listing of a segment and the segment itself. */
export function listingFault(metadata: SegmentMetadata, { manifest, segment }: Listing): string | null {
  return isListingOf(segment, metadata) ? null : `has metadata that differs from what ${manifest} lists`;
}
