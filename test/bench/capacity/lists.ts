/** The lists of a server with as many rows as `SCALE` has, and how many rows each may read. */

import { ASKERS, type Asker } from "./people.ts";

/** The numbers of rows that the long test adds. */
export const SCALE = {
  users: 10_000,
  content: 100_000,
  permissions: 20_000,
  groups: 50,
  members: 5_000,
  groupPermissions: 20_000,
  entries: 1_000_000,
} as const;

/**
 * The request for a list: `{caller}` stands for the row of who asks, and `{user}`, `{owner}` and `{object}` for guids.
 */
export interface List {
  readonly name: string;
  /** The name of the lists that read as much as this one. */
  readonly group: string;
  readonly as: Asker;
  /** The path of the first page. */
  readonly path: string;
  /** Selects what the list has, in its order, as `id`: simply, however long that takes. */
  readonly sql: string;
  readonly page: "first" | "middle" | "last";
  /** The most rows that the page may read at that scale. */
  readonly most: number;
}

export const PAGE_ITEMS = 500;

/** The number of a page of a list that has so many items. */
export function pageNumber(page: List["page"], total: number): number {
  const last = Math.max(1, Math.ceil(total / PAGE_ITEMS));
  return { first: 1, middle: Math.ceil(last / 2), last }[page];
}

/** The most rows of a page, ten for each of its items. */
const ROWS_OF_PAGE = 10 * PAGE_ITEMS;

const IS_SHARED = `(access_type <> 'acl' OR owner_id = {caller} OR id IN (SELECT content_id FROM content_permissions
  WHERE user_id = {caller} OR group_id IN (SELECT group_id FROM group_members WHERE user_id = {caller})))`;

const visibleTo = (as: Asker) => (as === "administrator" ? "true" : IS_SHARED);

const pathOf = (path: string, parameters: Readonly<Record<string, string | number>>) =>
  `/__api__/v1/${path}?${Object.entries(parameters)
    .map(([name, value]) => `${name}=${String(value).replaceAll(" ", "%20")}`)
    .join("&")}`;

const ENDS = ["first", "last"] as const;
const PAGES = [...ENDS, "middle"] as const;

/** The rows that a page may read by what comes before it: of lists of others than everyone, three for each item. */
const SKIPPED: Readonly<Record<Asker, number>> = {
  administrator: SCALE.content / 2,
  viewer: SCALE.content / 2,
  owner: SCALE.content / 2 + (3 * SCALE.content) / 20,
  member: SCALE.content / 2 + (3 * SCALE.content) / 10,
};

const sorted = (sort: string, column: string): readonly List[] =>
  ASKERS.flatMap((as) =>
    ["ASC", "DESC"].flatMap((order) =>
      PAGES.map((page) => ({
        name: `content by ${sort}, ${order === "ASC" ? "ascending" : "descending"}, the ${page} page`,
        group: `content, any sort, ${page === "middle" ? "in the middle" : "the first and the last page"}`,
        as,
        path: pathOf("search/content", { page_size: PAGE_ITEMS, sort, order: order.toLowerCase() }),
        sql: `SELECT guid AS id FROM content WHERE ${visibleTo(as)} ORDER BY ${column} ${order}, content.id ${order}`,
        page,
        most: ROWS_OF_PAGE + (page === "middle" ? SKIPPED[as] : 0),
      })),
    ),
  );

const found = (q: string, condition: string, most: number, askers = ASKERS): readonly List[] =>
  askers.flatMap((as) =>
    ENDS.map((page) => ({
      name: `content, \`${q}\`, the ${page} page`,
      group: `content, \`${q}\``,
      as,
      path: pathOf("search/content", { page_size: PAGE_ITEMS, q }),
      sql: `SELECT guid AS id FROM content WHERE ${condition} AND ${visibleTo(as)} ORDER BY name, content.id`,
      page,
      most,
    })),
  );

const users = (
  name: string,
  parameters: Readonly<Record<string, string | number>>,
  condition: string,
  page: List["page"] = "first",
): List => ({
  name: `users, ${name}`,
  group: "users, any filter or page",
  as: "administrator",
  path: pathOf("users", { page_size: PAGE_ITEMS, ...parameters }),
  sql: `SELECT guid AS id FROM users WHERE ${condition}
    ORDER BY first_name COLLATE NOCASE, last_name COLLATE NOCASE, username`,
  page,
  // Once for the page, and once for the total.
  most: 2 * SCALE.users + PAGE_ITEMS,
});

const AUDIT_FILTERS = [
  { parameter: "action", value: "upload_bundle", test: "action = 'upload_bundle'" },
  { parameter: "user_guid", value: "{user}", test: "user_guid = '{user}'" },
  { parameter: "api_key_id", value: "50", test: "api_key_id = '50'" },
  { parameter: "object_id", value: "{object}", test: "object_id = '{object}'" },
  { parameter: "from", value: "2024-01-05T00:00:00Z", test: "time >= '2024-01-05T00:00:00Z'" },
  { parameter: "to", value: "2024-02-20T00:00:00Z", test: "time < '2024-02-20T00:00:00Z'" },
];

/** Each filter alone, and each two of them. */
const AUDIT_CHOICES = [
  [],
  ...AUDIT_FILTERS.flatMap((one, index) => [[one], ...AUDIT_FILTERS.slice(index + 1).map((other) => [one, other])]),
];

const audit = (ascending: boolean): readonly List[] =>
  AUDIT_CHOICES.map((filters) => ({
    name: `audit log, ${filters.map(({ parameter }) => parameter).join(" and ") || "all"}, ${ascending ? "oldest" : "newest"} first`,
    group: "audit log, any filter or two of them",
    as: "administrator",
    path: pathOf("audit_logs", {
      limit: PAGE_ITEMS,
      ascOrder: String(ascending),
      ...Object.fromEntries(filters.map(({ parameter, value }) => [parameter, value])),
    }),
    sql: `SELECT CAST(id AS TEXT) AS id FROM audit_log WHERE ${["true", ...filters.map(({ test }) => test)].join(" AND ")}
      ORDER BY audit_log.id ${ascending ? "ASC" : "DESC"}`,
    page: "first",
    most: 2 * PAGE_ITEMS,
  }));

const OF_OWNER = "owner_id = (SELECT id FROM users WHERE guid = '{owner}')";

export const LISTS: readonly List[] = [
  ...sorted("name", "name"),
  ...sorted("created_time", "created_time"),
  ...sorted("last_deployed_time", "last_deployed_time"),
  // An entry of the index is read for each item that has the word, and the item itself, once for page and total.
  ...found("report", "(name LIKE 'report%' OR title LIKE '% report %')", 2 * SCALE.content),
  ...found(
    "report is:api",
    "(name LIKE 'report%' OR title LIKE '% report %') AND app_mode = 'api'",
    1.2 * SCALE.content,
  ),
  ...found("region report", "(name LIKE 'report%' OR title LIKE '% report %')", 3 * SCALE.content),
  ...found('"forecast 777"', "(title LIKE '%forecast 777%' OR name LIKE 'forecast-777%')", ROWS_OF_PAGE),
  ...found('"quarterly report 4242"', "title LIKE 'quarterly report 4242%'", ROWS_OF_PAGE),
  ...found("region 4242", "(title LIKE '% 4242%' OR name LIKE '%-4242%')", ROWS_OF_PAGE),
  ...found("owner:person.42", "owner_id = (SELECT id FROM users WHERE username = 'person.42')", ROWS_OF_PAGE),
  ...found("owner:@me", "owner_id = {caller}", ROWS_OF_PAGE),
  // The owner of half of all items: others than administrators read these once.
  ...found("owner:{owner}", OF_OWNER, ROWS_OF_PAGE, ["administrator"]),
  ...found("owner:{owner}", OF_OWNER, SCALE.content, ["viewer", "owner", "member"]),
  ...found("is:api", "app_mode = 'api'", ROWS_OF_PAGE),
  ...found("is:published", "(bundle_id IS NOT NULL OR app_mode = 'api')", ROWS_OF_PAGE),
  ...found("is:unpublished", "app_mode = 'static' AND bundle_id IS NULL", ROWS_OF_PAGE),
  ...found("is:static is:unpublished", "app_mode = 'static' AND bundle_id IS NULL", ROWS_OF_PAGE),
  users("all", {}, "true"),
  users("the last page", {}, "true", "last"),
  users("a prefix", { prefix: "person.77" }, "username LIKE 'person.77%'"),
  users("a role", { user_role: "administrator" }, "role = 3"),
  users("a status", { account_status: "locked" }, "locked = 1"),
  ...audit(true),
  ...audit(false),
];
