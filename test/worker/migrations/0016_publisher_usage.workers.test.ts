import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { migrateAgain } from "../workerd/unready-database.ts";

const EARLIER = env.MIGRATIONS.findIndex(({ name }) => name.startsWith("0016"));
const TIME = "2026-01-01T00:00:00Z";
const run = (sql: string) => env.DATABASE.prepare(sql).run();

it("counts the bundles that were there before", async () => {
  await migrateAgain(EARLIER);
  for (const id of [1, 2, 3]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await run(`INSERT INTO users (id, guid, username, first_name, last_name, email, role, created_time, updated_time)
      VALUES (${id}, '${id}', '${id}', '', '', '', 2, '${TIME}', '${TIME}')`);
  }
  for (const [id, owner] of [
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await run(`INSERT INTO content (id, guid, owner_id, name, description, access_type, app_mode, created_time)
      VALUES (${id}, '${id}', ${owner}, '${id}', '', 'acl', 'static', '${TIME}')`);
  }
  for (const [id, content] of [
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await run(`INSERT INTO bundles (id, content_id, object_prefix, entry_file, created_time, archive_bytes, file_count,
      file_bytes) VALUES (${id}, ${content}, '${id}', 'index.html', '${TIME}', ${id}, 1, 10)`);
  }
  await applyD1Migrations(env.DATABASE, env.MIGRATIONS);
  const { results } = await env.DATABASE.prepare("SELECT * FROM publisher_usage ORDER BY user_id").all();
  expect(results).toEqual([
    { user_id: 1, bundles: 3, bytes: 36 },
    { user_id: 2, bundles: 1, bytes: 14 },
  ]);
});
