import { debug, isDebug, error as reportError } from "@actions/core";
import { run } from "./run.ts";
import { TROUBLE_TITLE, Trouble } from "./trouble.ts";

try {
  await run(process.env);
} catch (error) {
  reportError(error instanceof Trouble ? error.message : describeFault(error), { title: TROUBLE_TITLE });
  process.exitCode = 1;
}

/** Names the kind of error only: its text may repeat what a file holds. */
function describeFault(fault: unknown): string {
  if (isDebug() && fault instanceof Error) debug(fault.stack ?? "");
  return (
    `This is a fault of the Action itself (${fault instanceof Error ? fault.name : typeof fault}). ` +
    "Please report it, with the log of a run that has debug logging on."
  );
}
