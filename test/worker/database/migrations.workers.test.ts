import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { isKnownMigrated, MIGRATIONS, missingMigrations } from "../../../worker/database/migrations.ts";
import { bindingsOf } from "../../../worker/platform/bindings.ts";
import { migrateAgain, otherBinding } from "../workerd/unready-database.ts";

const LAST = MIGRATIONS.length - 1;

/** A binding of which nothing is known, and the statements that it is asked. */
function asked() {
  const statements: string[] = [];
  const database = otherBinding((sql) => statements.push(sql));
  return { statements, database: bindingsOf({ DATABASE: database }).DATABASE };
}

describe("MIGRATIONS", () => {
  it("are the files of worker/migrations", () => {
    expect(MIGRATIONS).toEqual(env.MIGRATIONS.map(({ name }) => name));
  });
});

describe("missingMigrations", () => {
  it("finds none where all are applied, and never asks again", async () => {
    await migrateAgain(MIGRATIONS.length);
    const { database, statements } = asked();
    expect(isKnownMigrated(database)).toBe(false);
    expect(await missingMigrations(database)).toEqual([]);
    expect(await missingMigrations(database)).toEqual([]);
    expect(isKnownMigrated(database)).toBe(true);
    expect(statements).toEqual(["SELECT name FROM d1_migrations"]);
  });

  it("asks again as long as one is missing", async () => {
    await migrateAgain(LAST);
    const { database, statements } = asked();
    expect(await missingMigrations(database)).toEqual(MIGRATIONS.slice(LAST));
    expect(await missingMigrations(database)).toEqual(MIGRATIONS.slice(LAST));
    expect(isKnownMigrated(database)).toBe(false);
    expect(statements).toHaveLength(2);
    await applyD1Migrations(env.DATABASE, env.MIGRATIONS);
    expect(await missingMigrations(database)).toEqual([]);
  });

  it("finds all in an empty database", async () => {
    await migrateAgain(0);
    expect(await missingMigrations(asked().database)).toEqual(MIGRATIONS);
  });

  it("finds one that was left out", async () => {
    await migrateAgain(MIGRATIONS.length);
    await env.DATABASE.prepare("DELETE FROM d1_migrations WHERE name = ?").bind(MIGRATIONS[1]).run();
    expect(await missingMigrations(asked().database)).toEqual([MIGRATIONS[1]]);
  });

  it("is content with a database that has more", async () => {
    await migrateAgain(MIGRATIONS.length);
    await env.DATABASE.prepare("INSERT INTO d1_migrations (name) VALUES ('9999_later.sql')").run();
    expect(await missingMigrations(asked().database)).toEqual([]);
  });

  it("takes no other failure for a missing table", async () => {
    const prepare = () => {
      throw new Error("D1_ERROR: The database is overloaded.");
    };
    const { DATABASE } = bindingsOf({ DATABASE: { prepare } });
    await expect(missingMigrations(DATABASE)).rejects.toThrow("The database is overloaded.");
    expect(isKnownMigrated(DATABASE)).toBe(false);
  });
});
