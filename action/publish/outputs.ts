import { setOutput } from "@actions/core";
import { countBySeverity, countUnknown, countWidening, maskSecrets } from "../../shared/index.ts";
import type { Results } from "../check.ts";
import { CHANGES_OUTPUT_MAX_CHARACTERS } from "../limits.ts";
import type { Outcome } from "./outcome.ts";
import type { WrittenFiles } from "./report-files.ts";
import { formatChangesOutput } from "./run-report.ts";

/** Sets the outputs of a run that has nothing to check and writes no files. */
export function setOutputsOfNothing(): void {
  const outcome = { counts: countBySeverity([]), runErrors: [], failure: undefined };
  setOutputs({ changes: [] }, outcome, { report: undefined, sarifFile: undefined, troubles: [] });
}

/**
 * Sets the outputs: the files that were written in any case, and what was found unless the Action met trouble, for it
 * might be wrong then.
 */
export function setOutputs(
  { changes }: Pick<Results, "changes">,
  { counts, runErrors }: Outcome,
  written: WrittenFiles,
): void {
  if (written.report !== undefined) setOutput("report", written.report);
  if (written.sarifFile !== undefined) setOutput("sarif-file", written.sarifFile);
  if (runErrors.length > 0) return;
  setOutput("valid", counts.error === 0);
  setOutput("error-count", counts.error);
  setOutput("warning-count", counts.warning);
  setOutput("notice-count", counts.notice);
  const widens = countWidening(changes ?? []) > 0;
  // Where nobody knows, neither would be right.
  if (widens || (changes !== undefined && countUnknown(changes) === 0)) setOutput("widens", widens);
  setOutput("changes", formatChangesOutput(changes ?? [], CHANGES_OUTPUT_MAX_CHARACTERS, maskSecrets));
}
