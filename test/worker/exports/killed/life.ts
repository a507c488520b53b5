/** A process that runs the tested Worker, from its start to its kill. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { COMPILED } from "../../../action/run-terminal.ts";
import type { BundledWorker } from "../bundled-worker.ts";

export interface Life {
  /** Where the Worker answers. */
  readonly url: string;
  /** Has the platform call the Worker as its schedule does, past every port. */
  readonly callCron: () => Promise<void>;
  /** Kills the process and all that it started. */
  readonly kill: () => Promise<void>;
}

const SCRIPT = fileURLToPath(new URL("serve.ts", import.meta.url));

const alive = new Set<ChildProcess>();

/** Starts a process, and waits until its Worker answers. */
export async function startLife(served: BundledWorker): Promise<Life> {
  // A process group of its own, so that the kill reaches workerd, too, at the same instant.
  const child = spawn(process.execPath, [SCRIPT], {
    detached: true,
    env: { ...process.env, ...COMPILED },
    stdio: ["pipe", "pipe", "pipe"],
  });
  alive.add(child);
  const lines: string[] = [];
  createInterface(child.stderr).on("line", (line) => lines.push(line));
  child.stdin.write(`${JSON.stringify(served)}\n`);
  const answers = createInterface(child.stdout);
  const ended = once(child, "exit").then(() => null);
  const outcome = await Promise.race([once(answers, "line"), ended]);
  if (outcome === null) throw new Error(`The process ended before its Worker answered:\n${lines.join("\n")}`);
  const callCron = async (): Promise<void> => {
    const called = once(answers, "line");
    child.stdin.write("cron\n");
    if ((await Promise.race([called, ended])) === null) throw new Error(`The process ended:\n${lines.join("\n")}`);
  };
  return { url: String(outcome[0]), callCron, kill: async () => await kill(child) };
}

/** Kills what a failed test left. */
export async function killAll(): Promise<void> {
  await Promise.all(Array.from(alive, kill));
}

async function kill(child: ChildProcess): Promise<void> {
  if (!alive.delete(child) || child.pid === undefined) return;
  const ended = once(child, "exit");
  if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, "SIGKILL");
  else return;
  await ended;
}
