import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { lastEntry } from "../support/attempt.ts";
import { failingJobs, jobsThatStand, listeningJobs } from "../support/export-jobs.ts";
import { inTurn } from "../support/in-turn.ts";
import { addPerson, auditEntries, type Call, callApi, ORIGIN, type Person } from "../support/server.ts";
import { addExport, PUBLIC_KEY, SIGNING_KEY } from "../support/things.ts";

const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TIME = /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const UNKNOWN_GUID = "00000000-0000-0000-0000-000000000000";

const SOURCES = JSON.stringify({ north: { base_url: "https://north.example/server", key: "key-of-north" } });
const variables = { AUDIT_EXPORT_SIGNING_KEY: SIGNING_KEY, AUDIT_EXPORT_SOURCES: SOURCES };

let admin: Person;

beforeAll(async () => {
  admin = await addPerson("administrator", "ada");
});

beforeEach(async () => {
  await env.DATABASE.prepare("DELETE FROM audit_exports").run();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const get = async (path: string, more: Call = {}) =>
  await callApi(`/audit_exports${path}`, { key: admin.key, variables, ...more });
const post = async (path: string, json?: unknown, more: Call = {}) =>
  await get(path, { method: "POST", ...(json === undefined ? {} : { json }), ...more });
const create = async (name: string, more: Call = {}) => await post("", { name, source: "own" }, more);
const names = async () => (await env.DATABASE.prepare("SELECT name FROM audit_exports ORDER BY id").raw()).flat();

/** How a job stands that has done a little. */
const STANDING = {
  state: "waiting",
  lastId: "12345678901234567890",
  segments: 2,
  entries: 20_001,
  quarantined: 1,
  manifests: 3,
  caughtUpTime: Date.UTC(2026, 4, 4, 3, 0, 0),
  pagesPerSecond: 12.34567,
  lastError: { time: Date.UTC(2026, 4, 4, 2, 0, 0), message: "The server does not answer." },
  lastRunTime: Date.UTC(2026, 4, 4, 2, 59, 59, 900),
  nextRunTime: Date.UTC(2026, 4, 4, 3, 15, 0),
  reconciliation: {
    time: "2026-05-04T03:00:00Z",
    manifest: 2,
    missing: 0,
    missing_ids: [],
    vanished: 1,
    vanished_ids: ["7"],
  },
} as const;

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
      "reconciliation",
      "public_key",
    ]);
    expect(told).toEqual([["wake", body.guid]]);
    expect(await auditEntries(last)).toMatchObject([
      {
        user_guid: admin.guid,
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
      error: 'There is already an export with the name "taken". Choose another name.',
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

  it("creates fifty, and no more, be they asked for at the same moment", async () => {
    const insert = env.DATABASE.prepare(
      `INSERT INTO audit_exports (guid, name, source, source_url, interval_minutes, created_time)
      VALUES (?1, ?1, 'own', 'https://steward.example', 15, '2026-01-01T00:00:00Z')`,
    );
    await env.DATABASE.batch(Array.from({ length: 48 }, (_, index) => insert.bind(`export-${index}`)));
    const answers = await Promise.all(["a", "b", "c", "d"].map(async (name) => await create(name)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 409, 409]);
    expect(await names()).toHaveLength(50);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      code: 409,
      error: "There are already 50 exports of audit logs, and there cannot be more. Use one of them.",
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
          await callApi(`/users/${maker.guid}`, { method: "PUT", key: admin.key, json: { user_role: "publisher" } }),
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

  it("lists none where there is none", async () => {
    expect(await get("")).toEqual({ status: 200, body: [] });
  });
});

describe("GET /v1/audit_exports/{guid}", () => {
  it("says how far the export is", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 4, 4, 3, 1, 30, 900) });
    const { guid, name } = await addExport();
    const { body } = await get(`/${guid}`, { bindings: jobsThatStand(STANDING) });
    vi.useRealTimers();
    expect(body).toEqual({
      guid,
      name,
      source: "own",
      source_url: "https://steward.example",
      interval_minutes: 15,
      created_time: "2026-05-04T03:01:30Z",
      state: "waiting",
      last_id: "12345678901234567890",
      segments: 2,
      entries: 20_001,
      quarantined: 1,
      manifests: 3,
      lag_seconds: 90,
      pages_per_second: 12.35,
      last_error: { time: "2026-05-04T02:00:00Z", message: "The server does not answer." },
      last_run_time: "2026-05-04T02:59:59Z",
      next_run_time: "2026-05-04T03:15:00Z",
      reconciliation: STANDING.reconciliation,
      public_key: PUBLIC_KEY,
    });
  });

  it("says that it is paused, whatever its job planned", async () => {
    const { guid } = await addExport();
    await post(`/${guid}/pause`);
    const { body } = await get(`/${guid}`, { bindings: jobsThatStand({ ...STANDING, state: "running" }) });
    expect(body).toMatchObject({ state: "paused", next_run_time: null, segments: 2 });
  });

  it("has no public key where the server has no key any longer", async () => {
    const { guid } = await addExport();
    expect((await get(`/${guid}`, { variables: {} })).body.public_key).toBe(null);
  });

  it("says so where the job does not answer, and lists the others", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const { guid } = await addExport();
    const { status, body } = await get("", { bindings: failingJobs() });
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { guid, state: "retrying", last_error: { message: expect.stringContaining("did not report its status") } },
    ]);
    expect(logged.mock.calls.flat().join()).toContain("audit-export-status");
  });

  it.each([UNKNOWN_GUID, "x", "%00", "%ff"])("finds none of the guid %s", async (guid) => {
    const { status, body } = await get(`/${guid}`);
    expect(status).toBe(404);
    expect(body).toEqual({ code: 4, error: "There is no such audit-log export.", payload: null });
  });
});

describe("POST /v1/audit_exports/{guid}/run, /pause and /resume", () => {
  it.each([
    ["run", 202, "runNow", "run_audit_export", "Requested a run of the audit-log export"],
    ["pause", 200, undefined, "pause_audit_export", "Paused the audit-log export"],
    ["resume", 200, "resume", "resume_audit_export", "Resumed the audit-log export"],
  ])("%s: does it, notes it, and tells the job", async (what, expected, message, action, description) => {
    const last = await lastEntry();
    const { guid, name } = await addExport();
    const { told, bindings } = listeningJobs();
    const { status, body } = await post(`/${guid}/${what}`, undefined, { bindings });
    expect(status).toBe(expected);
    expect(body).toMatchObject({ guid, name });
    expect(told).toEqual(message === undefined ? [] : [[message, guid]]);
    expect(await auditEntries(last)).toMatchObject([
      {
        user_guid: admin.guid,
        action,
        event_description: expect.stringContaining(`${description} "${name}" (${guid})`),
      },
    ]);
  });

  it("pauses and resumes, be it so already or not", async () => {
    const { guid } = await addExport();
    const states = await inTurn(["pause", "pause", "resume", "resume", "pause"], async (what) => {
      const { status, body } = await post(`/${guid}/${what}`);
      return [status, body.state === "paused"];
    });
    expect(states).toEqual([
      [200, true],
      [200, true],
      [200, false],
      [200, false],
      [200, true],
    ]);
  });

  it("tells the job to go on although the export is not paused: it may have stopped by itself", async () => {
    const { guid } = await addExport();
    const { told, bindings } = listeningJobs();
    await post(`/${guid}/resume`, undefined, { bindings });
    await post(`/${guid}/resume`, undefined, { bindings });
    expect(told).toEqual([
      ["resume", guid],
      ["resume", guid],
    ]);
  });

  it("does not run what is paused", async () => {
    const { guid } = await addExport();
    await post(`/${guid}/pause`);
    const last = await lastEntry();
    const { told, bindings } = listeningJobs();
    const { status, body } = await post(`/${guid}/run`, undefined, { bindings });
    expect(status).toBe(409);
    expect(body.error).toBe("The export is paused. Resume it first.");
    expect(told).toEqual([]);
    expect(await auditEntries(last)).toMatchObject([{ action: "refuse_request" }]);
  });

  it.each(["run", "resume"])("%s: loses nothing where the job cannot be told, and logs that", async (what) => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const { guid } = await addExport();
    await env.DATABASE.prepare("UPDATE audit_exports SET paused = ?")
      .bind(what === "resume" ? 1 : 0)
      .run();
    const last = await lastEntry();
    const { status } = await post(`/${guid}/${what}`, undefined, { bindings: failingJobs() });
    expect(status).toBe(what === "run" ? 202 : 200);
    expect((await auditEntries(last)).map(({ action }) => action)).toEqual([`${what}_audit_export`]);
    expect(await env.DATABASE.prepare("SELECT paused FROM audit_exports").first("paused")).toBe(0);
    expect(logged.mock.calls.flat().join()).toContain("audit-export-not-told");
  });

  it.each(["run", "pause", "resume"])("%s: finds no export that is not there", async (what) => {
    const last = await lastEntry();
    expect((await post(`/${UNKNOWN_GUID}/${what}`)).body).toMatchObject({ code: 4 });
    expect(await auditEntries(last)).toEqual([]);
  });
});
