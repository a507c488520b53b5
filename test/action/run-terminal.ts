import { spawn } from "node:child_process";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, buildSync } from "esbuild";

const SOURCE = fileURLToPath(new URL("../../action/terminal.ts", import.meta.url));
const JOINED = fileURLToPath(new URL("../../.build/terminal.mjs", import.meta.url));
const BUNDLE = fileURLToPath(new URL("../../action/dist/terminal/index.js", import.meta.url));

/** Node keeps what it compiled: else each of hundreds of processes spends much of its time on compiling it again. */
export const COMPILED = { NODE_COMPILE_CACHE: fileURLToPath(new URL("../../.build/compiled", import.meta.url)) };

/** The options that build the terminal command as one file. */
export const TERMINAL_BUILD: BuildOptions & { write: false } = {
  entryPoints: [SOURCE],
  bundle: true,
  write: false,
  platform: "node",
  format: "esm",
  mainFields: ["module", "main"],
  logLevel: "error",
};

let hasJoined = false;

/**
 * The terminal command from its sources, as one file that is written once in each process of tests. A command that reads two
 * hundred sources takes twice as long.
 */
export function terminalProgram(): string {
  if (hasJoined) return JOINED;
  const { outputFiles } = buildSync(TERMINAL_BUILD);
  mkdirSync(dirname(JOINED), { recursive: true });
  // Others may run it meanwhile: it is there as a whole, or not yet.
  const own = `${JOINED}.${process.pid}`;
  writeFileSync(own, outputFiles[0]?.text ?? "");
  renameSync(own, JOINED);
  hasJoined = true;
  return JOINED;
}

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly folder: string;
  /** The content of standard input, or a file descriptor to use as standard input. */
  readonly input?: string | Uint8Array | number;
  /** A file to which standard output and standard error go, instead of to the test. */
  readonly output?: { readonly stdout?: number; readonly stderr?: number };
  /** In place of the test's own environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Close the reading end of standard output as soon as anything comes out. */
  readonly closesEarly?: boolean;
}

/** Runs the real command from its sources, in a process of its own. */
export function runTerminalProcess(args: readonly string[], options: RunOptions): Promise<Outcome> {
  const environment = { ...COMPILED, ...options.environment };
  return run(process.execPath, [terminalProgram(), ...args], { ...options, environment });
}

/** Runs the committed bundle as an installed command: a program that finds Node in PATH. */
export function runTerminalBundle(args: readonly string[], options: RunOptions): Promise<Outcome> {
  const environment = { PATH: dirname(process.execPath), ...options.environment };
  return run(BUNDLE, args, { ...options, environment });
}

function run(command: string, args: readonly string[], options: RunOptions): Promise<Outcome> {
  const { folder, input = "", output = {}, environment = {}, closesEarly = false } = options;
  const child = spawn(command, args, {
    cwd: folder,
    env: environment,
    stdio: [typeof input === "number" ? input : "pipe", output.stdout ?? "pipe", output.stderr ?? "pipe"],
  });
  const texts = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name]?.setEncoding("utf8").on("data", (text: string) => {
      texts[name] += text;
      if (closesEarly && name === "stdout") child.stdout?.destroy();
    });
  }
  // The command need not read all that it is given.
  child.stdin?.on("error", () => {});
  if (typeof input !== "number") child.stdin?.end(input);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, ...texts }));
  });
}
