#!/usr/bin/env node
import { EXIT } from "./commands/command-process.ts";
import { keepCompiled } from "./compile-cache.ts";
import { guardedProcess, guardStreams } from "./guarded-process.ts";

/** The npm scripts that are commands. */
const OWN_SCRIPTS = ["validate", "fix", "steward"];

try {
  goToCaller();
  keepCompiled(process.env);
  await runCommand(process.argv.slice(2));
} catch (error) {
  // Only the kind of error: its text may repeat what a file holds.
  const kind = error instanceof Error ? error.name : typeof error;
  guardedProcess.stderr.write(`error: This is a bug in provider-steward (${kind}). Please report it.\n`);
  process.exitCode = EXIT.failure;
}

/** `npm run` starts a script in this package's folder; paths are meant from the folder where npm was called. */
function goToCaller(): void {
  const { npm_package_name: name, npm_lifecycle_event: script, INIT_CWD: folder } = process.env;
  if (name === "provider-steward" && OWN_SCRIPTS.includes(script ?? "") && folder) process.chdir(folder);
}

/**
 * Runs what the words of a command line say. To parse options takes as long as to check a file: without them, the
 * most frequent command does without the parser.
 * See docs/decisions/0090-what-a-command-loads.md.
 */
async function runCommand(words: readonly string[]): Promise<void> {
  const [command, ...paths] = words;
  if (command === "validate" && paths.length > 0 && !paths.some(isOption)) {
    const { validateFiles } = await import("./commands/validate-files.ts");
    await validateFiles(paths, { format: "text" }, guardedProcess);
  } else {
    const { runProgram } = await import("./program.ts");
    guardStreams();
    await runProgram(words, process);
  }
}

/** "-" is standard input. */
function isOption(word: string): boolean {
  return word.startsWith("-") && word !== "-";
}
