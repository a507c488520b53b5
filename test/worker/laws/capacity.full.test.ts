/** The lists of a large server, in a runtime with as much heap as a Worker has: what they answer, and what that takes. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LISTS, type List, PAGE_ITEMS, pageNumber, SCALE } from "../../bench/capacity/lists.ts";
import { ASKERS } from "../../bench/capacity/people.ts";
import { type Answer, type CapacityServer, startCapacityServer } from "../../bench/capacity/server.ts";
import { addPeople, type Namer, namerOf, type People, shareWith } from "../../bench/capacity/sharing.ts";
import { sized } from "../../support/size.ts";
import { inTurn } from "../workerd/in-turn.ts";

/** In the small size, as many rows as the lists still have several pages of. */
const SHARE = sized({ full: 1, small: 50 });

const state = mkdtempSync(join(tmpdir(), "steward-capacity-"));
let people: People;
let named: Namer;
let server: CapacityServer;
/** The peak of its memory before the first list. */
let filled: number;

beforeAll(async () => {
  server = await startCapacityServer(state);
  people = await addPeople(server);
  const kinds = ["users", "content", "permissions", "groups", "members", "groupPermissions"] as const;
  await inTurn(kinds, async (kind) => await server.add(kind, Math.ceil(SCALE[kind] / SHARE)));
  await shareWith(server, people);
  await addEntries(SCALE.entries / SHARE);
  named = await namerOf(server, people);
  filled = server.peakBytes();
}, 600_000);

/** The indexes are made afterwards, which takes half the time. */
async function addEntries(count: number): Promise<void> {
  const { database } = server;
  const { results: indexes } = await database
    .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'audit_log'")
    .all<{ readonly name: string; readonly sql: string }>();
  await database.batch(indexes.map(({ name }) => database.prepare(`DROP INDEX ${name}`)));
  await server.add("entries", count);
  await database.batch(indexes.map(({ sql }) => database.prepare(sql)));
}

afterAll(async () => {
  await server.close();
  rmSync(state, { recursive: true });
});

const ask = async ({ path, as }: Pick<List, "path" | "as">): Promise<Answer> =>
  await server.ask(named(path, as), people[as].key);

/** The ids on a page of a list, by plain SQL. */
async function idsOf({ sql, as }: List, page: number): Promise<readonly string[]> {
  const { results } = await server.database
    .prepare(`${named(sql, as)} LIMIT ${PAGE_ITEMS} OFFSET ${(page - 1) * PAGE_ITEMS}`)
    .all<{ readonly id: string }>();
  return results.map(({ id }) => id);
}

async function totalOf({ sql, as }: List): Promise<number> {
  const statement = server.database.prepare(`SELECT count(*) AS total FROM (${named(sql, as)})`);
  return (await statement.first<number>("total")) ?? 0;
}

/** The answer with the page of a list, and its number. */
async function askFor(list: List) {
  const page = list.page === "first" ? 1 : pageNumber(list.page, await totalOf(list));
  return { page, ...(await ask({ path: page === 1 ? list.path : `${list.path}&page_number=${page}`, as: list.as })) };
}

describe("a page reads what it may", () => {
  test.each(LISTS)("$name (for the $as)", async (list) => {
    const { status, body, rowsRead, page } = await askFor(list);
    expect(status).toBe(200);
    const shown = body.results.map((item: { id?: string; guid?: string }) => item.guid ?? item.id);
    expect(shown).toEqual(await idsOf(list, page));
    if (body.total !== undefined) expect(body.total).toBe(await totalOf(list));
    console.log(`${list.name} (for the ${list.as}): ${rowsRead} of ${list.most}`);
    expect(rowsRead).toBeGreaterThan(0);
    expect(rowsRead).toBeLessThanOrEqual(list.most);
  });

  test.each(ASKERS)("the list without pages is refused (for the %s)", async (as) => {
    const { status, body, rowsRead } = await ask({ path: "/__api__/v1/content", as });
    expect([status, body.error]).toEqual([400, expect.stringContaining("/v1/search/content")]);
    expect(rowsRead).toBeLessThan(1_001);
  });
});

describe("a page of the audit log reads what it shows, and its plot none of the log", () => {
  const ONE_VALUE = 1_000;
  // What the API looks at of each value, and 20 rows or so for each half of the log.
  const TWO_VALUES = 45_000;

  test.each([
    ["", ONE_VALUE],
    ["?next=300", ONE_VALUE],
    ["?action=upload_bundle", ONE_VALUE],
    ["?user={user}", ONE_VALUE],
    ["?api_key_id=50", ONE_VALUE],
    ["?object_id={object}", ONE_VALUE],
    ["?from=2020-01-01T00:00&to=2030-01-01T00:00", ONE_VALUE],
    ["?action=upload_bundle&from=2020-01-01T00:00", ONE_VALUE],
    ["?action=upload_bundle&user={user}", TWO_VALUES],
  ])("/audit%s", async (query, most) => {
    const { status, body, rowsRead } = await ask({ path: `/audit${query}`, as: "administrator" });
    console.log(`/audit${query}: ${rowsRead} rows read of ${SCALE.entries / SHARE} entries`);
    expect([status, body]).toEqual([200, expect.stringContaining('href="/audit?action=')]);
    expect(rowsRead).toBeLessThanOrEqual(most);
  });
});

test("six of the heaviest are answered at once, in the heap of a Worker", async () => {
  const heaviest = LISTS.toSorted((one, other) => other.most - one.most).slice(0, 6);
  const alone = server.peakBytes();
  const answers = await Promise.all(heaviest.map(askFor));
  expect(answers.map(({ status }) => status)).toEqual(heaviest.map(() => 200));
  const [filling, before, after] = [filled, alone, server.peakBytes()].map((bytes) => Math.round(bytes / 1e6));
  console.log(
    `The runtime's memory had a peak of ${filling} MB when it was filled, ${before} MB for one list at a time, and ${after} MB for six at once.`,
  );
});

// Last, for the runtime ends by it.
test("a list of everything does not fit into that heap", async () => {
  await expect(server.ask("/bench/everything")).rejects.toThrow("fetch failed");
});
