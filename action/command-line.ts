import { type CommandProcess, EXIT } from "./commands/command-process.ts";

/**
 * Runs what the words of a command line say. To parse options takes as long as to check a file: without them, the
 * most frequent command does without the parser.
 * See docs/decisions/0090-what-a-command-loads.md.
 */
export async function runCommandLine(words: readonly string[], process: CommandProcess): Promise<void> {
  const [command, ...paths] = words;
  try {
    if (command === "validate" && paths.length > 0 && !paths.some(isOption)) {
      const { validateFiles } = await import("./commands/validate-files.ts");
      await validateFiles(paths, { format: "text" }, process);
    } else {
      const { runProgram } = await import("./program.ts");
      await runProgram(words, process);
    }
  } catch (error) {
    reportBug(error, process);
  }
}

/** Only the kind of error is told: its text may repeat what a file holds. */
export function reportBug(error: unknown, process: Pick<CommandProcess, "stderr" | "exitCode">): void {
  const kind = error instanceof Error ? error.name : typeof error;
  process.stderr.write(`error: This is a bug in provider-steward (${kind}). Please report it.\n`);
  process.exitCode = EXIT.failure;
}

/** "-" is standard input. */
function isOption(word: string): boolean {
  return word.startsWith("-") && word !== "-";
}
