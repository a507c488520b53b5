/** The Worker as a process that answers over HTTP, with an administrator. */

import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { createTestHarness } from "wrangler";
import { KEY_RANDOM_CHARACTERS, keyValue } from "../../../shared/index.ts";
import { migrationStatements } from "../../support/migrated-database.ts";
import { shared } from "../../support/shared-things.ts";
import type { Stores } from "../workerd/static-content.ts";

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

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** Starts one with empty stores. @param vars variables of the deployment. */
export async function startServer(vars: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const harness = createTestHarness({ root: ROOT, workers: [{ configPath: "wrangler.toml", vars }] });
  const { url } = await harness.listen();
  const stores = await harness.getWorker<Record<keyof Stores, unknown> & Stores>().getEnv();
  const key = keyValue(Array.from({ length: KEY_RANDOM_CHARACTERS }, (_, index) => index));
  const server = { url, stores, administratorId: 1, key, close: async () => await harness.close() };
  await emptyDatabase(server);
  return server;
}

/** Variables of the deployment that the pages of every file need. */
export const VARIABLES = {
  BOOTSTRAP_SECRET: Buffer.alloc(32, 7).toString("base64"),
  /** The example of RFC 8410, section 10.3. */
  AUDIT_EXPORT_SIGNING_KEY: "MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC",
};

/** The server that the files of a worker of the runner share, as the file before left it: for what needs nothing that is stored. */
export const sharedServer = shared(
  async () => await startServer(VARIABLES),
  async ({ close }) => await close(),
);

/** The same with an empty database. */
export async function emptySharedServer(): Promise<RunningServer> {
  const server = await sharedServer();
  await emptyDatabase(server);
  return server;
}

/** Leaves nothing in the database but an administrator. What is in the buckets is named by no row then. */
export async function emptyDatabase({ stores: { DATABASE }, administratorId, key }: RunningServer): Promise<void> {
  // The newest tables and views first: they refer to older ones. SQLite's own go with theirs.
  const { results: made } = await DATABASE.prepare(
    `SELECT type, name FROM sqlite_schema WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
    AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' ORDER BY rowid DESC`,
  ).all<{ type: string; name: string }>();
  const statements = [
    "PRAGMA defer_foreign_keys = ON",
    ...made.map(({ type, name }) => `DROP ${type} ${name}`),
    ...(await migrationStatements(ROOT)),
    ...administratorRows(administratorId, key),
  ];
  await DATABASE.batch(statements.map((statement) => DATABASE.prepare(statement)));
}

/** The guid of the administrator of every server. */
export const ADMINISTRATOR_GUID = "6f1c9a52-3b0e-4d27-9a44-0c5d7e8b1f63";

function administratorRows(id: number, key: string): readonly string[] {
  const hash = createHash("sha256").update(key).digest("hex");
  const time = "2026-03-01T00:00:00Z";
  return [
    `INSERT INTO users (id, guid, username, first_name, last_name, email, role, created_time, updated_time)
    VALUES (${id}, '${ADMINISTRATOR_GUID}', 'ada', 'Ada', 'Example', 'ada@example.com', 3, '${time}', '${time}')`,
    `INSERT INTO api_keys (user_id, name, hash, last_four, role, created_time)
    VALUES (${id}, 'test', X'${hash}', '${key.slice(-4)}', 3, '${time}')`,
  ];
}
