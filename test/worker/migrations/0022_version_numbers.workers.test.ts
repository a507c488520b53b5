import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { migrateAgain } from "../workerd/unready-database.ts";

const EARLIER = env.MIGRATIONS.findIndex(({ name }) => name.startsWith("0022"));
const TIME = "2026-01-01T00:00:00Z";
const run = (sql: string) => env.DATABASE.prepare(sql).run();

const addBundle = async (id: number, contentId: number, number?: number) =>
  await run(`INSERT INTO bundles (id, content_id, object_prefix, entry_file, created_time, archive_bytes, file_count,
    file_bytes${number === undefined ? "" : ", number"}) VALUES (${id}, ${contentId}, '${id}', 'index.html', '${TIME}', 1, 1, 1${number === undefined ? "" : `, ${number}`})`);

const numbers = async () => {
  const { results } = await env.DATABASE.prepare("SELECT id, number FROM bundles ORDER BY id").all<{
    id: number;
    number: number;
  }>();
  return Object.fromEntries(results.map(({ id, number }) => [id, number]));
};

const lastOf = async (id: number) =>
  await env.DATABASE.prepare("SELECT last_version FROM content WHERE id = ?").bind(id).first("last_version");

beforeAll(async () => {
  await migrateAgain(EARLIER);
  await run(`INSERT INTO users (id, guid, username, first_name, last_name, email, role, created_time, updated_time)
    VALUES (1, 'u', 'u', '', '', '', 2, '${TIME}', '${TIME}')`);
  for (const id of [1, 2, 3]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await run(`INSERT INTO content (id, guid, owner_id, name, description, access_type, app_mode, created_time)
      VALUES (${id}, '${id}', 1, '${id}', '', 'acl', 'static', '${TIME}')`);
  }
  for (const [id, contentId] of [
    [1, 1],
    [2, 2],
    [4, 1],
    [6, 2],
    [11, 1],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await addBundle(id, contentId);
  }
  await applyD1Migrations(env.DATABASE, env.MIGRATIONS);
});

describe("the numbers of versions", () => {
  it("count the bundles of each item that were there, in their order", async () => {
    expect(await numbers()).toEqual({ 1: 1, 2: 1, 4: 2, 6: 2, 11: 3 });
    expect([await lastOf(1), await lastOf(2), await lastOf(3)]).toEqual([3, 2, 0]);
  });

  it("are given by the database where a version before it inserts none, and to no version twice", async () => {
    await run("DELETE FROM bundles WHERE id = 11");
    await addBundle(20, 1);
    await addBundle(21, 3);
    expect(await numbers()).toMatchObject({ 20: 4, 21: 1 });
    expect([await lastOf(1), await lastOf(3)]).toEqual([4, 1]);
  });

  it("stay as they are where a backup is restored, and so does the last one", async () => {
    await run("UPDATE content SET last_version = 9 WHERE id = 2");
    await run("DELETE FROM bundles WHERE id = 6");
    await addBundle(6, 2, 2);
    expect([(await numbers())[6], await lastOf(2)]).toEqual([2, 9]);
  });
});
