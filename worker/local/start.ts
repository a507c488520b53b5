/** `npm start`: the Worker on this machine with its database and its bucket inside; no account, no network. */

import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { Command } from "commander";
import { CommandError, runCommand, whenNpmEnds } from "./command/command.ts";
import { localServer, serverOption } from "./command/server-url.ts";
import { endServer, runServer, stopServer, whenStarted } from "./server-process.ts";
import { prepareFolder, prepareSettings, shownState, stateFolder, statePrefix } from "./state/local-state.ts";
import {
  endCommand,
  findProcess,
  type Holder,
  leaveFolder,
  takeFolder,
  thisProcess,
  updateFolder,
} from "./state/state-lock.ts";

const HELP = `
It listens on 127.0.0.1, and stores its data in a folder of its own. Ctrl-C ends it.

Environment:
  PORT                      the port (default: 8787; 0 for any that is free)
  STEWARD_STATE             the folder for its data (default: .wrangler/state)
  ALLOW_PRIVATE_UPSTREAMS   the private hosts that API content may be passed on to: HOST:PORT,…
A file .dev.vars has the settings of the Worker, as docs/content-server/settings.md lists them.`;

let stopping = false;
let server: ChildProcess | undefined;

await runCommand(
  new Command("npm start --")
    .description("Runs Provider Steward on this machine: no account, no network.")
    .addHelpText("after", HELP)
    .action(start),
);

async function start(): Promise<void> {
  // What this process and those that it starts create, only their user can read.
  process.umask(0o077);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  whenNpmEnds(stop);
  try {
    prepareFolder();
    const holder = takeStateFolder();
    prepareSettings();
    await serve(holder);
  } catch (error) {
    // Stopping ends the server, which looks like a failure from here.
    if (stopping) return;
    console.error(`npm start: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}

/** Makes this the server of the state's folder until it exits. @throws CommandError where there is one already. */
function takeStateFolder(): Holder {
  const own: Holder = { url: null, since: new Date().toISOString(), program: thisProcess(), worker: null };
  const other = takeFolder(stateFolder(), own);
  if (other !== undefined) {
    const where = other.url === null ? "" : `on ${other.url}, `;
    throw new CommandError(
      `The server of ${shownState()} runs already: ${where}since ${other.since}, as process ${other.program.pid}. ` +
        `Use that one, or end it: ${endCommand(other)}`,
    );
  }
  process.on("exit", () => {
    if (server !== undefined) endServer(server);
    leaveFolder(stateFolder());
  });
  return own;
}

/** Runs until the process is told to stop; anything else that ends the server is an error. */
async function serve(holder: Holder): Promise<void> {
  server = runServer();
  const ended = once(server, "exit");
  const worker = findProcess(server.pid ?? 0) ?? null;
  updateFolder(stateFolder(), { ...holder, worker });
  const said = await whenStarted(server);
  if (said?.kind === "failed") throw new Error(said.message);
  if (said?.kind === "ready") {
    const url = localServer(said.port);
    updateFolder(stateFolder(), { ...holder, worker, url });
    console.log(greeting(url, said.isEmpty));
  }
  const [code, signal] = await ended;
  throw new Error(`The Worker ended unexpectedly (${signal ?? `exit code ${code}`}).`);
}

async function stop(): Promise<void> {
  stopping = true;
  if (server !== undefined) await stopServer(server);
  process.exit(0);
}

function greeting(url: string, isEmpty: boolean): string {
  return `Provider Steward answers on ${url}
The documents, a first tutorial among them: ${url}/docs

To check an example, which has errors:
  curl -H 'Content-Type: application/json' --data-binary @docs/examples/broken/providers.jsonc ${url}/v1/validate

The JSON Schema for editors:
  ${url}/schemas/provider-config/v1.json

Every route of the API, for programs:
  curl ${url}/

${isEmpty ? howToStart(url) : howToContinue(url)}
Data is stored in ${shownState()}. Ctrl-C stops the Worker.
`;
}

function howToStart(url: string): string {
  return `There are no users yet. Create the first administrator, in another terminal:
  ${statePrefix()}npm run bootstrap${serverOption(url)}

Or create a demo with users, groups, content and an audit log, and the first administrator:
  ${statePrefix()}npm run seed${serverOption(url)}

Or export, sign and check an audit log, and create the first administrator:
  ${statePrefix()}npm run export:demo${serverOption(url)}

Each of them shows an API key. To use the server in a browser, open ${url}/ and sign in with that key.
`;
}

function howToContinue(url: string): string {
  return `To use the server in a browser, open this address and sign in with an API key:
  ${url}/

The content server's users, with an API key in STEWARD_API_KEY:
  curl -H "Authorization: Key $STEWARD_API_KEY" ${url}/__api__/v1/users

To export, sign and check its audit log, with the same key:
  npm run export:demo${serverOption(url)}
`;
}
