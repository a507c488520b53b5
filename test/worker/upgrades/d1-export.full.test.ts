import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, it } from "vitest";
import { unstable_splitSqlQuery as statementsOf } from "wrangler";
import { cleanUp, emptyFolder, startServer } from "../local/support/programs.ts";
import { ROOT, unpackState } from "./states.ts";

const CLI = join(ROOT, "node_modules/wrangler/bin/wrangler.js");

afterAll(cleanUp);

/** The rows of each table of a database, but for what the platform keeps. */
function rowsOf(database: DatabaseSync): Readonly<Record<string, unknown>> {
  const tables = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'")
    .all();
  const rows = tables.map(({ name }) => [String(name), database.prepare(`SELECT * FROM "${String(name)}"`).all()]);
  return Object.fromEntries(rows);
}

it("wrangler d1 export holds the whole database, and an empty one takes it", async () => {
  const folder = emptyFolder();
  const state = join(folder, ".wrangler/state");
  mkdirSync(state, { recursive: true });
  await unpackState("b4d72a03", state);
  const { program } = await startServer({ STEWARD_STATE: state });
  program.child.kill();
  await program.ended;
  copyFileSync(join(ROOT, "wrangler.toml"), join(folder, "wrangler.toml"));
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "1" };
  execFileSync(process.execPath, [CLI, "d1", "export", "DATABASE", "--local", "--output", "all.sql"], {
    cwd: folder,
    env,
    stdio: "pipe",
  });
  const sql = readFileSync(join(folder, "all.sql"), "utf8");
  // D1 takes statements of up to 100 KB.
  expect(Math.max(...statementsOf(sql).map((statement) => statement.length))).toBeLessThan(100_000);
  const restored = new DatabaseSync(":memory:");
  restored.exec(sql);
  const databases = join(state, "v3/d1/miniflare-D1DatabaseObject");
  const file = readdirSync(databases).find((name) => /^[0-9a-f]+\.sqlite$/.test(name)) ?? "";
  const rows = rowsOf(restored);
  expect(rows).toEqual(rowsOf(new DatabaseSync(join(databases, file))));
  expect(rows["content_phrases"]).toEqual(
    ["a year", "of a year", "rainfall", "rainfall of a year", "year"].map((phrase) =>
      expect.objectContaining({ phrase }),
    ),
  );
});
