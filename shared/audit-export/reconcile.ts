/**
 * Compares what an export has with what its source has, segment by segment, and then reads the source on to its end. An
 * entry is the same where each of its bytes is; hashes tell of those that are not. This is the map.
 */

import { isAbove } from "./entry-ids.ts";
import { behindOf, earlyEndOf, walkBeyond } from "./reconcile/beyond.ts";
import { compareStretch } from "./reconcile/compare-stretch.ts";
import { noDifferences } from "./reconcile/differences.ts";
import type { LastEntry, ReconcilePorts, ReconcileState, ReconcileStep } from "./reconcile/reconciliation.ts";
import { notWhole, readStretch } from "./reconcile/stored-entries.ts";
import { readStoredStart } from "./stored-segment.ts";

/**
 * The beginning of a comparison.
 *
 * @param segment the number of the first segment that is compared.
 * @param lastEntry the last entry, where an earlier comparison came to it.
 */
export function startReconciliation(segment = 1, lastEntry: LastEntry | null = null): ReconcileState {
  const differences = noDifferences();
  return { segment, entries: 0, lastId: null, lastEntry, url: null, highest: null, differences, beyond: null };
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
  const lastEntry = comparison.lastEntry ?? state.lastEntry;
  const entries = state.entries + stretch.lines;
  const highest =
    comparison.highest !== null && isAbove(comparison.highest, state.highest) ? comparison.highest : state.highest;
  return {
    kind: "working",
    state: { ...state, segment: segment + 1, entries, lastId, lastEntry, url, highest, differences },
  };
}

/** Reads on behind the last segment. Segments that were written meanwhile are compared, too. */
async function readOn(state: ReconcileState, ports: ReconcilePorts): Promise<ReconcileStep> {
  const last = state.segment === 1 ? null : await readStoredStart(state.segment - 1, ports);
  if (last !== null && last.state !== "whole") return { kind: "broken", message: notWhole(last) };
  // Where segments were compared, so was the last entry: with all that the source gives of it.
  const known = state.highest === null ? state : { ...state, lastEntry: null };
  const walked = await walkBeyond(known, last?.value ?? null, ports);
  // A cursor may have expired: the next try begins behind the last segment again.
  if (walked.kind === "failed") return { ...walked, state: { ...state, beyond: null } };
  if (walked.kind === "broken") return walked;
  const { beyond } = walked;
  const read = { ...state, lastId: last?.value.last_id ?? null, differences: walked.differences };
  if (beyond.next !== null) return { kind: "working", state: { ...read, beyond } };
  const next = await readStoredStart(state.segment, ports);
  if (next.state !== "absent") return { kind: "working", state: { ...read, beyond: null } };
  return { kind: "compared", state: { ...read, beyond }, behind: behindOf(beyond), earlyEnd: earlyEndOf(read, beyond) };
}
