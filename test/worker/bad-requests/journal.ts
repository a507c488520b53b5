/** The changes in the database, told by triggers of the tests' own: they miss no write of the Worker. */

import { env } from "cloudflare:workers";

export interface Write {
  readonly table: string;
  /** `activity` is an update of nothing but the time of last use. */
  readonly kind: "insert" | "update" | "delete" | "activity";
  /** The row as JSON, as it is after an insert; else empty. */
  readonly row: string;
}

interface Row extends Write {
  readonly id: number;
}

const ACTIVITY = "active_time";

/** Begins to watch every table that there is, but for those that follow others: indexes that pose as tables, and counts. */
export async function watchDatabase(): Promise<void> {
  const tables = await env.DATABASE.prepare(
    `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'
      AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'
      AND name NOT IN ('d1_migrations', 'audit_counts', 'publisher_usage')`,
  ).all<{ readonly name: string }>();
  const create = `CREATE TABLE journal (id INTEGER PRIMARY KEY, "table" TEXT, kind TEXT, "row" TEXT)`;
  const triggers = await Promise.all(tables.results.map(async ({ name }) => await triggersOf(name)));
  await env.DATABASE.batch([create, ...triggers.flat()].map((sql) => env.DATABASE.prepare(sql)));
}

async function triggersOf(table: string): Promise<readonly string[]> {
  const { results } = await env.DATABASE.prepare("SELECT name, type FROM pragma_table_info(?)")
    .bind(table)
    .all<{ readonly name: string; readonly type: string }>();
  const names = results.map(({ name }) => name);
  const texts = results.filter(({ type }) => type !== "BLOB").map(({ name }) => `'${name}', NEW.${name}`);
  const differs = (columns: readonly string[]) =>
    columns.map((column) => `OLD.${column} IS NOT NEW.${column}`).join(" OR ") || "0";
  const on = (event: string, condition: string, kind: Write["kind"], row: string) =>
    `CREATE TRIGGER journal_${table}_${kind} AFTER ${event} ON ${table} WHEN ${condition} BEGIN INSERT INTO journal ("table", kind, "row") VALUES ('${table}', '${kind}', ${row}); END`;
  const others = names.filter((name) => name !== ACTIVITY);
  const activity = names.filter((name) => name === ACTIVITY);
  return [
    on("INSERT", "1", "insert", `json_object(${texts.join(", ")})`),
    on("UPDATE", differs(others), "update", "''"),
    on("UPDATE", `NOT (${differs(others)}) AND (${differs(activity)})`, "activity", "''"),
    on("DELETE", "1", "delete", "''"),
  ];
}

/** Reads what was written since the last time. */
export function journalReader(): () => Promise<readonly Write[]> {
  let last = 0;
  return async () => {
    const { results } = await env.DATABASE.prepare(
      `SELECT id, "table", kind, "row" FROM journal WHERE id > ?1 ORDER BY id`,
    )
      .bind(last)
      .all<Row>();
    last = results.at(-1)?.id ?? last;
    return results;
  };
}
