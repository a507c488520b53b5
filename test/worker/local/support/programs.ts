import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, vi } from "vitest";
import { COMPILED } from "../../../action/run-terminal.ts";

const PATIENCE_MILLISECONDS = 120_000;

export const root = fileURLToPath(new URL("../../../..", import.meta.url));

/** A script that runs, and all that it has said. */
export interface Program {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly ended: Promise<readonly unknown[]>;
  stdout: string;
  stderr: string;
  /** Both, as they came. */
  output: string;
}

const started: ChildProcess[] = [];
const folders: string[] = [];

/** An empty folder, which `cleanUp` removes. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "steward-"));
  folders.push(folder);
  return folder;
}

/** Runs a script of `worker/local/` with little more in its environment than what is given. */
export function run(script: string, args: readonly string[], environment: Readonly<Record<string, string>>): Program {
  return start(process.execPath, [`worker/local/${script}`, ...args], environment);
}

/** A server that `npm start` runs, on a port that it has chosen. */
export interface RunningServer {
  readonly program: Program;
  readonly url: string;
  readonly port: number;
}

/** Starts a server as `npm start` does, and waits until it answers. */
export async function startServer(environment: Readonly<Record<string, string>>): Promise<RunningServer> {
  const program = run("start.ts", [], { PORT: "0", ...environment });
  await untilReady(program);
  const [, url = ""] = /^Provider Steward answers on (\S+)$/m.exec(program.output) ?? [];
  return { program, url, port: Number(new URL(url).port) };
}

/** Waits until a server that `npm start` runs answers. */
export async function untilReady(program: Program): Promise<void> {
  await waitFor(program, "Ctrl-C stops the Worker.");
}

/** Runs npm in the folder of the project, with the Node that runs this test. */
export function runNpm(args: readonly string[], environment: Readonly<Record<string, string>>): Program {
  const path = [dirname(process.execPath), process.env["PATH"]].join(delimiter);
  return start("npm", args, { PATH: path, ...environment });
}

function start(command: string, args: readonly string[], environment: Readonly<Record<string, string>>): Program {
  const child = spawn(command, args, {
    cwd: root,
    env: { PATH: process.env["PATH"], ...COMPILED, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(child);
  const program: Program = {
    child,
    pid: child.pid ?? 0,
    ended: once(child, "close"),
    stdout: "",
    stderr: "",
    output: "",
  };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    program.stdout += text;
    program.output += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    program.stderr += text;
    program.output += text;
  });
  return program;
}

/** Ends what still runs, and removes the folders once it has ended. */
export async function cleanUp(): Promise<void> {
  const running = started.splice(0).filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  await Promise.all(
    running.map(async (child) => {
      child.kill();
      await once(child, "close");
    }),
  );
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

export const wait = (check: () => void) => vi.waitFor(check, { timeout: PATIENCE_MILLISECONDS, interval: 50 });

/** Waits until a program has said something; fails with what it says in its place once it has ended. */
export async function waitFor(program: Program, text: string): Promise<void> {
  const said = wait(() => expect(program.output).toContain(text));
  await Promise.race([said, program.ended.then(() => expect(program.output).toContain(text))]);
}
