/** `npm start`: the Worker on this machine with its database and its bucket inside; no account, no network. */

import { once } from "node:events";
import { createServer } from "node:net";
import { relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { hasUsers } from "./administrator.ts";
import { systemCode, whenNpmEnds } from "./command.ts";
import { localSettingsFiles, prepareState, stateFolder, statePrefix } from "./local-state.ts";
import { localServer, otherPort, readPort, serverOption } from "./server-address.ts";
import { endWrangler, type Run, root, runWrangler, stopWrangler } from "./wrangler.ts";

const POLL_MILLISECONDS = 100;

let stopping = false;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
process.on("exit", endWrangler);
whenNpmEnds(stop);

try {
  const port = readPort(process.env["PORT"]);
  await requireFreePort(port);
  // Before Wrangler does, whose failure looks like a broken database.
  prepareState();
  await applyMigrations();
  await serve(port);
} catch (error) {
  // Stopping the Worker ends Wrangler, which looks like a failure from here.
  if (!stopping) {
    console.error(`npm start: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}

/** Checks before Wrangler does, which only shows a stack trace for a busy port. */
async function requireFreePort(port: number): Promise<void> {
  const probe = createServer().listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
  } catch (cause) {
    const code = systemCode(cause);
    const why = code === "EADDRINUSE" ? "is in use by another program" : `cannot be opened (${code})`;
    throw new Error(
      `Port ${port} on 127.0.0.1 ${why}, so the Worker cannot listen there. ` +
        `Free it, or choose another port: PORT=${otherPort(port)} npm start`,
      { cause },
    );
  }
  probe.close();
  await once(probe, "close");
}

async function applyMigrations(): Promise<void> {
  const run = runWrangler(["d1", "migrations", "apply", "DATABASE", "--local", "--persist-to", stateFolder]);
  const [code] = await run.ended;
  if (code === 0) return;
  throw new Error(
    `The migrations in worker/migrations could not be applied to the local database. Wrangler says:\n\n${run.output}\n` +
      `If the database is broken, delete ${shownState()} with all its data, and start again.`,
  );
}

/** Runs until the process is told to stop; anything else that ends the Worker is an error. */
async function serve(port: number): Promise<void> {
  const settings = localSettingsFiles().flatMap((file) => ["--env-file", file]);
  const run = runWrangler(["dev", "--port", String(port), "--persist-to", stateFolder, ...settings]);
  const url = localServer(port);
  if (await answers(url, run)) {
    const isEmpty = !(await hasUsers(url));
    await waitForLog(run, "/bootstrap");
    console.log(greeting(url, isEmpty));
    run.live = true;
  }
  const [code, signal] = await run.ended;
  const said = run.live ? "" : ` Wrangler says:\n\n${run.output}`;
  throw new Error(`The Worker ended unexpectedly (${signal ?? `exit code ${code}`}).${said}`);
}

/** Waits until the Worker answers; `false` when it ends before it does. */
async function answers(url: string, run: Run): Promise<boolean> {
  if (run.child.exitCode !== null || run.child.signalCode !== null) return false;
  const response = await fetch(`${url}/__ping__`).catch(() => undefined);
  if (response?.ok) return true;
  if (response !== undefined) {
    await waitForLog(run, "/__ping__");
    throw new Error(`The Worker answers ${response.status}: ${await response.text()}\nIts log says:\n\n${run.output}`);
  }
  await sleep(POLL_MILLISECONDS);
  return answers(url, run);
}

/** Waits until Wrangler has logged a request, which it does a moment after the response; requests before the greeting are not shown. */
async function waitForLog(run: Run, path: string, polls = 10): Promise<void> {
  if (polls === 0 || run.output.includes(path)) return;
  await sleep(POLL_MILLISECONDS);
  await waitForLog(run, path, polls - 1);
}

function greeting(url: string, isEmpty: boolean): string {
  return `Provider Steward answers on ${url}

To check an example, which has errors:
  curl -H 'Content-Type: application/json' --data-binary @docs/examples/broken/providers.jsonc ${url}/v1/validate

The JSON Schema for editors:
  ${url}/schemas/provider-config/v1.json

Every route:
  ${url}/

${isEmpty ? howToStart(url) : howToContinue(url)}
Data is stored in ${shownState()}. Ctrl-C stops the Worker.
`;
}

function howToStart(url: string): string {
  return `There are no users yet. Create the first administrator, in another terminal:
  ${statePrefix}npm run bootstrap${serverOption(url)}

Or create a demo with users, groups, content and an audit log, and the first administrator:
  ${statePrefix}npm run seed${serverOption(url)}

Or export, sign and check an audit log, and create the first administrator:
  ${statePrefix}npm run export:demo${serverOption(url)}
`;
}

function howToContinue(url: string): string {
  return `The content server's users, with an API key in STEWARD_API_KEY:
  curl -H "Authorization: Key $STEWARD_API_KEY" ${url}/__api__/v1/users

To export, sign and check its audit log, with the same key:
  npm run export:demo${serverOption(url)}
`;
}

/** The state's folder as people name it. */
function shownState(): string {
  const path = relative(root, stateFolder);
  return path.startsWith("..") ? stateFolder : path;
}

async function stop(): Promise<void> {
  stopping = true;
  await stopWrangler();
  process.exit(0);
}
