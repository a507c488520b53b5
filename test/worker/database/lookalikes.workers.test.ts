import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { looksAlike, selectRivals } from "../../../worker/database/lookalikes.ts";
import { lookOf } from "../../../worker/names/skeleton.ts";
import { lastEntry } from "../workerd/attempt.ts";
import { addPerson, auditEntries, callApi, type Person } from "../workerd/server.ts";

let admin: Person;

beforeAll(async () => {
  admin = await addPerson("administrator", "administrator");
});

const post = async (path: string, json: object) => await callApi(path, { method: "POST", key: admin.key, json });
const like = (what: string, other: string) => ({
  status: 409,
  body: { code: 26, error: expect.stringContaining(`The name looks like that of another ${what}, "${other}"`) },
});

/** A username. */
const username = fc.stringMatching(/^[A-Za-z0-9_][A-Za-z0-9_.@+-]{0,20}$/);

describe("the database", () => {
  it("says of usernames whether they look alike as Unicode does", async () => {
    const alike = fc.constantFrom("I", "l", "1", "i", "0", "O", "o", "m", "rn", "a").map((part) => `x${part}`);
    const pairs = fc.array(fc.tuple(fc.oneof(username, alike), fc.oneof(username, alike)), { minLength: 50 });
    await fc.assert(
      fc.asyncProperty(pairs, async (all) => {
        const { results } = await env.DATABASE.prepare(
          `SELECT ${looksAlike("value ->> 0", "value ->> 1")} AS alike FROM json_each(?1)`,
        )
          .bind(JSON.stringify(all))
          .all();
        const expected = all.map(([one, other]) => {
          const [first, second] = [lookOf(one), lookOf(other)];
          return { alike: first.exact === second.exact || first.folded === second.folded ? 1 : 0 };
        });
        expect(results).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  it("finds a lookalike without reading the others", async () => {
    await env.DATABASE.prepare(
      `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 2000)
      INSERT INTO users (guid, username, first_name, last_name, email, role, created_time, updated_time)
      SELECT 'many-' || n, 'many-' || n, '', '', n || '@many.example', 1, '', '' FROM numbers`,
    ).run();
    const { meta, results } = await env.DATABASE.prepare(selectRivals("?1", "?2"))
      .bind("rnany-7", "7@MANY.example")
      .all();
    expect(results.map(({ guid }) => guid)).toEqual(["many-7", "many-7"]);
    expect(meta.rows_read).toBeLessThan(10);
  });
});

describe("a new username", () => {
  it.each([
    ["Iris", "lris"],
    ["numb3r10", "numb3rlO"],
    ["comma", "cornma"],
  ])("is refused that looks like %s: %s", async (first, second) => {
    expect((await post("/users", { username: first })).status).toBe(200);
    const last = await lastEntry();
    expect(await post("/users", { username: second })).toMatchObject(like("user", first));
    expect((await auditEntries(last)).map(({ action }) => action)).toEqual(["refuse_request"]);
  });

  it("is refused as taken where it differs in case alone", async () => {
    expect(await post("/users", { username: "ADMINISTRATOR" })).toMatchObject({
      status: 409,
      body: { code: 26, error: "Another user has this username or this external_id. Choose another one." },
    });
  });

  it("is refused for a user who has another, and may be changed in case", async () => {
    const { body } = await post("/users", { username: "renamed" });
    const rename = async (name: string) =>
      await callApi(`/users/${body.guid}`, { method: "PUT", key: admin.key, json: { username: name } });
    expect(await rename("adrninistrator")).toMatchObject(like("user", "administrator"));
    expect((await rename("RENAMED")).status).toBe(200);
  });

  it("is given once where two that look alike come at the same moment", async () => {
    const answers = await Promise.all(
      ["tvvin-1", "tvvin-l"].map(async (name) => await post("/users", { username: name })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe("an address", () => {
  it("is one user's, in whatever case, and none may be that of many", async () => {
    expect((await post("/users", { username: "first-of-two", email: "Same@Example.com" })).status).toBe(200);
    const taken = { status: 409, body: { code: 26, error: expect.stringContaining("has this email address") } };
    expect(await post("/users", { username: "second-of-two", email: "same@example.COM" })).toMatchObject(taken);
    const { body } = await post("/users", { username: "second-of-two", email: "" });
    const update = async (email: string) =>
      await callApi(`/users/${body.guid}`, { method: "PUT", key: admin.key, json: { email } });
    expect(await update("SAME@example.com")).toMatchObject(taken);
    expect((await update("other@example.com")).status).toBe(200);
    expect((await update("OTHER@example.com")).status).toBe(200);
    expect((await update("")).status).toBe(200);
    expect((await post("/users", { username: "third-of-two", email: "" })).status).toBe(200);
  });
});

describe("the name of a group", () => {
  it("is refused that looks like another one, or like the server's", async () => {
    const { body } = await post("/groups", { name: "Finance Ops" });
    for (const name of [
      "Finance \u041e\u0440\u0455",
      "Finance  Ops",
      "\uff26inance Ops",
      "finance \u043e\u0440\u0455",
    ]) {
      expect(await post("/groups", { name })).toMatchObject(like("group", "Finance Ops"));
    }
    for (const name of ["S\u0443stem", "\u0405\u0443\u0455\u0442e\u043c", "\u0405ystem", "Fin\u0430nce"]) {
      expect(await post("/groups", { name })).toMatchObject({
        status: 400,
        body: { error: expect.stringContaining("with letters of one script") },
      });
    }
    const rename = async (name: string) =>
      await callApi(`/groups/${body.guid}`, { method: "PATCH", key: admin.key, json: { name } });
    expect((await rename("finance OPS")).status).toBe(200);
    const { body: other } = await post("/groups", { name: "Research" });
    expect(
      await callApi(`/groups/${other.guid}`, { method: "PATCH", key: admin.key, json: { name: "finance 0PS" } }),
    ).toMatchObject(like("group", "finance OPS"));
  });

  it("is compared with those of before the upgrade, also where they are not ASCII", async () => {
    await env.DATABASE.prepare("INSERT INTO groups (guid, name, owner_id) VALUES ('old', 'Команда ОРС', ?)")
      .bind(admin.id)
      .run();
    expect(await post("/groups", { name: "Команда OPC" })).toMatchObject(like("group", "Команда ОРС"));
    const left = await env.DATABASE.prepare("SELECT count(*) AS count FROM groups WHERE look IS NULL").first("count");
    expect(left).toBe(0);
  });
});

describe("the name of an API key", () => {
  const create = async ({ guid, key }: Person, name: string) =>
    await callApi(`/users/${guid}/keys`, { method: "POST", key, json: { name } });

  it("is refused that looks like another one of the same user", async () => {
    const own = await addPerson("publisher");
    const other = await addPerson("publisher");
    expect((await create(own, "Deploy 10")).status).toBe(200);
    expect((await create(own, "Deploy 10")).status).toBe(200);
    expect(await create(own, "Deploy lO")).toMatchObject(like("of your API keys", "Deploy 10"));
    expect(await create(own, "DEPLOY 10")).toMatchObject(like("of your API keys", "Deploy 10"));
    expect((await create(other, "Deploy lO")).status).toBe(200);
    expect((await create(own, "Depl\u043ey 11")).status).toBe(400);
  });

  it("is given once where two that look alike come at the same moment", async () => {
    const own = await addPerson("publisher");
    const answers = await Promise.all(["Twin 1", "Twin l"].map(async (name) => await create(own, name)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it("is compared with those of before the upgrade, of the same user alone", async () => {
    const [own, other] = [await addPerson("publisher"), await addPerson("publisher")];
    const add = env.DATABASE.prepare(
      `INSERT INTO api_keys (user_id, name, hash, last_four, role, created_time)
      VALUES (?, ?, randomblob(32), 'last', 1, '2026-01-01T00:00:00Z')`,
    );
    await env.DATABASE.batch([
      add.bind(own.id, "Ключ ОРС"),
      add.bind(own.id, "Ключ OPC"),
      add.bind(other.id, "Team 1"),
    ]);
    const unknown = async ({ id }: Person) =>
      await env.DATABASE.prepare("SELECT count(*) AS count FROM api_keys WHERE user_id = ? AND look IS NULL")
        .bind(id)
        .first("count");
    expect(await create(own, "Ключ 0РС")).toMatchObject(like("of your API keys", "Ключ ОРС"));
    expect([await unknown(own), await unknown(other)]).toEqual([0, 1]);
    expect(await create(own, "Ключ ОРС")).toMatchObject(like("of your API keys", "Ключ OPC"));
    expect((await create(own, "Team l")).status).toBe(200);
    expect((await create(other, "Team 2")).status).toBe(200);
    expect(await create(other, "Team l")).toMatchObject(like("of your API keys", "Team 1"));
    expect(await unknown(other)).toBe(0);
  });

  it("can be tried again where the other one goes at the same moment", async () => {
    const own = await addPerson("publisher");
    const { body } = await create(own, "Going 1");
    const batch = env.DATABASE.batch.bind(env.DATABASE);
    const spy = vi.spyOn(env.DATABASE, "batch").mockImplementation(async (statements) => {
      const results = await batch(statements);
      if (statements.length > 2) await env.DATABASE.prepare("DELETE FROM api_keys WHERE id = ?").bind(body.id).run();
      return results;
    });
    const refused = await create(own, "Going l");
    spy.mockRestore();
    expect(refused).toMatchObject({ status: 409, body: { error: expect.stringContaining("at the same moment") } });
    expect((await create(own, "Going l")).status).toBe(200);
  });
});
