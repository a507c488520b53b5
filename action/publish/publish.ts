import { info, setFailed, setOutput, summary } from "@actions/core";
import { countBySeverity, formatWorkflowCommands } from "../../shared/index.ts";
import type { PullRequest } from "../files/pull-request.ts";
import type { FailOn } from "../inputs.ts";
import { TROUBLE_TITLE } from "../trouble.ts";
import { changeLines, logLines } from "./log.ts";
import { describeUnreadFiles, failureOf } from "./outcome.ts";
import type { Results } from "./results.ts";
import { summaryOf } from "./summary.ts";

/**
 * Publishes the results in the log, as annotations and in the job summary; then sets the outputs, and fails the step
 * where the findings are as grave as `failOn` says. Where a file could not be read, it fails the step in any case, and
 * sets no outputs, which might be wrong.
 */
export async function publish(
  results: Results,
  failOn: FailOn,
  pullRequest: PullRequest,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const { files, unread, changes } = results;
  for (const line of logLines(files, unread)) info(line);
  const message = unread.length === 0 ? undefined : describeUnreadFiles(unread, files.length);
  const runErrors = message === undefined ? [] : [{ title: TROUBLE_TITLE, message }];
  process.stdout.write(formatWorkflowCommands(files, { runErrors }));
  for (const line of changeLines(changes)) info(line);
  if (environment.GITHUB_STEP_SUMMARY) {
    const serverUrl = environment.GITHUB_SERVER_URL ?? "https://github.com";
    await summary.addRaw(summaryOf(results, pullRequest, serverUrl)).write();
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
