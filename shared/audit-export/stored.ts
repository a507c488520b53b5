/**
 * The one reader of what is stored: each manifest and each segment is whole, absent or broken, and is held to its place by
 * the same rules, whoever reads it. Readers differ in what they do with the answer: an export stops, a check collects, and
 * nothing is removed from the log.
 *
 * A fault is the end of a sentence whose subject is the object, such as "has a last line without a line end".
 */

import { err, type Result } from "../text/result.ts";
import { AUDIT_MANIFEST_MAX_BYTES, AUDIT_SEGMENT_MAX_BYTES } from "./limits.ts";
import {
  addsUp,
  isListingOf,
  listingOf,
  type Manifest,
  type ManifestSegment,
  type Purpose,
  readManifest,
  readSignedDocument,
  type SignedDocument,
  signedBytes,
} from "./manifest.ts";
import { manifestName, segmentName } from "./object-names.ts";
import type { Codec, ObjectReader, VerifySignature } from "./ports.ts";
import {
  NO_HASH,
  readSegment,
  readSegmentStart,
  SEGMENT_START_MAX_BYTES,
  type SegmentContent,
  type SegmentMetadata,
} from "./segment.ts";

/** What was found under a name. */
export type Stored<Value> = { readonly state: "whole"; readonly value: Value } | NotWhole;

/** @property object the name of the object. */
export type NotWhole =
  | { readonly state: "absent"; readonly object: string }
  | { readonly state: "broken"; readonly object: string; readonly fault: string };

/** What a stored object is read with. */
export interface StoredPorts {
  readonly objects: ObjectReader;
  readonly codec: Codec;
}

/** A manifest with its SHA-256 as it is stored. */
export interface StoredManifest {
  readonly manifest: Manifest;
  readonly sha256: string;
}

/** What the next manifest must follow on. */
export interface Sealed {
  /** The sequence of the last manifest; 0 before the first one. */
  readonly sequence: number;
  /** How many segments all manifests up to it list. */
  readonly segments: number;
  /** RFC 3339; null before the first one. */
  readonly periodEnd: string | null;
  /** SHA-256 of the last manifest as it is stored. */
  readonly sha256: string;
  /** The name of the export; null before the first one. */
  readonly name: string | null;
}

/** A segment that is whole by itself. */
export interface StoredSegment extends SegmentContent {
  /** What a manifest lists of it. */
  readonly listing: ManifestSegment;
}

/** What a manifest lists of a segment. */
export interface Listing {
  /** The name of the manifest. */
  readonly manifest: string;
  readonly segment: ManifestSegment;
}

/** What the next segment must follow on; null is for what is not known. */
export interface SegmentEnd {
  /** The number of the last segment; 0 before the first one. */
  readonly number: number;
  readonly chain: string | null;
  /** How many entries there are up to its end. */
  readonly entries: number | null;
  /** Milliseconds since 1970. */
  readonly writtenTime: number | null;
}

/** Before the first manifest. */
export const NOTHING_SEALED: Sealed = { sequence: 0, segments: 0, periodEnd: null, sha256: NO_HASH, name: null };

/** Before the first segment. */
export const NO_SEGMENT: SegmentEnd = { number: 0, chain: NO_HASH, entries: 0, writtenTime: null };

/** Reads a manifest. @property verifySignature where it is left out, the signature is not looked at. */
export async function readStoredManifest(
  sequence: number,
  { objects, codec, verifySignature }: StoredPorts & { readonly verifySignature?: VerifySignature },
): Promise<Stored<StoredManifest>> {
  const object = manifestName(sequence);
  const broken = (fault: string): NotWhole => ({ state: "broken", object, fault });
  const bytes = await objects.read(object, AUDIT_MANIFEST_MAX_BYTES);
  if (bytes === null) return { state: "absent", object };
  if (bytes.length > AUDIT_MANIFEST_MAX_BYTES) return broken("is larger than a manifest can be");
  const document = readSignedDocument(bytes, readManifest);
  if (document === undefined) return broken("is not a manifest in the form that the export writes");
  const { fields: manifest } = document;
  if (manifest.sequence !== sequence) return broken(`says that it is manifest ${manifest.sequence}`);
  if (verifySignature !== undefined && !(await isSigned("manifest", document, verifySignature))) {
    return broken("has a signature that is not that of its key");
  }
  const fault = sumsFault(manifest);
  return fault === null ? { state: "whole", value: { manifest, sha256: await codec.digest(bytes) } } : broken(fault);
}

/** Whether a document has the signature of the key that it names, or neither. */
export async function isSigned<Fields extends { readonly public_key: string | null }>(
  purpose: Purpose,
  { fields, signature }: SignedDocument<Fields>,
  verifySignature: VerifySignature,
): Promise<boolean> {
  if (fields.public_key === null || signature === null) return fields.public_key === signature;
  return await verifySignature(fields.public_key, signedBytes(purpose, fields), signature);
}

/** What in a manifest does not agree with the rest of it. */
function sumsFault(manifest: Manifest): string | null {
  if (Date.parse(manifest.period_start) > Date.parse(manifest.period_end)) {
    return "has a period that ends before it begins";
  }
  if (!addsUp(manifest)) return "has totals that are not those of the segments that it lists";
  const first = manifest.segments_before + 1;
  return manifest.segments.every(({ number }, index) => number === first + index)
    ? null
    : "lists segments whose numbers are not consecutive from its segments_before on";
}

/** What the next manifest must follow on after this one. */
export function sealedBy({ manifest, sha256 }: StoredManifest): Sealed {
  return {
    sequence: manifest.sequence,
    segments: manifest.segments_before + manifest.segments.length,
    periodEnd: manifest.period_end,
    sha256,
    name: manifest.name,
  };
}

/** What in a manifest does not follow on the one before. */
export function manifestChainFault(manifest: Manifest, before: Sealed): string | null {
  if (before.sequence === 0) {
    return manifest.previous_sha256 === NO_HASH && manifest.segments_before === 0
      ? null
      : "has a previous_sha256 and segments_before that are not those of a first manifest";
  }
  const name = manifestName(before.sequence);
  if (manifest.previous_sha256 !== before.sha256) {
    return `does not follow ${name}: its previous_sha256 is not the SHA-256 of that`;
  }
  if (before.name !== null && manifest.name !== before.name) return nameFault(manifest.name, before.name);
  if (manifest.segments_before !== before.segments) {
    return `has a segments_before that is not the number of segments up to ${name}`;
  }
  return manifest.period_start === before.periodEnd
    ? null
    : `has a period that does not begin where that of ${name} ends`;
}

/** Where a manifest names another export. */
export function nameFault(name: string, expected: string): string | null {
  return name === expected ? null : `is of the export ${name}, not of ${expected}`;
}

/** Where a manifest or a segment names another server. */
export function sourceFault(source: string, expected: string): string | null {
  return source === expected ? null : `is of the log of another server, ${source}`;
}

/** Where a document is signed by another key. @param key null where it is not signed. @param expected null where it should not be. */
export function keyFault(key: string | null, expected: string | null): string | null {
  if (key === expected) return null;
  if (key === null) return `is not signed, but should be signed by ${expected}`;
  return expected === null
    ? `is signed by ${key}, but should not be signed`
    : `is signed by ${key}, not by ${expected}`;
}

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

async function segmentIn(bytes: Uint8Array, number: number, codec: Codec): Promise<Result<SegmentContent, string>> {
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

/** What the next segment must follow on after this one. */
export function segmentEnd(metadata: SegmentMetadata): SegmentEnd {
  return {
    number: metadata.number,
    chain: metadata.chain,
    entries: metadata.entries_before + metadata.entries,
    writtenTime: Date.parse(metadata.written_time),
  };
}

/** What in a segment does not follow on the segments before. */
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

/** What a manifest lists of a segment that the segment does not say of itself. */
export function listingFault(metadata: SegmentMetadata, { manifest, segment }: Listing): string | null {
  return isListingOf(segment, metadata) ? null : `has metadata that differs from what ${manifest} lists`;
}

/** What keeps an object from being whole, as the end of a sentence. */
export function faultOf(stored: NotWhole): string {
  return stored.state === "absent" ? "is missing" : stored.fault;
}
