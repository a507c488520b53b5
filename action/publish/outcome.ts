import {
  type Acceptance,
  countAccepted,
  countBySeverity,
  countChanges,
  countOf,
  countUnknown,
  describeCounts,
  type FileChanges,
  type Openings,
  printableJsonLine,
  type RunResults,
  type SeverityCounts,
  type UnreadFile,
  widensOf,
} from "../../shared/index.ts";
import { ACTION_ERROR_TITLE } from "../action-error.ts";
import type { Results } from "../check.ts";
import { type FailOn, failsOnOpenings } from "../inputs.ts";
import { CHANGES_OUTPUT_MAX_CHARACTERS } from "../limits.ts";
import type { Runner } from "../runner.ts";
import type { RunError } from "./annotations.ts";
import type { WrittenFiles } from "./report-files.ts";
import { formatChangesOutput } from "./run-report.ts";

/** The result of the step. */
export interface Outcome {
  /** The counts of all findings. */
  readonly counts: SeverityCounts;
  /** Failures of the Action itself, for which the step fails whatever was found. */
  readonly runErrors: readonly RunError[];
  /**
   * The sentence with which the step fails for what was found; undefined where it does not, or fails because of a run
   * error.
   */
  readonly failure: string | undefined;
}

/**
 * Decides how the step ends.
 *
 * @param fileFailures why files could not be written, in whole sentences.
 */
export function outcomeOf(run: RunResults, failOn: FailOn, fileFailures: readonly string[]): Outcome {
  const { files, unread, changes, openings } = run;
  const counts = countBySeverity(files.flatMap(({ diagnostics }) => diagnostics));
  const failures = [...(unread.length === 0 ? [] : [describeUnreadFiles(unread, files.length)]), ...fileFailures];
  const runErrors = failures.map((message) => ({ title: ACTION_ERROR_TITLE, message }));
  return {
    counts,
    runErrors,
    failure: runErrors.length > 0 ? undefined : failureOf(counts, changes, failOn, openings),
  };
}

/** The sentence that says what makes the step fail, or undefined where `fail-on` lets all pass. */
export function failureOf(
  counts: SeverityCounts,
  changes: readonly FileChanges[],
  failOn: FailOn,
  openings?: Openings,
): string | undefined {
  if (failOn.length === 0) return undefined;
  const warning = failOn.includes("warning") ? counts.warning : 0;
  const found = [
    describeCounts({ error: counts.error, warning, notice: 0 }),
    ...describeUnwanted(changes, failOn, countAccepted(changes, openings)),
  ].filter((text) => text !== "");
  if (found.length === 0) return undefined;
  return `Provider Steward found ${found.join(", ")}, and the input \`fail-on\` is "${failOn.join(", ")}".`;
}

/** An effect that is not known counts, too: see docs/decisions/0029-possible-widening-counts.md. */
function describeUnwanted(changes: readonly FileChanges[], failOn: FailOn, accepted: number): readonly string[] {
  if (!failsOnChanges(failOn)) return [];
  const { opens, breaks, moves } = countChanges(changes);
  return [
    ...(failsOnOpenings(failOn) ? describeOpenings(opens, accepted) : []),
    ...(failOn.includes("breaks") ? describeEffect(breaks, "breaks", "break") : []),
    ...(failOn.includes("moves") ? describeEffect(moves, "moves", "move") : []),
    ...describeUnknown(changes),
  ];
}

function describeOpenings(count: number, accepted: number): readonly string[] {
  const found = describeEffect(count - accepted, "opens", "open");
  return accepted === 0
    ? found
    : found.map((text) => `${text} and ${count - accepted === 1 ? "is" : "are"} not accepted`);
}

/** Tests if changes can make the step fail. */
export function failsOnChanges(failOn: FailOn): boolean {
  return failsOnOpenings(failOn) || failOn.includes("breaks") || failOn.includes("moves");
}

function describeEffect(count: number, one: string, many: string): readonly string[] {
  return count === 0 ? [] : [`${countOf(count, "change")} that ${count === 1 ? one : many} something`];
}

function describeUnknown(changes: readonly FileChanges[]): readonly string[] {
  const count = countUnknown(changes);
  return count === 0 ? [] : [`${countOf(count, "file")} whose changes for users are not known`];
}

/** One message for all the files that could not be read: how many, and each reason once. */
export function describeUnreadFiles(unread: readonly UnreadFile[], checkedCount: number): string {
  const reasons = new Set(unread.map(({ reason }) => reason));
  return `${unread.length} of ${unread.length + checkedCount} files could not be read; the log names them. ${[...reasons].join(" ")}`;
}

type OutputRunner = Pick<Runner, "setOutput">;

/** Sets the outputs of a run that has nothing to check and writes no files. */
export function setOutputsOfNothing(runner: OutputRunner): void {
  const outcome = { counts: countBySeverity([]), runErrors: [], failure: undefined };
  setOutputs({ changes: [] }, outcome, { report: undefined, sarifFile: undefined, failures: [] }, runner);
}

/**
 * Sets the outputs: the files that were written in any case, and what was found unless the Action itself failed, for it
 * might be wrong then.
 */
export function setOutputs(
  { changes, openings }: Pick<Results, "changes" | "openings">,
  { counts, runErrors }: Outcome,
  written: WrittenFiles,
  { setOutput }: OutputRunner,
): void {
  if (written.report !== undefined) setOutput("report", written.report);
  if (written.sarifFile !== undefined) setOutput("sarif-file", written.sarifFile);
  if (runErrors.length > 0) return;
  setOutput("valid", counts.error === 0);
  setOutput("error-count", counts.error);
  setOutput("warning-count", counts.warning);
  setOutput("notice-count", counts.notice);
  const widens = changes === undefined ? undefined : widensOf(changes);
  // Where it is unknown, neither would be right.
  if (widens !== undefined) setOutput("widens", widens);
  setOutput("changes", formatChangesOutput(changes ?? [], openings, CHANGES_OUTPUT_MAX_CHARACTERS));
  setOutput("accepted", formatAcceptedOutput(changes ?? [], openings));
}

/** The acceptances of a run, for programs; each opening's own stand with the changes. */
interface AcceptedReport {
  /** The number of changes that open something. */
  readonly opens: number;
  readonly accepted: number;
  /** The accounts that accepted something, in the order of time. */
  readonly by: readonly (Acceptance & { readonly opens: number })[];
}

/** An `AcceptedReport` as one line of JSON. It has a few accounts at most, however much opens. */
function formatAcceptedOutput(changes: readonly FileChanges[], openings: Openings | undefined): string {
  const report: AcceptedReport = {
    opens: countChanges(changes).opens,
    accepted: countAccepted(changes, openings),
    by: acceptancesIn(openings),
  };
  return printableJsonLine(report);
}

function acceptancesIn(openings: Openings | undefined): AcceptedReport["by"] {
  const all = [...(openings?.byText.values() ?? [])].flatMap(({ accepted }) => accepted);
  const distinct = Map.groupBy(all, ({ by, how, at }) => JSON.stringify([at, by, how]));
  return [...distinct]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [first, ...others]]) => (first === undefined ? [] : [{ ...first, opens: others.length + 1 }]));
}
