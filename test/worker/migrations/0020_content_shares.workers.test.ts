import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { inTurn } from "../workerd/in-turn.ts";
import { migrateAgain } from "../workerd/unready-database.ts";

const EARLIER = env.MIGRATIONS.findIndex(({ name }) => name.startsWith("0020"));
const TIME = "2026-01-01T00:00:00Z";
const run = async (sql: string) => await env.DATABASE.prepare(sql).run();

async function column(sql: string): Promise<readonly unknown[]> {
  return (await env.DATABASE.prepare(sql).raw()).map((row) => row.join(" "));
}

it("lists the content that was there before, by who shares it with whom", async () => {
  await migrateAgain(EARLIER);
  await inTurn(
    [1, 2, 3],
    async (id) =>
      await run(`INSERT INTO users (id, guid, username, first_name, last_name, email, role, created_time, updated_time)
        VALUES (${id}, '${id}', '${id}', '', '', '', 2, '${TIME}', '${TIME}')`),
  );
  await run("INSERT INTO groups (id, guid, name, owner_id) VALUES (1, '1', '1', 1), (12, '12', '12', 1)");
  await run(`INSERT INTO content (id, guid, owner_id, name, description, access_type, app_mode, bundle_id, created_time, last_deployed_time)
    VALUES (1, '1', 1, 'One', '', 'acl', 'static', 5, '${TIME}', '${TIME}'), (2, '2', 2, 'two', '', 'acl', 'static', NULL, '${TIME}', NULL),
      (3, '3', 1, 'three', '', 'logged_in', 'static', NULL, '${TIME}', NULL)`);
  await run(`INSERT INTO content_permissions (content_id, user_id, group_id, role)
    VALUES (1, NULL, 12, 1), (1, NULL, 1, 2), (1, 3, NULL, 1), (2, 3, NULL, 2), (3, 3, NULL, 1), (3, NULL, 1, 1)`);
  await applyD1Migrations(env.DATABASE, env.MIGRATIONS);
  expect(await column("SELECT group_ids FROM audiences ORDER BY 1")).toEqual(["", "1", "1,12"]);
  expect(
    await column("SELECT content_id, group_concat(reader, ' ' ORDER BY reader) FROM content_shares GROUP BY 1"),
  ).toEqual(["1 a g1 g12 o1 s1 u3", "2 a o2 s2 u3", "3 a e o1"]);
  expect(await column("SELECT by_name FROM content_shares WHERE reader = 'a' ORDER BY 1")).toEqual([
    "one 0000000000000001",
    "three 0000000000000003",
    "two 0000000000000002",
  ]);
  expect(
    await column("SELECT reader, kind, items FROM content_counts JOIN audiences ON id = audience_id ORDER BY 1, 2"),
  ).toEqual(["g1 2 1", "g12 2 1", "s1 2 1", "s2 1 1", "u3 1 1", "u3 2 1"]);
  expect(await column("SELECT reader, kind, items FROM content_counts WHERE audience_id = 0 ORDER BY 1, 2")).toEqual([
    "a 1 2",
    "a 2 1",
    "e 1 1",
    "g1 2 1",
    "g12 2 1",
    "o1 1 1",
    "o1 2 1",
    "o2 1 1",
    "s1 2 1",
    "s2 1 1",
    "u3 1 1",
    "u3 2 1",
  ]);
});
