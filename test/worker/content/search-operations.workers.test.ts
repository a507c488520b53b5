import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { readSearchText } from "../../../worker/content/search-operations.ts";
import { searchWords } from "../../../worker/content/search-words.ts";
import { runs } from "../../support/size.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { addPerson, callApi, type Person } from "../workerd/server.ts";

let people: Readonly<Record<"admin" | "ada" | "vic", Person>>;

beforeAll(async () => {
  people = {
    admin: await addPerson("administrator", "admin"),
    ada: await addPerson("publisher", "ada"),
    vic: await addPerson("viewer", "vic"),
  };
});

/** Name, title, access_type, app_mode, owner, if it is published, and when. What is for some only is shared with Vic. */
const ITEMS = [
  ["alpha-0", "Rainfall, Übersicht", "acl", "static", "ada", true, "2026-01-01T00:00:00Z"],
  ["beta-1", "daily Report 2026", "logged_in", "static", "admin", false, null],
  ["gamma-ray-2", null, "all", "api", "ada", false, "2026-02-01T00:00:00Z"],
  ["alpha_3", "Report", "acl", "api", "admin", false, null],
] as const;

/** Creates the items in turn, and gives their guids. */
async function store(): Promise<readonly string[]> {
  const guids = ITEMS.map(() => crypto.randomUUID());
  const insert = env.DATABASE.prepare(
    `INSERT INTO content (guid, name, title, access_type, app_mode, owner_id, bundle_id, last_deployed_time, name_words, title_words,
      upstream_url, description, created_time)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, iif(?5 = 'api', 'https://upstream.example', NULL), '', '2026-01-01T00:00:00Z')`,
  );
  await env.DATABASE.batch([
    env.DATABASE.prepare("DELETE FROM content"),
    ...ITEMS.map(([name, title, access, mode, owner, isPublished, time], index) => {
      const values = [name, title, access, mode, people[owner].id, isPublished ? 1 : null, time];
      return insert.bind(guids[index], ...values, searchWords(name), searchWords(title ?? ""));
    }),
    env.DATABASE.prepare(
      "INSERT INTO content_permissions (content_id, user_id, role) SELECT id, ?, 1 FROM content WHERE guid = ?",
    ).bind(people.vic.id, guids[0]),
  ]);
  return guids;
}

const anyText = (unit: "grapheme" | "binary-ascii" | "binary") => fc.string({ unit, maxLength: 100 });

describe("GET /v1/search/content", () => {
  it.each([
    ["admin", "", [0, 3, 1, 2]],
    ["ada", "", [0, 1, 2]],
    ["vic", "", [0, 1, 2]],
    ["admin", "q=ubersicht", [0]],
    ["admin", "q=gamma-r", [2]],
    ["admin", "q=%22daily%20rep%22", [1]],
    ["admin", "q=rep%20alpha", [3]],
    ["ada", "q=rep", [1]],
    ["admin", "q=owner:ADA", [0, 2]],
    ["ada", "q=owner:@me", [0, 2]],
    ["ada", "q=owner:no-one", []],
    ["admin", "q=is:published", [0, 3, 2]],
    ["admin", "q=is:unpublished", [1]],
    ["admin", "q=is:api%20owner:admin", [3]],
    ["admin", "order=desc", [2, 1, 3, 0]],
    ["admin", "sort=created_time&order=desc", [3, 2, 1, 0]],
    ["admin", "sort=name", [0, 3, 1, 2]],
    ["admin", "sort=last_deployed_time&order=desc", [2, 0, 3, 1]],
  ] as const)("for %s, a search by “%s” finds the items %j, page by page", async (who, query, expected) => {
    const guids = await store();
    const pages = await inTurn([1, 2, 3], async (page) => {
      const path = `/search/content?${query}&page_size=2&page_number=${page}`;
      const { status, body } = await callApi(path, { key: people[who].key });
      expect([status, Object.keys(body).toSorted()]).toEqual([200, ["current_page", "results", "total"]]);
      expect([body.current_page, body.total]).toEqual([page, expected.length]);
      return body.results.map(({ guid }: { guid: string }) => guids.indexOf(guid));
    });
    expect(pages).toEqual([expected.slice(0, 2), expected.slice(2), []]);
  });

  it("a search finds content by its words as they are now", async () => {
    const { key } = people.ada;
    const json = { name: "weather-map", title: "Storms" };
    const { guid } = (await callApi("/content", { method: "POST", key, json })).body;
    const find = async (q: string) => (await callApi(`/search/content?q=${q}`, { key })).body.results;
    expect(await find("storms")).toMatchObject([{ guid, title: "Storms" }]);
    // Between words, as it is no part of one.
    expect(await find("weather%00map")).toMatchObject([{ guid, title: "Storms" }]);
    await callApi(`/content/${guid}`, { method: "PATCH", key, json: { title: "Winds", description: "Of the north." } });
    expect(await find("storms")).toEqual([]);
    expect(await find("north")).toMatchObject([{ guid, title: "Winds" }]);
    expect((await find("north&include=owner"))[0].owner).toMatchObject({ username: "ada" });
    await callApi(`/content/${guid}`, { method: "DELETE", key });
    expect(await find("north")).toEqual([]);
  });

  it.each([
    ["q=is:draft", "q"],
    ["sort=size", "sort"],
    ["order=up", "order"],
    ["page_size=501", "page_size"],
    ["page_number=0", "page_number"],
  ])("a search refuses %s", async (query, parameter) => {
    const { status, body } = await callApi(`/search/content?${query}`, { key: people.vic.key });
    expect([status, body.code, body.payload]).toEqual([400, 25, { parameter }]);
  });

  it("a search takes anything as words", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyText("grapheme"), anyText("binary-ascii"), anyText("binary")), async (q) => {
        const { status } = await callApi(`/search/content?q=${encodeURIComponent(q.toWellFormed())}`, {
          key: people.vic.key,
        });
        expect([200, 400]).toContain(status);
      }),
      { numRuns: runs(300) },
    );
  });
});

const nothing = { phrases: [], owners: [], kinds: [] };

it.each([
  ["", nothing],
  ["   ", nothing],
  ["rainfall", { ...nothing, phrases: ["rainfall"] }],
  [' "Daily report"  2026', { ...nothing, phrases: ["Daily report", "2026"] }],
  ['"owner:ada"', { ...nothing, phrases: ["owner:ada"] }],
  ['"not closed', { ...nothing, phrases: ["not closed"] }],
  ["sales-report.2026", { ...nothing, phrases: ["sales-report.2026"] }],
  ["OWNER:ada is:API is:published x", { phrases: ["x"], owners: ["ada"], kinds: ["api", "published"] }],
  ["owner:@me", { ...nothing, owners: ["@me"] }],
])("reads %j", (text, expected) => {
  expect(readSearchText(text)).toEqual({ ok: true, value: expected });
});

it.each([
  ["is:draft", 'A search has no term "is:draft".'],
  ["owner:", 'A search has no term "owner:".'],
  ["type:static", 'A search has no term "type:static".'],
  ["a & b", 'and "&" has none.'],
  ['""', 'and "" has none.'],
  ["a ".repeat(21), "A search has at most 20 terms."],
])("refuses %j", (text, part) => {
  const read = readSearchText(text);
  expect(read).toMatchObject({ ok: false, error: { kind: "invalid-request", payload: { parameter: "q" } } });
  expect(JSON.stringify(read).replaceAll('\\"', '"')).toContain(part);
});
