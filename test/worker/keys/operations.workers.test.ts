import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { isKeyValue, USER_ROLES } from "../../../shared/index.ts";
import { lastEntry } from "../workerd/attempt.ts";
import { addKey, addPerson, auditEntries, callApi, type Person } from "../workerd/server.ts";

let admin: Person;
let publisher: Person;
let viewer: Person;
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);

beforeAll(async () => {
  admin = await addPerson("administrator", "anna");
  publisher = await addPerson("publisher", "paul");
  viewer = await addPerson("viewer", "vera");
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const create = async (person: Person, json: unknown, key = person.key) =>
  await callApi(`/users/${person.guid}/keys`, { method: "POST", key, json });
/** The id of the key that a person came with. */
const idOfKey = async ({ id }: Person) =>
  String(await env.DATABASE.prepare("SELECT min(id) AS id FROM api_keys WHERE user_id = ?").bind(id).first("id"));
const setRole = async (person: Person, rank: number) =>
  await env.DATABASE.prepare("UPDATE users SET role = ? WHERE id = ?").bind(rank, person.id).run();
const statusOf = async (path: string, key: string) => (await callApi(path, { key })).status;

describe("making a key", () => {
  it("answers its whole record with the value, once", async () => {
    const last = await lastEntry();
    const { status, body } = await create(publisher, { name: "ci" });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^[1-9]\d*$/),
      name: "ci",
      key: expect.stringMatching(/^psk[0-9A-Za-z]{29}$/),
      user_role: "publisher",
      created_time: TIME,
      active_time: null,
      expires_at: null,
      created_by_key: await idOfKey(publisher),
    });
    expect(isKeyValue(body.key)).toBe(true);
    expect((await callApi("/user", { key: body.key })).body.username).toBe("paul");
    const later = { ...body, key: body.key.slice(-4), active_time: TIME };
    expect(await callApi(`/users/${publisher.guid}/keys/${body.id}`, { key: body.key })).toEqual({
      status: 200,
      body: later,
    });
    expect((await callApi(`/users/${publisher.guid}/keys`, { key: body.key })).body).toContainEqual(later);
    expect(await auditEntries(last)).toMatchObject([
      {
        user_id: String(publisher.id),
        action: "create_key",
        event_description: 'Created the API key "ci" with the role publisher.',
      },
    ]);
  });

  it("leaves the value in no table and no log", async () => {
    const logs = (["error", "warn", "log"] as const).map((method) => vi.spyOn(console, method));
    const { body } = await create(viewer, { name: "secret" });
    const rows = await Promise.all(
      ["users", "api_keys", "audit_log"].map(
        async (table) => (await env.DATABASE.prepare(`SELECT * FROM ${table}`).all()).results,
      ),
    );
    expect(JSON.stringify(rows)).not.toContain(body.key);
    expect(JSON.stringify(rows)).not.toContain(body.key.slice(3, 26));
    for (const log of logs) expect(log).not.toHaveBeenCalled();
  });

  it("takes a lower role, and passes over what cannot be set", async () => {
    const json = { id: "1", key: "x", created_time: "x", active_time: null, name: "n", user_role: "viewer" };
    const { body } = await create(publisher, { ...json, expires_at: null });
    expect(body).toMatchObject({
      name: "n",
      user_role: "viewer",
      expires_at: null,
      key: expect.stringMatching(/^psk/),
    });
    expect((await callApi("/content", { method: "POST", key: body.key, json: {} })).status).toBe(403);
  });

  it.each([
    ["2999-12-31T23:59:59.999Z", "2999-12-31T23:59:59Z"],
    ["2999-12-31t22:00:00+02:00", "2999-12-31T20:00:00Z"],
    ["2999-12-31T23:00:00-01:30", "3000-01-01T00:30:00Z"],
  ])("keeps %s as %s", async (expires_at, kept) => {
    const last = await lastEntry();
    expect((await create(viewer, { name: "short", expires_at })).body.expires_at).toBe(kept);
    expect(await auditEntries(last)).toMatchObject([
      { event_description: `Created the API key "short" with the role viewer, valid until ${kept}.` },
    ]);
  });

  it.each(["2020-01-01T00:00:00Z", new Date().toISOString(), "0001-01-01T00:00:00+01:00"])(
    "refuses to make one that expired at %s",
    async (expires_at) => {
      expect(await create(viewer, { name: "late", expires_at })).toEqual({
        status: 400,
        body: {
          code: 25,
          error:
            '"expires_at" is not in the future. Give a later time, or leave it out for a key that is valid as long as yours.',
          payload: { pointer: "/expires_at" },
        },
      });
    },
  );

  it("compares expiry by whole seconds, because a key is kept and refused by them", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-04T03:02:01.200Z") });
    const expiring = async (expires_at: string) => (await create(viewer, { name: "short", expires_at })).status;
    expect(await expiring("2026-05-04T03:02:01.900Z")).toBe(400);
    expect(await expiring("2026-05-04T03:02:02Z")).toBe(200);
  });

  it.each([
    ["no name", {}],
    ["an empty name", { name: "" }],
    ["a blank name", { name: " " }],
    ["a name that is too long", { name: "n".repeat(256) }],
    ["a name of two lines", { name: "a\nb" }],
    ["an unknown role", { name: "n", user_role: "root" }],
    ["a role by another name", { name: "n", role: "viewer" }],
    ["a day alone", { name: "n", expires_at: "2999-01-01" }],
    ["a day that is not", { name: "n", expires_at: "2999-02-29T00:00:00Z" }],
    ["a time without an offset", { name: "n", expires_at: "2999-01-01T00:00:00" }],
    ["a year that is too late", { name: "n", expires_at: "9999-12-31T23:59:59-01:00" }],
    ["a number for a time", { name: "n", expires_at: 32_503_680_000 }],
  ])("refuses %s", async (_, json) => {
    const before = (await callApi(`/users/${viewer.guid}/keys`, { key: viewer.key })).body.length;
    expect(await create(viewer, json)).toMatchObject({ status: 400, body: { code: 25 } });
    expect((await callApi(`/users/${viewer.guid}/keys`, { key: viewer.key })).body.length).toBe(before);
  });

  it("is for oneself only, whatever one's role", async () => {
    const last = await lastEntry();
    const refused = {
      status: 403,
      body: { code: 22, error: "You can only create API keys for yourself.", payload: null },
    };
    expect(await create(viewer, { name: "n" }, admin.key)).toEqual(refused);
    expect(await create({ ...viewer, guid: "unknown" }, { name: "n" }, admin.key)).toEqual(refused);
    expect((await auditEntries(last)).map(({ action }) => action)).toEqual(["refuse_request", "refuse_request"]);
  });

  it("has an end", async () => {
    const person = await addPerson("viewer");
    await env.DATABASE.prepare(
      `WITH RECURSIVE counter (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM counter WHERE n < ?2)
      INSERT INTO api_keys (user_id, name, hash, last_four, role, created_time)
      SELECT ?1, 'many', randomblob(32), 'last', 1, '2026-01-01T00:00:00Z' FROM counter`,
    )
      .bind(person.id, 99)
      .run();
    const { status, body } = await create(person, { name: "last" });
    expect(status).toBe(200);
    expect(await create(person, { name: "one more" })).toEqual({
      status: 409,
      body: {
        code: 409,
        error:
          "You already have 100 API keys of at most 100. " +
          "Delete one that is no longer used, or ask an administrator to raise USER_MAX_KEYS.",
        payload: { quota: "USER_MAX_KEYS", max: 100, used: 100 },
      },
    });
    await callApi(`/users/${person.guid}/keys/${body.id}`, { method: "DELETE", key: person.key });
    expect((await create(person, { name: "one more" })).status).toBe(200);
  });

  it("has the end that is set, also where there are more already, and where several are created at once", async () => {
    const person = await addPerson("viewer");
    await addKey(person.id, "viewer");
    await addKey(person.id, "viewer");
    const ask = async (max: string) =>
      await callApi(`/users/${person.guid}/keys`, {
        method: "POST",
        key: person.key,
        json: { name: "n" },
        variables: { USER_MAX_KEYS: max },
      });
    expect(await ask("2")).toMatchObject({ status: 409, body: { payload: { max: 2, used: 3 } } });
    expect((await ask("4")).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 5 }, async () => await ask("6")));
    expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(["200", "200", "409", "409", "409"]);
  });
});

describe("a key's role", () => {
  it.each(
    USER_ROLES.flatMap((owner) =>
      USER_ROLES.flatMap((key) => USER_ROLES.map((wanted) => [owner, key, wanted] as const)),
    ),
  )("a key a %s with a %s key makes a key of the role %s where that is no more", async (owner, key, wanted) => {
    const person = await addPerson(owner);
    const value = await addKey(person.id, key);
    const rank = (role: typeof owner) => USER_ROLES.indexOf(role);
    const effective = rank(owner) < rank(key) ? owner : key;
    const { status, body } = await create(person, { name: "n", user_role: wanted }, value);
    if (rank(wanted) <= rank(effective)) {
      expect([status, body.user_role]).toEqual([200, wanted]);
    } else {
      expect([status, body.error]).toEqual([
        403,
        `Your key has the permissions of the role ${effective}, and cannot create a key with those of the role ${wanted}.`,
      ]);
    }
    expect((await create(person, { name: "n" }, value)).body.user_role).toBe(effective);
  });

  it("is capped at once when its owner is demoted, and comes back to no more than itself", async () => {
    const person = await addPerson("publisher");
    const { body } = await create(person, { name: "mine" });
    const makes = async () => (await create(person, { name: "n", user_role: "publisher" }, body.key)).status;
    await setRole(person, 1);
    expect(await makes()).toBe(403);
    // The record still says what the key could be.
    const { body: record } = await callApi(`/users/${person.guid}/keys/${body.id}`, { key: body.key });
    expect(record.user_role).toBe("publisher");
    await setRole(person, 3);
    expect([await makes(), await statusOf(`/users/${viewer.guid}/keys`, body.key)]).toEqual([200, 403]);
  });
});

describe("listing and deleting keys", () => {
  it("lists one's own in a bare array, the oldest first", async () => {
    const person = await addPerson("viewer");
    await create(person, { name: "second", expires_at: "2999-01-01T00:00:00Z" });
    const record = {
      id: expect.any(String),
      user_role: "viewer",
      created_time: TIME,
      key: expect.stringMatching(/^.{4}$/),
    };
    expect(await callApi(`/users/${person.guid}/keys`, { key: person.key })).toEqual({
      status: 200,
      body: [
        {
          ...record,
          name: "test",
          key: person.key.slice(-4),
          active_time: TIME,
          expires_at: null,
          created_by_key: null,
        },
        {
          ...record,
          name: "second",
          active_time: null,
          expires_at: "2999-01-01T00:00:00Z",
          created_by_key: await idOfKey(person),
        },
      ],
    });
  });

  it("lists those of others to administrators only", async () => {
    const list = await callApi(`/users/${viewer.guid}/keys`, { key: admin.key });
    expect(list.status).toBe(200);
    const [first] = list.body;
    expect(await callApi(`/users/${viewer.guid}/keys/${first.id}`, { key: admin.key })).toEqual({
      status: 200,
      body: first,
    });
    const refused = {
      status: 403,
      body: { code: 22, error: "The API keys of other users require the role administrator.", payload: null },
    };
    const paths = [`${viewer.guid}/keys`, `${viewer.guid}/keys/${first.id}`, "unknown/keys", "unknown/keys/1"];
    const answers = await Promise.all(
      paths.map(async (path) => await callApi(`/users/${path}`, { key: publisher.key })),
    );
    expect(answers).toEqual([refused, refused, refused, refused]);
    const own = await addKey(admin.id, "publisher");
    expect(await callApi(`/users/${viewer.guid}/keys`, { key: own })).toEqual(refused);
  });

  const missing = { status: 404, body: { code: 4, error: "There is no such API key of this user.", payload: null } };

  it("knows no key under another user", async () => {
    const [{ id }] = (await callApi(`/users/${viewer.guid}/keys`, { key: admin.key })).body;
    const path = `/users/${admin.guid}/keys/${id}`;
    expect(await callApi(path, { key: admin.key })).toEqual(missing);
    expect(await callApi(path, { method: "DELETE", key: admin.key })).toEqual(missing);
    expect(await callApi("/users/unknown/keys", { key: admin.key })).toEqual({
      status: 404,
      body: { code: 4, error: "There is no such user.", payload: null },
    });
  });

  it.each(["0", "x", "01", "1.5", "-1", "9".repeat(30), "%00", "%E0%A4%A"])("knows no key %s", async (id) => {
    const path = `/users/${viewer.guid}/keys/${id}`;
    expect(await callApi(path, { key: viewer.key })).toEqual(missing);
    expect(await callApi(path, { method: "DELETE", key: viewer.key })).toEqual(missing);
  });

  it("deletes one's own, which is refused with the very next request", async () => {
    const { body } = await create(publisher, { name: "gone" });
    expect(await statusOf("/user", body.key)).toBe(200);
    const last = await lastEntry();
    const path = `/users/${publisher.guid}/keys/${body.id}`;
    expect(await callApi(path, { method: "DELETE", key: body.key })).toEqual({ status: 204, body: undefined });
    expect(await callApi("/user", { key: body.key })).toMatchObject({ status: 401, body: { code: 30 } });
    expect((await callApi(path, { key: publisher.key })).status).toBe(404);
    expect(await auditEntries(last)).toMatchObject([
      {
        user_id: String(publisher.id),
        action: "delete_key",
        event_description: `Deleted the API key "gone" (${body.id}) of Paul Example (paul).`,
      },
    ]);
  });
});
