import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { migrateAgain } from "../workerd/unready-database.ts";

const EARLIER = env.MIGRATIONS.findIndex(({ name }) => name.startsWith("0005"));
const USER = `INSERT INTO users (id, guid, username, first_name, last_name, email, role, created_time, updated_time)
  VALUES (1, 'g', 'ada', '', '', '', 3, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z')`;
const KEY = `INSERT INTO api_keys (user_id, name, hash, last_four, role, created_time)
  VALUES (1, 'old', zeroblob(32), 'last', 3, '2026-01-01T00:00:00Z')`;
const keys = async () => (await env.DATABASE.prepare("SELECT * FROM api_keys").all()).results;

beforeAll(async () => {
  await migrateAgain(EARLIER);
  await env.DATABASE.batch([USER, KEY].map((sql) => env.DATABASE.prepare(sql)));
});

it("leaves old keys as they are, without ancestors", async () => {
  const [before] = await keys();
  await applyD1Migrations(env.DATABASE, env.MIGRATIONS.slice(0, EARLIER + 1));
  expect(await keys()).toEqual([{ ...before, ancestors: "[]" }]);
});
