/** A database that is not ready for the Worker. */

import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

/** Empties the database, the tables too, and applies so many of the migrations, the first of them. */
export async function migrateAgain(count: number): Promise<void> {
  // What is not in memory, `reset` leaves as it is.
  await env.DATABASE.prepare("SELECT 1").run();
  await reset();
  if (count > 0) await applyD1Migrations(env.DATABASE, env.MIGRATIONS.slice(0, count));
}

/** The same database as another binding, of which the Worker knows nothing yet. @param onPrepare is told each statement. */
export function otherBinding(onPrepare: (sql: string) => void = () => {}): Pick<D1Database, "prepare" | "batch"> {
  const prepare = (sql: string) => {
    onPrepare(sql);
    return env.DATABASE.prepare(sql);
  };
  return { prepare, batch: async (statements) => await env.DATABASE.batch(statements) };
}
