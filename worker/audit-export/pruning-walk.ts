/** How far an export goes whose entries may be removed from the log: manifest after manifest, and segment after segment. */

import {
  err,
  keyFault,
  manifestChainFault,
  manifestName,
  NO_HASH,
  NOTHING_SEALED,
  nameFault,
  ok,
  type Result,
  readStoredManifest,
  type Stored,
  type StoredManifest,
  sealedBy,
  segmentName,
  sourceFault,
  type VerifySignature,
} from "../../shared/index.ts";
import type { ManifestRange, PruningPosition, PruningState } from "../content-server/store/audit-log-pruning.ts";
import { AUDIT_PRUNING_MAX_MANIFESTS, AUDIT_PRUNING_MAX_SEGMENTS } from "../limits.ts";
import { compareWithLog } from "./pruning-log.ts";
import { type CheckedSegment, checkSegment, notWhole, type SegmentPorts } from "./pruning-segment.ts";

/** What is needed to check an export and to compare it with the log. */
export type WalkPorts = SegmentPorts & { readonly verifySignature: VerifySignature };

/** What all manifests of one export say. */
interface ExportIdentity {
  /** The name of the export. */
  readonly name: string;
  /** The base URL of the server whose log it is. */
  readonly sourceUrl: string;
  /** The Ed25519 key that must have signed it, in hexadecimal. */
  readonly publicKey: string;
}

/** What may be removed, beside that it must be in the export. */
interface PruningBounds {
  /** Milliseconds since 1970: what is of that time or later is kept. */
  readonly olderThan: number;
  /** Entries with a higher id are kept. */
  readonly throughId: number;
  /** The highest id of the log. */
  readonly newestId: number;
}

/** How far a walk came. */
export interface PruningWalk {
  readonly position: PruningPosition;
  /** The id up to which the log may be removed. */
  readonly throughId: number;
  /** How many entries of the log are up to it that were not removed before. */
  readonly entries: number;
  /** The first and the last manifest that have some of them; null where there are none. */
  readonly manifests: ManifestRange | null;
  /** How many segments it compared. */
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
export async function walkExport(
  state: Pick<PruningState, "throughId" | "position">,
  identity: ExportIdentity,
  bounds: PruningBounds,
  ports: WalkPorts,
): Promise<Result<PruningWalk, string>> {
  let walk = startOf(state);
  const start = await manifestAt(walk.position, identity, ports);
  if (!start.ok) return start;
  let manifest = start.value;
  for (let count = 0; ; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each goes on from the one before
    const walked = manifest === null ? ok(walk) : await walkManifest(walk, manifest, identity.sourceUrl, bounds, ports);
    if (!walked.ok || walked.value.end !== null) return walked;
    walk = walked.value;
    if (count === AUDIT_PRUNING_MAX_MANIFESTS) return ok({ ...walk, end: "spent" });
    // oxlint-disable-next-line no-await-in-loop -- as above
    const next = await nextManifest(manifest, identity, bounds, ports);
    if (!next.ok) return next;
    if (next.value === null) return ok({ ...walk, end: "done" });
    manifest = next.value;
  }
}

function startOf({ throughId, position }: Pick<PruningState, "throughId" | "position">): PruningWalk {
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
  ports: WalkPorts,
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
  ports: WalkPorts,
): Promise<Result<StoredManifest | null, string>> {
  const sealed = before === null ? NOTHING_SEALED : sealedBy(before);
  const next = await ownManifest(sealed.sequence + 1, identity, ports);
  if (next.state === "broken") return err(notWhole(next));
  if (next.state === "absent" || Date.parse(next.value.manifest.period_end) > olderThan) return ok(null);
  const { manifest } = next.value;
  const fault = manifestChainFault(manifest, sealed);
  return fault === null ? ok(next.value) : err(`${manifestName(manifest.sequence)} ${fault}.`);
}

/** A manifest that is whole and that this server signed for the export. */
async function ownManifest(
  sequence: number,
  { name, sourceUrl, publicKey }: ExportIdentity,
  ports: WalkPorts,
): Promise<Stored<StoredManifest>> {
  const stored = await readStoredManifest(sequence, ports);
  if (stored.state !== "whole") return stored;
  const { manifest } = stored.value;
  const fault =
    nameFault(manifest.name, name) ??
    sourceFault(manifest.source, sourceUrl) ??
    keyFault(manifest.public_key, publicKey);
  return fault === null ? stored : { state: "broken", object: manifestName(sequence), fault };
}

/** Checks and compares those of a manifest's segments that were not yet. */
async function walkManifest(
  start: PruningWalk,
  { manifest, sha256 }: StoredManifest,
  sourceUrl: string,
  bounds: PruningBounds,
  ports: WalkPorts,
): Promise<Result<PruningWalk, string>> {
  const place = { manifest: manifest.sequence, manifestSha256: sha256 };
  let walk = start;
  for (const listed of manifest.segments.filter(({ number }) => number > start.position.segment)) {
    if (walk.segments === AUDIT_PRUNING_MAX_SEGMENTS) return ok({ ...walk, end: "spent" });
    const listing = { manifest: manifestName(manifest.sequence), segment: listed };
    // oxlint-disable-next-line no-await-in-loop -- each goes on from the one before
    const checked = await checkSegment(listing, walk.position, sourceUrl, ports);
    if (!checked.ok) return checked;
    const segment = checked.value;
    if (segment.lastId > bounds.newestId) return err(pastTheLog(segment));
    if (segment.lastId > bounds.throughId) return ok({ ...walk, end: "bound" });
    // oxlint-disable-next-line no-await-in-loop -- as above
    const compared = await compareWithLog(segment, walk.throughId, bounds.olderThan, ports);
    if (!compared.ok) return compared;
    if (compared.value === "young") return ok({ ...walk, end: "done" });
    walk = afterSegment(walk, place, segment, compared.value);
  }
  return ok({ ...walk, position: { ...walk.position, ...place } });
}

function pastTheLog({ metadata, lastId }: CheckedSegment): string {
  return `${segmentName(metadata.number)} ends with an id that the log has not come to: ${lastId}.`;
}

function afterSegment(
  walk: PruningWalk,
  place: Pick<PruningPosition, "manifest" | "manifestSha256">,
  { metadata, lastId }: CheckedSegment,
  entries: number,
): PruningWalk {
  return {
    ...walk,
    position: {
      ...place,
      segment: metadata.number,
      segmentChain: metadata.chain,
      segmentEntries: metadata.entries_before + metadata.entries,
    },
    throughId: Math.max(walk.throughId, lastId),
    entries: walk.entries + entries,
    manifests:
      entries === 0 ? walk.manifests : { first: walk.manifests?.first ?? place.manifest, last: place.manifest },
    segments: walk.segments + 1,
  };
}
