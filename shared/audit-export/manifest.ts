/**
 * The seal of an export at the end of an hour: each manifest lists the segments since the one before, and is chained to
 * it.
 */

import { isObject } from "../text/json.ts";
import {
  count,
  either,
  flag,
  hash,
  id,
  list,
  nullable,
  only,
  type Read,
  readCanonical,
  signature as readSignature,
  record,
  text,
  time,
  utcTime,
} from "./fields.ts";
import { FORMAT } from "./format.ts";
import { areSameGaps, type Gap, readGaps } from "./gaps.ts";
import type { Signer } from "./ports.ts";
import type { SegmentMetadata } from "./segment.ts";

export interface Manifest {
  readonly format: typeof FORMAT;
  /** From 1, without gaps. */
  readonly sequence: number;
  /** The name of the export. */
  readonly name: string;
  /** The base URL of the server whose log it is. */
  readonly source: string;
  /** True if the ids of the log follow on each other without gaps, so that a gap means a lost entry. */
  readonly consecutive_ids: boolean;
  /** The `period_end` of the manifest before; in the first one, the hour's beginning. RFC 3339. */
  readonly period_start: string;
  /** Segments that were written before it are in this manifest or in one before. RFC 3339. */
  readonly period_end: string;
  /** The number of segments that all manifests before it list. */
  readonly segments_before: number;
  /** In the order of their numbers, without gaps, on from the last one of the manifest before. */
  readonly segments: readonly ManifestSegment[];
  /** The number of lines of its segments. */
  readonly entries: number;
  /** The number of entries that its segments list as quarantined. */
  readonly quarantined: number;
  /** The `first_id` of the first of its segments that has one; null where none has. */
  readonly first_id: string | null;
  /** The `last_id` of its last segment; null where it has none. */
  readonly last_id: string | null;
  /** SHA-256 of the manifest before as it is stored; zeros in the first one. */
  readonly previous_sha256: string;
  /** The change of keys that it states; null where there is none. */
  readonly key_change: KeyChange | null;
  /** The Ed25519 key that signed it; null where it is not signed. */
  readonly public_key: string | null;
}

/** A change of the key that signs an export. */
export type KeyChange =
  /** In the last manifest that the old key signs: the manifests after it are signed by this one. */
  | { readonly kind: "rotation"; readonly next_public_key: string }
  /** In the first manifest that a new key signs since the old one was lost. The new key alone says so. */
  | { readonly kind: "restart"; readonly previous_public_key: string };

export interface ManifestSegment {
  readonly number: number;
  /** Bytes of the segment as it is stored. */
  readonly bytes: number;
  /** SHA-256 of the segment as it is stored. */
  readonly sha256: string;
  readonly entries: number;
  readonly quarantined: number;
  readonly gaps: readonly Gap[];
  readonly first_id: string | null;
  readonly last_id: string;
  readonly earliest_time: string | null;
  readonly latest_time: string | null;
  readonly raw_sha256: string;
  readonly chain: string;
}

/** Names the newest manifest, so that it cannot be removed unnoticed. It may be behind by what was written since. */
export interface Latest {
  readonly format: typeof FORMAT;
  /** The name of the export. */
  readonly name: string;
  /** The base URL of the server whose log it is. */
  readonly source: string;
  /** The sequence of the manifest. */
  readonly manifest: number;
  /** SHA-256 of the manifest as it is stored. */
  readonly manifest_sha256: string;
  readonly public_key: string | null;
}

const readKeyChange: Read<KeyChange> = either(
  record<KeyChange & { readonly kind: "rotation" }>({ kind: only("rotation"), next_public_key: hash }),
  record<KeyChange & { readonly kind: "restart" }>({ kind: only("restart"), previous_public_key: hash }),
);

export const readManifest: Read<Manifest> = record<Manifest>({
  format: only(FORMAT),
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
      gaps: readGaps,
      first_id: nullable(id),
      last_id: id,
      earliest_time: nullable(utcTime),
      latest_time: nullable(utcTime),
      raw_sha256: hash,
      chain: hash,
    }),
  ),
  entries: count,
  quarantined: count,
  first_id: nullable(id),
  last_id: nullable(id),
  previous_sha256: hash,
  key_change: nullable(readKeyChange),
  public_key: nullable(hash),
});

export const readLatest: Read<Latest> = record<Latest>({
  format: only(FORMAT),
  name: text,
  source: text,
  manifest: count,
  manifest_sha256: hash,
  public_key: nullable(hash),
});

/** The listing of a segment in a manifest. @param object size and hash of the segment as it is stored. */
export function listingOf(
  { number, entries, quarantined, gaps, first_id, last_id, earliest_time, latest_time, ...hashes }: SegmentMetadata,
  { bytes, sha256 }: Pick<ManifestSegment, "bytes" | "sha256">,
): ManifestSegment {
  return {
    number,
    bytes,
    sha256,
    entries,
    quarantined: quarantined.length,
    gaps,
    first_id,
    last_id,
    earliest_time,
    latest_time,
    raw_sha256: hashes.raw_sha256,
    chain: hashes.chain,
  };
}

/** Tells if the listing of a segment agrees with its own metadata. Size and hash of the object are not looked at. */
export function isListingOf(listed: ManifestSegment, metadata: SegmentMetadata): boolean {
  const { gaps, ...right } = listingOf(metadata, listed);
  const isSame = Object.entries(right).every(([name, value]) => Reflect.get(listed, name) === value);
  return isSame && areSameGaps(listed.gaps, gaps);
}

/** The totals in a manifest of its segments. */
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

/** Tells if a manifest's totals are those of the segments that it lists. */
export function addsUp(manifest: Manifest): boolean {
  const right = Object.entries(totalsOf(manifest.segments));
  return right.every(([name, value]) => Reflect.get(manifest, name) === value);
}

/** A document with its signature; null where the export has no key to sign with. */
export interface SignedDocument<Fields> {
  readonly fields: Fields;
  readonly signature: string | null;
}

/** The purpose of a document, which is signed with it, so that one cannot pass for the other. */
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

/** The bytes of a document that are signed. */
export function signedBytes(purpose: Purpose, fields: object): Uint8Array {
  return encode(`provider-steward audit export ${purpose}\n${textOf(fields)}`);
}

function textOf(fields: object): string {
  return `${JSON.stringify(fields, null, 2)}\n`;
}

function encode(document: string): Uint8Array {
  return new TextEncoder().encode(document);
}
