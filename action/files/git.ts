import { type ChildProcessByStdio, execFile, spawn } from "node:child_process";
import { dirname, resolve } from "node:path";
import type { Readable, Writable } from "node:stream";
import { GIT_MAX_SECONDS, GIT_OUTPUT_MAX_BYTES } from "../limits.ts";

/**
 * The folder in which git is started: Windows looks for a program there first, and a branch may hold one that is called
 * git.
 */
const START_FOLDER = dirname(process.execPath);

/** Whoever owns the folder; and without programs that its settings name. */
function argumentsFor(folder: string, args: readonly string[]): readonly string[] {
  const settings = ["-c", "safe.directory=*", "-c", "core.fsmonitor=false", "--no-replace-objects"];
  return ["-C", resolve(folder), ...settings, ...args];
}

/**
 * Runs git in a folder without a shell, and gives what it prints; undefined where it fails in any way, and where there
 * is no git.
 *
 * @param environment the variables of the step.
 */
export function runGit(
  folder: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<Buffer | undefined> {
  return new Promise((give) => {
    execFile(
      "git",
      argumentsFor(folder, args),
      {
        cwd: START_FOLDER,
        env: environmentOfGit(environment),
        encoding: "buffer",
        maxBuffer: GIT_OUTPUT_MAX_BYTES,
        timeout: GIT_MAX_SECONDS * 1_000,
        killSignal: "SIGKILL",
      },
      (error, stdout) => give(error === null ? stdout : undefined),
    );
  });
}

/** Starts git in a folder. @param environment the variables of the step. */
export function startGit(
  folder: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): ChildProcessByStdio<Writable, Readable, null> {
  return spawn("git", argumentsFor(folder, args), {
    cwd: START_FOLDER,
    env: environmentOfGit(environment),
    stdio: ["pipe", "pipe", "ignore"],
  });
}

/** Without what points git to another repository; it prompts for nothing, writes nothing and fetches nothing. */
function environmentOfGit(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = Object.entries(environment).filter(([name]) => !name.toUpperCase().startsWith("GIT_"));
  return {
    ...Object.fromEntries(own),
    GIT_TERMINAL_PROMPT: "0",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_NO_LAZY_FETCH: "1",
    // For a git that is too old to know the variable before: there is no such protocol.
    GIT_ALLOW_PROTOCOL: "none",
  };
}
