import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { lastEntry } from "../workerd/attempt.ts";
import { addKey, addPerson, auditEntries, call, callApi, type Person } from "../workerd/server.ts";

let viewer: Person;

beforeAll(async () => {
  viewer = await addPerson("viewer", "vera");
});

const AUDIT = "/__api__/v1/audit_logs";

describe("a route that needs a key", () => {
  it("asks for one", async () => {
    const response = await call(AUDIT);
    expect(response.status).toBe(401);
    expect(response.headers.get("WWW-Authenticate")).toBe("Key");
    expect(await response.json()).toMatchObject({ code: 24, payload: null });
  });

  it.each([
    ["another scheme", { Authorization: "Bearer x" }, 24],
    ["an empty second header", { "X-SVC-Authorization": "" }, 24],
    ["a key of the wrong format", { Authorization: "Key psk" }, 30],
    ["two headers that differ", { Authorization: "Key a", "X-SVC-Authorization": "b" }, 25],
  ])("answers %s", async (_, headers, code) => {
    expect(await (await call(AUDIT, { headers })).json()).toMatchObject({ code });
  });

  it("looks nothing up for a mistyped key", async () => {
    const prepare = vi.spyOn(env.DATABASE, "prepare");
    const mistyped = viewer.key.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    expect((await call(AUDIT, { key: mistyped })).status).toBe(401);
    expect(prepare).not.toHaveBeenCalled();
    prepare.mockRestore();
  });
});

describe("the entry of a refusal", () => {
  let publisher: Person;
  let guid: string;

  beforeAll(async () => {
    publisher = await addPerson("publisher");
    const json = { name: "hidden-report" };
    guid = (await callApi("/content", { method: "POST", key: publisher.key, json })).body.guid;
    const path = { path: "/hidden/report/" };
    await callApi(`/content/${guid}/vanity`, { method: "PUT", key: publisher.key, json: path });
  });

  /** The objects and descriptions of the entries that a request of a viewer leaves. */
  const entriesOf = async (path: string, method = "GET") => {
    const last = await lastEntry();
    const { status } = await call(path, { key: viewer.key, method });
    const entries = await auditEntries(last);
    return {
      status,
      refused: entries.map(({ action, object_type, object_id }) => [action, object_type, object_id]),
      described: entries.map(({ event_description }) => event_description),
    };
  };
  const unknown = crypto.randomUUID();

  it("names the object, with the address and without its query", async () => {
    expect(await entriesOf(`/__api__/v1/content/${guid}?secret=x`)).toEqual({
      status: 404,
      refused: [["refuse_request", "content", guid]],
      described: [`Refused GET /__api__/v1/content/${guid} (read-content) to the role viewer.`],
    });
    expect((await entriesOf(`/content/${guid}/`)).refused).toEqual([["refuse_request", "content", guid]]);
    expect((await entriesOf(`/__api__/v1/users/${publisher.guid}/lock`, "POST")).refused).toEqual([
      ["refuse_request", "user", publisher.guid],
    ]);
    expect((await entriesOf(`/__api__/v1/users/${publisher.guid}/keys/7`)).refused).toEqual([
      ["refuse_request", "api_key", "7"],
    ]);
    expect((await entriesOf("/__api__/v1/audit_logs")).refused).toEqual([["refuse_request", null, null]]);
  });

  it("names a content item that is not there as one that is hidden", async () => {
    expect((await entriesOf(`/__api__/v1/content/${unknown}`)).refused).toEqual([
      ["refuse_request", "content", unknown],
    ]);
  });

  it("repeats nothing that is no id", async () => {
    expect((await entriesOf("/__api__/v1/users/typed/lock", "POST")).refused).toEqual([["refuse_request", null, null]]);
  });

  it("names the content item that a path of its own leads to", async () => {
    expect(await entriesOf("/hidden/report/page?x=1")).toEqual({
      status: 404,
      refused: [["refuse_request", "content", guid]],
      described: ["Refused GET /hidden/report/page (sharing) to the role viewer."],
    });
  });

  it("is there for no address that leads to nothing, which answers alike", async () => {
    const nowhere = await call("/nothing/here/", { key: viewer.key });
    const hidden = await call("/hidden/report/", { key: viewer.key });
    expect([nowhere.status, await nowhere.text()]).toEqual([hidden.status, await hidden.text()]);
    for (const path of [
      "/nothing/here/",
      "/__api__/v1/nothing",
      "/favicon.ico",
      "/content",
      "/content/typed/",
      "/items/typed",
      "/__api__/v1/content/typed",
    ]) {
      expect([path, await entriesOf(path)]).toEqual([path, { status: 404, refused: [], described: [] }]);
    }
  });
});

describe("a key that is put where it does not belong", () => {
  const entryAfter = async (send: () => Promise<unknown>) => {
    const last = await lastEntry();
    await send();
    return (await auditEntries(last)).map(({ event_description }) => event_description);
  };

  it.each([
    ["", "/__api__/v1/users/x/keys/•••"],
    ["Key%20", "/__api__/v1/users/x/keys/Key%20•••"],
    ["x".repeat(465), `/__api__/v1/users/x/keys/${"x".repeat(465)}•••`],
    ["eyJhbGciOiJIUzI1NiJ9.eyJzY29wZSI6ImJvb3RzdHJhcCJ9.", "/__api__/v1/users/x/keys/•••"],
  ])("is in no entry of the path that has it after “%s”", async (before, path) => {
    const send = async () => await call(`/__api__/v1/users/x/keys/${before}${viewer.key}`, { key: viewer.key });
    expect(await entryAfter(send)).toEqual([`Refused GET ${path} (read-key) to the role viewer.`]);
  });

  it("is in no entry of whom it became the name of", async () => {
    const { key } = await addPerson("administrator");
    const send = async () => await call("/__api__/v1/users", { method: "POST", key, json: { username: viewer.key } });
    expect(await entryAfter(send)).toEqual(["Created the user ••• with the role viewer."]);
  });
});

describe("a cookie", () => {
  it("is no key, whatever its name", async () => {
    const names = ["key", "Authorization", "X-SVC-Authorization", "session", "__Host-steward"];
    const cookies = names.flatMap((name) => [`${name}=${viewer.key}`, `${name}="Key ${viewer.key}"`]);
    for (const path of ["/__api__/v1/user", "/content/x/", "/team/report/"]) {
      for (const cookie of cookies) {
        const response = await call(path, { headers: { Cookie: cookie } });
        expect([path, cookie, response.status]).toEqual([path, cookie, 401]);
        expect(response.headers.get("Set-Cookie")).toBeNull();
      }
    }
  });
});

describe("a page of another website", () => {
  it("changes nothing with a key that the browser adds, and that is noted", async () => {
    const last = await lastEntry();
    const administrator = await addPerson("administrator");
    const request = { method: "POST", key: administrator.key, body: "{}", headers: { Origin: "null" } };
    const response = await call("/__api__/v1/users", request);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 22, error: expect.stringContaining("another website") });
    expect(await auditEntries(last)).toMatchObject([{ action: "refuse_request" }]);
  });
});

describe("the time of last use", () => {
  const activeTime = async () =>
    await env.DATABASE.prepare("SELECT active_time FROM api_keys WHERE user_id = ?")
      .bind(viewer.id)
      .first<string>("active_time");

  it("is written at most every ten minutes", async () => {
    const set = async (time: string) =>
      await env.DATABASE.prepare("UPDATE api_keys SET active_time = ? WHERE user_id = ?").bind(time, viewer.id).run();
    const recent = new Date(Date.now() - 590_000).toISOString().slice(0, 19);
    await set(`${recent}Z`);
    await call(AUDIT, { key: viewer.key });
    expect(await activeTime()).toBe(`${recent}Z`);
    await set("2026-01-01T00:00:00Z");
    await call(AUDIT, { key: viewer.key });
    expect(await activeTime()).not.toBe("2026-01-01T00:00:00Z");
  });

  it("is written once where requests come together, and for all keys of a user", async () => {
    const person = await addPerson("viewer");
    const other = await addKey(person.id, "viewer");
    await env.DATABASE.exec("CREATE TABLE writes (what TEXT)");
    const note = (table: string) =>
      `CREATE TRIGGER note_${table} AFTER UPDATE OF active_time ON ${table} BEGIN INSERT INTO writes VALUES ('${table}'); END`;
    await env.DATABASE.batch(["api_keys", "users"].map((table) => env.DATABASE.prepare(note(table))));
    await Promise.all([person.key, person.key, person.key, other].map(async (key) => await call(AUDIT, { key })));
    const written = await env.DATABASE.prepare("SELECT what FROM writes ORDER BY what").raw();
    expect(written.flat()).toEqual(["api_keys", "api_keys", "users"]);
  });
});
