/** Compares what an export has with what its source has: it walks the source again, manifest by manifest. This is the map. */

import { err, ok, type Result } from "../text/result.ts";
import { manifestName, segmentName } from "./object-names.ts";
import { brokenExport, compareSegment, notWhole, type StoredIds, storedIds } from "./reconcile/compare-segment.ts";
import {
  joinDifferences,
  noDifferences,
  type ReconcilePorts,
  type ReconcileState,
  type ReconcileStep,
} from "./reconcile/reconciliation.ts";
import type { SegmentMetadata } from "./segment.ts";
import {
  type Listing,
  listingFault,
  NO_SEGMENT,
  readStoredManifest,
  readStoredSegment,
  readStoredStart,
  segmentChainFault,
  segmentEnd,
} from "./stored.ts";

/**
 * The beginning of a comparison.
 *
 * @param url of the state in which the comparison of the manifest before ended, if there was one.
 */
export function startReconciliation(manifest: number, url: string | null = null): ReconcileState {
  return { manifest, segments: 0, url, differences: noDifferences() };
}

/**
 * Compares one segment more. Both sides are known by ids alone: `verifyExport` is for what the entries say.
 *
 * @throws where a port does. Then the same step may be tried again.
 */
export async function reconcileStep(state: ReconcileState, ports: ReconcilePorts): Promise<ReconcileStep> {
  const stored = await readStoredManifest(state.manifest, ports);
  if (stored.state === "absent") return { kind: "nothing-to-compare" };
  if (stored.state === "broken") return { kind: "broken", message: notWhole(stored) };
  const { manifest } = stored.value;
  const listed = manifest.segments[state.segments];
  if (listed === undefined) return { kind: "compared", state };
  const listing = { manifest: manifestName(state.manifest), segment: listed };
  const chained = await readChained(listing, ports);
  if (!chained.ok) return { kind: "broken", message: chained.error };
  const { segment, before } = chained.value;
  const comparison = await compareSegment(segment, { metadata: before, url: state.url }, ports);
  if (comparison.kind !== "compared") return comparison;
  const segments = state.segments + 1;
  const differences = joinDifferences(state.differences, comparison.differences);
  const kind = segments < manifest.segments.length ? "working" : "compared";
  return { kind, state: { ...state, segments, url: comparison.url, differences } };
}

/** A segment with its ids, and what the one before says of itself; null where there is none. @returns else what is broken. */
async function readChained(
  listing: Listing,
  ports: ReconcilePorts,
): Promise<Result<{ readonly segment: StoredIds; readonly before: SegmentMetadata | null }, string>> {
  const { number } = listing.segment;
  const stored = await readStoredSegment(number, ports, listing);
  if (stored.state !== "whole") return err(notWhole(stored));
  const before = number === 1 ? null : await readStoredStart(number - 1, ports);
  if (before !== null && before.state !== "whole") return err(notWhole(before));
  const { metadata } = stored.value;
  const fault =
    listingFault(metadata, listing) ??
    segmentChainFault(metadata, before === null ? NO_SEGMENT : segmentEnd(before.value));
  const segment = fault === null ? storedIds(stored.value, ports) : err(fault);
  if (!segment.ok) return err(brokenExport(segmentName(number), segment.error));
  return ok({ segment: segment.value, before: before?.value ?? null });
}
