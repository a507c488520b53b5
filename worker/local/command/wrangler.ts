/** Wrangler as a process: quiet, asking nothing, and with an error in one sentence. */

import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import { CommandError, root } from "./command.ts";

const PROGRAM = join(root, "node_modules/wrangler/bin/wrangler.js");

const OUTPUT_MAX_BYTES = 64 * 2 ** 20;

const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  CI: "1",
});

/** Runs a command of Wrangler. @returns its standard output. @throws CommandError with the reason that it gives. */
export async function runWrangler(cwd: string, args: readonly string[]): Promise<string> {
  try {
    const options = { cwd, env: environment(), maxBuffer: OUTPUT_MAX_BYTES };
    const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, ...args], options);
    return stdout;
  } catch (error) {
    const said = error instanceof Error && "stderr" in error ? String(error.stderr) : "";
    throw new CommandError(`wrangler ${nameOf(args)} failed: ${reasonIn(said)}`);
  }
}

/** The same, with its output for the person who runs this. */
export async function showWrangler(cwd: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM, ...args], { cwd, env: environment(), stdio: "inherit" });
  const [code, signal] = await once(child, "exit");
  if (code !== 0)
    throw new CommandError(`wrangler ${nameOf(args)} failed (${signal ?? `exit code ${code}`}): see above.`);
}

/** The words before the first option. */
function nameOf(args: readonly string[]): string {
  const first = args.findIndex((word) => word.startsWith("-"));
  return args.slice(0, Math.min(2, first === -1 ? args.length : first)).join(" ");
}

/** The first error of what it says, with the answer and its code where Cloudflare refused a request. */
export function reasonIn(said: string): string {
  const [, error, answer] = /ERROR\S* (.+)(?:\n\s+(.+ \[code: \d+\]))?/.exec(stripVTControlCharacters(said)) ?? [];
  if (error === undefined) return "It does not say why.";
  return answer === undefined ? error : `${error} ${answer}`;
}
