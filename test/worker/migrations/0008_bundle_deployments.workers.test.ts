import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { migrateAgain } from "../workerd/unready-database.ts";

const EARLIER = env.MIGRATIONS.findIndex(({ name }) => name.startsWith("0008"));
const TIME = "2026-01-01T00:00:00Z";
const run = (sql: string) => env.DATABASE.prepare(sql).run();

beforeAll(async () => {
  await migrateAgain(EARLIER);
  await run(`INSERT INTO users (id, guid, username, first_name, last_name, email, role, created_time, updated_time)
    VALUES (1, 'u', 'u', '', '', '', 2, '${TIME}', '${TIME}')`);
  const addContent = async (id: number, served: number | null) => {
    await run(`INSERT INTO content (id, guid, owner_id, name, description, access_type, app_mode, created_time,
      bundle_id, last_deployed_time) VALUES (${id}, '${id}', 1, '${id}', '', 'acl', 'static', '${TIME}', ${served}, ${served === null ? null : `'2026-02-0${id}T00:00:00Z'`})`);
  };
  const addBundle = async (id: number, contentId: number) => {
    await run(`INSERT INTO bundles (id, content_id, object_prefix, entry_file, created_time, archive_bytes, file_count,
      file_bytes) VALUES (${id}, ${contentId}, '${id}', 'index.html', '${TIME}', 1, 1, 1)`);
  };
  await addContent(1, 2);
  await addContent(2, null);
  await addContent(3, 4);
  await addBundle(1, 1);
  await addBundle(2, 1);
  await addBundle(3, 2);
  await addBundle(4, 3);
  await applyD1Migrations(env.DATABASE, env.MIGRATIONS);
});

it("says of the bundles that are served when they were deployed, and of no others", async () => {
  const { results } = await env.DATABASE.prepare("SELECT id, deployed_time FROM bundles ORDER BY id").all();
  expect(results).toEqual([
    { id: 1, deployed_time: null },
    { id: 2, deployed_time: "2026-02-01T00:00:00Z" },
    { id: 3, deployed_time: null },
    { id: 4, deployed_time: "2026-02-03T00:00:00Z" },
  ]);
});
