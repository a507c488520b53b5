import { markdownSentence, printable } from "../shared/index.ts";
import { ACTION_ERROR_TITLE, ActionError } from "./action-error.ts";
import { writeSummary } from "./publish/report-files.ts";
import type { Runner, StepExit } from "./runner.ts";

/** Runs an Action as one step; where it could not do its work, the log and the job summary say why. */
export async function runStep<Own extends Runner>(
  runner: Own,
  run: (runner: Own) => Promise<StepExit>,
): Promise<StepExit> {
  try {
    return await run(runner);
  } catch (error) {
    const message = error instanceof ActionError ? error.message : describeFault(error, runner);
    const summary = `## ❌ ${ACTION_ERROR_TITLE}\n\n${markdownSentence(message)}\n`;
    const unsummarized = await writeSummary(runner.environment, summary);
    if (unsummarized !== undefined) runner.info(printable(unsummarized));
    runner.reportError(message, ACTION_ERROR_TITLE);
    return 1;
  }
}

/** Names the kind of error only: its text may repeat what a file holds. */
function describeFault(fault: unknown, { debug }: Runner): string {
  if (fault instanceof Error) debug(fault.stack ?? "");
  return (
    `This is a bug in the Action (${fault instanceof Error ? fault.name : typeof fault}). ` +
    "Please report it with the log of a run that has debug logging on."
  );
}
