import { type ChildProcessByStdio, execFile, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { GIT_MAX_SECONDS, GIT_OUTPUT_MAX_BYTES } from "../../shared/index.ts";

/** Whoever owns the folder; and nothing that its settings would have git run. */
const ALWAYS = ["-c", "safe.directory=*", "-c", "core.fsmonitor=false", "--no-replace-objects"];

/**
 * Runs git in a folder without a shell, and gives what it prints; undefined where it fails in any way, and where there
 * is no git.
 */
export function runGit(folder: string, args: readonly string[]): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    execFile(
      "git",
      [...ALWAYS, ...args],
      {
        cwd: folder,
        env: environmentOfGit(),
        encoding: "buffer",
        maxBuffer: GIT_OUTPUT_MAX_BYTES,
        timeout: GIT_MAX_SECONDS * 1_000,
      },
      (error, stdout) => resolve(error === null ? stdout : undefined),
    );
  });
}

/** Starts git in a folder. */
export function startGit(folder: string, args: readonly string[]): ChildProcessByStdio<Writable, Readable, null> {
  return spawn("git", [...ALWAYS, ...args], {
    cwd: folder,
    env: environmentOfGit(),
    stdio: ["pipe", "pipe", "ignore"],
  });
}

/** Without what points git to another repository; it asks nobody, writes nothing and fetches nothing. */
function environmentOfGit(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.toUpperCase().startsWith("GIT_"));
  return {
    ...Object.fromEntries(own),
    GIT_TERMINAL_PROMPT: "0",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_NO_LAZY_FETCH: "1",
    // For a git that is too old to know the variable before: there is no such protocol.
    GIT_ALLOW_PROTOCOL: "none",
  };
}
