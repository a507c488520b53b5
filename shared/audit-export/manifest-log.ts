/** The manifests of an export in their order: how the last one is found, and how one is added. */

import { anotherExport, anotherSource, type Broken, brokenObject } from "./broken.ts";
import { findLast, type Numbering } from "./find-last.ts";
import type { Sealed } from "./job-state.ts";
import type { JobPorts, JobSettings } from "./job-types.ts";
import { AUDIT_MANIFEST_MAX_BYTES } from "./limits.ts";
import { type Latest, type Manifest, readLatest, readManifest } from "./manifest.ts";
import { LATEST_NAME, MANIFEST_PREFIX, manifestName, manifestSequence } from "./object-names.ts";
import { NO_HASH } from "./segment.ts";
import { readSignedDocument, signDocument } from "./signed-document.ts";

/** What a stored manifest says. */
export type StoredManifest = { readonly kind: "stored"; readonly sealed: Sealed } | Broken;

/** A manifest that is there now. @property isOwn whether it is the one that was to be added. */
export type AddedManifest = { readonly kind: "stored"; readonly sealed: Sealed; readonly isOwn: boolean } | Broken;

const MANIFESTS: Numbering = {
  prefix: MANIFEST_PREFIX,
  nameOf: manifestName,
  numberOf: manifestSequence,
  maxBytes: AUDIT_MANIFEST_MAX_BYTES,
};

const NOTHING_SEALED: Sealed = { sequence: 0, segments: 0, periodEnd: null, sha256: NO_HASH };

/** What the last manifest says. */
export async function lastManifest(settings: JobSettings, ports: JobPorts): Promise<StoredManifest> {
  const found = await findLast(ports.store, (await ports.hints.load())?.manifest ?? 0, MANIFESTS);
  if (found === null) return { kind: "stored", sealed: NOTHING_SEALED };
  return await readStored(found.number, found.bytes, settings, ports);
}

/** Adds a manifest, unless there is one of its sequence, which then counts. */
export async function addManifest(manifest: Manifest, settings: JobSettings, ports: JobPorts): Promise<AddedManifest> {
  const { sequence } = manifest;
  const bytes = await signDocument("manifest", manifest, ports.signer);
  const made = await ports.store.create(manifestName(sequence), bytes);
  const stored = made === "created" ? bytes : await ports.store.read(manifestName(sequence), AUDIT_MANIFEST_MAX_BYTES);
  if (stored === null) return brokenObject(manifestName(sequence), "is missing");
  const read = await readStored(sequence, stored, settings, ports, manifest.previous_sha256);
  await ports.hints.save({ segment: 0, ...(await ports.hints.load()), manifest: sequence });
  return read.kind === "stored" ? { ...read, isOwn: made === "created" } : read;
}

/** Has the object that names the newest manifest name this one, where it is behind. It is never set back. */
export async function followLatest({ sequence, sha256 }: Sealed, { store, signer }: JobPorts): Promise<void> {
  const stored = await store.read(LATEST_NAME, AUDIT_MANIFEST_MAX_BYTES);
  const latest = stored === null ? undefined : readSignedDocument<Latest>(stored, readLatest)?.fields;
  const isBehind = latest === undefined || latest.manifest < sequence;
  if (!isBehind && (latest.manifest > sequence || latest.manifest_sha256 === sha256)) return;
  const fields: Latest = {
    format: 1,
    manifest: sequence,
    manifest_sha256: sha256,
    public_key: signer?.publicKey ?? null,
  };
  await store.replace(LATEST_NAME, await signDocument("latest", fields, signer));
}

/** @param previous the hash of the manifest before, where it is known. */
async function readStored(
  sequence: number,
  bytes: Uint8Array,
  settings: JobSettings,
  { codec, signer }: JobPorts,
  previous?: string,
): Promise<StoredManifest> {
  const manifest = readSignedDocument<Manifest>(bytes, readManifest)?.fields;
  if (manifest === undefined) return brokenObject(manifestName(sequence), "is no manifest as this program writes it");
  if (manifest.sequence !== sequence) return brokenObject(manifestName(sequence), "says that it has another sequence");
  if (manifest.source !== settings.source) return anotherSource(manifestName(sequence), manifest.source);
  const other = otherOf(manifest, settings, signer);
  if (other !== null) return anotherExport(manifestName(sequence), other);
  if (previous !== undefined && manifest.previous_sha256 !== previous) {
    return brokenObject(manifestName(sequence), "does not follow on the one before");
  }
  const sealed: Sealed = {
    sequence,
    segments: manifest.segments_before + manifest.segments.length,
    periodEnd: Date.parse(manifest.period_end),
    sha256: await codec.digest(bytes),
  };
  return { kind: "stored", sealed };
}

/** What a manifest has that the next one would not have, as the end of a sentence; null where it has nothing such. */
function otherOf(
  { name, public_key: key }: Manifest,
  settings: JobSettings,
  signer: JobPorts["signer"],
): string | null {
  const own = signer?.publicKey ?? null;
  if (name !== settings.name) return `is of the export ${name}, not of ${settings.name}`;
  if (key === own) return null;
  const [its, now] = [key, own].map((one) => (one === null ? "not signed" : `signed by ${one}`));
  return `is ${its}, and the next one would be ${now}`;
}
