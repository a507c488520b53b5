import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contracts, migrationText, orderOf } from "../../../../worker/local/deploy/order.ts";
import { ROOT } from "../../upgrades/states.ts";

describe("the order of a deployment", () => {
  it.each([
    "DROP TABLE keys;",
    "CREATE TABLE a (id INTEGER);\nDROP TABLE b;",
    "drop  view content_readers;",
    "ALTER TABLE content DROP COLUMN name;",
    "ALTER TABLE content RENAME COLUMN name TO title;",
    "ALTER TABLE a RENAME TO b;",
  ])("is the code first where a migration takes something away: %j", (sql) => {
    expect(contracts(sql)).toBe(true);
    expect(orderOf(["1.sql", "2.sql"], (name) => (name === "2.sql" ? sql : ""))).toBe("code-first");
  });

  it.each([
    "",
    "CREATE TABLE dropped (id INTEGER);",
    "-- DROP TABLE keys comes later\nALTER TABLE content ADD COLUMN look TEXT;",
    "DROP INDEX content_by_name;",
  ])("is the migrations first where none does: %j", (sql) => {
    expect(contracts(sql)).toBe(false);
    expect(orderOf(["1.sql"], () => sql)).toBe("migrations-first");
  });

  it("is the migrations first where none is missing", () => {
    expect(orderOf([])).toBe("migrations-first");
  });

  // Each was read: 0017 drops the table of words, and 0020 that of counts, which the versions before it read.
  it("is known of every migration from the first upgrade on", () => {
    const names = readdirSync(join(ROOT, "worker/migrations")).filter((name) => name > "0003");
    expect(names.filter((name) => contracts(migrationText(name)))).toEqual([
      "0017_portable_tables.sql",
      "0020_content_shares.sql",
    ]);
  });
});
