/** Every list of content against plain SQL, in worlds whose shares change in all ways. */
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { UserRole } from "../../../shared/index.ts";
import { CONTENT_KINDS, CONTENT_SORTS, type ContentSearch } from "../../../worker/content/search-terms.ts";
import { searchWords } from "../../../worker/content/search-words.ts";
import type { Caller } from "../../../worker/identity/caller.ts";
import { runs, sized } from "../../support/size.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { searchContent } from "../workerd/search-content.ts";
import { addPerson } from "../workerd/server.ts";

const PEOPLE = { root: "administrator", ada: "publisher", ben: "publisher", vic: "viewer" } as const satisfies Readonly<
  Record<string, UserRole>
>;

type Name = keyof typeof PEOPLE;

const NAMES = ["root", "ada", "ben", "vic"] as const;

const GROUPS = [1, 2, 3];
const ITEMS = 8;

const callers = new Map<Name, Caller>();

const callerOf = (name: Name): Caller => {
  const caller = callers.get(name);
  if (caller === undefined) throw new Error(`There is no ${name}.`);
  return caller;
};

const statement = (sql: string, ...values: readonly (string | number | null)[]) =>
  env.DATABASE.prepare(sql).bind(...values);

beforeAll(async () => {
  await inTurn(NAMES, async (name) => {
    const role = PEOPLE[name];
    const { id, guid } = await addPerson(role, name);
    const by = { kind: "api_key", id: 1, name: "test", expiresAt: null } as const;
    callers.set(name, { userId: id, guid, role, username: name, fullName: "", by });
  });
});

const person = fc.constantFrom(...NAMES);
const item = fc.integer({ min: 1, max: ITEMS });
const group = fc.constantFrom(...GROUPS);
const access = fc.constantFrom("all", "logged_in", "acl", "acl");
const name = fc.constantFrom("report", "Report", "re-port", "re", "sales.report");
const time = fc.constantFrom(null, "2026-01-01T00:00:00Z", "2026-02-01T00:00:00Z");

/** The changes of what people may see, each as a statement; those that cannot be are none. */
const change = fc.oneof(
  fc.record({ kind: fc.constant("grant" as const), item, person }),
  fc.record({ kind: fc.constant("grant to group" as const), item, group }),
  fc.record({ kind: fc.constant("withdraw" as const), item, person }),
  fc.record({ kind: fc.constant("withdraw from group" as const), item, group }),
  fc.record({ kind: fc.constant("join" as const), group, person }),
  fc.record({ kind: fc.constant("leave" as const), group, person }),
  fc.record({ kind: fc.constant("delete group" as const), group }),
  fc.record({ kind: fc.constant("delete" as const), item }),
  fc.record({ kind: fc.constant("transfer" as const), item, person }),
  fc.record({ kind: fc.constant("open or close" as const), item, access }),
  fc.record({ kind: fc.constant("rename" as const), item, name }),
  fc.record({ kind: fc.constant("deploy" as const), item, time, isPublished: fc.boolean() }),
);

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

function make(one: Change): D1PreparedStatement {
  const userId = "person" in one ? callerOf(one.person).userId : 0;
  switch (one.kind) {
    case "grant":
      return statement(
        "INSERT OR IGNORE INTO content_permissions (content_id, user_id, role) SELECT id, ?2, 1 FROM content WHERE id = ?1",
        one.item,
        userId,
      );
    case "grant to group":
      return statement(
        `INSERT OR IGNORE INTO content_permissions (content_id, group_id, role)
        SELECT content.id, groups.id, 2 FROM content JOIN groups ON groups.id = ?2 WHERE content.id = ?1`,
        one.item,
        one.group,
      );
    case "withdraw":
      return statement("DELETE FROM content_permissions WHERE content_id = ? AND user_id = ?", one.item, userId);
    case "withdraw from group":
      return statement("DELETE FROM content_permissions WHERE content_id = ? AND group_id = ?", one.item, one.group);
    case "join":
      return statement(
        "INSERT OR IGNORE INTO group_members (group_id, user_id) SELECT id, ?2 FROM groups WHERE id = ?1",
        one.group,
        userId,
      );
    case "leave":
      return statement("DELETE FROM group_members WHERE group_id = ? AND user_id = ?", one.group, userId);
    case "delete group":
      return statement("DELETE FROM groups WHERE id = ?", one.group);
    case "delete":
      return statement("DELETE FROM content WHERE id = ?", one.item);
    case "transfer":
      return statement("UPDATE OR IGNORE content SET owner_id = ?2 WHERE id = ?1", one.item, userId);
    case "open or close":
      return statement("UPDATE content SET access_type = ?2 WHERE id = ?1", one.item, one.access);
    case "rename":
      return statement(
        "UPDATE OR IGNORE content SET name = ?2, name_words = ?3 WHERE id = ?1",
        one.item,
        one.name,
        searchWords(one.name),
      );
    default:
      return statement(
        "UPDATE content SET last_deployed_time = ?2, bundle_id = ?3 WHERE id = ?1",
        one.item,
        one.time,
        one.isPublished ? 1 : null,
      );
  }
}

/** Vic sees an item by two groups. */
const SHARED_AT_FIRST: readonly Change[] = [
  { kind: "join", group: 1, person: "vic" },
  { kind: "join", group: 2, person: "vic" },
  { kind: "join", group: 2, person: "ben" },
  { kind: "grant to group", item: 4, group: 1 },
  { kind: "grant to group", item: 4, group: 2 },
  { kind: "grant to group", item: 2, group: 2 },
];

/** A world of new groups and items, some of them shared, after changes. */
async function makeWorld(owners: readonly Name[], changes: readonly Change[] = []): Promise<void> {
  const items = owners.map((owner, index) => {
    const [id, isApi] = [index + 1, index % 3 === 0];
    return statement(
      `INSERT OR IGNORE INTO content (id, guid, owner_id, name, title, description, access_type, app_mode, upstream_url, created_time,
        name_words, title_words) VALUES (?1, ?1, ?2, ?3, ?4, '', ?5, ?6, ?7, '2026-01-01T00:00:00Z', ?8, ?9)`,
      id,
      callerOf(owner).userId,
      `report-${id}`,
      "Daily figures",
      id % 2 === 0 ? "acl" : "logged_in",
      isApi ? "api" : "static",
      isApi ? "https://upstream.example" : null,
      `report ${id}`,
      "daily figures",
    );
  });
  await env.DATABASE.batch([
    statement("DELETE FROM content"),
    statement("DELETE FROM groups"),
    ...GROUPS.map((id) => statement("INSERT INTO groups (id, guid, name, owner_id) VALUES (?1, ?1, ?1, 1)", id)),
    ...items,
    ...[...SHARED_AT_FIRST, ...changes].map(make),
  ]);
}

const search: fc.Arbitrary<ContentSearch> = fc.record({
  scope: fc.constantFrom("known", "known", "shared"),
  phrases: fc
    .subarray(["daily", "rep", "sales report", "figures"], { maxLength: 2 })
    .filter(({ length }) => length !== 1),
  owners: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    fc.array(fc.constantFrom("@me", "ada", "BEN", "no-one"), { maxLength: 2 }),
  ),
  names: fc.oneof({ weight: 5, arbitrary: fc.constant([]) }, fc.constant(["REPORT"])),
  kinds: fc.oneof(fc.constant([]), fc.subarray([...CONTENT_KINDS], { maxLength: 2 })),
  sort: fc.constantFrom(...CONTENT_SORTS),
  isAscending: fc.boolean(),
});

const CONDITIONS = {
  published: "(bundle_id IS NOT NULL OR app_mode = 'api')",
  unpublished: "NOT (bundle_id IS NOT NULL OR app_mode = 'api')",
  static: "app_mode = 'static'",
  api: "app_mode = 'api'",
} as const;

/** The ids of all that a list has, by plain SQL. */
async function plainly({ userId, role }: Caller, asked: ContentSearch): Promise<readonly number[]> {
  const isShared = asked.scope === "shared";
  const mayKnow = `(access_type <> 'acl' OR owner_id = ${userId}
    OR id IN (SELECT content_id FROM content_permissions WHERE user_id = ${userId}
      OR group_id IN (SELECT group_id FROM group_members WHERE user_id = ${userId})))`;
  const conditions = [
    role === "administrator" && !isShared ? "true" : mayKnow,
    ...(isShared ? [`owner_id <> ${userId}`] : []),
    ...asked.phrases.map((words) => `(' ' || name_words || ' | ' || title_words LIKE '% ${words}%')`),
    ...asked.owners.map((owner) =>
      owner === "@me" ? `owner_id = ${userId}` : `owner_id = (SELECT id FROM users WHERE username = '${owner}')`,
    ),
    ...asked.names.map((whole) => `name = '${whole}'`),
    ...asked.kinds.map((kind) => CONDITIONS[kind]),
  ];
  const direction = asked.isAscending ? "ASC" : "DESC";
  const column = { name: "name", created_time: "id", last_deployed_time: "last_deployed_time" }[asked.sort];
  const { results } = await env.DATABASE.prepare(
    `SELECT id FROM content WHERE ${conditions.join(" AND ")} ORDER BY ${column} ${direction}, id ${direction}`,
  ).all<{ readonly id: number }>();
  return results.map(({ id }) => id);
}

async function pageOf(caller: Caller, asked: ContentSearch, limit: number, offset: number) {
  const view = { caller, origin: "https://steward.example", withOwner: false };
  const { items, total } = await searchContent(env.DATABASE, asked, { limit, offset }, view);
  return { ids: items.map(({ id }) => Number(id)), total };
}

describe("searchContent", () => {
  it("every page and total is what plain SQL selects, however shares have changed", async () => {
    const owners = fc.array(person, { minLength: ITEMS, maxLength: ITEMS });
    const asked = fc.array(fc.tuple(person, search, fc.integer({ min: 1, max: 4 })), { minLength: 8, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(
        owners,
        fc.array(change, { maxLength: 25, size: "max" }),
        asked,
        async (all, changes, searches) => {
          await makeWorld(all, changes);
          await inTurn(searches, async ([who, one, limit]) => {
            const ids = await plainly(callerOf(who), one);
            for (let offset = 0; offset < ids.length + 2; offset += limit) {
              expect(await pageOf(callerOf(who), one, limit, offset)).toEqual({
                ids: ids.slice(offset, offset + limit),
                total: ids.length,
              });
            }
          });
        },
      ),
      { numRuns: sized({ full: 300, small: 8 }) },
    );
  });

  it("after each change, the shares are those of the content, counted, and no audience is left without content", async () => {
    const pairs = [
      "SELECT * FROM content_shares ORDER BY content_id, reader",
      "SELECT * FROM content_sharing ORDER BY content_id, reader",
      "SELECT * FROM content_counts ORDER BY 1, 2, 3",
      `SELECT reader, audience_id, kind, count(*) AS items FROM (
        SELECT reader, audience_id, kind FROM content_shares WHERE audience_id <> 0
        UNION ALL SELECT reader, 0, kind FROM content_shares) GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
      "SELECT group_ids FROM audiences ORDER BY 1",
      "SELECT '' AS group_ids UNION SELECT group_ids FROM content_groups ORDER BY 1",
    ].map((sql) => statement(sql));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 25, size: "max" }), async (changes) => {
        await makeWorld(["ada", "ben", "vic", "root", "ada", "ben", "ada", "ben"]);
        await inTurn(changes, async (one) => {
          const [, ...found] = await env.DATABASE.batch([make(one), ...pairs]);
          const [shares, sharing, counts, counted, audiences, groups] = found.map(({ results }) => results);
          expect(shares).toEqual(sharing);
          expect(counts).toEqual(counted);
          expect(audiences).toEqual(groups);
        });
      }),
      { numRuns: runs(300) },
    );
  });
});
