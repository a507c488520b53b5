import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { migrateAgain } from "../workerd/unready-database.ts";

const EARLIER = env.MIGRATIONS.findIndex(({ name }) => name.startsWith("0006"));
const COLUMNS = "time, user_id, user_guid, user_description, action, event_description";
const OLD = { time: "2026-01-01T00:00:00Z", user_id: "0", user_guid: null, user_description: "System" };
const run = (sql: string) => env.DATABASE.prepare(sql).run();
const entries = async () => (await env.DATABASE.prepare("SELECT * FROM audit_log ORDER BY id").all()).results;

beforeAll(async () => {
  await migrateAgain(EARLIER);
  await run(`INSERT INTO audit_log (${COLUMNS}) VALUES ('${OLD.time}', '0', NULL, 'System', 'bootstrap', 'Before.')`);
  await applyD1Migrations(env.DATABASE, env.MIGRATIONS);
});

it("leaves old entries as they are, and says nothing of what acted in them", async () => {
  expect(await entries()).toEqual([
    {
      id: 1,
      ...OLD,
      action: "bootstrap",
      event_description: "Before.",
      actor_type: null,
      api_key_id: null,
      api_key_name: null,
      object_type: null,
      object_id: null,
    },
  ]);
});

it("takes no actor that there is not", async () => {
  const insert = (actor: string) =>
    run(`INSERT INTO audit_log (${COLUMNS}, actor_type) VALUES ('${OLD.time}', '0', NULL, 'S', 'a', 'e', '${actor}')`);
  await expect(insert("robot")).rejects.toThrow(/CHECK constraint failed/);
  await insert("session");
});

it.each(["UPDATE audit_log SET object_id = '1'", "DELETE FROM audit_log"])("still refuses %s", async (sql) => {
  const before = await entries();
  await expect(run(sql)).rejects.toThrow("audit_log is append-only");
  expect(await entries()).toEqual(before);
});
