import {
  AUDIT_RECONCILE_MAX_IDS,
  type AuditReconciliationRecord,
  type AuditSource,
  err,
  ok,
  type ReconcilePorts,
  type ReconcileState,
  type Result,
  reconcileStep,
  startReconciliation,
} from "../../shared/index.ts";
import { AUDIT_EXPORT_SLICE_MAX_COMPARED_SEGMENTS, AUDIT_RECONCILE_MAX_EXTRA_SECONDS } from "../limits.ts";
import { timeText } from "../time.ts";
import type { JobRecord, JobStore } from "./job-record.ts";

/** Whether there is more to compare; else why it cannot be compared, in whole sentences. */
export type ComparisonOutcome = Result<"working" | "done", string>;

/**
 * Compares an export with its source, manifest by manifest, up to the newest one or as far as one slice goes. It goes on where
 * the record says, and what it has come to is in the record.
 *
 * @returns `working` where the slice is over. What failed is tried again after the next run.
 * @throws where a port does.
 */
export async function compareWithSource(
  store: JobStore,
  { source, ...others }: ReconcilePorts,
  deadline: number,
): Promise<ComparisonOutcome> {
  const ports = { ...others, source: endingAt(deadline + AUDIT_RECONCILE_MAX_EXTRA_SECONDS * 1_000, source) };
  for (let steps = 0; steps < AUDIT_EXPORT_SLICE_MAX_COMPARED_SEGMENTS && Date.now() < deadline; steps += 1) {
    const { comparison, compared, status } = store.read();
    if (compared >= status.manifests) return ok("done");
    // oxlint-disable-next-line no-await-in-loop -- step by step
    const step = await reconcileStep(comparison ?? startReconciliation(compared + 1), ports);
    switch (step.kind) {
      case "working":
        store.update((job) => ({ ...job, comparison: step.state }));
        break;
      case "compared":
        store.update((job) => withComparison(job, step.state, Date.now()));
        break;
      case "nothing-to-compare":
        return ok("done");
      case "failed":
        return err(step.failure.message);
      case "broken":
        return err(step.message);
      default:
        return step satisfies never;
    }
  }
  return ok("working");
}

/** A source without pages from a time on, for one segment is compared in one step, and the platform ends what takes too long. */
function endingAt(time: number, source: AuditSource): AuditSource {
  const tooSlow = { kind: "no-answer", message: "The source takes too long to be compared." } as const;
  const fetchPage: AuditSource["fetchPage"] = async (url) =>
    Date.now() < time ? await source.fetchPage(url) : { kind: "failed", failure: tooSlow };
  return { ...source, fetchPage };
}

/** The manifest is compared. What differs is added to what did in those before it, so that nothing is forgotten. */
function withComparison(job: JobRecord, { manifest, url, differences }: ReconcileState, now: number): JobRecord {
  const before = job.status.reconciliation;
  const reconciliation: AuditReconciliationRecord = {
    time: timeText(new Date(now)),
    manifest,
    missing: (before?.missing ?? 0) + differences.missing,
    missing_ids: firstOf(before?.missing_ids, differences.missingIds),
    vanished: (before?.vanished ?? 0) + differences.vanished,
    vanished_ids: firstOf(before?.vanished_ids, differences.vanishedIds),
  };
  const comparison = startReconciliation(manifest + 1, url);
  return { ...job, compared: manifest, comparison, status: { ...job.status, reconciliation } };
}

function firstOf(before: readonly string[] = [], ids: readonly string[]): readonly string[] {
  return [...before, ...ids].slice(0, AUDIT_RECONCILE_MAX_IDS);
}
