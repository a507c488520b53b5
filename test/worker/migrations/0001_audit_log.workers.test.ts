import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";

const COLUMNS = "time, user_id, user_guid, user_description, action, event_description";
const OTHER = "'2026-01-02T00:00:00Z', '0', NULL, 'System', 'forge', 'Something else'";
/** The fields of an entry since a later migration. */
const NOT_SAID = { actor_type: null, api_key_id: null, api_key_name: null, object_type: null, object_id: null };
const REFUSAL = /audit_log is append-only/;

const run = (sql: string) => env.DATABASE.prepare(sql).run();
const append = (event: string) =>
  env.DATABASE.prepare(`INSERT INTO audit_log (${COLUMNS}) VALUES (?, '7', 'guid-7', 'Ada (ada)', 'login', ?)`)
    .bind("2026-01-01T00:00:00Z", event)
    .run();
const entries = async () => (await env.DATABASE.prepare("SELECT * FROM audit_log ORDER BY id").all()).results;
const newestId = async () => await env.DATABASE.prepare("SELECT max(id) FROM audit_log").first<number>("max(id)");

describe("audit_log", () => {
  let before: readonly unknown[];

  beforeEach(async () => {
    await append("first");
    await append("second");
    before = await entries();
  });

  it("takes an entry and numbers it after all others", async () => {
    const newest = await newestId();
    await append("third");
    expect((await entries()).at(-1)).toEqual({
      id: (newest ?? 0) + 1,
      time: "2026-01-01T00:00:00Z",
      user_id: "7",
      user_guid: "guid-7",
      user_description: "Ada (ada)",
      action: "login",
      event_description: "third",
      ...NOT_SAID,
    });
  });

  it.each([
    ["UPDATE", "UPDATE audit_log SET action = 'forge'"],
    ["UPDATE OR IGNORE", "UPDATE OR IGNORE audit_log SET action = 'forge'"],
    ["DELETE", "DELETE FROM audit_log"],
    ["REPLACE of the newest entry", `REPLACE INTO audit_log (id, ${COLUMNS}) SELECT max(id), ${OTHER} FROM audit_log`],
    ["REPLACE of an older entry", `REPLACE INTO audit_log (id, ${COLUMNS}) SELECT min(id), ${OTHER} FROM audit_log`],
    ["INSERT OR REPLACE", `INSERT OR REPLACE INTO audit_log (id, ${COLUMNS}) SELECT max(id), ${OTHER} FROM audit_log`],
    [
      "ON CONFLICT DO UPDATE",
      `INSERT INTO audit_log (id, ${COLUMNS}) SELECT max(id), ${OTHER} FROM audit_log WHERE true
       ON CONFLICT (id) DO UPDATE SET action = excluded.action`,
    ],
  ])("refuses %s", async (_name, sql) => {
    await expect(run(sql)).rejects.toThrow(REFUSAL);
    expect(await entries()).toEqual(before);
  });

  it("refuses an entry in a gap between two others", async () => {
    await run(`INSERT INTO audit_log (id, ${COLUMNS}) SELECT max(id) + 2, ${OTHER} FROM audit_log`);
    await expect(
      run(`INSERT INTO audit_log (id, ${COLUMNS}) SELECT max(id) - 1, ${OTHER} FROM audit_log`),
    ).rejects.toThrow(REFUSAL);
  });

  it("refuses an id below 1, which would hide the missing id of other entries", async () => {
    await expect(run(`INSERT INTO audit_log (id, ${COLUMNS}) VALUES (-1, ${OTHER})`)).rejects.toThrow(
      /CHECK constraint failed/,
    );
    expect(await entries()).toEqual(before);
  });

  it("undoes the whole batch in which an entry is changed", async () => {
    const change = env.DATABASE.prepare("UPDATE audit_log SET action = 'forge'");
    const insert = env.DATABASE.prepare(`INSERT INTO audit_log (${COLUMNS}) VALUES (${OTHER})`);
    await expect(env.DATABASE.batch([insert, change])).rejects.toThrow(REFUSAL);
    expect(await entries()).toEqual(before);
  });
});
