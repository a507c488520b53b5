import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { ContentSearch } from "../../../worker/content/search-terms.ts";
import type { Caller } from "../../../worker/identity/caller.ts";
import { countingRows } from "../workerd/rows-read.ts";
import { EVERYTHING, listContent, searchContent } from "../workerd/search-content.ts";
import { addPerson } from "../workerd/server.ts";

const ITEMS = 20_000;
const LIMIT = 50;
const SHARED = 30;

const callers = new Map<string, Caller>();

/** Items of Ada: each tenth is for some users only, and each thousandth has an upstream. Vic sees some of those for some. */
beforeAll(async () => {
  for (const [name, role] of [
    ["ada", "administrator"],
    ["vic", "viewer"],
  ] as const) {
    const { id, guid } = await addPerson(role, name);
    const others = {
      username: name,
      fullName: "",
      by: { kind: "api_key", id: 1, name: "test", expiresAt: null } as const,
    };
    callers.set(name, { userId: id, guid, role, ...others });
  }
  await env.DATABASE.batch([
    env.DATABASE.prepare(
      `WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ?1)
      INSERT INTO content (guid, owner_id, name, title, description, name_words, title_words, access_type, app_mode,
        upstream_url, created_time)
      SELECT 'guid-' || number, ?2, 'item-' || (number * 7919 % CAST(?1 AS INTEGER)), 'Report ' || number, '',
        'item ' || (number * 7919 % CAST(?1 AS INTEGER)), 'report ' || number,
        iif(number % 10 = 0, 'acl', 'logged_in'), iif(number % 1000 = 0, 'api', 'static'),
        iif(number % 1000 = 0, 'https://upstream.example', NULL), '2026-01-01T00:00:00Z' FROM numbers`,
    ).bind(ITEMS, callerOf("ada").userId),
    env.DATABASE.prepare(
      `INSERT INTO content_permissions (content_id, user_id, role)
      SELECT id, ?1, 1 FROM content WHERE access_type = 'acl' ORDER BY id LIMIT ?2`,
    ).bind(callerOf("vic").userId, SHARED),
  ]);
});

const { database, rowsRead } = countingRows(env.DATABASE);

function callerOf(name: string): Caller {
  const caller = callers.get(name);
  if (caller === undefined) throw new Error(`There is no ${name}.`);
  return caller;
}

async function search(name: string, asked: Partial<ContentSearch>, offset = 0) {
  rowsRead();
  const view = { caller: callerOf(name), origin: "https://steward.example", withOwner: false };
  const { items, total } = await searchContent(database, { ...EVERYTHING, ...asked }, { limit: LIMIT, offset }, view);
  return { names: items.map((item) => item.name), total, rows: rowsRead() };
}

describe("the rows that a page reads", () => {
  it("a search by words reads rows in proportion to its results", async () => {
    const { names, total, rows } = await search("vic", { phrases: ["report 1234"] });
    // 1234, 12340 to 12349: the last of these for some only.
    expect([names.length, total]).toEqual([10, 10]);
    expect(rows).toBeLessThan(300);
  });

  it.each([
    { phrases: ["item", "report 1234", "it"], found: 11 },
    // In names, too.
    { phrases: ["report", "item", "1234"], found: 22 },
    { phrases: ["report report", "1234"], found: 0 },
  ])("a search by several phrases reads the rows of the rarest one: $phrases", async ({ phrases, found }) => {
    const { total, rows } = await search("ada", { phrases });
    expect(total).toBe(found);
    expect(rows).toBeLessThan(500);
  });

  it.each([
    ["words", { phrases: Array.from({ length: 20 }, (_, index) => `word ${index}`) }],
    ["owners", { owners: Array.from({ length: 20 }, (_, index) => `person.${index}`) }],
  ])("a statement has room for as many %s as a search may have", async (_, terms) => {
    for (const scope of ["known", "shared"] as const) {
      expect(await search("vic", { ...terms, scope, sort: "last_deployed_time" })).toMatchObject({
        names: [],
        total: 0,
      });
    }
  });
});

describe("the list without pages", () => {
  const list = async (names: readonly string[]) => {
    const view = { caller: callerOf("vic"), origin: "https://steward.example", withOwner: false };
    return await listContent(env.DATABASE, { names, owners: [], sort: "created_time", isAscending: true }, view);
  };

  it("a list without pages is refused where it is too long, and else has the content that was asked for", async () => {
    expect(await list([])).toBeUndefined();
    expect(await list(["ITEM-7919"])).toMatchObject([{ title: "Report 1" }]);
  });
});

describe("content that others share", () => {
  it("the list of shared content has all that others share with the caller, and none that the caller only manages", async () => {
    const known = await search("vic", { sort: "created_time" });
    const shared = await search("vic", { sort: "created_time", scope: "shared" });
    expect([shared.names, shared.total]).toEqual([known.names, known.total]);
    expect(shared.rows).toBeLessThan(20 * LIMIT);
    expect(await search("ada", { scope: "shared" })).toMatchObject({ names: [], total: 0 });
    expect(await search("ada", { scope: "shared", phrases: ["report 1234"] })).toMatchObject({ names: [], total: 0 });
  });

  it("shared content is counted without the caller's own that is open to all", async () => {
    await env.DATABASE.prepare("UPDATE content SET owner_id = ? WHERE id IN (3, 10, 1000)")
      .bind(callerOf("vic").userId)
      .run();
    const total = ITEMS * 0.9 + SHARED;
    // 3 was open, 10 was shared with Vic, and 1000 for others.
    expect(await search("vic", { scope: "shared" })).toMatchObject({ total: total - 2 });
    expect(await search("vic", {})).toMatchObject({ total: total + 1 });
    expect(await search("ada", { scope: "shared", kinds: ["static"] })).toMatchObject({
      names: ["item-3757"],
      total: 1,
    });
    expect(await search("vic", { scope: "shared", phrases: ["report 3"], kinds: ["static"] })).toMatchObject({
      total: (await search("vic", { phrases: ["report 3"], kinds: ["static"] })).total - 1,
    });
  });
});
