/** The segments and the manifests of an export in their order: how the last one is found, and how one is added exactly once. */

import { err, ok, type Result } from "../text/result.ts";
import {
  anotherExport,
  anotherKey,
  anotherSource,
  brokenObject,
  missingKey,
  notWhole,
  unwantedKey,
} from "./attention.ts";
import { FORMAT } from "./format.ts";
import { type JobPorts, type JobSettings, type SegmentLog, storedPorts } from "./job-types.ts";
import { dueKeyChange, keyAfter, keyFault } from "./keys.ts";
import { AUDIT_MANIFEST_MAX_BYTES } from "./limits.ts";
import { type Latest, type Manifest, readLatest, readSignedDocument, signDocument } from "./manifest.ts";
import {
  LATEST_NAME,
  MANIFEST_PREFIX,
  manifestName,
  manifestSequence,
  SEGMENT_PREFIX,
  segmentName,
  segmentNumber,
} from "./object-names.ts";
import type { Codec, HintStore, ObjectReader, ObjectStore, Signer } from "./ports.ts";
import type { Segment, SegmentMetadata } from "./segment.ts";
import { type Stored, sourceFault } from "./stored.ts";
import {
  NOTHING_SEALED,
  nameFault,
  nextManifestFault,
  readStoredManifest,
  type Sealed,
  type StoredManifest,
  sealedBy,
} from "./stored-manifest.ts";
import { readStoredStart } from "./stored-segment.ts";

/** The segments in a store. The hint says where to begin to look for the last one, and no more. */
export function segmentLog(store: ObjectStore, hints: HintStore, codec: Codec): SegmentLog {
  const read = async (number: number) => await readStoredStart(number, { objects: store, codec });
  const segments: Numbering<SegmentMetadata> = { prefix: SEGMENT_PREFIX, numberOf: segmentNumber, read };
  const last = async () => await findLast(store, (await hints.load())?.segment ?? 0, segments);
  const append = async ({ metadata, bytes }: Segment) => {
    const { number } = metadata;
    const made = await store.create(segmentName(number), bytes);
    const stored: Stored<SegmentMetadata> =
      made === "created" ? { state: "whole", value: metadata } : await read(number);
    await hints.save({ manifest: 0, ...(await hints.load()), segment: number });
    return stored;
  };
  return { last, append };
}

/** A manifest that is there now. @property isOwn whether this run added it. */
interface AddedManifest {
  readonly sealed: Sealed;
  readonly isOwn: boolean;
}

/**
 * The state after the last manifest, which is the one that `latest.json` names, or a later one.
 *
 * @returns else why nothing can be written, in whole sentences.
 */
export async function lastManifest(settings: JobSettings, ports: JobPorts): Promise<Result<Sealed, string>> {
  // It is read first: another run that works at the same time names a manifest once that exists.
  const latest = await storedLatest(ports.store);
  const read = async (sequence: number) => await readStoredManifest(sequence, storedPorts(ports));
  const manifests: Numbering<StoredManifest> = { prefix: MANIFEST_PREFIX, numberOf: manifestSequence, read };
  const found = await findLast(ports.store, (await ports.hints.load())?.manifest ?? 0, manifests);
  const sealed = found.state === "absent" ? ok(NOTHING_SEALED) : sealedByOwn(found, settings, ports);
  const fault = sealed.ok && latest !== undefined ? latestFault(latest, sealed.value) : null;
  return fault === null ? sealed : err(fault);
}

/** Why the newest manifest is not the one that was named, in whole sentences. One more would hide that it was removed. */
function latestFault({ manifest, manifest_sha256: named }: Latest, { sequence, sha256 }: Sealed): string | null {
  const object = manifestName(manifest);
  if (manifest > sequence) return brokenObject(object, `is missing, though ${LATEST_NAME} names it`);
  if (manifest < sequence || named === sha256) return null;
  return brokenObject(object, `is another one than ${LATEST_NAME} names`);
}

/**
 * Adds a manifest, unless there is one of its sequence, which then counts.
 *
 * @param before what it follows on.
 * @param signer of the key that it names.
 * @returns else why nothing can be written, in whole sentences.
 */
export async function addManifest(
  manifest: Manifest,
  before: Sealed,
  signer: Signer | null,
  settings: JobSettings,
  ports: JobPorts,
): Promise<Result<AddedManifest, string>> {
  const { sequence } = manifest;
  const bytes = await signDocument("manifest", manifest, signer);
  const made = await ports.store.create(manifestName(sequence), bytes);
  const stored: Stored<StoredManifest> =
    made === "created"
      ? { state: "whole", value: { manifest, sha256: await ports.codec.digest(bytes) } }
      : await readStoredManifest(sequence, storedPorts(ports));
  await ports.hints.save({ segment: 0, ...(await ports.hints.load()), manifest: sequence });
  const sealed = sealedByOwn(stored, settings, ports, before);
  return sealed.ok ? ok({ sealed: sealed.value, isOwn: made === "created" }) : sealed;
}

/** Writes `latest.json` so that it names this manifest, unless it names this or a newer one already. */
export async function followLatest(
  { sequence, sha256 }: Sealed,
  settings: JobSettings,
  { store, signer }: JobPorts,
): Promise<void> {
  const latest = await storedLatest(store);
  if (latest !== undefined && latest.manifest >= sequence) return;
  const fields: Latest = {
    format: FORMAT,
    name: settings.name,
    source: settings.source,
    manifest: sequence,
    manifest_sha256: sha256,
    public_key: signer?.publicKey ?? null,
  };
  await store.replace(LATEST_NAME, await signDocument("latest", fields, signer));
}

/** Undefined where it is missing, or is not in the form that the export writes: then it is written again. */
async function storedLatest(store: ObjectReader): Promise<Latest | undefined> {
  const stored = await store.read(LATEST_NAME, AUDIT_MANIFEST_MAX_BYTES);
  return stored === null ? undefined : readSignedDocument<Latest>(stored, readLatest)?.fields;
}

/** Reads a stored manifest of this export. @param before the one that it must follow on, where that is known. */
function sealedByOwn(
  stored: Stored<StoredManifest>,
  settings: JobSettings,
  ports: JobPorts,
  before?: Sealed,
): Result<Sealed, string> {
  if (stored.state !== "whole") return err(notWhole(stored));
  const { manifest } = stored.value;
  const object = manifestName(manifest.sequence);
  const otherSource = sourceFault(manifest.source, settings.source);
  if (otherSource !== null) return err(anotherSource(object, otherSource));
  const otherName = nameFault(manifest.name, settings.name);
  if (otherName !== null) return err(anotherExport(object, otherName));
  const otherKey = keyFaultOf(manifest, ports);
  if (otherKey !== null) return err(otherKey);
  const fault = before === undefined ? null : nextManifestFault(manifest, before);
  return fault === null ? ok(sealedBy(stored.value)) : err(brokenObject(object, fault));
}

/** Why the signer cannot sign the next manifest, in whole sentences. */
function keyFaultOf(manifest: Manifest, ports: JobPorts): string | null {
  const [inForce, own] = [keyAfter(manifest), ports.signer?.publicKey ?? null];
  if (inForce === own || dueKeyChange(inForce, ports) !== null) return null;
  const object = manifestName(manifest.sequence);
  if (inForce === null) return own === null ? null : unwantedKey(object, own);
  if (own === null) return missingKey(object, inForce);
  const isRotation = inForce !== manifest.public_key;
  return anotherKey(object, isRotation ? `names the next key ${inForce}, not ${own}` : (keyFault(inForce, own) ?? ""));
}

/** The names and the reader of numbered objects. */
interface Numbering<Value> {
  readonly prefix: string;
  readonly numberOf: (name: string) => number | undefined;
  readonly read: (number: number) => Promise<Stored<Value>>;
}

/**
 * The last object; absent where there is none. A hint that is correct or behind saves the listing.
 *
 * @param hint the number of an object that most likely is there, and not far from the last one.
 */
async function findLast<Value>(
  objects: ObjectReader,
  hint: number,
  numbering: Numbering<Value>,
): Promise<Stored<Value>> {
  const { prefix, read } = numbering;
  const none: Stored<Value> = { state: "absent", object: prefix };
  const hinted = Number.isSafeInteger(hint) && hint > 0 ? await read(hint) : none;
  let number = hinted.state === "absent" ? await lastListed(objects, numbering) : hint;
  if (number === 0) return none;
  let last = hinted.state === "absent" ? await read(number) : hinted;
  // A link to a disk that is not mounted, for one.
  if (last.state === "absent") return { state: "broken", object: last.object, fault: "is listed, but missing" };
  for (;;) {
    number += 1;
    const next = await read(number);
    if (next.state === "absent") return last;
    last = next;
  }
}

/** The highest number that is listed; 0 where none is. */
async function lastListed<Value>(objects: ObjectReader, { prefix, numberOf }: Numbering<Value>): Promise<number> {
  let last = 0;
  for await (const name of objects.list(prefix)) last = Math.max(last, numberOf(name) ?? 0);
  return last;
}
