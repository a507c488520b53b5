import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { migrateAgain } from "../workerd/unready-database.ts";

const EARLIER = env.MIGRATIONS.findIndex(({ name }) => name.startsWith("0017"));
const TIME = "2026-01-01T00:00:00Z";
const run = (sql: string) => env.DATABASE.prepare(sql).run();

async function phrases(id: number): Promise<readonly string[]> {
  const { results } = await env.DATABASE.prepare(
    "SELECT phrase FROM content_phrases WHERE content_id = ? ORDER BY phrase",
  )
    .bind(id)
    .all<{ phrase: string }>();
  return results.map(({ phrase }) => phrase);
}

it("moves the words of content, and keeps them as content changes", async () => {
  await migrateAgain(EARLIER);
  await run(`INSERT INTO users (id, guid, username, first_name, last_name, email, role, created_time, updated_time)
    VALUES (1, '1', '1', '', '', '', 2, '${TIME}', '${TIME}')`);
  await run(`INSERT INTO content (id, guid, owner_id, name, title, description, access_type, app_mode, created_time)
    VALUES (1, '1', 1, 'rain-fall', 'Größe, "Übersicht"', '', 'acl', 'static', '${TIME}'),
      (2, '2', 1, 'other', NULL, 'The figures of all stations, by month and by year of the measurement', 'acl', 'static', '${TIME}')`);
  await applyD1Migrations(env.DATABASE, env.MIGRATIONS);
  expect(await phrases(1)).toEqual(["fall", "große ubersicht", "rain fall", "ubersicht"]);
  const other = await phrases(2);
  expect(other).toHaveLength(14);
  expect(other).toContain("the figures of all stations by month and by year");
  await run("UPDATE content SET name_words = 'a b a b', title_words = '' WHERE id = 1");
  expect(await phrases(1)).toEqual(["a b", "a b a b", "b", "b a b"]);
  await run("DELETE FROM content WHERE id = 1");
  expect([await phrases(1), await phrases(2)]).toEqual([[], other]);
  const { results } = await env.DATABASE.prepare(
    "SELECT name FROM sqlite_schema WHERE name LIKE 'content\\_words%' ESCAPE '\\' OR sql LIKE 'CREATE VIRTUAL%'",
  ).all();
  expect(results).toEqual([]);
});
