import { debug, info, isDebug, error as reportError } from "@actions/core";
import { markdownSentence, printable } from "../shared/index.ts";
import { ACTION_ERROR_TITLE, ActionError } from "./action-error.ts";
import { writeSummary } from "./publish/report-files.ts";
import { run } from "./run.ts";

try {
  await run(process.env);
} catch (error) {
  const message = error instanceof ActionError ? error.message : describeFault(error);
  const unsummarized = await writeSummary(process.env, `## ❌ ${ACTION_ERROR_TITLE}\n\n${markdownSentence(message)}\n`);
  if (unsummarized !== undefined) info(printable(unsummarized));
  reportError(message, { title: ACTION_ERROR_TITLE });
  process.exitCode = 1;
}

/** Names the kind of error only: its text may repeat what a file holds. */
function describeFault(fault: unknown): string {
  if (isDebug() && fault instanceof Error) debug(fault.stack ?? "");
  return (
    `This is a bug in the Action (${fault instanceof Error ? fault.name : typeof fault}). ` +
    "Please report it with the log of a run that has debug logging on."
  );
}
