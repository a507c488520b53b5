/** Comparisons of exports that tests make with the logs of fake servers. */

import { compareIds } from "../../../../shared/audit-export/entry-ids.ts";
import type { ReconcileState, ReconcileStep } from "../../../../shared/audit-export/reconcile/reconciliation.ts";
import { reconcileStep, startReconciliation } from "../../../../shared/audit-export/reconcile.ts";
import type { AuditSource } from "../../../../shared/content-server/audit-source.ts";
import { readTestEntry } from "./build-export.ts";
import { type FakeLog, fakeEntry } from "./fake-source.ts";
import type { MemoryStore } from "./memory-store.ts";
import { nodeCodec } from "./node-codec.ts";

export const PAGE_ENTRIES = 3;

export function inOrder(ids: readonly string[]): string[] {
  return ids.toSorted(compareIds);
}

export function portsOf(objects: MemoryStore, source: AuditSource) {
  return {
    source,
    objects,
    codec: nodeCodec,
    readEntry: readTestEntry,
    pageEntries: PAGE_ENTRIES,
    inOrder: new Set<number>(),
  };
}

/** Compares to the end. */
export async function reconcile(
  objects: MemoryStore,
  source: AuditSource,
  from: ReconcileState = startReconciliation(),
  stepOf = reconcileStep,
): Promise<ReconcileStep> {
  const ports = portsOf(objects, source);
  let step = await stepOf(from, ports);
  while (step.kind === "working") {
    // What is kept between steps is JSON.
    step = await stepOf(JSON.parse(JSON.stringify(step.state)), ports);
  }
  return step;
}

export function resultOf(step: ReconcileStep) {
  if (step.kind !== "compared") throw new Error(`The comparison ended with ${JSON.stringify(step)}.`);
  return { ...step.state.differences, behind: step.behind };
}

/** A log of these ids, in their order. */
export function logOf(ids: readonly (string | number)[], log: Partial<FakeLog> = {}): FakeLog {
  return {
    entries: inOrder(ids.map(String)).map((id) => fakeEntry(id)),
    isCursorId: false,
    pageEntries: PAGE_ENTRIES,
    ...log,
  };
}
