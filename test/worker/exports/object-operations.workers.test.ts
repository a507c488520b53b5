import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { addPerson, call, callApi, ORIGIN, type Person } from "../workerd/server.ts";
import { addExport, type Export, storeObject } from "../workerd/things.ts";

const API = "/__api__/v1/audit_exports";
const HASH = "0123456789abcdef".repeat(4);
const SEGMENT = "seg/000000001.ndjson.gz";
const MANIFEST = "manifests/000000001.json";
const QUARANTINED = `quarantine/${HASH}.raw`;
const ALL = ["latest.json", MANIFEST, QUARANTINED, SEGMENT, "seg/000000002.ndjson.gz"];

let admin: Person;
let created: Export;

beforeAll(async () => {
  admin = await addPerson("administrator", "ada");
});

beforeEach(async () => {
  created = await addExport();
  await Promise.all(ALL.map(async (name) => await storeObject(created, name, `bytes of ${name}`)));
  // Of an export whose name begins as this one's does.
  await storeObject({ name: `${created.name}-more` }, SEGMENT, "others");
});

afterEach(() => {
  vi.restoreAllMocks();
});

const list = async (query = "") => await callApi(`/audit_exports/${created.guid}/objects${query}`, { key: admin.key });
const download = async (name: string, method = "GET", headers = {}) =>
  await call(`${API}/${created.guid}/objects/${name}`, { key: admin.key, method, headers });
/** The runtime warns of the text of what is none. */
const textOf = async (response: Response) => new TextDecoder().decode(await response.arrayBuffer());
const namesOf = (body: { results: readonly { name: string }[] }) => body.results.map(({ name }) => name);

describe("GET /v1/audit_exports/{guid}/objects", () => {
  it("lists the objects of this export, by name", async () => {
    const { status, body } = await list();
    const url = `${ORIGIN}${API}/${created.guid}/objects`;
    expect(status).toBe(200);
    expect(namesOf(body)).toEqual(ALL);
    expect(body.results[0]).toEqual({
      name: "latest.json",
      bytes: 20,
      created_time: expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      url: `${url}/latest.json`,
    });
    expect(body.paging).toEqual({
      cursors: { previous: null, next: null },
      first: `${url}?limit=20`,
      previous: null,
      next: null,
      last: null,
    });
  });

  it("lists those that begin so", async () => {
    const { body } = await list("?prefix=seg/&limit=1");
    expect(namesOf(body)).toEqual([SEGMENT]);
    const url = `${ORIGIN}${API}/${created.guid}/objects?limit=1&prefix=seg%2F`;
    expect(body.paging).toMatchObject({ first: url, next: `${url}&next=seg%2F000000001.ndjson.gz` });
  });

  it.each([1, 2, 3, 4, 5, 6])("has all of them on pages of %d, each once", async (limit) => {
    const seen: string[] = [];
    let url: string | null = `${API}/${created.guid}/objects?limit=${limit}`;
    while (url !== null) {
      const response = await call(url, { key: admin.key });
      const page: { results: { name: string }[]; paging: { next: string | null } } = await response.json();
      expect(page.results.length).toBeLessThanOrEqual(limit);
      if (page.paging.next !== null) expect(page.results).toHaveLength(limit);
      seen.push(...namesOf(page));
      url = page.paging.next;
    }
    expect(seen).toEqual(ALL);
  });

  it("goes on from a cursor of which there is no object", async () => {
    expect(namesOf((await list("?next=manifests/5")).body)).toEqual(ALL.slice(2));
  });

  it("has a page that is empty where nothing begins so", async () => {
    expect((await list("?prefix=nothing")).body).toMatchObject({ results: [], paging: { next: null } });
  });

  it("lists what no export makes, which cannot be downloaded", async () => {
    await storeObject(created, "seg/extra", "extra");
    const { body } = await list("?prefix=seg/");
    expect(body.results.at(-1)).toMatchObject({ name: "seg/extra", bytes: 5, url: null });
    expect((await download("seg/extra")).status).toBe(404);
  });

  it.each([
    ["limit=0", "limit"],
    ["limit=501", "limit"],
    ["limit=x", "limit"],
    [`prefix=${"x".repeat(1_024)}`, "prefix"],
    [`next=${"%F0%9F%98%80".repeat(300)}`, "next"],
    ["prefix=a&prefix=b", "prefix"],
    ["next=", "next"],
    ["prefix=seg/&next=manifests/5", "next"],
    ["prefix=seg/&next=zzz", "next"],
  ])("refuses ?%.30s", async (query, parameter) => {
    const { status, body } = await list(`?${query}`);
    expect([status, body.code, body.payload]).toEqual([400, 25, { parameter }]);
  });

  it.each(["%00", "%EF%BF%BF", "..", "\\", "%2F"])("takes the prefix %s, of which there is nothing", async (prefix) => {
    expect((await list(`?prefix=${prefix}`)).body).toMatchObject({ results: [] });
  });

  it("finds none of an export that is not there", async () => {
    const { status } = await callApi("/audit_exports/x/objects", { key: admin.key });
    expect(status).toBe(404);
  });
});

describe("GET /v1/audit_exports/{guid}/objects/{name}", () => {
  it.each([
    ["latest.json", "application/json", "latest.json"],
    [MANIFEST, "application/json", "000000001.json"],
    [SEGMENT, "application/gzip", "000000001.ndjson.gz"],
    [QUARANTINED, "application/octet-stream", `${HASH}.raw`],
  ])("answers %s as it is stored", async (name, type, file) => {
    const response = await download(name);
    expect(response.status).toBe(200);
    expect(await textOf(response)).toBe(`bytes of ${name}`);
    const { headers } = response;
    expect(headers.get("Content-Type")).toBe(type);
    expect(headers.get("Content-Length")).toBe(String(`bytes of ${name}`.length));
    expect(headers.get("Content-Encoding")).toBe(null);
    expect(headers.get("Content-Disposition")).toBe(`attachment; filename="${created.name}-${file}"`);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("ETag")).toMatch(/^"[^"]+"$/);
  });

  it("says to HEAD what it would say to GET", async () => {
    const whole = await download(SEGMENT);
    const reading = vi.spyOn(env.EXPORTS, "get");
    const head = await download(SEGMENT, "HEAD");
    expect(reading).not.toHaveBeenCalled();
    const headersOf = ({ headers }: Response) =>
      Object.fromEntries([...headers].filter(([name]) => name !== "x-correlation-id"));
    expect(head.status).toBe(200);
    expect(headersOf(head)).toEqual(headersOf(whole));
    expect(await textOf(whole)).not.toBe("");
    expect(await textOf(head)).toBe("");
  });

  it.each(["GET", "HEAD"])("is not sent again to who has it: %s", async (method) => {
    const tag = (await download(MANIFEST, "HEAD")).headers.get("ETag") ?? "";
    const known = await download(MANIFEST, method, { "If-None-Match": tag });
    expect([known.status, known.headers.get("ETag"), await textOf(known)]).toEqual([304, tag, ""]);
    expect((await download(MANIFEST, method, { "If-None-Match": '"other"' })).status).toBe(200);
  });

  it.each([
    "seg/000000003.ndjson.gz",
    "seg/1.ndjson.gz",
    "seg/000000000.ndjson.gz",
    "seg/",
    "seg",
    "latest.json/",
    "latest.json%00",
    "%6catest.json",
    "seg%2F000000001.ndjson.gz",
    "seg//000000001.ndjson.gz",
    `quarantine/${HASH.toUpperCase()}.raw`,
    `quarantine/${HASH}`,
    `quarantine/${HASH}.raw.raw`,
    "x".repeat(2_000),
  ])("finds no object %.60s", async (name) => {
    const response = await download(name);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ code: 4, error: "There is no such object of this export.", payload: null });
  });

  it("finds no object of another export", async () => {
    await storeObject({ name: "other" }, "seg/000000009.ndjson.gz", "others");
    expect((await download("seg/000000009.ndjson.gz")).status).toBe(404);
    expect((await download(`../../other/seg/000000009.ndjson.gz`)).status).toBe(404);
  });

  it("takes no other method", async () => {
    const response = await download("latest.json", "DELETE");
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  });
});
