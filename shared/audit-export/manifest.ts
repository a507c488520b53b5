/** What an export holds at the end of an hour: each manifest lists the segments since the one before, and is chained to it. */

import { isObject } from "../text/json.ts";
import {
  count,
  flag,
  hash,
  id,
  list,
  nullable,
  one,
  type Read,
  readCanonical,
  signature as readSignature,
  record,
  text,
  time,
} from "./fields.ts";
import type { Signer } from "./ports.ts";
import type { SegmentMetadata } from "./segment.ts";

export interface Manifest {
  readonly format: 1;
  /** From 1, without gaps. */
  readonly sequence: number;
  /** The name of the export. */
  readonly name: string;
  /** The base URL of the server whose log it is. */
  readonly source: string;
  /** Whether the ids of the log follow on each other without gaps, so that a gap means a lost entry. */
  readonly consecutive_ids: boolean;
  /** The `period_end` of the manifest before; in the first one, the hour's beginning. RFC 3339. */
  readonly period_start: string;
  /** Segments that were written before it are in this manifest or in one before. RFC 3339. */
  readonly period_end: string;
  /** How many segments all manifests before it list. */
  readonly segments_before: number;
  /** In the order of their numbers, without gaps, on from the last one of the manifest before. */
  readonly segments: readonly ManifestSegment[];
  /** How many lines its segments have. */
  readonly entries: number;
  /** How many entries its segments list as quarantined. */
  readonly quarantined: number;
  /** The `first_id` of the first of its segments that has one; null where none has. */
  readonly first_id: string | null;
  /** The `last_id` of its last segment; null where it has none. */
  readonly last_id: string | null;
  /** SHA-256 of the manifest before as it is stored; zeros in the first one. */
  readonly previous_sha256: string;
  /** The Ed25519 key that signed it; null where it is not signed. */
  readonly public_key: string | null;
}

export interface ManifestSegment {
  readonly number: number;
  /** Bytes of the segment as it is stored. */
  readonly bytes: number;
  /** SHA-256 of the segment as it is stored. */
  readonly sha256: string;
  readonly entries: number;
  readonly quarantined: number;
  readonly first_id: string | null;
  readonly last_id: string;
  readonly raw_sha256: string;
  readonly chain: string;
}

/** Which manifest is the newest, so that it cannot be taken away unnoticed. It may be behind by what was written since. */
export interface Latest {
  readonly format: 1;
  /** The sequence of the manifest. */
  readonly manifest: number;
  /** SHA-256 of the manifest as it is stored. */
  readonly manifest_sha256: string;
  readonly public_key: string | null;
}

export const readManifest: Read<Manifest> = record<Manifest>({
  format: one,
  sequence: count,
  name: text,
  source: text,
  consecutive_ids: flag,
  period_start: time,
  period_end: time,
  segments_before: count,
  segments: list(
    record<ManifestSegment>({
      number: count,
      bytes: count,
      sha256: hash,
      entries: count,
      quarantined: count,
      first_id: nullable(id),
      last_id: id,
      raw_sha256: hash,
      chain: hash,
    }),
  ),
  entries: count,
  quarantined: count,
  first_id: nullable(id),
  last_id: nullable(id),
  previous_sha256: hash,
  public_key: nullable(hash),
});

export const readLatest: Read<Latest> = record<Latest>({
  format: one,
  manifest: count,
  manifest_sha256: hash,
  public_key: nullable(hash),
});

/** What a manifest lists of a segment. @param object size and hash of the segment as it is stored. */
export function listingOf(
  { number, entries, quarantined, first_id, last_id, raw_sha256, chain }: SegmentMetadata,
  { bytes, sha256 }: Pick<ManifestSegment, "bytes" | "sha256">,
): ManifestSegment {
  return { number, bytes, sha256, entries, quarantined: quarantined.length, first_id, last_id, raw_sha256, chain };
}

/** Whether what a manifest lists is what a segment says of itself. Size and hash of the object are not looked at. */
export function isListingOf(listed: ManifestSegment, metadata: SegmentMetadata): boolean {
  const right = Object.entries(listingOf(metadata, listed));
  return right.every(([name, value]) => Reflect.get(listed, name) === value);
}

/** What a manifest says of its segments together. */
export function totalsOf(
  segments: readonly ManifestSegment[],
): Pick<Manifest, "entries" | "quarantined" | "first_id" | "last_id"> {
  return {
    entries: segments.reduce((total, segment) => total + segment.entries, 0),
    quarantined: segments.reduce((total, segment) => total + segment.quarantined, 0),
    first_id: segments.find((segment) => segment.first_id !== null)?.first_id ?? null,
    last_id: segments.at(-1)?.last_id ?? null,
  };
}

/** Whether a manifest's totals are those of the segments that it lists. */
export function addsUp(manifest: Manifest): boolean {
  const right = Object.entries(totalsOf(manifest.segments));
  return right.every(([name, value]) => Reflect.get(manifest, name) === value);
}

/** A document with its signature; null where the export has no key to sign with. */
export interface SignedDocument<Fields> {
  readonly fields: Fields;
  readonly signature: string | null;
}

/** What a document is, which is signed with it, so that one cannot pass for the other. */
export type Purpose = "manifest" | "latest";

/** Signs a document; the bytes to store. */
export async function signDocument(purpose: Purpose, fields: object, signer: Signer | null): Promise<Uint8Array> {
  const signature = signer === null ? null : await signer.sign(signedBytes(purpose, fields));
  return encode(textOf({ ...fields, signature }));
}

/** Reads a document; undefined where its text is not such as `signDocument` writes. The signature is not looked at. */
export function readSignedDocument<Fields extends object>(
  bytes: Uint8Array,
  read: Read<Fields>,
): SignedDocument<Fields> | undefined {
  return readCanonical(
    bytes,
    (json) => {
      const fields = read(json);
      const signature = isObject(json) ? nullable(readSignature)(json["signature"]) : undefined;
      return fields === undefined || signature === undefined ? undefined : { fields, signature };
    },
    ({ fields, signature }) => textOf({ ...fields, signature }),
  );
}

/** What is signed of a document. */
export function signedBytes(purpose: Purpose, fields: object): Uint8Array {
  return encode(`provider-steward audit export ${purpose}\n${textOf(fields)}`);
}

function textOf(fields: object): string {
  return `${JSON.stringify(fields, null, 2)}\n`;
}

function encode(document: string): Uint8Array {
  return new TextEncoder().encode(document);
}
