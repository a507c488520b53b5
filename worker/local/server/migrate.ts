import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unstable_splitSqlQuery as statementsOf } from "wrangler";
import { root } from "../root.ts";
import type { Database } from "./database.ts";

const FOLDER = join(root, "worker/migrations");

/** The table in which Wrangler, too, notes what it has applied. */
const TABLE = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/** Applies the migrations that a database does not have yet, each wholly or not at all. */
export async function migrate(database: Database): Promise<void> {
  const [, rows = []] = await database([{ sql: TABLE }, { sql: "SELECT name FROM d1_migrations" }]);
  const applied = new Set(rows.map(({ name }) => name));
  const missing = readdirSync(FOLDER).filter((name) => name.endsWith(".sql") && !applied.has(name));
  for (const name of missing.toSorted()) {
    const note = { sql: "INSERT INTO d1_migrations (name) VALUES (?)", values: [name] };
    const statements = statementsOf(readFileSync(join(FOLDER, name), "utf8"));
    // oxlint-disable-next-line no-await-in-loop -- each builds on the one before it
    await database([...statements.map((sql) => ({ sql })), note]);
  }
}
