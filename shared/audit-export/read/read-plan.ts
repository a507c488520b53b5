/** Checks the manifests of an export, and finds by what they list which segments must be opened. */

import { err, ok, type Result } from "../../text/result.ts";
import type { Gap } from "../gaps.ts";
import type { Manifest } from "../manifest.ts";
import { MANIFEST_PREFIX, manifestName, manifestSequence } from "../object-names.ts";
import type { StoredManifest } from "../stored-manifest.ts";
import { type Listing, NO_SEGMENT, type SegmentEnd } from "../stored-segment.ts";
import { mayHold } from "../time-range.ts";
import {
  checkLatest,
  checkManifest,
  checkSomethingSigned,
  type FoundLatest,
  findLatest,
  type ManifestsEnd,
  namedBy,
} from "../verify/check-manifests.ts";
import type { Break, VerifyOptions, VerifyPorts } from "../verify/verification.ts";
import { reportProgress, sortedBreaks, startVerification, type VerifyState } from "../verify/verify-state.ts";
import type { EntryFilter } from "./entry-filter.ts";

/** A segment to open, and what it must be. */
export interface ListedSegment {
  readonly listing: Listing;
  /** The end of the segment before it. */
  readonly before: SegmentEnd;
}

/** A plan that grows with each manifest. */
type PlanSoFar = { -readonly [Key in keyof Omit<ReadPlan, "listed">]: ReadPlan[Key] } & {
  readonly listed: ListedSegment[];
};

/** The parts of an export with the requested entries, by its manifests. Its size grows with the segments to open. */
export interface ReadPlan {
  /** The base URL of the server whose log it is; null where there is no manifest. */
  readonly source: string | null;
  readonly manifests: number;
  /** The number of segments that the manifests list. */
  readonly segments: number;
  /** The key that signed the last manifest; null where it is not signed, or there is none. */
  readonly signedBy: string | null;
  /** The segments to open that a manifest lists, in their order. */
  readonly listed: readonly ListedSegment[];
  /** The end of the last segment that a manifest lists. */
  readonly end: SegmentEnd;
  /** The number of entries that segments which need not be opened have in quarantine. */
  readonly quarantinedElsewhere: number;
  /** Where ids are missing of a log whose ids are consecutive, as the last segment says that a manifest lists. */
  readonly openGaps: readonly Gap[];
  readonly notices: readonly string[];
}

const NOTHING_LISTED = {
  source: null,
  manifests: 0,
  segments: 0,
  signedBy: null,
  end: NO_SEGMENT,
  quarantinedElsewhere: 0,
  openGaps: [],
  notices: [],
};

/**
 * Checks all manifests, their chain, their signatures and `latest.json`.
 *
 * @returns else where the export breaks first.
 * @throws where a port does.
 */
export async function planRead(
  filter: EntryFilter,
  options: VerifyOptions,
  ports: VerifyPorts,
): Promise<Result<ReadPlan, Break>> {
  const state = startVerification(options, ports);
  const plan: PlanSoFar = { ...NOTHING_LISTED, listed: [] };
  const latest = await findLatest(state);
  const end = await followManifests(state, latest, (manifest) => addManifest(plan, manifest, filter));
  if (state.breaks.length === 0) await checkLatest(state, latest, end);
  checkSomethingSigned(state, end);
  const [found] = sortedBreaks(state);
  return found === undefined ? ok({ ...plan, source: state.source, notices: state.notices }) : err(found);
}

/** Checks one manifest after the other, up to the first break. */
async function followManifests(
  state: VerifyState,
  latest: FoundLatest,
  onManifest: (manifest: Manifest) => void,
): Promise<ManifestsEnd> {
  let before: StoredManifest | null = null;
  let named: StoredManifest | null = null;
  let sequence = 0;
  for await (const name of state.ports.objects.list(MANIFEST_PREFIX)) {
    if ((manifestSequence(name) ?? 0) <= sequence) continue;
    before = await checkManifest(state, { sequence: sequence + 1, before });
    if (before === null || state.breaks.length > 0) break;
    sequence += 1;
    if (sequence === namedBy(latest)) named = before;
    state.counts.manifests += 1;
    onManifest(before.manifest);
    reportProgress(state);
  }
  return { sequence, named };
}

/** Takes note of what a manifest lists. */
function addManifest(plan: PlanSoFar, { sequence, segments, ...manifest }: Manifest, filter: EntryFilter): void {
  plan.manifests = sequence;
  plan.segments += segments.length;
  plan.signedBy = manifest.public_key;
  plan.openGaps = manifest.consecutive_ids ? (segments.at(-1)?.gaps ?? plan.openGaps) : [];
  for (const segment of segments) {
    if (mayHold(segment, filter))
      plan.listed.push({ listing: { manifest: manifestName(sequence), segment }, before: plan.end });
    else plan.quarantinedElsewhere += segment.quarantined;
    const { number, chain, entries } = segment;
    plan.end = { number, chain, entries: (plan.end.entries ?? 0) + entries, writtenTime: null };
  }
}
