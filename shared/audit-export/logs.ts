/** The segments and the manifests of an export in their order: how the last one is found, and how one is added exactly once. */

import { err, ok, type Result } from "../text/result.ts";
import { anotherExport, anotherSource, brokenObject, notWhole } from "./attention.ts";
import { type JobPorts, type JobSettings, type SegmentLog, storedPorts } from "./job-types.ts";
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
import type { Codec, HintStore, ObjectReader, ObjectStore } from "./ports.ts";
import type { Segment, SegmentMetadata } from "./segment.ts";
import {
  keyFault,
  manifestChainFault,
  NOTHING_SEALED,
  nameFault,
  readStoredManifest,
  readStoredStart,
  type Sealed,
  type Stored,
  type StoredManifest,
  sealedBy,
  sourceFault,
} from "./stored.ts";

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

/** A manifest that is there now. @property isOwn whether it is the one that was to be added. */
interface AddedManifest {
  readonly sealed: Sealed;
  readonly isOwn: boolean;
}

/** What the last manifest says. @returns else why nothing can be written, in whole sentences. */
export async function lastManifest(settings: JobSettings, ports: JobPorts): Promise<Result<Sealed, string>> {
  const read = async (sequence: number) => await readStoredManifest(sequence, storedPorts(ports));
  const manifests: Numbering<StoredManifest> = { prefix: MANIFEST_PREFIX, numberOf: manifestSequence, read };
  const found = await findLast(ports.store, (await ports.hints.load())?.manifest ?? 0, manifests);
  return found.state === "absent" ? ok(NOTHING_SEALED) : sealedByOwn(found, settings, ports);
}

/**
 * Adds a manifest, unless there is one of its sequence, which then counts.
 *
 * @param before what it follows on.
 * @returns else why nothing can be written, in whole sentences.
 */
export async function addManifest(
  manifest: Manifest,
  before: Sealed,
  settings: JobSettings,
  ports: JobPorts,
): Promise<Result<AddedManifest, string>> {
  const { sequence } = manifest;
  const bytes = await signDocument("manifest", manifest, ports.signer);
  const made = await ports.store.create(manifestName(sequence), bytes);
  const stored: Stored<StoredManifest> =
    made === "created"
      ? { state: "whole", value: { manifest, sha256: await ports.codec.digest(bytes) } }
      : await readStoredManifest(sequence, storedPorts(ports));
  await ports.hints.save({ segment: 0, ...(await ports.hints.load()), manifest: sequence });
  const sealed = sealedByOwn(stored, settings, ports, before);
  return sealed.ok ? ok({ sealed: sealed.value, isOwn: made === "created" }) : sealed;
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

/** What a stored manifest of this export says. @param before what it must follow on, where that is known. */
function sealedByOwn(
  stored: Stored<StoredManifest>,
  settings: JobSettings,
  { signer }: JobPorts,
  before?: Sealed,
): Result<Sealed, string> {
  if (stored.state !== "whole") return err(notWhole(stored));
  const { manifest } = stored.value;
  const object = manifestName(manifest.sequence);
  const otherSource = sourceFault(manifest.source, settings.source);
  if (otherSource !== null) return err(anotherSource(object, otherSource));
  // One export has one name and one key, and the next manifest would have these.
  const other = nameFault(manifest.name, settings.name) ?? keyFault(manifest.public_key, signer?.publicKey ?? null);
  if (other !== null) return err(anotherExport(object, other));
  const unchained = before === undefined ? null : manifestChainFault(manifest, before);
  return unchained === null ? ok(sealedBy(stored.value)) : err(brokenObject(object, unchained));
}

/** How the objects are named and read. */
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
export async function findLast<Value>(
  objects: ObjectReader,
  hint: number,
  numbering: Numbering<Value>,
): Promise<Stored<Value>> {
  const { prefix, read } = numbering;
  const none: Stored<Value> = { state: "absent", object: prefix };
  let number = hint;
  let last = Number.isSafeInteger(hint) && hint > 0 ? await read(hint) : none;
  if (last.state === "absent") {
    number = await lastListed(objects, numbering);
    last = number === 0 ? none : await read(number);
  }
  for (let next = last; next.state !== "absent"; ) {
    last = next;
    number += 1;
    // oxlint-disable-next-line no-await-in-loop -- each is looked for after the one before
    next = await read(number);
  }
  return last;
}

/** The highest number that is listed; 0 where none is. */
async function lastListed<Value>(objects: ObjectReader, { prefix, numberOf }: Numbering<Value>): Promise<number> {
  let last = 0;
  for await (const name of objects.list(prefix)) last = Math.max(last, numberOf(name) ?? 0);
  return last;
}
