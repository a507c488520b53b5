import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { lastEntry } from "../workerd/attempt.ts";
import { jobsThatStand, listeningJobs, STANDING } from "../workerd/export-jobs.ts";
import { EXPORT_VARIABLES, UNKNOWN_GUID, useExportRoutes } from "../workerd/export-routes.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { addPerson, auditEntries, call, callApi, ORIGIN } from "../workerd/server.ts";
import { PUBLIC_KEY } from "../workerd/things.ts";

const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TIME = /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

const { admin, get, post, create } = useExportRoutes();

/** Makes exports past the API. */
async function addMany(count: number, word = "export"): Promise<void> {
  const insert = env.DATABASE.prepare(
    `INSERT INTO audit_exports (guid, name, source, source_url, interval_minutes, created_time)
    VALUES (?1, ?1, 'own', 'https://steward.example', 15, '2026-01-01T00:00:00Z')`,
  );
  await env.DATABASE.batch(Array.from({ length: count }, (_, index) => insert.bind(`${word}-${index}`)));
}

const names = async () => (await env.DATABASE.prepare("SELECT name FROM audit_exports ORDER BY id").raw()).flat();

describe("POST /v1/audit_exports", () => {
  it("creates an export of this server's log, notes it, and tells its job", async () => {
    const last = await lastEntry();
    const { told, bindings } = listeningJobs();
    const { status, body } = await create("weekly-1", { bindings });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      guid: expect.stringMatching(GUID),
      name: "weekly-1",
      source: "own",
      source_url: ORIGIN,
      interval_minutes: 15,
      created_time: expect.stringMatching(TIME),
      public_key: PUBLIC_KEY,
    });
    expect(Object.keys(body)).toEqual([
      "guid",
      "name",
      "source",
      "source_url",
      "interval_minutes",
      "created_time",
      "state",
      "last_id",
      "segments",
      "entries",
      "quarantined",
      "manifests",
      "lag_seconds",
      "pages_per_second",
      "last_error",
      "last_run_time",
      "next_run_time",
      "open_gaps",
      "verdict",
      "reconciliation",
      "receivers",
      "public_key",
    ]);
    expect(told).toEqual([["wake", body.guid]]);
    expect(await auditEntries(last)).toMatchObject([
      {
        user_guid: admin().guid,
        action: "create_audit_export",
        event_description: `Created the audit-log export "weekly-1" (${body.guid}) of the source "own", to run every 15 minutes.`,
      },
    ]);
  });

  it("creates one of another server's log", async () => {
    const { status, body } = await post("", { name: "north", source: "north", interval_minutes: 1440 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      source: "north",
      source_url: "https://north.example/server",
      interval_minutes: 1440,
    });
    expect(JSON.stringify(body)).not.toContain("key-of-north");
  });

  it("passes over what clients send of a record", async () => {
    const { body: record } = await create("first");
    const { status, body } = await post("", { ...record, name: "second" });
    expect(status).toBe(200);
    expect(body.guid).not.toBe(record.guid);
  });

  it("refuses an unknown source, and names those that are there, without their keys", async () => {
    const last = await lastEntry();
    const { status, body } = await post("", { name: "south", source: "south" });
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 25,
      error:
        'There is no source "south". The sources of this server: own, north. Ask the operator to add one to AUDIT_EXPORT_SOURCES.',
      payload: { pointer: "/source" },
    });
    expect(await auditEntries(last)).toEqual([]);
  });

  it("refuses a name that is taken", async () => {
    await create("taken");
    const last = await lastEntry();
    const { told, bindings } = listeningJobs();
    const { status, body } = await create("taken", { bindings });
    expect(status).toBe(409);
    expect(body).toEqual({
      code: 26,
      error: 'There is an export with the name "taken", or was one that is deleted. Choose another name.',
      payload: null,
    });
    expect(told).toEqual([]);
    expect(await auditEntries(last)).toMatchObject([{ action: "refuse_request" }]);
  });

  it("lets one of several with one name at the same moment win", async () => {
    const last = await lastEntry();
    const answers = await Promise.all(Array.from({ length: 5 }, async () => await create("race")));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409, 409,
    ]);
    expect(await names()).toEqual(["race"]);
    const actions = (await auditEntries(last)).map(({ action }) => action);
    expect(actions.filter((action) => action !== "refuse_request")).toEqual(["create_audit_export"]);
  });

  it("creates 500, and no more, be they asked for at the same moment; those that are deleted do not count", async () => {
    await addMany(498);
    await addMany(3, "deleted");
    await env.DATABASE.prepare("UPDATE audit_exports SET deletion = 'done' WHERE name LIKE 'deleted-%'").run();
    const answers = await Promise.all(["a", "b", "c", "d"].map(async (name) => await create(name)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 409, 409]);
    expect(await names()).toHaveLength(503);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      code: 409,
      error: "There are already 500 exports of audit logs, and there cannot be more. Use one of them, or delete one.",
      payload: null,
    });
  });

  it.each([-3, -2, -1, 0, 1, 2, 3])("is created before its maker is demoted, or not at all (%d)", async (lead) => {
    const maker = await addPerson("administrator");
    const wait = async (queries: number) =>
      await inTurn(Array.from({ length: Math.max(0, queries) }), async () => {
        await env.DATABASE.prepare("SELECT 1").run();
      });
    const last = await lastEntry();
    const [created, demoted] = await Promise.all([
      wait(lead).then(async () => await create("race", { key: maker.key })),
      wait(-lead).then(
        async () =>
          await callApi(`/users/${maker.guid}`, { method: "PUT", key: admin().key, json: { user_role: "publisher" } }),
      ),
    ]);
    expect(demoted.status).toBe(200);
    const actions = (await auditEntries(last)).map(({ action }) => action);
    expect([created.status, ...actions.filter((action) => action !== "refuse_request"), ...(await names())]).toEqual(
      created.status === 200 ? [200, "create_audit_export", "update_user", "race"] : [403, "update_user"],
    );
  });

  it("refuses where the server has no key to sign with, and says how to give it one", async () => {
    const { status, body } = await create("unsigned", { variables: {} });
    expect(status).toBe(409);
    expect(body.code).toBe(409);
    expect(body.error).toContain("AUDIT_EXPORT_SIGNING_KEY: wrangler.toml says how");
    expect(await names()).toEqual([]);
  });

  it.each([
    [{}, ""],
    [{ source: "own" }, ""],
    [{ name: "right" }, ""],
    [{ name: "", source: "own" }, "/name"],
    [{ name: "Upper", source: "own" }, "/name"],
    [{ name: "-first", source: "own" }, "/name"],
    [{ name: "last-", source: "own" }, "/name"],
    [{ name: "-", source: "own" }, "/name"],
    [{ name: "with/slash", source: "own" }, "/name"],
    [{ name: "line\n", source: "own" }, "/name"],
    [{ name: "x".repeat(64), source: "own" }, "/name"],
    [{ name: 7, source: "own" }, "/name"],
    [{ name: "right", source: "" }, "/source"],
    [{ name: "right", source: null }, "/source"],
    [{ name: "right", source: "own", interval_minutes: 0 }, "/interval_minutes"],
    [{ name: "right", source: "own", interval_minutes: 1441 }, "/interval_minutes"],
    [{ name: "right", source: "own", interval_minutes: 1.5 }, "/interval_minutes"],
    [{ name: "right", source: "own", interval_minutes: "15" }, "/interval_minutes"],
    [{ name: "right", source: "own", interval: 15 }, "/interval"],
  ])("refuses %j", async (json, pointer) => {
    const { status, body } = await post("", json);
    expect([status, body.code, body.payload.pointer]).toEqual([400, 25, pointer]);
    expect(await names()).toEqual([]);
  });

  it.each(["a", "0", "a-b", "x".repeat(63)])("takes the name %s", async (name) => {
    expect((await create(name)).status).toBe(200);
  });
});

describe("GET /v1/audit_exports", () => {
  it("lists all of them in the order in which they were created", async () => {
    await inTurn(["b", "a", "c"], async (name) => await create(name));
    const { status, body } = await get("");
    expect(status).toBe(200);
    expect(body.map(({ name }: { name: string }) => name)).toEqual(["b", "a", "c"]);
    expect(body[1]).toMatchObject((await get(`/${body[1].guid}`)).body);
  });

  /** The names on each page, by the header `Link` of the one before. */
  async function walk(path: string): Promise<readonly (readonly string[])[]> {
    const pages: string[][] = [];
    for (let url: string | undefined = `${ORIGIN}/__api__/v1/audit_exports${path}`; url !== undefined; ) {
      const response = await call(url, {
        key: admin().key,
        variables: EXPORT_VARIABLES,
        bindings: jobsThatStand(STANDING),
      });
      pages.push((await response.json<{ name: string }[]>()).map(({ name }) => name));
      url = /^<(?<next>[^>]+)>; rel="next"$/.exec(response.headers.get("Link") ?? "")?.groups?.["next"];
    }
    return pages;
  }

  it.each([
    [120, "", [50, 50, 20]],
    [100, "", [50, 50]],
    [50, "", [50]],
    [7, "?limit=3", [3, 3, 1]],
    [4, "?limit=1", [1, 1, 1, 1]],
  ])("lists %d of them in pages%s, each once", async (count, path, sizes) => {
    await addMany(count);
    const pages = await walk(path);
    expect(pages.map(({ length }) => length)).toEqual(sizes);
    expect(pages.flat()).toEqual(await names());
  });

  it("goes on after one that was deleted meanwhile", async () => {
    await addMany(4);
    await env.DATABASE.prepare("UPDATE audit_exports SET deletion = 'done' WHERE name = 'export-1'").run();
    expect(await walk("?next=export-1")).toEqual([["export-2", "export-3"]]);
    expect(await walk("?limit=1")).toEqual([["export-0"], ["export-2"], ["export-3"]]);
  });

  it.each([
    ["?name=export-2", [["export-2"]]],
    ["?name=export", [[]]],
  ])("lists of three with %s: %j", async (path, expected) => {
    await addMany(3);
    expect(await walk(path)).toEqual(expected);
  });

  it.each(["limit=0", "limit=51", "limit=x", "limit=1&limit=2", `name=${"x".repeat(256)}`])(
    "refuses %s",
    async (query) => {
      expect((await get(`?${query}`)).status).toBe(400);
    },
  );

  it.each(["garbage", UNKNOWN_GUID, "x".repeat(2_000)])(
    "refuses the cursor %.40j, which no page gave",
    async (next) => {
      await addMany(3);
      const { status, body } = await get(`?next=${next}`);
      expect([status, body]).toMatchObject([
        400,
        {
          code: 25,
          error: 'The query parameter "next" must be a cursor that a page of exports gave, and given once.',
          payload: { parameter: "next" },
        },
      ]);
    },
  );

  it("lists none where there is none", async () => {
    expect(await get("")).toEqual({ status: 200, body: [] });
  });
});
