/** The server of `npm start`, as a process that leads a group of its own: what it starts ends with it, and it ends with `npm start`. */

import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { systemCode } from "./command.ts";
import { allowedUpstreams, localVariables, shownState, storageFolder } from "./local-state.ts";
import { askSocket, migrate } from "./server/database.ts";
import { openFront, serveWorker } from "./server/front.ts";
import { identityHosts, startOutbound } from "./server/outbound.ts";
import { bundleWorker, CONFIGURATION, declaredVariables, type Runtime, startRuntime } from "./server/runtime.ts";
import { createTemporaryFolder, proxySocket, removeAbandonedFolders } from "./server/temporary-folder.ts";
import { readPort } from "./server-address.ts";
import type { ServerMessage } from "./server-process.ts";

const STOP_PATIENCE_MILLISECONDS = 5_000;

let folder: string | undefined;
let runtime: Runtime | undefined;

process.on("disconnect", () => void end());
try {
  tell(await start(readPort(process.env["PORT"])));
} catch (error) {
  removeFolder();
  tell({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
}

async function start(wanted: number): Promise<ServerMessage> {
  const front = await openFront(wanted);
  await removeAbandonedFolders(tmpdir());
  folder = createTemporaryFolder();
  const variables = localVariables(front.port);
  const identity = identityHosts({ ...declaredVariables(CONFIGURATION), ...variables });
  const reachable = new Set([...allowedUpstreams(), ...identity]);
  const proxy = proxySocket(folder);
  const [code] = await Promise.all([bundleWorker(), startOutbound(proxy, reachable)]);
  const plan = { configuration: CONFIGURATION, code, sockets: folder, proxy, storage: storageFolder, variables };
  runtime = await startRuntime(plan);
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
