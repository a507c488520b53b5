/** Whether a manifest of an export is what this server signed, and goes on from the one before. */

import {
  AUDIT_MANIFEST_MAX_BYTES,
  addsUp,
  type Codec,
  type Manifest,
  manifestName,
  NO_HASH,
  type ObjectReader,
  readManifest,
  readSignedDocument,
  signedBytes,
  type VerifySignature,
} from "../../shared/index.ts";

/** What is needed to check the manifests of one export. */
export interface ManifestPorts {
  readonly objects: ObjectReader;
  readonly codec: Codec;
  readonly verifySignature: VerifySignature;
}

/** What all manifests of one export say. */
export interface ExportIdentity {
  /** The name of the export. */
  readonly name: string;
  /** The base URL of the server whose log it is. */
  readonly sourceUrl: string;
  /** The Ed25519 key that must have signed it, in hexadecimal. */
  readonly publicKey: string;
}

/** A manifest that is whole, with the SHA-256 of its file. */
export interface CheckedManifest {
  readonly manifest: Manifest;
  readonly sha256: string;
}

export type WholeManifest = CheckedManifest & { readonly kind: "whole" };

/** What is wrong with an export, or with the log beside it: a whole sentence, which repeats nothing of an entry but its id. */
export interface Broken {
  readonly kind: "broken";
  readonly message: string;
}

export type ManifestCheck = WholeManifest | { readonly kind: "absent" } | Broken;

/** Reads a manifest and holds it to its form, its export and its signature. */
export async function checkManifest(
  sequence: number,
  { name, sourceUrl, publicKey }: ExportIdentity,
  { objects, codec, verifySignature }: ManifestPorts,
): Promise<ManifestCheck> {
  const bytes = await objects.read(manifestName(sequence), AUDIT_MANIFEST_MAX_BYTES);
  if (bytes === null) return { kind: "absent" };
  const document =
    bytes.length > AUDIT_MANIFEST_MAX_BYTES ? undefined : readSignedDocument<Manifest>(bytes, readManifest);
  if (document === undefined) return broken(sequence, "is not such as the export writes");
  const { fields: manifest, signature } = document;
  if (manifest.sequence !== sequence) return broken(sequence, "has the sequence of another");
  if (manifest.name !== name) return broken(sequence, "is that of another export");
  if (manifest.source !== sourceUrl) return broken(sequence, "is that of another server's log");
  if (manifest.public_key === null || signature === null) return broken(sequence, "is not signed");
  if (manifest.public_key !== publicKey) return broken(sequence, "is signed by another key than this server's");
  if (!(await verifySignature(publicKey, signedBytes("manifest", manifest), signature))) {
    return broken(sequence, "has a signature that does not fit it");
  }
  if (!addsUp(manifest)) return broken(sequence, "has totals that its segments do not add up to");
  return { kind: "whole", manifest, sha256: await codec.digest(bytes) };
}

/**
 * What is wrong with a manifest beside the one before it; undefined where nothing is.
 *
 * @param before null where it must be the first one.
 * @param lastSegment the number of the last segment that one before it lists; 0 where none does.
 */
export function troubleAfter(
  before: CheckedManifest | null,
  { manifest }: CheckedManifest,
  lastSegment: number,
): string | undefined {
  const nameOf = manifestName(manifest.sequence);
  if (manifest.previous_sha256 !== (before?.sha256 ?? NO_HASH)) return `${nameOf} is not chained to the one before it.`;
  if (before !== null && manifest.period_start !== before.manifest.period_end) {
    return `${nameOf} does not begin when the one before it ends.`;
  }
  const isInOrder =
    manifest.segments_before === lastSegment &&
    manifest.segments.every(({ number }, index) => number === lastSegment + 1 + index);
  return isInOrder ? undefined : `${nameOf} does not list the segments after those of the one before it.`;
}

function broken(sequence: number, what: string): Broken {
  return { kind: "broken", message: `${manifestName(sequence)} ${what}.` };
}
