import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { migrateAgain } from "../workerd/unready-database.ts";

const EARLIER = env.MIGRATIONS.findIndex(({ name }) => name.startsWith("0023"));
const TIME = "2026-01-01T00:00:00Z";

it("forgets the looks of names with such a sign, and no other", async () => {
  await migrateAgain(EARLIER);
  await env.DATABASE.batch(
    [
      `INSERT INTO users (id, guid, username, first_name, last_name, email, role, created_time, updated_time)
        VALUES (1, 'u', 'u', '', '', '', 2, '${TIME}', '${TIME}')`,
      `INSERT INTO groups (id, guid, name, owner_id, look, folded_look)
        VALUES (1, 'a', '100%', 1, 'lOOº/₀', 'lOOº/₀'), (2, 'b', 'Ops', 1, 'Ops', 'ops')`,
    ].map((sql) => env.DATABASE.prepare(sql)),
  );
  await applyD1Migrations(env.DATABASE, env.MIGRATIONS);
  const { results } = await env.DATABASE.prepare("SELECT name, look FROM groups ORDER BY id").all();
  expect(results).toEqual([
    { name: "100%", look: null },
    { name: "Ops", look: "Ops" },
  ]);
});
