/** The server of `npm start`, as a process that leads a group of its own: what it starts ends with it, and it ends with `npm start`. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Miniflare } from "miniflare";
import { systemCode } from "./command.ts";
import { allowedUpstreams, localVariables, shownState, storageFolder } from "./local-state.ts";
import { openFront, serveWorker } from "./server/front.ts";
import { identityHosts } from "./server/hosts-and-ports.ts";
import { migrate } from "./server/migrate.ts";
import { startOutbound } from "./server/outbound.ts";
import { bundleWorker, CONFIGURATION, declaredVariables, startRuntime, WORKER } from "./server/runtime.ts";
import { readPort } from "./server-address.ts";
import type { ServerMessage } from "./server-process.ts";

const STOP_PATIENCE_MILLISECONDS = 5_000;

/** Holds the proxy's socket, whose path must be short. */
const folder = mkdtempSync(join(tmpdir(), "steward-"));
let miniflare: Miniflare | undefined;

process.on("disconnect", () => void end());
try {
  tell(await start(readPort(process.env["PORT"])));
} catch (error) {
  rmSync(folder, { recursive: true, force: true });
  tell({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
}

async function start(wanted: number): Promise<ServerMessage> {
  const front = await openFront(wanted);
  const proxy = join(folder, "outbound");
  const variables = localVariables(front.port);
  const identity = identityHosts({ ...declaredVariables(CONFIGURATION), ...variables });
  const reachable = new Set([...allowedUpstreams(), ...identity]);
  const [code] = await Promise.all([bundleWorker(), startOutbound(proxy, reachable)]);
  const plan = { configuration: CONFIGURATION, code, proxy, storage: storageFolder, variables };
  miniflare = await startRuntime(plan);
  const database = await miniflare.getD1Database("DATABASE", WORKER);
  await migrate(database).catch(failMigration);
  const worker = await miniflare.unsafeGetDirectURL(WORKER);
  await requireAnswer(worker);
  const isEmpty = (await database.prepare("SELECT id FROM users LIMIT 1").first()) === null;
  serveWorker(front, worker);
  return { kind: "ready", port: front.port, isEmpty };
}

function failMigration(cause: unknown): never {
  const message = cause instanceof Error ? cause.message : systemCode(cause);
  throw new Error(
    `The migrations in worker/migrations could not be applied to the local database: ${message}\n` +
      `If the database is broken, delete ${shownState()} with all its data, and start again.`,
    { cause },
  );
}

async function requireAnswer(worker: URL): Promise<void> {
  const response = await fetch(new URL("/__ping__?ready=true", worker));
  if (!response.ok) throw new Error(`The Worker answers ${response.status}: ${await response.text()}`);
}

function tell(message: ServerMessage): void {
  if (process.connected) process.send?.(message);
}

/** Lets the runtime end by itself, and then ends what is left of the group. */
async function end(): Promise<void> {
  await Promise.race([miniflare?.dispose(), sleep(STOP_PATIENCE_MILLISECONDS)]);
  rmSync(folder, { recursive: true, force: true });
  process.kill(-process.pid, "SIGKILL");
}
