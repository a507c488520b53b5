import {
  type AuditSource,
  type BrokenSegment,
  brokenExport,
  err,
  ok,
  type ReconcilePorts,
  type ReconcileState,
  type ReconcileStep,
  type Result,
  reconcileStep,
  segmentName,
  startReconciliation,
  startWithNewest,
} from "../../shared/index.ts";
import type { Settings } from "../content-server/settings.ts";
import { AUDIT_EXPORT_SLICE_MAX_COMPARISON_STEPS, AUDIT_RECONCILE_MAX_EXTRA_SECONDS } from "../limits.ts";
import {
  type Comparisons,
  isWholeDue,
  nextComparison,
  type Which,
  withBroken,
  withCompared,
  withFailure,
  withLook,
  withNewest,
  withState,
  withWhole,
} from "./comparison-record.ts";
import type { JobStore } from "./job-store.ts";
import { withBrokenPlace, withStep } from "./second-look.ts";

/** Whether there is more to compare; else why it cannot be compared, in whole sentences. */
export type ComparisonOutcome = Result<"working" | "done", string>;

/** How much is compared: the settings of the deployment. */
export interface ComparisonDepth {
  /** How many of the newest entries after each run. */
  readonly entries: number;
  /** After how many days everything again. */
  readonly allDays: number;
}

export function comparisonDepth({
  auditExportCompareEntries: entries,
  auditExportCompareAllDays: allDays,
}: Pick<Settings, "auditExportCompareEntries" | "auditExportCompareAllDays">): ComparisonDepth {
  return { entries, allDays };
}

/**
 * Compares an export with its source: after each run the places where something was found before and the newest entries, and
 * everything once in a while, as far as one slice goes. It continues from the record, and its results are in the record.
 *
 * @returns `working` where the slice is over. What failed is tried again after the next run.
 * @throws where a port does.
 * See docs/decisions/0130-comparison-depth.md.
 */
export async function compareWithSource(
  store: JobStore,
  depth: ComparisonDepth,
  { source, ...others }: ReconcilePorts,
  deadline: number,
): Promise<ComparisonOutcome> {
  const ports = { ...others, source: endingAt(deadline + AUDIT_RECONCILE_MAX_EXTRA_SECONDS * 1_000, source) };
  for (let steps = 0; steps < AUDIT_EXPORT_SLICE_MAX_COMPARISON_STEPS && Date.now() < deadline; steps += 1) {
    // oxlint-disable-next-line no-await-in-loop -- step by step
    const compared = await compareOn(store, depth, ports);
    if (!compared.ok || compared.value === "done") return compared;
    // As in a slice of the export: otherwise other requests would wait until it is over.
    // oxlint-disable-next-line no-await-in-loop -- as above
    await scheduler.wait(0);
  }
  return ok("working");
}

/** Goes on with the comparison that is under way, or begins the one that is due. */
async function compareOn(
  store: JobStore,
  { entries, allDays }: ComparisonDepth,
  ports: ReconcilePorts,
): Promise<ComparisonOutcome> {
  const { comparisons, status } = store.read();
  const which = nextComparison(comparisons);
  if (which === "again") return await lookAgain(store, ports);
  if (which !== null) return await goOn(store, which, ports);
  if (comparisons.isDue) {
    const start = await startWithNewest(entries, status.segments, ports);
    if (!start.ok) return broken(store, start.error);
    change(store, (before) => withNewest(before, start.value));
    return ok("working");
  }
  // Before the newest entries were ever compared, no run went to its end.
  if (comparisons.findings.time === null || !isWholeDue(comparisons, allDays, Date.now())) return ok("done");
  change(store, (before) => withWhole(before, startReconciliation()));
  return ok("working");
}

/** Looks at the next of the places where something was found before. */
async function lookAgain(store: JobStore, ports: ReconcilePorts): Promise<ComparisonOutcome> {
  const { again } = store.read().comparisons;
  if (again === null) return ok("done");
  const step = await stepOf(again.state, store, ports);
  if (step.kind === "failed") return failed(store, step.failure.message);
  const looked =
    step.kind === "broken"
      ? withBrokenPlace(again, step.message)
      : withStep(again, step.state, step.kind === "compared");
  change(store, (before) => withLook(before, looked, Date.now()));
  return ok("working");
}

async function goOn(store: JobStore, which: Which, ports: ReconcilePorts): Promise<ComparisonOutcome> {
  const comparison = store.read().comparisons[which];
  if (comparison === null) return ok("done");
  const { segment } = comparison.state;
  const step = await stepOf(comparison.state, store, ports);
  switch (step.kind) {
    case "working":
      change(store, (before) => withState(before, which, step.state));
      return ok("working");
    case "compared":
      change(store, (before) => withCompared(before, which, step, Date.now()));
      return ok("working");
    case "failed":
      change(store, (before) => withState(before, which, step.state));
      return failed(store, step.failure.message);
    case "broken":
      return broken(store, { segment, message: step.message });
    default:
      return step satisfies never;
  }
}

/** What failed is tried again after the next run. */
function failed(store: JobStore, message: string): ComparisonOutcome {
  change(store, (before) => withFailure(before, { time: Date.now(), message }));
  return err(message);
}

function broken(store: JobStore, { segment, message }: BrokenSegment): ComparisonOutcome {
  change(store, (before) => withBroken(before, { time: Date.now(), message }, segment));
  return err(message);
}

/** A step. What looks like the end of the export is none where it had more segments: then one is missing. */
async function stepOf(state: ReconcileState, store: JobStore, ports: ReconcilePorts): Promise<ReconcileStep> {
  const step = await reconcileStep(state, ports);
  if (step.kind !== "compared" || step.state.segment > store.read().status.segments) return step;
  return { kind: "broken", message: brokenExport(segmentName(step.state.segment), "is missing") };
}

function change(store: JobStore, changeOf: (before: Comparisons) => Comparisons): void {
  store.update((job) => ({ ...job, comparisons: changeOf(job.comparisons) }));
}

/** A source without pages from a time on, for one step reads many, and the platform ends what takes too long. */
function endingAt(time: number, source: AuditSource): AuditSource {
  const tooSlow = { kind: "no-answer", message: "The source takes too long to be compared." } as const;
  const fetchPage: AuditSource["fetchPage"] = async (url) =>
    Date.now() < time ? await source.fetchPage(url) : { kind: "failed", failure: tooSlow };
  return { ...source, fetchPage };
}
