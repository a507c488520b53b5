import type { CommandProcess } from "./command-process.ts";
import { NO_OPTIONS, validateFiles } from "./commands/validate-files.ts";
import { reportBug } from "./report-bug.ts";

/**
 * Runs what the words of a command line say. To parse options takes as long as to check a file: without them, the
 * most frequent command does without the parser.
 * See docs/decisions/0090-what-a-command-loads.md.
 */
export async function runCommandLine(words: readonly string[], process: CommandProcess): Promise<void> {
  const [command, ...paths] = words;
  try {
    if (command === "validate" && paths.length > 0 && !paths.some(isOption)) {
      await validateFiles(paths, NO_OPTIONS, process);
    } else {
      const { runProgram } = await import("./program.ts");
      await runProgram(words, process);
    }
  } catch (error) {
    reportBug(error, process);
  }
}

/** "-" is standard input. */
function isOption(word: string): boolean {
  return word.startsWith("-") && word !== "-";
}
