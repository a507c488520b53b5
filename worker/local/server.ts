/** The server of `npm start`, as a process that leads a group of its own: what it starts ends with it, and it ends with `npm start`. */

import { once } from "node:events";
import { lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CommandError, systemCode } from "./command/command.ts";
import { readPort } from "./command/server-url.ts";
import { askSocket, migrate } from "./server/database.ts";
import { openFront, serveWorker } from "./server/front.ts";
import { identityHosts, startOutbound } from "./server/outbound.ts";
import { bundleWorker, CONFIGURATION, readConfiguration } from "./server/prepare.ts";
import type { Runtime } from "./server/runtime.ts";
import type { ServerMessage } from "./server-process.ts";
import { allowedUpstreams, localVariables, shownState, storageFolder } from "./state/local-state.ts";

const PREFIX = "steward-";
/** The characters that the system adds to it. */
const RANDOM_CHARACTERS = 6;

/** Between creating a socket and listening there, a server that starts looks like one that has ended. */
const START_MILLISECONDS = 60_000;

/** Length of a socket's path that every system takes, less the longest name of one. */
const FOLDER_MAX_BYTES = 90;

/**
 * Creates the folder. From then on, what this process and its children create for a while is in it.
 *
 * @throws CommandError where its path is too long for sockets.
 */
function createTemporaryFolder(): string {
  const parent = join(tmpdir(), PREFIX);
  if (Buffer.byteLength(parent) > FOLDER_MAX_BYTES - RANDOM_CHARACTERS) {
    throw new CommandError(
      `The path of the folder for temporary files, ${tmpdir()}, is too long for sockets in it. ` +
        "Set TMPDIR to a folder with a shorter one.",
    );
  }
  const folder = mkdtempSync(parent);
  process.env["TMPDIR"] = folder;
  return folder;
}

/** The socket in a server's folder at which it listens as long as it runs. */
function proxySocket(folder: string): string {
  return join(folder, "outbound");
}

/** Removes the folders of servers of this user that were killed, below the folder for such. What cannot be removed stays. */
async function removeAbandonedFolders(parent: string): Promise<void> {
  const names = readdirSync(parent).filter((name) => name.startsWith(PREFIX));
  await Promise.allSettled(
    names.map(async (name) => {
      const folder = join(parent, name);
      if (await isAbandoned(folder)) rmSync(folder, { recursive: true, force: true });
    }),
  );
}

async function isAbandoned(folder: string): Promise<boolean> {
  if (lstatSync(folder).uid !== process.getuid?.()) return false;
  const path = proxySocket(folder);
  const found = lstatSync(path);
  const isOld = Date.now() - found.mtimeMs > START_MILLISECONDS;
  return found.isSocket() && isOld && !(await isListening(path));
}

async function isListening(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, "connect");
    return true;
  } catch (error) {
    return systemCode(error) !== "ECONNREFUSED";
  } finally {
    socket.destroy();
  }
}

const STOP_PATIENCE_MILLISECONDS = 5_000;

let folder: string | undefined;
let runtime: Runtime | undefined;

process.on("disconnect", () => void end());
try {
  tell(await start(readPort(process.env["PORT"])));
  flushCompileCache();
  // Frees what only the start needed.
  globalThis.gc?.();
} catch (error) {
  removeFolder();
  tell({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
}

async function start(wanted: number): Promise<ServerMessage> {
  const front = await openFront(wanted);
  await removeAbandonedFolders(tmpdir());
  folder = createTemporaryFolder();
  const variables = localVariables(front.port);
  // Miniflare loads while the others are made.
  const [configuration, code, { startRuntime }] = await Promise.all([
    readConfiguration(CONFIGURATION),
    bundleWorker(),
    import("./server/runtime.ts"),
  ]);
  const identity = identityHosts(Object.assign({}, configuration.bindings, variables));
  const proxy = proxySocket(folder);
  await startOutbound(proxy, new Set([...allowedUpstreams(), ...identity]));
  runtime = await startRuntime({ configuration, code, sockets: folder, proxy, storage: storageFolder(), variables });
  const { database, worker } = runtime;
  await migrate(database).catch(failMigration);
  await requireAnswer(worker);
  const [users] = await database([{ sql: "SELECT id FROM users LIMIT 1" }]);
  serveWorker(front, worker);
  return { kind: "ready", port: front.port, isEmpty: users?.length === 0 };
}

function failMigration(cause: unknown): never {
  const message = cause instanceof Error ? cause.message : systemCode(cause);
  throw new Error(
    `The migrations in worker/migrations could not be applied to the local database: ${message}\n` +
      `If the database is broken, delete ${shownState()} with all its data, and start again.`,
    { cause },
  );
}

async function requireAnswer(worker: string): Promise<void> {
  const { status, text } = await askSocket(worker, "/__ping__?ready=true");
  if (status !== 200) throw new Error(`The Worker answers ${status}: ${text}`);
}

function tell(message: ServerMessage): void {
  if (process.connected) process.send?.(message);
}

/** Lets the runtime end by itself, and then ends what is left of the group. */
async function end(): Promise<void> {
  await Promise.race([runtime?.stop(), sleep(STOP_PATIENCE_MILLISECONDS)]);
  removeFolder();
  process.kill(-process.pid, "SIGKILL");
}

function removeFolder(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
