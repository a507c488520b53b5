/** The Worker as a process that answers over HTTP, with an administrator. */

import { fileURLToPath } from "node:url";
import { createTestHarness } from "wrangler";
import { KEY_RANDOM_CHARACTERS, keyValue } from "../../../shared/index.ts";
import { listenMigrated } from "../../support/migrated-database.ts";
import type { Stores } from "../content-server/support/static-content.ts";

/** A server that runs until it is closed. */
export interface RunningServer {
  readonly url: URL;
  readonly stores: Stores;
  /** The administrator's row. */
  readonly administratorId: number;
  /** The administrator's key. */
  readonly key: string;
  readonly close: () => Promise<void>;
}

/** Starts one with empty stores. @param vars variables of the deployment. */
export async function startServer(vars: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  const harness = createTestHarness({ root, workers: [{ configPath: "wrangler.toml", vars }] });
  const url = await listenMigrated(harness);
  const worker = harness.getWorker<Record<keyof Stores, unknown> & Stores>();
  const stores = await worker.getEnv();
  const key = keyValue(Array.from({ length: KEY_RANDOM_CHARACTERS }, (_, index) => index));
  const administratorId = await addAdministrator(stores, key);
  return { url, stores, administratorId, key, close: async () => await harness.close() };
}

async function addAdministrator({ DATABASE }: Stores, key: string): Promise<number> {
  const time = "2026-03-01T00:00:00Z";
  const id = await DATABASE.prepare(
    `INSERT INTO users (guid, username, first_name, last_name, email, role, created_time, updated_time)
    VALUES ('g', 'ada', 'Ada', 'Example', 'ada@example.com', 3, ?1, ?1) RETURNING id`,
  )
    .bind(time)
    .first<number>("id");
  if (id === null) throw new Error("The administrator was not made.");
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key));
  await DATABASE.prepare(
    "INSERT INTO api_keys (user_id, name, hash, last_four, role, created_time) VALUES (?, 'test', ?, ?, 3, ?)",
  )
    .bind(id, hash, key.slice(-4), time)
    .run();
  return id;
}
