import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const STOP_PATIENCE_MILLISECONDS = 5_000;

/** The folder of the project. */
export const root = join(import.meta.dirname, "../..");

const wrangler = join(dirname(createRequire(import.meta.url).resolve("wrangler/package.json")), "bin/wrangler.js");
const environment = {
  ...process.env,
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_NO_SKILLS_UPDATE_PROMPTS: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  // Wrangler keeps its settings and logs here, and so leaves the home directory alone.
  XDG_CONFIG_HOME: join(root, ".wrangler/config"),
};

/** The Wrangler that runs now; it is never more than one. */
let running: ChildProcess | undefined;

/** A running Wrangler and its output so far. */
export type Run = ReturnType<typeof runWrangler>;

/** In a process group of its own, so that a Ctrl-C does not reach it past this program and all of it can be ended at once. */
export function runWrangler(args: readonly string[]) {
  const child = spawn(process.execPath, [wrangler, ...args], {
    cwd: root,
    env: environment,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  running = child;
  // Processes that Wrangler leaves behind would hold its output open, so that it would never close.
  const ended = Promise.all([once(child, "close"), once(child, "exit").then(endWrangler)]).then(([ending]) => ending);
  // The output is kept in case Wrangler fails, until it is shown live.
  const run = { child, ended, output: "", live: false };
  const collect = (target: NodeJS.WritableStream) => (text: string) => {
    if (run.live) target.write(text);
    else run.output += text;
  };
  child.stdout.setEncoding("utf8").on("data", collect(process.stdout));
  child.stderr.setEncoding("utf8").on("data", collect(process.stderr));
  return run;
}

/** Lets Wrangler end by itself, so that the database is closed; returns when it has or when it takes too long. */
export async function stopWrangler(): Promise<void> {
  if (running?.exitCode === null && running.kill("SIGTERM")) {
    await Promise.race([once(running, "exit"), sleep(STOP_PATIENCE_MILLISECONDS)]);
  }
}

/** Ends the rest of Wrangler: it starts more processes, and they must not outlive this one. */
export function endWrangler(): void {
  if (running?.pid === undefined) return;
  try {
    process.kill(-running.pid, "SIGKILL");
  } catch {
    // Nothing was left.
  }
}
