/** Databases for the Workers that tests and benchmarks start as processes: one without its tables answers nothing. */

import { join } from "node:path";
import { readD1Migrations } from "@cloudflare/vitest-plugin";
import type { createTestHarness } from "wrangler";

/** As Wrangler makes it, which notes in it what it has applied. */
const NOTES =
  "CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP)";

/** The statements that migrate an empty database. @param root the checkout whose migrations they are. */
export async function migrationStatements(root: string): Promise<readonly string[]> {
  const migrations = await readD1Migrations(join(root, "worker/migrations"));
  const noted = migrations.flatMap(({ name, queries }) => [
    ...queries,
    `INSERT INTO d1_migrations (name) VALUES ('${name}')`,
  ]);
  return [NOTES, ...noted];
}

/** Starts the Workers of a harness, the first of them with the tables that its database needs. */
export async function listenMigrated(harness: ReturnType<typeof createTestHarness>): Promise<URL> {
  const { url } = await harness.listen();
  await harness.getWorker().applyD1Migrations("DATABASE");
  return url;
}
