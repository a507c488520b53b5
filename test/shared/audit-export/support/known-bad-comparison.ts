/**
 * Ways of comparing an export with its server, and of speaking of it, that let something pass. They are the controls of the
 * tests that look for that: a test that finds nothing wrong with one of these would not find it in the real ones either.
 */

import type {
  ReconcilePorts,
  ReconcileState,
  ReconcileStep,
} from "../../../../shared/audit-export/reconcile/reconciliation.ts";
import { reconcileStep } from "../../../../shared/audit-export/reconcile.ts";
import {
  type Verdict,
  type VerdictBounds,
  type VerdictFacts,
  verdictOf,
} from "../../../../shared/audit-export/verdict.ts";

/** In place of `reconcileStep`. Knows an entry by its id alone, so that a changed one passes, and one that is given twice. */
export async function compareIdsAlone(state: ReconcileState, ports: ReconcilePorts): Promise<ReconcileStep> {
  const step = await reconcileStep(state, ports);
  if (step.kind === "failed" || step.kind === "broken") return step;
  const none = { changed: 0, changedEntries: [], repeated: 0, repeatedEntries: [] };
  return { ...step, state: { ...step.state, differences: { ...step.state.differences, ...none } } };
}

/** In place of `verdictOf`. Calls an export whole of which the server has deleted entries. */
export function callVanishedWhole(facts: VerdictFacts, bounds: VerdictBounds): Verdict {
  const { differences } = facts;
  return verdictOf({ ...facts, differences: { ...differences, vanished: 0, vanishedIds: [] } }, bounds);
}

/** In place of `verdictOf`. Calls an export whole whatever the server has beyond it, and however long ago that was looked at. */
export function callStaleWhole(facts: VerdictFacts, bounds: VerdictBounds): Verdict {
  const { reach } = facts;
  return verdictOf({ ...facts, reach: reach === null ? null : { ...reach, behind: null, time: bounds.now } }, bounds);
}
