import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Miniflare } from "miniflare";
import { unstable_splitSqlQuery as statementsOf } from "wrangler";
import { root } from "../root.ts";

const FOLDER = join(root, "worker/migrations");

/** The table in which Wrangler, too, notes what it has applied. */
const TABLE = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;

/** Applies the migrations that a database does not have yet, each wholly or not at all. */
export async function migrate(database: Database): Promise<void> {
  await database.prepare(TABLE).run();
  const { results } = await database.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  const missing = readdirSync(FOLDER).filter((name) => name.endsWith(".sql") && !applied.has(name));
  for (const name of missing.toSorted()) {
    const note = database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name);
    const statements = statementsOf(readFileSync(join(FOLDER, name), "utf8"));
    // oxlint-disable-next-line no-await-in-loop -- each builds on the one before it
    await database.batch([...statements.map((statement) => database.prepare(statement)), note]);
  }
}
