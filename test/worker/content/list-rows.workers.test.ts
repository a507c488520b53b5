/** The rows that lists read for people who own much, and with whom much is shared in several ways. */
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { UserRole } from "../../../shared/index.ts";
import { CONTENT_SORTS, type ContentSearch } from "../../../worker/content/search-terms.ts";
import type { Caller } from "../../../worker/identity/caller.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { countingRows } from "../workerd/rows-read.ts";
import { EVERYTHING, searchContent } from "../workerd/search-content.ts";
import { addPerson } from "../workerd/server.ts";

const ITEMS = 4_000;
const GROUPS = 20;
const LIMIT = 50;

/** Ten for each item of the page, and what finding the lists of ten groups takes, and counting them. */
const MOST = 10 * LIMIT + 700;

const ROLES = { owner: "publisher", member: "viewer", manager: "administrator" } as const satisfies Readonly<
  Record<string, UserRole>
>;

type Name = keyof typeof ROLES;

const NAMES = ["owner", "member", "manager"] as const;

const callers = new Map<Name, Caller>();

const callerOf = (name: Name): Caller => {
  const caller = callers.get(name);
  if (caller === undefined) throw new Error(`There is no ${name}.`);
  return caller;
};

/**
 * Half of the items are for some users only: each of these is for two groups of many pairs. The owner has every third item, and the
 * member is in half of the groups, and was granted every fourth of these items besides.
 */
beforeAll(async () => {
  await inTurn(NAMES, async (name) => {
    const { id, guid } = await addPerson(ROLES[name], name);
    const by = { kind: "api_key", id: 1, name: "test", expiresAt: null } as const;
    callers.set(name, { userId: id, guid, role: ROLES[name], username: name, fullName: "", by });
  });
  const [owner, member, manager] = NAMES.map((name) => callerOf(name).userId);
  const numbers = (count: number) =>
    `WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ${count})`;
  const share = "INSERT OR IGNORE INTO content_permissions (content_id, group_id, role) SELECT id";
  await env.DATABASE.batch(
    [
      `${numbers(ITEMS)} INSERT INTO content (guid, owner_id, name, description, name_words, access_type, app_mode, upstream_url,
        bundle_id, created_time, last_deployed_time)
      SELECT 'guid-' || number, iif(number % 3 = 0, ${owner}, ${manager}), 'item-' || (number * 7919 % ${ITEMS}), '',
        'item', iif(number % 2 = 0, 'acl', 'all'), iif(number % 1000 = 0, 'api', 'static'),
        iif(number % 1000 = 0, 'https://upstream.example', NULL), iif(number % 5 = 0, NULL, number), '2026-01-01T00:00:00Z',
        iif(number % 5 = 0, NULL, strftime('%Y-%m-%dT%H:%M:%SZ', 1735689600 + number * 7919 % 31536000, 'unixepoch')) FROM numbers`,
      `${numbers(GROUPS)} INSERT INTO groups (id, guid, name, owner_id) SELECT number, number, number, ${manager} FROM numbers`,
      `INSERT INTO group_members (group_id, user_id) SELECT id, ${member} FROM groups WHERE id % 2 = 0`,
      `${share}, 1 + id / 2 % ${GROUPS}, 1 FROM content WHERE access_type = 'acl'`,
      `${share}, 1 + id / 7 % ${GROUPS}, 2 FROM content WHERE access_type = 'acl'`,
      `INSERT INTO content_permissions (content_id, user_id, role) SELECT id, ${member}, 1 FROM content WHERE id % 8 = 0`,
    ].map((sql) => env.DATABASE.prepare(sql)),
  );
});

const { database, rowsRead } = countingRows(env.DATABASE);

async function search(name: Name, asked: Partial<ContentSearch>, offset: number) {
  rowsRead();
  const view = { caller: callerOf(name), origin: "https://steward.example", withOwner: false };
  const { items, total } = await searchContent(database, { ...EVERYTHING, ...asked }, { limit: LIMIT, offset }, view);
  return { items: items.length, total, rows: rowsRead() };
}

const cases = NAMES.flatMap((name) =>
  CONTENT_SORTS.flatMap((sort) => [true, false].map((isAscending) => [name, { sort, isAscending }] as const)),
);

describe("the rows that lists read", () => {
  it.each(cases)("the first and the last page read what they show (for the %s, %j)", async (name, asked) => {
    const first = await search(name, asked, 0);
    const last = await search(name, asked, first.total - LIMIT);
    expect([first.items, last.items]).toEqual([LIMIT, LIMIT]);
    expect(first.total).toBeGreaterThan(ITEMS / 2 + ITEMS / 8);
    expect(first.rows).toBeLessThan(MOST);
    expect(last.rows).toBeLessThan(MOST);
  });

  it.each<readonly [string, Partial<ContentSearch>]>([
    ["of others", { scope: "shared" }],
    ["of one's own", { owners: ["@me"] }],
    ["of a rare kind", { kinds: ["api"] }],
    ["of no kind", { kinds: ["api", "unpublished"] }],
    ["that is not published", { kinds: ["unpublished"] }],
  ])("so do those of content %s", async (_, asked) => {
    for (const name of NAMES) {
      const first = await search(name, asked, 0);
      const last = await search(name, asked, Math.max(0, first.total - LIMIT));
      expect([first.items, last.items]).toEqual([Math.min(LIMIT, first.total), Math.min(LIMIT, first.total)]);
      expect(first.rows).toBeLessThan(MOST);
      expect(last.rows).toBeLessThan(MOST);
    }
  });

  it("a page past the end reads nothing that it would skip", async () => {
    const { items, rows } = await search("member", {}, 2 * ITEMS);
    expect(items).toBe(0);
    expect(rows).toBeLessThan(MOST);
  });

  it("a page in the middle reads a row for each item that it skips, and three for those for some users only", async () => {
    const { total } = await search("member", {}, 0);
    const { rows } = await search("member", {}, Math.floor(total / 2));
    expect(rows).toBeLessThan(MOST + total / 2 + 3 * 0.75 * (ITEMS / 2));
  });

  it("a list of all at once that is too long reads no item", async () => {
    const { items, total, rows } = await search("member", { isWhole: true }, 0);
    expect([items, total > LIMIT]).toEqual([0, true]);
    expect(rows).toBeLessThan(MOST - 10 * LIMIT);
  });

  it("a common word is read once, for the page and the total", async () => {
    for (const name of NAMES) {
      const { total, rows } = await search(name, { phrases: ["item"] }, 0);
      expect(total).toBeGreaterThan(ITEMS / 2);
      // An entry and an item, and the permissions of those that are for some users only.
      expect(rows).toBeLessThan(2 * ITEMS + (5 * ITEMS) / 2 + MOST);
    }
  });
});
