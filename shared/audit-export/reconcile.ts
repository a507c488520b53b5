/** Compares what an export has with what its source has: it walks the source again, manifest by manifest. This is the map. */

import { manifestName, segmentName } from "./object-names.ts";
import { compareSegment, joinDifferences, noDifferences } from "./reconcile/compare-segment.ts";
import type { ReconcilePorts, ReconcileState, ReconcileStep } from "./reconcile/reconciliation.ts";
import { broken, storedIds, storedManifest, storedMetadata } from "./reconcile/stored-segments.ts";

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
  const manifest = await storedManifest(state.manifest, ports);
  if (manifest === null) return { kind: "nothing-to-compare" };
  if ("kind" in manifest) return manifest;
  const listed = manifest.segments[state.segments];
  if (listed === undefined) return { kind: "compared", state };
  const segment = await storedIds(listed.number, ports);
  if (segment.kind === "broken") return segment;
  const before = listed.number === 1 ? null : await storedMetadata(listed.number - 1, ports);
  if (before !== null && "kind" in before) return before;
  if (before === null && listed.number > 1) return broken(segmentName(listed.number - 1), "is missing");
  if (
    segment.metadata.chain !== listed.chain ||
    (before !== null && segment.metadata.previous_chain !== before.chain)
  ) {
    const what = `is not the segment that ${manifestName(state.manifest)} lists and that follows on the one before`;
    return broken(segmentName(listed.number), what);
  }
  const comparison = await compareSegment(segment, { metadata: before, url: state.url }, ports);
  if (comparison.kind !== "compared") return comparison;
  const segments = state.segments + 1;
  const differences = joinDifferences(state.differences, comparison.differences);
  const kind = segments < manifest.segments.length ? "working" : "compared";
  return { kind, state: { ...state, segments, url: comparison.url, differences } };
}
