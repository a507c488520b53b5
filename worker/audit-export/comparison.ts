import {
  AUDIT_RECONCILE_MAX_IDS,
  type AuditReconciliationRecord,
  type ReconcilePorts,
  reconcileStep,
  startReconciliation,
} from "../../shared/index.ts";
import { timeText } from "../content-server/time.ts";
import type { JobRecord } from "./job-record.ts";

/** What came of a step of the comparison of an export with its source. */
export type ComparisonStep =
  /** There is more to compare. */
  | { readonly kind: "working"; readonly job: JobRecord }
  /** All manifests are compared. */
  | { readonly kind: "done" }
  /** It is tried again after the next run. @property message why, in whole sentences. */
  | { readonly kind: "trouble"; readonly message: string };

/** Compares one segment more of the first manifest that was not compared yet, up to the newest one. */
export async function compareStep(job: JobRecord, ports: ReconcilePorts, now: number): Promise<ComparisonStep> {
  const { comparison, compared, status } = job;
  if (comparison === null && compared >= status.manifests) return { kind: "done" };
  const step = await reconcileStep(comparison ?? startReconciliation(compared + 1), ports);
  switch (step.kind) {
    case "working":
      return { kind: "working", job: { ...job, comparison: step.state } };
    case "compared":
      return { kind: "working", job: withComparison(job, step.state, now) };
    case "nothing-to-compare":
      return { kind: "done" };
    case "failed":
      return { kind: "trouble", message: step.failure.message };
    case "broken":
      return { kind: "trouble", message: step.message };
    default:
      return step satisfies never;
  }
}

/** The manifest is compared. What differs is added to what did in those before it, so that nothing is forgotten. */
function withComparison(
  job: JobRecord,
  { manifest, differences }: NonNullable<JobRecord["comparison"]>,
  now: number,
): JobRecord {
  const before = job.status.reconciliation;
  const reconciliation: AuditReconciliationRecord = {
    time: timeText(new Date(now)),
    manifest,
    missing: (before?.missing ?? 0) + differences.missing,
    missing_ids: firstOf(before?.missing_ids, differences.missingIds),
    vanished: (before?.vanished ?? 0) + differences.vanished,
    vanished_ids: firstOf(before?.vanished_ids, differences.vanishedIds),
  };
  return { ...job, compared: manifest, comparison: null, status: { ...job.status, reconciliation } };
}

function firstOf(before: readonly string[] = [], ids: readonly string[]): readonly string[] {
  return [...before, ...ids].slice(0, AUDIT_RECONCILE_MAX_IDS);
}
