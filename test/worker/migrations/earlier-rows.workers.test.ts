/** Migrations of rows that a server had before them. */

import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { migrateAgain } from "../workerd/unready-database.ts";

const TIME = "2026-01-01T00:00:00Z";
const ENTRY = "time, user_id, user_guid, user_description, action, event_description";
const run = async (sql: string) => await env.DATABASE.prepare(sql).run();
const rows = async (sql: string) => (await env.DATABASE.prepare(sql).all()).results;
const column = async (sql: string) => (await env.DATABASE.prepare(sql).raw()).map((row) => row.join(" "));
const bundle = (id: number, contentId: number, number?: number) =>
  `INSERT INTO bundles (id, content_id, object_prefix, entry_file, created_time, archive_bytes, file_count, file_bytes${number === undefined ? "" : ", number"})
  VALUES (${id}, ${contentId}, '${id}', 'index.html', '${TIME}', ${id}, 1, 10${number === undefined ? "" : `, ${number}`})`;

let keys: readonly object[];

beforeAll(async () => {
  await migrateAgain(env.MIGRATIONS.findIndex(({ name }) => name.startsWith("0005")));
  const users = [1, 2, 3].map(
    (id) => `INSERT INTO users (id, guid, username, first_name, last_name, email, role, created_time, updated_time)
      VALUES (${id}, '${id}', '${id}', '', '', '', 2, '${TIME}', '${TIME}')`,
  );
  const rest = [
    `INSERT INTO api_keys (user_id, name, hash, last_four, role, created_time)
    VALUES (1, 'old', zeroblob(32), 'last', 3, '${TIME}')`,
    `INSERT INTO audit_log (${ENTRY}) VALUES ('${TIME}', '0', NULL, 'System', 'bootstrap', 'Before.')`,
    "INSERT INTO groups (id, guid, name, owner_id) VALUES (1, '1', '1', 1), (12, '12', '12', 1)",
    `INSERT INTO content (id, guid, owner_id, name, title, description, access_type, app_mode, bundle_id, created_time, last_deployed_time)
    VALUES (1, '1', 1, 'Rain-fall', 'Größe, "Übersicht"', '', 'acl', 'static', 4, '${TIME}', '2026-02-01T00:00:00Z'),
      (2, '2', 2, 'other', NULL, 'The figures of all stations, by month and by year of the measurement', 'acl', 'static', NULL, '${TIME}', NULL),
      (3, '3', 1, 'three', NULL, '', 'logged_in', 'static', NULL, '${TIME}', NULL)`,
    `INSERT INTO content_permissions (content_id, user_id, group_id, role)
    VALUES (1, NULL, 12, 1), (1, NULL, 1, 2), (1, 3, NULL, 1), (2, 3, NULL, 2), (3, 3, NULL, 1), (3, NULL, 1, 1)`,
    ...(
      [
        [1, 1],
        [2, 2],
        [4, 1],
        [6, 2],
        [11, 1],
      ] as const
    ).map(([id, contentId]) => bundle(id, contentId)),
  ];
  await env.DATABASE.batch([...users, ...rest].map((sql) => env.DATABASE.prepare(sql)));
  keys = await rows("SELECT * FROM api_keys");
  await applyD1Migrations(env.DATABASE, env.MIGRATIONS);
});

it("0005 leaves keys as they are, without ancestors", async () => {
  expect(await rows("SELECT * FROM api_keys")).toMatchObject([{ ...keys[0], ancestors: "[]" }]);
});

it("0006 leaves entries as they are, says nothing of what acted in them, and takes no actor that there is not", async () => {
  const old = { id: 1, time: TIME, user_id: "0", user_guid: null, user_description: "System", action: "bootstrap" };
  const unknown = { actor_type: null, api_key_id: null, api_key_name: null, object_type: null, object_id: null };
  expect(await rows("SELECT * FROM audit_log")).toEqual([{ ...old, event_description: "Before.", ...unknown }]);
  const insert = async (actor: string) =>
    await run(`INSERT INTO audit_log (${ENTRY}, actor_type) VALUES ('${TIME}', '0', NULL, 'S', 'a', 'e', '${actor}')`);
  await expect(insert("robot")).rejects.toThrow(/CHECK constraint failed/);
  await insert("session");
});

it("0008 says of the bundle that is served when it was deployed, and of no other", async () => {
  const deployed = await column("SELECT id, deployed_time FROM bundles WHERE deployed_time IS NOT NULL");
  expect(deployed).toEqual(["4 2026-02-01T00:00:00Z"]);
});

it("0016 counts the bundles that were there", async () => {
  expect(await rows("SELECT * FROM publisher_usage ORDER BY user_id")).toEqual([
    { user_id: 1, bundles: 3, bytes: 46 },
    { user_id: 2, bundles: 2, bytes: 28 },
  ]);
});

it("0020 lists the content that was there, by who shares it with whom", async () => {
  expect(await column("SELECT group_ids FROM audiences ORDER BY 1")).toEqual(["", "1", "1,12"]);
  const shares = "SELECT content_id, group_concat(reader, ' ' ORDER BY reader) FROM content_shares GROUP BY 1";
  expect(await column(shares)).toEqual(["1 a g1 g12 o1 s1 u3", "2 a o2 s2 u3", "3 a e o1"]);
  const names = await column("SELECT by_name FROM content_shares WHERE reader = 'a' ORDER BY 1");
  expect(names).toEqual(["other 0000000000000002", "rain-fall 0000000000000001", "three 0000000000000003"]);
  const ofAudiences = "SELECT reader, kind, items FROM content_counts JOIN audiences ON id = audience_id ORDER BY 1, 2";
  expect(await column(ofAudiences)).toEqual(["g1 2 1", "g12 2 1", "s1 2 1", "s2 1 1", "u3 1 1", "u3 2 1"]);
  const ofAll = await column("SELECT reader, kind, items FROM content_counts WHERE audience_id = 0 ORDER BY 1, 2");
  expect(ofAll.join(", ")).toBe(
    "a 1 2, a 2 1, e 1 1, g1 2 1, g12 2 1, o1 1 1, o1 2 1, o2 1 1, s1 2 1, s2 1 1, u3 1 1, u3 2 1",
  );
});

describe("0022: the numbers of versions", () => {
  const numbers = async () => await column("SELECT id, number FROM bundles ORDER BY id");
  const lasts = async () => await column("SELECT last_version FROM content ORDER BY id");

  it("count the bundles of each item that were there, in their order", async () => {
    expect(await numbers()).toEqual(["1 1", "2 1", "4 2", "6 2", "11 3"]);
    expect(await lasts()).toEqual(["3", "2", "0"]);
  });

  it("are given by the database where a version before it inserts none, and to no version twice", async () => {
    await run("DELETE FROM bundles WHERE id = 11");
    await run(bundle(20, 1));
    await run(bundle(21, 3));
    expect((await numbers()).slice(-2)).toEqual(["20 4", "21 1"]);
    expect(await lasts()).toEqual(["4", "2", "1"]);
  });

  it("stay as they are where a backup is restored, and so does the last one", async () => {
    await run("UPDATE content SET last_version = 9 WHERE id = 2");
    await run("DELETE FROM bundles WHERE id = 6");
    await run(bundle(6, 2, 2));
    expect([await numbers(), (await lasts())[1]]).toEqual([expect.arrayContaining(["6 2"]), "9"]);
  });
});

it("0017 moves the words of content, and keeps them as content changes", async () => {
  const phrases = async (id: number) =>
    await column(`SELECT phrase FROM content_phrases WHERE content_id = ${id} ORDER BY phrase`);
  expect(await phrases(1)).toEqual(["fall", "große ubersicht", "rain fall", "ubersicht"]);
  const other = await phrases(2);
  expect(other).toHaveLength(14);
  expect(other).toContain("the figures of all stations by month and by year");
  await run("UPDATE content SET name_words = 'a b a b', title_words = '' WHERE id = 1");
  expect(await phrases(1)).toEqual(["a b", "a b a b", "b", "b a b"]);
  await run("DELETE FROM content WHERE id = 1");
  expect([await phrases(1), await phrases(2)]).toEqual([[], other]);
  const virtual =
    "SELECT name FROM sqlite_schema WHERE name LIKE 'content\\_words%' ESCAPE '\\' OR sql LIKE 'CREATE VIRTUAL%'";
  expect(await rows(virtual)).toEqual([]);
});
