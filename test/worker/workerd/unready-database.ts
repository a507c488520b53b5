/** A database that is not ready for the Worker. */

import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

/** As Wrangler makes it, which notes in it what it has applied. */
const NOTES =
  "CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP)";

/** Applies so many of the migrations to an empty database, all in one trip: `applyD1Migrations` takes three times as long. */
export async function migrateEmpty(count: number): Promise<void> {
  const statements = env.MIGRATIONS.slice(0, count).flatMap(({ name, queries }) => [
    ...queries,
    `INSERT INTO d1_migrations (name) VALUES ('${name}')`,
  ]);
  await env.DATABASE.batch([NOTES, ...statements].map((sql) => env.DATABASE.prepare(sql)));
}

/** Empties the database, the tables too, and applies so many of the migrations, the first of them. */
export async function migrateAgain(count: number): Promise<void> {
  // What is not in memory, `reset` leaves as it is.
  await env.DATABASE.prepare("SELECT 1").run();
  await reset();
  if (count > 0) await migrateEmpty(count);
}

/** The same database as another binding, of which the Worker knows nothing yet. @param onPrepare is told each statement. */
export function otherBinding(onPrepare: (sql: string) => void = () => {}): Pick<D1Database, "prepare" | "batch"> {
  const prepare = (sql: string) => {
    onPrepare(sql);
    return env.DATABASE.prepare(sql);
  };
  return { prepare, batch: async (statements) => await env.DATABASE.batch(statements) };
}
