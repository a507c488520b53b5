/** The lists of a server with as many rows as `SCALE` has, and how many rows each may read. */

/** The numbers of rows that the long test adds. */
export const SCALE = { users: 10_000, content: 100_000, permissions: 20_000, entries: 1_000_000 } as const;

/**
 * The request for a list: `{viewer}` stands for the viewer's row, and `{user}` and `{object}` for guids that entries
 * have.
 */
export interface List {
  readonly name: string;
  /** The name of the lists that read as much as this one. */
  readonly group: string;
  readonly as: "administrator" | "viewer";
  readonly path: string;
  /** Selects what the list has, in its order, as `id`: simply, however long that takes. */
  readonly sql: string;
  /** The number of items before the page. */
  readonly offset: number;
  /** The most rows that the page may read at that scale. */
  readonly most: number;
}

export const PAGE_ITEMS = 500;

/** The most rows of a page, ten for each of its items. */
const ROWS_OF_PAGE = 10 * PAGE_ITEMS;

const VISIBLE = {
  administrator: "true",
  viewer:
    "(access_type <> 'acl' OR owner_id = {viewer} OR id IN (SELECT content_id FROM content_permissions WHERE user_id = {viewer}))",
} as const;

const ROLES = ["administrator", "viewer"] as const;

const pathOf = (path: string, parameters: Readonly<Record<string, string | number>>) =>
  `/__api__/v1/${path}?${Object.entries(parameters)
    .map(([name, value]) => `${name}=${String(value).replaceAll(" ", "%20")}`)
    .join("&")}`;

const sorted = (sort: string, column: string): readonly List[] =>
  ROLES.flatMap((as) =>
    ["ASC", "DESC"].flatMap((order) =>
      [1, 100, 250].map((page) => {
        const offset = (page - 1) * PAGE_ITEMS;
        return {
          name: `content by ${sort}, ${order === "ASC" ? "ascending" : "descending"}, page ${page}`,
          group: `content, any sort, page ${page}`,
          as,
          path: pathOf("search/content", {
            page_size: PAGE_ITEMS,
            page_number: page,
            sort,
            order: order.toLowerCase(),
          }),
          sql: `SELECT guid AS id FROM content WHERE ${VISIBLE[as]} ORDER BY ${column} ${order}, content.id ${order}`,
          offset,
          // Content that others may see, too, is read up to the page, and then merged with content that only the caller may see.
          most: ROWS_OF_PAGE + (as === "viewer" ? 2 : 1) * Math.min(offset, SCALE.content),
        };
      }),
    ),
  );

const found = (q: string, condition: string, most: number): readonly List[] =>
  ROLES.map((as) => ({
    name: `content, \`${q}\``,
    group: `content, \`${q}\``,
    as,
    path: pathOf("search/content", { page_size: PAGE_ITEMS, q }),
    sql: `SELECT guid AS id FROM content WHERE ${condition} AND ${VISIBLE[as]} ORDER BY name, content.id`,
    offset: 0,
    most,
  }));

const users = (
  name: string,
  parameters: Readonly<Record<string, string | number>>,
  condition: string,
  offset = 0,
): List => ({
  name: `users, ${name}`,
  group: "users, any filter or page",
  as: "administrator",
  path: pathOf("users", { page_size: PAGE_ITEMS, ...parameters }),
  sql: `SELECT guid AS id FROM users WHERE ${condition}
    ORDER BY first_name COLLATE NOCASE, last_name COLLATE NOCASE, username`,
  offset,
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
    offset: 0,
    most: 2 * PAGE_ITEMS,
  }));

export const LISTS: readonly List[] = [
  ...sorted("name", "name"),
  ...sorted("created_time", "created_time"),
  ...sorted("last_deployed_time", "last_deployed_time"),
  // Each item that is found by words is looked at.
  ...found("report", "(name LIKE 'report%' OR title LIKE '% report %')", 3 * SCALE.content),
  ...found('"forecast 777"', "(title LIKE '%forecast 777%' OR name LIKE 'forecast-777%')", ROWS_OF_PAGE),
  ...found('"quarterly report 4242"', "title LIKE 'quarterly report 4242%'", ROWS_OF_PAGE),
  ...found("owner:person.42", "owner_id = (SELECT id FROM users WHERE username = 'person.42')", ROWS_OF_PAGE),
  // Items of other kinds are passed over.
  ...found("is:api", "app_mode = 'api'", ROWS_OF_PAGE + SCALE.content),
  ...found("is:published", "(bundle_id IS NOT NULL OR app_mode = 'api')", ROWS_OF_PAGE),
  ...found("is:static is:unpublished", "app_mode = 'static' AND bundle_id IS NULL", 2 * ROWS_OF_PAGE),
  ...found("report is:api", "(name LIKE 'report%' OR title LIKE '% report %') AND app_mode = 'api'", 3 * SCALE.content),
  users("all", {}, "true"),
  users("the last page", { page_size: PAGE_ITEMS, page_number: 20 }, "true", 19 * PAGE_ITEMS),
  users("a prefix", { prefix: "person.77" }, "username LIKE 'person.77%'"),
  users("a role", { user_role: "administrator" }, "role = 3"),
  users("a status", { account_status: "locked" }, "locked = 1"),
  ...audit(true),
  ...audit(false),
];
