import {
  type AuditSource,
  brokenExport,
  err,
  ok,
  type ReconcilePorts,
  type ReconcileState,
  type ReconcileStep,
  type Result,
  reconcileStep,
  segmentName,
} from "../../shared/index.ts";
import {
  type Comparisons,
  withBroken,
  withFailure,
  withLook,
  withNewest,
  withNewestAt,
  withNewestDone,
  withNewTurn,
  withTurn,
} from "./comparison-record.ts";
import type { JobStore } from "./job-store.ts";
import { withBrokenPlace, withStep } from "./second-look.ts";
import { nextOfTurn, oldestComparison, startTurn } from "./turn.ts";

/** The time that a comparison with a source may take beyond its slice: a server decides on how many pages a segment's ids are. */
const AUDIT_RECONCILE_MAX_EXTRA_SECONDS = 5 * 60;

/** Steps of a comparison with the source in a slice; each reads about forty pages, or a few more small segments. */
const AUDIT_EXPORT_SLICE_MAX_COMPARISON_STEPS = 10;

/** The state of a comparison; otherwise the reason why it cannot go on now, in whole sentences. */
export type ComparisonOutcome = Result<"working" | "done", string>;

/**
 * Compares an export with its source, as far as one slice goes: after each run the places of earlier differences, the new
 * segments, and a slice of a turn over all of them. It continues from the record, and its results are in the record.
 *
 * @param allDays the number of days in which each entry is to be compared again.
 * @returns `working` where the slice is over. What failed is tried again after the next run.
 * @throws where a port does.
 * See docs/decisions/0130-comparison-in-turn.md.
 */
export async function compareWithSource(
  store: JobStore,
  allDays: number,
  { source, ...others }: ReconcilePorts,
  deadline: number,
): Promise<ComparisonOutcome> {
  const ports = { ...others, source: endingAt(deadline + AUDIT_RECONCILE_MAX_EXTRA_SECONDS * 1_000, source) };
  for (let steps = 0; steps < AUDIT_EXPORT_SLICE_MAX_COMPARISON_STEPS && Date.now() < deadline; steps += 1) {
    const compared = await compareOn(store, allDays, ports);
    if (!compared.ok || compared.value === "done") return compared;
    // As in a slice of the export: otherwise other requests would wait until it is over.
    await scheduler.wait(0);
  }
  return ok("working");
}

/** Goes on with the comparison that is under way, or begins the one that is due. */
async function compareOn(store: JobStore, allDays: number, ports: ReconcilePorts): Promise<ComparisonOutcome> {
  const { comparisons, status } = store.read();
  const { again, newest, isDue, findings, parts, turn } = comparisons;
  if (again !== null) return await lookAgain(store, ports);
  if (newest !== null) return await compareNewest(newest, store, ports);
  if (isDue) return change(store, withNewest);
  // Before what is new was ever compared, no run went to its end.
  if (findings.time === null) return ok("done");
  const [{ segments }, now] = [status, Date.now()];
  const next = nextOfTurn(turn, { allDays, segments, oldest: oldestComparison(parts), now });
  if (next === "begin") return change(store, (before) => withNewTurn(before, startTurn(now), segments));
  return next === "rest" || turn === null ? ok("done") : await compareTurn(turn.state, store, ports);
}

/** Looks at the next place of an earlier difference. */
async function lookAgain(store: JobStore, ports: ReconcilePorts): Promise<ComparisonOutcome> {
  const { again } = store.read().comparisons;
  if (again === null) return ok("done");
  const step = await stepOf(again.state, store, ports);
  if (step.kind === "failed") return failed(store, step.failure.message);
  const now = Date.now();
  if (step.kind === "broken") {
    return change(store, (before) => withLook(before, withBrokenPlace(again, step.message), null, now));
  }
  const looked = withStep(again, step.state, step.kind === "compared");
  return change(store, (before) => withLook(before, looked, step.state, now));
}

async function compareNewest(
  state: ReconcileState,
  store: JobStore,
  ports: ReconcilePorts,
): Promise<ComparisonOutcome> {
  const step = await stepOf(state, store, ports);
  const now = Date.now();
  if (step.kind === "broken") return broken(store, "newest", step.message);
  if (step.kind === "compared") return change(store, (before) => withNewestDone(before, step, now));
  const further = change(store, (before) => withNewestAt(before, step.state, now));
  return step.kind === "failed" ? failed(store, step.failure.message) : further;
}

async function compareTurn(state: ReconcileState, store: JobStore, ports: ReconcilePorts): Promise<ComparisonOutcome> {
  const step = await stepOf(state, store, ports);
  if (step.kind === "broken") return broken(store, "turn", step.message);
  if (step.kind === "failed") return failed(store, step.failure.message);
  return change(store, (before) => withTurn(before, step.state, Date.now()));
}

/** A failure, which is tried again after the next run. */
function failed(store: JobStore, message: string): ComparisonOutcome {
  change(store, (before) => withFailure(before, { time: Date.now(), message }));
  return err(message);
}

/** A broken segment: those behind it are compared all the same. */
function broken(store: JobStore, which: "newest" | "turn", message: string): ComparisonOutcome {
  const { segments } = store.read().status;
  return change(store, (before) => withBroken(before, which, { time: Date.now(), message }, segments));
}

/** A step. What looks like the end of the export is none where it had more segments: then one is missing. */
async function stepOf(state: ReconcileState, store: JobStore, ports: ReconcilePorts): Promise<ReconcileStep> {
  const step = await reconcileStep(state, ports);
  if (step.kind !== "compared" || step.state.segment > store.read().status.segments) return step;
  return { kind: "broken", message: brokenExport(segmentName(step.state.segment), "is missing") };
}

function change(store: JobStore, changeOf: (before: Comparisons) => Comparisons): ComparisonOutcome {
  store.update((job) => ({ ...job, comparisons: changeOf(job.comparisons) }));
  return ok("working");
}

/** A source without pages from a time on, for one step reads many, and the platform ends what takes too long. */
function endingAt(time: number, source: AuditSource): AuditSource {
  const tooSlow = { kind: "no-answer", message: "The source takes too long to be compared." } as const;
  const fetchPage: AuditSource["fetchPage"] = async (url) =>
    Date.now() < time ? await source.fetchPage(url) : { kind: "failed", failure: tooSlow };
  return { ...source, fetchPage };
}
