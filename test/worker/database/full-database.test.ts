/** A database that is really full, which those of the local runtime cannot become: SQLite with a bound of pages. */
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, test } from "vitest";
import { migrationStatements } from "../../support/migrated-database.ts";

const ENTRIES = 10_000;
const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

// By its address, for its types are those of the Worker.
const { notePruning, deletePruned } = await import(
  new URL("worker/pruning/pruning-store.ts", new URL("../../../", import.meta.url)).href
);

let database: DatabaseSync;

beforeEach(async () => {
  database = new DatabaseSync(":memory:");
  for (const statement of await migrationStatements(ROOT)) database.exec(statement);
  addExport();
  for (let count = 0; count < ENTRIES; count += 1) addEntry();
  database.exec(`PRAGMA max_page_count = ${String(valueOf("PRAGMA page_count"))}`);
  fill();
});

/** Until there is no room for an entry, nor for a note of a removal. */
function fill(): void {
  for (const add of [addEntry, addNote]) {
    expect(() => {
      for (;;) add();
    }).toThrow("full");
  }
}

function addNote(): void {
  database
    .prepare(
      `INSERT INTO audit_log_prunings
        (through_id, entries, export_name, manifest, manifest_sha256, segment, segment_chain, segment_entries, time)
      VALUES (0, 0, 'own-log', 1, ?1, 1, ?1, 0, '2026-01-01T00:00:00Z')`,
    )
    .run("0".repeat(64));
}

/** Only an export that exists lets entries go. */
function addExport(): void {
  database.exec(
    `INSERT INTO audit_exports (guid, name, source, source_url, interval_minutes, created_time)
    VALUES ('guid', 'own-log', 'own', 'https://content.example.com', 15, '2026-01-01T00:00:00Z')`,
  );
}

const latestNote = () => valueOf("SELECT max(id) FROM audit_log_prunings");

function addEntry(): void {
  const id = crypto.randomUUID();
  database
    .prepare(
      `INSERT INTO audit_log (time, user_id, user_guid, user_description, action, event_description, actor_type, api_key_id,
        api_key_name, object_type, object_id)
      VALUES ('2026-01-01T00:00:00Z', '7', '7', 'Ada Example (ada)', 'update_content', ?1, 'api_key', '12', 'test', 'content', ?2)`,
    )
    .run(`Updated the content item "report" (${id}): title.`, id);
}

function valueOf(sql: string): unknown {
  return Object.values(database.prepare(sql).get() ?? {})[0];
}

/** A statement as D1 has it. */
function statementOf(sql: string, values: readonly SQLInputValue[] = []) {
  const run = () => ({ meta: { changes: Number(database.prepare(sql).run(...values).changes) } });
  return { bind: (...others: readonly SQLInputValue[]) => statementOf(sql, others), run };
}

const d1 = {
  prepare: statementOf,
  batch: (statements: readonly ReturnType<typeof statementOf>[]) => {
    database.exec("BEGIN");
    try {
      const results = statements.map((statement) => statement.run());
      database.exec("COMMIT");
      return results;
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK");
      throw error;
    }
  },
};

const pruning = {
  exportName: "own-log",
  position: {
    manifest: 1,
    manifestSha256: "0".repeat(64),
    segment: 1,
    segmentChain: "0".repeat(64),
    segmentEntries: 9,
  },
  throughId: ENTRIES / 2,
  entries: ENTRIES / 2,
  manifests: { first: 1, last: 1 },
};

test("the oldest entries can be removed from a full database, and it takes entries again", async () => {
  expect(await notePruning(d1, latestNote(), pruning)).toBe(true);
  await deletePruned(d1, 10);
  expect(valueOf("SELECT min(id) FROM audit_log")).toBe(ENTRIES / 2 + 1);
  expect(valueOf("SELECT sum(length(bytes)) FROM database_reserve")).toBe(256 * 1024);
  for (let count = 0; count < ENTRIES / 4; count += 1) addEntry();
});
