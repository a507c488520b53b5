/** Manifests as they are stored: how one is read, and what it must follow on. */

import { isOlderFormat, OLDER_FORMAT_FAULT } from "./format.ts";
import { keyAfter, keyChainFault, keyChangeFault } from "./keys.ts";
import { AUDIT_MANIFEST_MAX_BYTES } from "./limits.ts";
import {
  addsUp,
  type Manifest,
  type Purpose,
  readManifest,
  readSignedDocument,
  type SignedDocument,
  signedBytes,
} from "./manifest.ts";
import { manifestName } from "./object-names.ts";
import type { VerifySignature } from "./ports.ts";
import { NO_HASH } from "./segment.ts";
import type { NotWhole, Stored, StoredPorts } from "./stored.ts";

/** A manifest with its SHA-256 as it is stored. */
export interface StoredManifest {
  readonly manifest: Manifest;
  readonly sha256: string;
}

/** A manifest that was read, with all that is stored of it. */
export interface ReadManifest extends StoredManifest {
  /** Null where it is not signed. */
  readonly signature: string | null;
}

/** The state that the next manifest must follow on. */
export interface Sealed {
  /** The sequence of the last manifest; 0 before the first one. */
  readonly sequence: number;
  /** The number of segments that all manifests up to it list. */
  readonly segments: number;
  /** RFC 3339; null before the first one. */
  readonly periodEnd: string | null;
  /** SHA-256 of the last manifest as it is stored. */
  readonly sha256: string;
  /** The name of the export; null before the first one. */
  readonly name: string | null;
  /** True if the last manifest states that the ids of the log are consecutive. */
  readonly isConsecutive: boolean;
  /** The key that signs the next manifest; null before the first one, and where they are not signed. */
  readonly publicKey: string | null;
}

/** Before the first manifest. */
export const NOTHING_SEALED: Sealed = {
  sequence: 0,
  segments: 0,
  periodEnd: null,
  sha256: NO_HASH,
  name: null,
  isConsecutive: false,
  publicKey: null,
};

/** Reads a manifest. @property verifySignature if it is absent, the signature is not verified. */
export async function readStoredManifest(
  sequence: number,
  { objects, codec, verifySignature }: StoredPorts & { readonly verifySignature?: VerifySignature },
): Promise<Stored<ReadManifest>> {
  const object = manifestName(sequence);
  const broken = (fault: string): NotWhole => ({ state: "broken", object, fault });
  const bytes = await objects.read(object, AUDIT_MANIFEST_MAX_BYTES);
  if (bytes === null) return { state: "absent", object };
  if (bytes.length > AUDIT_MANIFEST_MAX_BYTES) return broken("is larger than a manifest can be");
  const document = readSignedDocument(bytes, readManifest);
  if (document === undefined) {
    return broken(isOlderFormat(bytes) ? OLDER_FORMAT_FAULT : "is not a manifest in the form that the export writes");
  }
  const { fields: manifest, signature } = document;
  if (manifest.sequence !== sequence) return broken(`says that it is manifest ${manifest.sequence}`);
  if (verifySignature !== undefined && !(await isSigned("manifest", document, verifySignature))) {
    return broken("has a signature that is not that of its key");
  }
  const fault = sumsFault(manifest);
  if (fault !== null) return broken(fault);
  return { state: "whole", value: { manifest, signature, sha256: await codec.digest(bytes) } };
}

/** Tells if a document has the signature of the key that it names, or neither. */
export async function isSigned<Fields extends { readonly public_key: string | null }>(
  purpose: Purpose,
  { fields, signature }: SignedDocument<Fields>,
  verifySignature: VerifySignature,
): Promise<boolean> {
  if (fields.public_key === null || signature === null) return fields.public_key === signature;
  return await verifySignature(fields.public_key, signedBytes(purpose, fields), signature);
}

/** The inconsistency within a manifest. */
function sumsFault(manifest: Manifest): string | null {
  if (Date.parse(manifest.period_start) > Date.parse(manifest.period_end)) {
    return "has a period that ends before it begins";
  }
  if (!addsUp(manifest)) return "has totals that are not those of the segments that it lists";
  const first = manifest.segments_before + 1;
  return manifest.segments.every(({ number }, index) => number === first + index)
    ? keyChangeFault(manifest)
    : "lists segments whose numbers are not consecutive from its segments_before on";
}

/** The state that the next manifest must follow on after this one. */
export function sealedBy({ manifest, sha256 }: StoredManifest): Sealed {
  return {
    sequence: manifest.sequence,
    segments: manifest.segments_before + manifest.segments.length,
    periodEnd: manifest.period_end,
    sha256,
    name: manifest.name,
    isConsecutive: manifest.consecutive_ids,
    publicKey: keyAfter(manifest),
  };
}

/** Why a manifest cannot be the next one after those before: it does not follow on the last of them, or another key signed it. */
export function nextManifestFault(manifest: Manifest, before: Sealed): string | null {
  const fault = manifestChainFault(manifest, before);
  return fault !== null || before.sequence === 0 ? fault : keyChainFault(manifest, before.publicKey);
}

/** The break between a manifest and the one before; its key is not looked at. */
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
