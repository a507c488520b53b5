/** A process that runs the tested Worker, from its start to its kill. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { type BundledWorker, bundle } from "../bundled-worker.ts";

export interface Life {
  /** Where the Worker answers. */
  readonly url: string;
  /** Kills the process and all that it started. */
  readonly kill: () => Promise<void>;
}

const SCRIPT = fileURLToPath(new URL("serve.ts", import.meta.url));

const alive = new Set<ChildProcess>();

/** The tested Worker as one module. */
export async function bundleWorker(): Promise<string> {
  return await bundle(new URL("worker.ts", import.meta.url));
}

/** Starts a process, and waits until its Worker answers. */
export async function startLife(served: BundledWorker): Promise<Life> {
  // A process group of its own, so that the kill reaches workerd, too, at the same instant.
  const child = spawn(process.execPath, [SCRIPT], { detached: true, stdio: ["pipe", "pipe", "pipe"] });
  alive.add(child);
  const lines: string[] = [];
  createInterface(child.stderr).on("line", (line) => lines.push(line));
  child.stdin.write(`${JSON.stringify(served)}\n`);
  const said = once(createInterface(child.stdout), "line");
  const outcome = await Promise.race([said, once(child, "exit").then(() => null)]);
  if (outcome === null) throw new Error(`The process ended before its Worker answered:\n${lines.join("\n")}`);
  return { url: String(outcome[0]), kill: async () => await kill(child) };
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
