/** A shell in an empty home, in which a tutorial's own commands run. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { vi } from "vitest";
import { sized } from "../support/size.ts";

/** The text that a command printed, on both outputs, and its exit code. */
export interface Done {
  readonly output: string;
  readonly code: number;
}

export interface TutorialShell {
  /** Runs a command; the shell keeps its folder, variables and functions. */
  readonly run: (command: string) => Promise<Done>;
  /** Runs a command that stays, in the shell's folder, and waits until it prints this. */
  readonly start: (command: string, until: string) => Promise<void>;
  /** Writes a file by its path from the shell's folder. */
  readonly write: (path: string, text: string) => Promise<void>;
  readonly folder: () => Promise<string>;
  /** Ends what was started, as Ctrl-C does, and removes the home. */
  readonly close: () => Promise<void>;
}

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The line behind the output of each command, before its exit code. */
const END = "--- the command has ended: ";

const PATIENCE_MILLISECONDS = 300_000;

/** Leads to the packages of this repository, as they are the same: only in full size does each tutorial get its own. */
const NPM_CI_LINKS = `#!/bin/sh
PATH="\${PATH#*:}"
if [ "$*" = ci ]; then exec ln -s "${join(root, "node_modules")}" node_modules; fi
exec npm "$@"
`;

/**
 * Clones of the repository's address are clones of the commit that is checked out here.
 *
 * @param port the port that `npm start` takes in place of its own.
 */
export function createTutorialShell(port: number): TutorialShell {
  const parent = mkdtempSync(join(tmpdir(), "steward-"));
  const [home, bin] = [join(parent, "home"), join(parent, "bin")];
  for (const path of [home, bin]) mkdirSync(path);
  if (sized({ full: false, small: true })) writeFileSync(join(bin, "npm"), NPM_CI_LINKS, { mode: 0o755 });
  const gitSettings = join(parent, "gitconfig");
  writeFileSync(
    gitSettings,
    `[url "${root}"]\n\tinsteadOf = https://github.com/OWNER/provider-steward.git\n[safe]\n\tdirectory = *\n` +
      "[user]\n\tname = A\n\temail = a@example.com\n",
  );
  const env = {
    PATH: [bin, dirname(process.execPath), process.env["PATH"]].join(delimiter),
    HOME: home,
    TMPDIR: tmpdir(),
    PORT: String(port),
    GIT_CONFIG_GLOBAL: gitSettings,
    GIT_CONFIG_NOSYSTEM: "1",
    // The packages come from where npm keeps them on this machine, or from its registry.
    npm_config_cache: process.env["npm_config_cache"] ?? join(homedir(), ".npm"),
    npm_config_update_notifier: "false",
  };
  const shell = spawn("sh", [], { cwd: home, env, stdio: ["pipe", "pipe", "inherit"] });
  const started: ChildProcess[] = [];
  let printed = "";
  shell.stdout.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
  });
  shell.stdin.write("exec 2>&1\n");

  async function run(command: string): Promise<Done> {
    printed = "";
    shell.stdin.write(`{ ${command}\n} < /dev/null\nprintf '\\n${END}%s\\n' "$?"\n`);
    const pattern = new RegExp(`^([^]*)\n${END}(\\d+)\n$`);
    const [, output = "", code] = await until(
      () => pattern.exec(printed) ?? undefined,
      `${command}\n`,
      () => printed,
    );
    return { output, code: Number(code) };
  }

  const folder = async () => (await run("pwd -P")).output.trim();

  return {
    run,
    folder,
    start: async (command, text) => {
      const child = spawn("sh", ["-c", command], { cwd: await folder(), env, detached: true, stdio: "pipe" });
      started.push(child);
      let said = "";
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding("utf8").on("data", (more: string) => {
          said += more;
        });
      }
      await until(
        () => (said.includes(text) ? text : undefined),
        command,
        () => said,
      );
    },
    write: async (path, text) => {
      const place = join(await folder(), path);
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, text);
    },
    close: async () => {
      await Promise.all(started.map(interrupt));
      shell.stdin.end();
      await once(shell, "close");
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

/** Waits for a value. @param said what to show where it does not come. */
async function until<Value>(read: () => Value | undefined, what: string, said: () => string): Promise<Value> {
  return await vi.waitFor(
    () => {
      const value = read();
      if (value === undefined) throw new Error(`${what} has not ended; it printed: ${said()}`);
      return value;
    },
    { timeout: PATIENCE_MILLISECONDS, interval: 20 },
  );
}

/** Ends a process with all that it has started. */
async function interrupt(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "close");
  process.kill(-child.pid, "SIGINT");
  await ended;
}
