/** The check of the export whose entries are to be removed from the log: manifest after manifest, and segment after segment. */

import {
  err,
  keyChainFault,
  keyFault,
  type Manifest,
  manifestChainFault,
  manifestName,
  NO_HASH,
  NOTHING_SEALED,
  nameFault,
  ok,
  type Result,
  readStoredManifest,
  type Sealed,
  type Stored,
  type StoredManifest,
  sealedBy,
  segmentName,
  sourceFault,
  type VerifySignature,
} from "../../shared/index.ts";
import { AUDIT_PRUNING_MAX_SEGMENTS } from "../values/limits.ts";
import { type CheckedSegment, checkSegment, compareWithLog, notWhole, type SegmentPorts } from "./pruning-segment.ts";
import type { ManifestRange, PruningPosition, PruningState } from "./pruning-store.ts";

/** Manifests of an export that one run checks; the next run continues. */
export const AUDIT_PRUNING_MAX_MANIFESTS = 500;

/** The ports for checking an export and comparing it with the log. */
export type ExportPorts = SegmentPorts & { readonly verifySignature: VerifySignature };

/** The parts that all manifests of one export have in common. */
interface ExportIdentity {
  /** The name of the export. */
  readonly name: string;
  /** The base URL of the server whose log it is. */
  readonly sourceUrl: string;
  /** The Ed25519 keys of which one must have signed the first manifest, in hexadecimal: at least one. */
  readonly publicKeys: readonly string[];
}

/** The bounds of a removal. */
interface PruningBounds {
  /** Milliseconds since 1970: what is of that time or later is kept. */
  readonly olderThan: number;
  /** Entries with a higher id are kept. */
  readonly throughId: number;
  /** The highest id of the log. */
  readonly newestId: number;
}

/** The progress of a check. */
export interface PruningProgress {
  readonly position: PruningPosition;
  /** The id up to which the log may be removed. */
  readonly throughId: number;
  /** The number of entries of the log up to it that were not removed before. */
  readonly entries: number;
  /** The first and the last manifest that have some of them; null where there are none. */
  readonly manifests: ManifestRange | null;
  /** The number of segments that were compared. */
  readonly segments: number;
  /** Why it ended: what comes next is not old enough, is past the bound of ids, or is for the next run; null while it goes on. */
  readonly end: "done" | "bound" | "spent" | null;
}

const START: PruningPosition = {
  manifest: 0,
  manifestSha256: NO_HASH,
  segment: 0,
  segmentChain: NO_HASH,
  segmentEntries: 0,
};

/**
 * Checks an export and compares it with the log, on from where that ended the last time. It changes nothing.
 *
 * @returns else what is wrong with the export or with the log beside it: a sentence, which repeats nothing of an entry but its id.
 */
export async function checkExport(
  state: Pick<PruningState, "throughId" | "position">,
  identity: ExportIdentity,
  bounds: PruningBounds,
  ports: ExportPorts,
): Promise<Result<PruningProgress, string>> {
  let progress = startOf(state);
  const start = await manifestAt(progress.position, identity, ports);
  if (!start.ok) return start;
  let manifest = start.value;
  for (let count = 0; ; count += 1) {
    const checked = await checkManifest(progress, manifest, identity.sourceUrl, bounds, ports);
    if (!checked.ok || checked.value.end !== null) return checked;
    progress = checked.value;
    if (count === AUDIT_PRUNING_MAX_MANIFESTS) return ok({ ...progress, end: "spent" });
    const next = await nextManifest(manifest, identity, bounds, ports);
    if (!next.ok) return next;
    if (next.value === null) return ok({ ...progress, end: "done" });
    manifest = next.value;
  }
}

function startOf({ throughId, position }: Pick<PruningState, "throughId" | "position">): PruningProgress {
  return {
    position: position ?? START,
    throughId,
    entries: 0,
    manifests: null,
    segments: 0,
    end: null,
  };
}

/** The manifest up to which the export was checked before; null where none was. */
async function manifestAt(
  { manifest, manifestSha256 }: PruningPosition,
  identity: ExportIdentity,
  ports: ExportPorts,
): Promise<Result<StoredManifest | null, string>> {
  if (manifest === 0) return ok(null);
  const stored = await ownManifest(manifest, identity, ports);
  if (stored.state === "whole" && stored.value.sha256 === manifestSha256) return ok(stored.value);
  if (stored.state === "broken") return err(notWhole(stored));
  return err(`${manifestName(manifest)} is not what it was when entries were removed by it.`);
}

/** The next manifest; null where there is none that is old enough. */
async function nextManifest(
  before: StoredManifest | null,
  identity: ExportIdentity,
  { olderThan }: PruningBounds,
  ports: ExportPorts,
): Promise<Result<StoredManifest | null, string>> {
  const sealed = before === null ? NOTHING_SEALED : sealedBy(before);
  const next = await ownManifest(sealed.sequence + 1, identity, ports);
  if (next.state === "broken") return err(notWhole(next));
  if (next.state === "absent" || Date.parse(next.value.manifest.period_end) > olderThan) return ok(null);
  const { manifest } = next.value;
  const fault = manifestChainFault(manifest, sealed) ?? signerFault(manifest, sealed, identity);
  return fault === null ? ok(next.value) : err(`${manifestName(manifest.sequence)} ${fault}.`);
}

/**
 * Where the signature of a manifest is not worth that of one of the keys: it is not by one of them, and the manifest before does not
 * name its key. The manifest by which entries were removed before is what it was then, so that its key needs no other.
 */
function signerFault(
  manifest: Manifest,
  { sequence, publicKey }: Sealed,
  { publicKeys }: ExportIdentity,
): string | null {
  const key = manifest.public_key;
  const isOwn = key !== null && publicKeys.includes(key);
  if (sequence === 0) return isOwn ? null : keyFault(key, publicKeys[0] ?? null);
  const fault = keyChainFault(manifest, publicKey);
  if (fault !== null || key === publicKey || isOwn) return fault;
  return `restarts the signing with the key ${key}, which is not that of this server`;
}

/** A manifest that is whole and that is of the export. */
async function ownManifest(
  sequence: number,
  { name, sourceUrl }: ExportIdentity,
  ports: ExportPorts,
): Promise<Stored<StoredManifest>> {
  const stored = await readStoredManifest(sequence, ports);
  if (stored.state !== "whole") return stored;
  const { manifest } = stored.value;
  const fault = nameFault(manifest.name, name) ?? sourceFault(manifest.source, sourceUrl);
  return fault === null ? stored : { state: "broken", object: manifestName(sequence), fault };
}

/** Checks and compares those of a manifest's segments that were not yet. @param stored null where none was checked before. */
async function checkManifest(
  start: PruningProgress,
  stored: StoredManifest | null,
  sourceUrl: string,
  bounds: PruningBounds,
  ports: ExportPorts,
): Promise<Result<PruningProgress, string>> {
  if (stored === null) return ok(start);
  const { manifest, sha256 } = stored;
  const place = { manifest: manifest.sequence, manifestSha256: sha256 };
  let progress = start;
  for (const listed of manifest.segments.filter(({ number }) => number > start.position.segment)) {
    if (progress.segments === AUDIT_PRUNING_MAX_SEGMENTS) return ok({ ...progress, end: "spent" });
    const listing = { manifest: manifestName(manifest.sequence), segment: listed };
    const checked = await checkSegment(listing, progress.position, sourceUrl, ports);
    if (!checked.ok) return checked;
    const segment = checked.value;
    if (segment.lastId > bounds.newestId) return err(pastTheLog(segment));
    if (segment.lastId > bounds.throughId) return ok({ ...progress, end: "bound" });
    const compared = await compareWithLog(segment, progress.throughId, bounds.olderThan, ports);
    if (!compared.ok) return compared;
    if (compared.value === "young") return ok({ ...progress, end: "done" });
    progress = afterSegment(progress, place, segment, compared.value);
  }
  return ok({ ...progress, position: { ...progress.position, ...place } });
}

function pastTheLog({ metadata, lastId }: CheckedSegment): string {
  return `${segmentName(metadata.number)} ends with an id that the log has not reached: ${lastId}.`;
}

function afterSegment(
  progress: PruningProgress,
  place: Pick<PruningPosition, "manifest" | "manifestSha256">,
  { metadata, lastId }: CheckedSegment,
  entries: number,
): PruningProgress {
  return {
    ...progress,
    position: {
      ...place,
      segment: metadata.number,
      segmentChain: metadata.chain,
      segmentEntries: metadata.entries_before + metadata.entries,
    },
    throughId: Math.max(progress.throughId, lastId),
    entries: progress.entries + entries,
    manifests:
      entries === 0 ? progress.manifests : { first: progress.manifests?.first ?? place.manifest, last: place.manifest },
    segments: progress.segments + 1,
  };
}
