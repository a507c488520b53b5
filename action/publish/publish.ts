import { info, setFailed, setOutput, summary } from "@actions/core";
import { type CheckedFile, countBySeverity, formatWorkflowCommands, type UnreadFile } from "../../shared/index.ts";
import type { PullRequest } from "../files/pull-request.ts";
import type { FailOn } from "../inputs.ts";
import { TROUBLE_TITLE } from "../trouble.ts";
import { logLines } from "./log.ts";
import { describeUnreadFiles, failureOf } from "./outcome.ts";
import { summaryOf } from "./summary.ts";

/** What became of each file that was to be checked. */
export interface Results {
  readonly files: readonly CheckedFile[];
  readonly unread: readonly UnreadFile[];
}

/**
 * Publishes the results in the log, as annotations and in the job summary; then sets the outputs, and fails the step
 * where the findings are as grave as `failOn` says. Where a file could not be read, it fails the step in any case, and
 * sets no outputs, which might be wrong.
 */
export async function publish(
  { files, unread }: Results,
  failOn: FailOn,
  pullRequest: PullRequest,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  for (const line of logLines(files, unread)) info(line);
  const message = unread.length === 0 ? undefined : describeUnreadFiles(unread, files.length);
  process.stdout.write(formatWorkflowCommands(files, message === undefined ? [] : [{ title: TROUBLE_TITLE, message }]));
  if (environment.GITHUB_STEP_SUMMARY) {
    const serverUrl = environment.GITHUB_SERVER_URL ?? "https://github.com";
    await summary.addRaw(summaryOf(files, unread.length, pullRequest, serverUrl)).write();
  }
  if (message !== undefined) {
    process.exitCode = 1;
    return;
  }

  const counts = countBySeverity(files.flatMap(({ diagnostics }) => diagnostics));
  setOutput("valid", counts.error === 0);
  setOutput("error-count", counts.error);
  setOutput("warning-count", counts.warning);
  const failure = failureOf(counts, failOn);
  if (failure !== undefined) setFailed(failure);
}
