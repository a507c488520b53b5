/**
 * Compares what an export has with what its source has, segment by segment, and then reads the source on to its end. An
 * entry is the same where each of its bytes is; hashes tell of those that are not. This is the map.
 */

import { err, ok, type Result } from "../text/result.ts";
import { isAbove } from "./entry-ids.ts";
import { behindOf, earlyEndOf, walkBeyond } from "./reconcile/beyond.ts";
import { compareStretch } from "./reconcile/compare-stretch.ts";
import { noDifferences } from "./reconcile/differences.ts";
import type { ReconcilePorts, ReconcileState, ReconcileStep } from "./reconcile/reconciliation.ts";
import { notWhole, readStretch } from "./reconcile/stored-entries.ts";
import type { StoredPorts } from "./stored.ts";
import { firstSegment, readStoredStart } from "./stored-segment.ts";

/** The beginning of a comparison. @param segment the number of the first segment that is compared. */
export function startReconciliation(segment = 1): ReconcileState {
  return { segment, entries: 0, lastId: null, url: null, highest: null, differences: noDifferences(), beyond: null };
}

/** A segment that cannot be read as it must be. @property message why, in whole sentences. */
export interface BrokenSegment {
  readonly segment: number;
  readonly message: string;
}

/**
 * The beginning of a comparison of the newest entries: with the segment that has the first of them.
 *
 * @param segments how many segments there are.
 * @returns else what of the export is broken.
 */
export async function startWithNewest(
  entries: number,
  segments: number,
  ports: StoredPorts,
): Promise<Result<ReconcileState, BrokenSegment>> {
  if (segments === 0) return ok(startReconciliation());
  const last = await readStoredStart(segments, ports);
  if (last.state !== "whole") return err({ segment: segments, message: notWhole(last) });
  const before = last.value.entries_before + last.value.entries - entries;
  const first = await firstSegment(segments, (segment) => segment.entries_before + segment.entries > before, ports);
  if (!first.ok) return err({ segment: first.error.segment, message: notWhole(first.error.stored) });
  return ok(startReconciliation(first.value));
}

/**
 * Compares some segments more, or reads some pages behind the last one.
 *
 * @throws where a port does. Then the same step may be tried again.
 */
export async function reconcileStep(state: ReconcileState, ports: ReconcilePorts): Promise<ReconcileStep> {
  if (state.beyond !== null) return await readOn(state, ports);
  const read = await readStretch(state.segment, ports);
  if (!read.ok) return { kind: "broken", message: read.error };
  const stretch = read.value;
  if (stretch === null) return await readOn(state, ports);
  const comparison = await compareStretch(stretch, state.differences, state.url, ports);
  if (comparison.kind === "failed") return { ...comparison, state };
  if (comparison.kind === "broken") return comparison;
  const { url, differences } = comparison;
  const { number: segment, last_id: lastId } = stretch.last;
  const entries = state.entries + stretch.lines;
  const highest =
    comparison.highest !== null && isAbove(comparison.highest, state.highest) ? comparison.highest : state.highest;
  return { kind: "working", state: { ...state, segment: segment + 1, entries, lastId, url, highest, differences } };
}

/** Reads on behind the last segment. Segments that were written meanwhile are compared, too. */
async function readOn(state: ReconcileState, ports: ReconcilePorts): Promise<ReconcileStep> {
  const last = state.segment === 1 ? null : await readStoredStart(state.segment - 1, ports);
  if (last !== null && last.state !== "whole") return { kind: "broken", message: notWhole(last) };
  const walked = await walkBeyond(state, last?.value ?? null, ports);
  // A cursor may have expired: the next try begins behind the last segment again.
  if (walked.kind === "failed") return { ...walked, state: { ...state, beyond: null } };
  if (walked.kind === "broken") return walked;
  const { beyond, differences } = walked;
  if (beyond.next !== null) return { kind: "working", state: { ...state, differences, beyond } };
  const next = await readStoredStart(state.segment, ports);
  if (next.state !== "absent") return { kind: "working", state: { ...state, differences, beyond: null } };
  const earlyEnd = earlyEndOf(state, beyond);
  return { kind: "compared", state: { ...state, differences, beyond }, behind: behindOf(beyond), earlyEnd };
}
