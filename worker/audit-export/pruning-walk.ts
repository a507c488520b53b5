/** How far an export goes whose entries may be removed from the log: manifest after manifest, and segment after segment. */

import { manifestName, NO_HASH, segmentName } from "../../shared/index.ts";
import type { ManifestRange, PruningPosition, PruningState } from "../content-server/store/audit-log-pruning.ts";
import { AUDIT_PRUNING_MAX_MANIFESTS, AUDIT_PRUNING_MAX_SEGMENTS } from "../limits.ts";
import {
  type Broken,
  type CheckedManifest,
  checkManifest,
  type ExportIdentity,
  type ManifestCheck,
  type ManifestPorts,
  troubleAfter,
  type WholeManifest,
} from "./pruning-manifest.ts";
import { type CheckedSegment, checkSegment, compareWithLog, type SegmentPorts } from "./pruning-segment.ts";

export type WalkPorts = ManifestPorts & SegmentPorts;

/** What may be removed, beside that it must be in the export. */
export interface PruningBounds {
  /** Milliseconds since 1970: what is of that time or later is kept. */
  readonly olderThan: number;
  /** Entries with a higher id are kept. */
  readonly throughId: number;
  /** The highest id of the log. */
  readonly newestId: number;
}

/** How far a walk came. */
export interface PruningWalk {
  readonly kind: "walked";
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

/** Checks an export and compares it with the log, on from where that ended the last time. It changes nothing. */
export async function walkExport(
  state: Pick<PruningState, "throughId" | "position">,
  identity: ExportIdentity,
  bounds: PruningBounds,
  ports: WalkPorts,
): Promise<PruningWalk | Broken> {
  let walk = startOf(state);
  let manifest = await manifestAt(walk.position, identity, ports);
  if (manifest?.kind === "broken") return manifest;
  for (let count = 0; ; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each goes on from the one before
    const walked = manifest === null ? walk : await walkManifest(walk, manifest, identity.sourceUrl, bounds, ports);
    if (walked.kind === "broken" || walked.end !== null) return walked;
    if (count === AUDIT_PRUNING_MAX_MANIFESTS) return { ...walked, end: "spent" };
    // oxlint-disable-next-line no-await-in-loop -- as above
    const next = await nextManifest(manifest, walked.position, identity, bounds, ports);
    if (next.kind === "broken") return next;
    if (next.kind === "absent") return { ...walked, end: "done" };
    manifest = next;
    walk = walked;
  }
}

function startOf({ throughId, position }: Pick<PruningState, "throughId" | "position">): PruningWalk {
  return {
    kind: "walked",
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
): Promise<WholeManifest | Broken | null> {
  if (manifest === 0) return null;
  const check = await checkManifest(manifest, identity, ports);
  if (check.kind === "whole" && check.sha256 === manifestSha256) return check;
  if (check.kind === "broken") return check;
  return { kind: "broken", message: `${manifestName(manifest)} is not what it was when entries were removed by it.` };
}

/** The next manifest; absent where there is none that is old enough. */
async function nextManifest(
  before: CheckedManifest | null,
  { manifest, segment }: PruningPosition,
  identity: ExportIdentity,
  { olderThan }: PruningBounds,
  ports: WalkPorts,
): Promise<ManifestCheck> {
  const next = await checkManifest(manifest + 1, identity, ports);
  if (next.kind !== "whole") return next;
  if (Date.parse(next.manifest.period_end) > olderThan) return { kind: "absent" };
  const message = troubleAfter(before, next, segment);
  return message === undefined ? next : { kind: "broken", message };
}

/** Checks and compares those of a manifest's segments that were not yet. */
async function walkManifest(
  start: PruningWalk,
  { manifest, sha256 }: CheckedManifest,
  sourceUrl: string,
  bounds: PruningBounds,
  ports: WalkPorts,
): Promise<PruningWalk | Broken> {
  const place = { manifest: manifest.sequence, manifestSha256: sha256 };
  let walk = start;
  for (const listed of manifest.segments.filter(({ number }) => number > start.position.segment)) {
    if (walk.segments === AUDIT_PRUNING_MAX_SEGMENTS) return { ...walk, end: "spent" };
    // oxlint-disable-next-line no-await-in-loop -- each goes on from the one before
    const segment = await checkSegment(listed, walk.position, sourceUrl, ports);
    if (segment.kind === "broken") return segment;
    if (segment.lastId > bounds.newestId) return pastTheLog(segment);
    if (segment.lastId > bounds.throughId) return { ...walk, end: "bound" };
    // oxlint-disable-next-line no-await-in-loop -- as above
    const compared = await compareWithLog(segment, walk.throughId, bounds.olderThan, ports);
    if (compared.kind === "broken") return compared;
    if (compared.kind === "young") return { ...walk, end: "done" };
    walk = afterSegment(walk, place, segment, compared.entries);
  }
  return { ...walk, position: { ...walk.position, ...place } };
}

function pastTheLog({ metadata, lastId }: CheckedSegment): Broken {
  return {
    kind: "broken",
    message: `${segmentName(metadata.number)} ends with an id that the log has not come to: ${lastId}.`,
  };
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
