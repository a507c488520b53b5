/** `npm start`: the Worker on this machine with its database and its bucket inside; no account, no network. */

import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { CommandError, systemCode, whenNpmEnds } from "./command.ts";
import { greeting } from "./greeting.ts";
import { prepareFolder, prepareSettings, shownState, stateFolder } from "./local-state.ts";
import { findProcess, thisProcess } from "./processes.ts";
import { localServer, otherPort, readPort } from "./server-address.ts";
import { endServer, runServer, stopServer, whenStarted } from "./server-process.ts";
import { endCommand, type Holder, leaveFolder, takeFolder, updateFolder } from "./state-lock.ts";

let stopping = false;
let server: ChildProcess | undefined;

// What this process and those that it starts create, only their user can read.
process.umask(0o077);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
whenNpmEnds(stop);

try {
  const port = readPort(process.env["PORT"]);
  prepareFolder();
  const holder = takeStateFolder(localServer(port));
  await requireFreePort(port);
  prepareSettings();
  await serve(holder);
} catch (error) {
  // Stopping ends the server, which looks like a failure from here.
  if (!stopping) {
    console.error(`npm start: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}

/** Makes this the server of the state's folder until it exits. @throws CommandError where there is one already. */
function takeStateFolder(url: string): Holder {
  const own: Holder = { url, since: new Date().toISOString(), program: thisProcess(), worker: null };
  const other = takeFolder(stateFolder, own);
  if (other !== undefined) {
    throw new CommandError(
      `The server of ${shownState()} runs already: on ${other.url}, since ${other.since}, as process ${other.program.pid}. ` +
        `Use that one, or end it: ${endCommand(other)}`,
    );
  }
  process.on("exit", () => {
    if (server !== undefined) endServer(server);
    leaveFolder(stateFolder);
  });
  return own;
}

/** Checks before the server does, which takes a while to start. */
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

/** Runs until the process is told to stop; anything else that ends the server is an error. */
async function serve(holder: Holder): Promise<void> {
  server = runServer();
  const ended = once(server, "exit");
  updateFolder(stateFolder, { ...holder, worker: findProcess(server.pid ?? 0) ?? null });
  const said = await whenStarted(server);
  if (said?.kind === "failed") throw new Error(said.message);
  if (said?.kind === "ready") console.log(greeting(holder.url, said.isEmpty));
  const [code, signal] = await ended;
  throw new Error(`The Worker ended unexpectedly (${signal ?? `exit code ${code}`}).`);
}

async function stop(): Promise<void> {
  stopping = true;
  if (server !== undefined) await stopServer(server);
  process.exit(0);
}
