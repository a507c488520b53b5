import { type CommandProcess, EXIT } from "./command-process.ts";

/** Only the kind of error is told: its text may repeat what a file holds. */
export function reportBug(error: unknown, process: Pick<CommandProcess, "stderr" | "exitCode">): void {
  const kind = error instanceof Error ? error.name : typeof error;
  process.stderr.write(`error: This is a bug in provider-steward (${kind}). Please report it.\n`);
  process.exitCode = EXIT.failure;
}
