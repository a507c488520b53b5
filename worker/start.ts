/** `npm start`: the Worker on this machine with its database and its bucket inside; no account, no network. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const DEFAULT_PORT = 8787;
const POLL_MILLISECONDS = 100;
const STOP_PATIENCE_MILLISECONDS = 5_000;

const root = join(import.meta.dirname, "..");
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
let stopping = false;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
process.on("exit", endGroup);
if (process.env["npm_lifecycle_event"] !== undefined) stopWithParent(process.ppid);

try {
  const port = readPort(process.env["PORT"]);
  await requireFreePort(port);
  await applyMigrations();
  await serve(port);
} catch (error) {
  // Whoever stops the Worker ends Wrangler, which looks like a failure from here.
  if (!stopping) {
    console.error(`npm start: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === "") return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Error(`PORT must be a whole number from 1 to 65535, not ${JSON.stringify(text)}.`);
}

/** Asks before Wrangler does, whose own words on a busy port are a stack trace. */
async function requireFreePort(port: number): Promise<void> {
  const probe = createServer().listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? cause.code : cause;
    const why = code === "EADDRINUSE" ? "is in use by another program" : `cannot be opened (${String(code)})`;
    const other = port === DEFAULT_PORT ? DEFAULT_PORT + 1 : DEFAULT_PORT;
    throw new Error(
      `Port ${port} on 127.0.0.1 ${why}, so the Worker cannot listen there. ` +
        `Free it, or choose another port: PORT=${other} npm start`,
      { cause },
    );
  }
  probe.close();
  await once(probe, "close");
}

async function applyMigrations(): Promise<void> {
  const run = runWrangler(["d1", "migrations", "apply", "DATABASE", "--local"]);
  const [code] = await run.ended;
  if (code === 0) return;
  throw new Error(
    `The migrations in worker/migrations could not be applied to the local database. Wrangler says:\n\n${run.said}\n` +
      "If the database is broken, delete .wrangler/state (and what is in it) and start again.",
  );
}

/** Runs until the process is told to stop; anything else that ends the Worker is an error. */
async function serve(port: number): Promise<void> {
  const run = runWrangler(["dev", "--port", String(port)]);
  const url = `http://127.0.0.1:${port}`;
  if (await answers(url, run)) {
    await toldOfPing(run);
    console.log(greeting(url));
    run.live = true;
  }
  const [code, signal] = await run.ended;
  const said = run.live ? "" : ` Wrangler says:\n\n${run.said}`;
  throw new Error(`The Worker ended unexpectedly (${signal ?? `exit code ${code}`}).${said}`);
}

/** Waits until the Worker answers; `false` when it ends before it does. */
async function answers(url: string, run: Run): Promise<boolean> {
  if (run.child.exitCode !== null || run.child.signalCode !== null) return false;
  const response = await fetch(`${url}/__ping__`).catch(() => undefined);
  if (response?.ok) return true;
  if (response !== undefined) {
    await toldOfPing(run);
    throw new Error(`The Worker answers ${response.status}: ${await response.text()}\nIts log says:\n\n${run.said}`);
  }
  await sleep(POLL_MILLISECONDS);
  return answers(url, run);
}

/** Wrangler tells of a request a moment after its answer, and nobody but this program asked for that one. */
async function toldOfPing(run: Run, polls = 10): Promise<void> {
  if (polls === 0 || run.said.includes("/__ping__")) return;
  await sleep(POLL_MILLISECONDS);
  await toldOfPing(run, polls - 1);
}

function greeting(url: string): string {
  return `Provider Steward answers on ${url}

Check the shipped example, which has mistakes in it:
  curl -H 'Content-Type: application/json' --data-binary @docs/examples/broken/providers.jsonc ${url}/v1/validate

The JSON Schema for editors:
  ${url}/schemas/provider-config/v1.json

Every route:
  ${url}/

Data is kept in .wrangler/state. Ctrl-C stops the Worker.
`;
}

/** A Wrangler that runs, and what it has said since. */
type Run = ReturnType<typeof runWrangler>;

/** In a process group of its own, so that a Ctrl-C reaches it through `stop` only and all of it can be ended at once. */
function runWrangler(args: readonly string[]) {
  const child = spawn(process.execPath, [wrangler, ...args], {
    cwd: root,
    env: environment,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  running = child;
  // Processes that Wrangler leaves behind would hold its output open, so that it would never close.
  const ended = Promise.all([once(child, "close"), once(child, "exit").then(endGroup)]).then(([ending]) => ending);
  // What Wrangler says is kept, for the case that it fails, until it is to be shown live.
  const run = { child, ended, said: "", live: false };
  const hear = (target: NodeJS.WritableStream) => (text: string) => {
    if (run.live) target.write(text);
    else run.said += text;
  };
  child.stdout.setEncoding("utf8").on("data", hear(process.stdout));
  child.stderr.setEncoding("utf8").on("data", hear(process.stderr));
  return run;
}

/** Lets Wrangler end by itself, so that the database is closed, and goes when it has or when it takes too long. */
async function stop(): Promise<void> {
  stopping = true;
  if (running?.exitCode === null && running.kill("SIGTERM")) {
    await Promise.race([once(running, "exit"), sleep(STOP_PATIENCE_MILLISECONDS)]);
  }
  process.exit(0);
}

/** npm hands a SIGTERM on to its shell, which ends without handing it on to this process. */
function stopWithParent(parent: number): void {
  const check = () => (process.ppid === parent ? undefined : stop());
  setInterval(check, POLL_MILLISECONDS).unref();
}

/** Ends whatever is left of Wrangler: it starts processes of its own, and they must not outlive this one. */
function endGroup(): void {
  if (running?.pid === undefined) return;
  try {
    process.kill(-running.pid, "SIGKILL");
  } catch {
    // Nothing was left.
  }
}
