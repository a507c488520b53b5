import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { readSearchText } from "../../../worker/content/search-operations.ts";
import { searchWords } from "../../../worker/content/search-words.ts";
import { runs } from "../../support/size.ts";
import { addPerson, callApi, type Person } from "../workerd/server.ts";

const WORDS = ["rainfall", "Report", "daily", "Übersicht", "2026"] as const;

let people: Readonly<Record<"admin" | "ada" | "vic", Person>>;

beforeAll(async () => {
  people = {
    admin: await addPerson("administrator", "admin"),
    ada: await addPerson("publisher", "ada"),
    vic: await addPerson("viewer", "vic"),
  };
});

interface Item {
  readonly name: string;
  readonly title: string | null;
  readonly accessType: "all" | "logged_in" | "acl";
  readonly isApi: boolean;
  readonly isPublished: boolean;
  readonly owner: "admin" | "ada";
  readonly isShared: boolean;
  readonly deployed: string | null;
}

const item: fc.Arbitrary<Item> = fc.record({
  name: fc
    .array(fc.constantFrom("alpha", "beta", "gamma-ray"), { minLength: 1, maxLength: 2 })
    .map((words) => words.join("_")),
  title: fc.option(
    fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(", ")),
  ),
  accessType: fc.constantFrom("all", "logged_in", "acl"),
  isApi: fc.boolean(),
  isPublished: fc.boolean(),
  owner: fc.constantFrom("admin", "ada"),
  isShared: fc.boolean(),
  deployed: fc.constantFrom(null, "2026-01-01T00:00:00Z", "2026-02-01T00:00:00Z"),
});

/** Creates the items in turn, with their numbers in their names, and gives their guids. */
async function store(items: readonly Item[]): Promise<readonly string[]> {
  const guids = items.map(() => crypto.randomUUID());
  const insert = env.DATABASE.prepare(
    `INSERT INTO content (guid, owner_id, name, title, description, access_type, app_mode, upstream_url, created_time, last_deployed_time,
      name_words, title_words)
    VALUES (?, ?, ?, ?, '', ?, ?, ?, '2026-01-01T00:00:00Z', ?, ?, ?)`,
  );
  const share = env.DATABASE.prepare(
    "INSERT INTO content_permissions (content_id, user_id, role) SELECT id, ?, 1 FROM content WHERE guid = ?",
  );
  await env.DATABASE.batch([
    env.DATABASE.prepare("DELETE FROM content"),
    ...items.flatMap((one, index) => {
      const [guid, name] = [guids[index] ?? "", `${one.name}-${index}`];
      const upstream = one.isApi ? "https://upstream.example" : null;
      const { id } = people[one.owner];
      const mode = one.isApi ? "api" : "static";
      return [
        insert.bind(
          guid,
          id,
          name,
          one.title,
          one.accessType,
          mode,
          upstream,
          one.deployed,
          searchWords(name),
          searchWords(one.title ?? ""),
        ),
        ...(one.isPublished
          ? [env.DATABASE.prepare("UPDATE content SET bundle_id = 1 WHERE guid = ?").bind(guid)]
          : []),
        ...(one.isShared ? [share.bind(people.vic.id, guid)] : []),
      ];
    }),
  ]);
  return guids;
}

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Tells if the words of a phrase stand in a text in a row, the last one as a beginning. */
function hasPhrase(text: string, phrase: string): boolean {
  const [words, wanted] = [wordsOf(text), wordsOf(phrase)];
  return words.some((_, from) =>
    wanted.every((word, index) => {
      const own = words[from + index] ?? "";
      return index === wanted.length - 1 ? own.startsWith(word) : own === word;
    }),
  );
}

const search = fc.record({
  who: fc.constantFrom("admin", "ada", "vic"),
  phrases: fc.array(fc.constantFrom("rain", "report", "ubersicht", "gamma-r", "daily 2026", "alpha", "a", "2026"), {
    maxLength: 2,
  }),
  owner: fc.constantFrom(undefined, "ada", "ADMIN", "@me", "no-one"),
  kind: fc.constantFrom(undefined, "published", "unpublished", "static", "api"),
  sort: fc.constantFrom(undefined, "name", "created_time", "last_deployed_time"),
  order: fc.constantFrom(undefined, "asc", "desc"),
  size: fc.integer({ min: 1, max: 5 }),
});

const anyText = (unit: "grapheme" | "binary-ascii" | "binary") => fc.string({ unit, maxLength: 100 });

describe("GET /v1/search/content", () => {
  it("a search finds the content that the caller may see and that has all terms, each once, in order, page by page", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(item, { maxLength: 14, size: "max" }), search, async (items, asked) => {
        const { who, phrases, owner, kind, sort, order, size } = asked;
        const guids = await store(items);
        const fits = (one: Item, index: number) => {
          const isPublished = one.isPublished || one.isApi;
          const isMine = one.owner === who;
          const isVisible = who === "admin" || one.accessType !== "acl" || isMine || (who === "vic" && one.isShared);
          const ownerName = owner === "@me" ? who : owner?.toLowerCase();
          const texts = [`${one.name}-${index}`, one.title ?? ""];
          return (
            isVisible &&
            phrases.every((phrase) => texts.some((text) => hasPhrase(text, phrase))) &&
            (ownerName === undefined || ownerName === one.owner) &&
            (kind === undefined ||
              { published: isPublished, unpublished: !isPublished, static: !one.isApi, api: one.isApi }[kind])
          );
        };
        const keyOf = (index: number) => {
          const one = items[index];
          if (sort === "created_time" || one === undefined) return "";
          return sort === "last_deployed_time" ? (one.deployed ?? "") : `${one.name}-${index}`;
        };
        const byKey = (one: number, other: number) =>
          keyOf(one) < keyOf(other) ? -1 : keyOf(one) > keyOf(other) ? 1 : one - other;
        const ascending = items.flatMap((one, index) => (fits(one, index) ? [index] : [])).toSorted(byKey);
        const expected = (order === "desc" ? ascending.toReversed() : ascending).map((index) => guids[index]);
        const q = [
          ...phrases.map((phrase) => (phrase.includes(" ") ? `"${phrase}"` : phrase)),
          ...(owner === undefined ? [] : [`owner:${owner}`]),
          ...(kind === undefined ? [] : [`is:${kind}`]),
        ].join(" ");
        const found: string[] = [];
        for (let page = 1; ; page += 1) {
          const query = new URLSearchParams({ page_size: String(size), page_number: String(page) });
          if (q !== "") query.set("q", q);
          if (sort !== undefined) query.set("sort", sort);
          if (order !== undefined) query.set("order", order);
          // oxlint-disable-next-line no-await-in-loop -- a walk goes from page to page
          const { status, body } = await callApi(`/search/content?${query.toString()}`, { key: people[who].key });
          expect([status, body.current_page, body.total]).toEqual([200, page, expected.length]);
          expect(Object.keys(body).toSorted()).toEqual(["current_page", "results", "total"]);
          found.push(...body.results.map(({ guid }: { guid: string }) => guid));
          if (body.results.length === 0) break;
        }
        expect(found).toEqual(expected);
      }),
      { numRuns: runs(150) },
    );
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
