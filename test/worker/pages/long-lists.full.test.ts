/** Pages of things that have very many others, on a phone. */

import { beforeAll, expect, it } from "vitest";
import { inTurn } from "../workerd/in-turn.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { usePages } from "./support/page-tests.ts";

const { server, address, openSignedIn } = usePages();

const COUNT = 120;

/** A page of this many pixels is one that no one reads to its end. */
const MAX_HEIGHT = 15_000;

const NUMBERS = `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${COUNT})`;

const TIME = "'2026-01-01T00:00:00Z'";

/** A guid that a statement makes of a prefix and a number. */
const guid = (prefix: string) => `printf('${prefix}000000-0000-4000-a000-%012d', n)`;

/** The administrator, with an item and a group, and what belongs to them. */
const STATEMENTS = [
  `INSERT INTO users (guid, username, first_name, last_name, email, role, created_time, updated_time)
    SELECT ${guid("aa")}, 'user-' || n, 'First ' || n, 'Last ' || n, 'user' || n || '@example.com', 1, ${TIME}, ${TIME} FROM numbers`,
  `INSERT INTO groups (guid, name, owner_id) SELECT ${guid("bb")}, 'Group ' || n, 1 FROM numbers`,
  `INSERT INTO content (guid, owner_id, name, description, access_type, app_mode, created_time)
    SELECT ${guid("cc")}, 1, 'content-' || n, '', 'acl', 'static', ${TIME} FROM numbers`,
  "INSERT INTO group_members (group_id, user_id) SELECT id, 1 FROM groups",
  "INSERT OR IGNORE INTO group_members (group_id, user_id) SELECT (SELECT min(id) FROM groups), id FROM users",
  "INSERT INTO content_permissions (content_id, group_id, role) SELECT id, (SELECT min(id) FROM groups), 1 FROM content",
  `INSERT INTO content_permissions (content_id, user_id, role)
    SELECT (SELECT min(id) FROM content), id, 1 FROM users WHERE id > 1`,
  `INSERT INTO bundles (content_id, object_prefix, entry_file, created_time, archive_bytes, file_count, file_bytes)
    SELECT (SELECT min(id) FROM content), 'prefix-' || n, 'index.html', ${TIME}, 10, 1, 10 FROM numbers`,
  `INSERT INTO api_keys (user_id, name, hash, last_four, role, created_time)
    SELECT 1, 'key ' || n, randomblob(32), 'abcd', 1, ${TIME} FROM numbers`,
  `INSERT INTO sessions (hash, content_secret, user_id, method, created_time, active_time, expires_time)
    SELECT randomblob(32), randomblob(32), 1, 'openid_connect', strftime('%Y-%m-%dT%H:%M:%SZ', 'now'),
      strftime('%Y-%m-%dT%H:%M:%SZ', 'now'), '2999-01-01T00:00:00Z' FROM numbers`,
  `INSERT INTO audit_log (time, user_id, user_guid, user_description, action, event_description)
    SELECT ${TIME}, '1', (SELECT guid FROM users WHERE id = 1), 'somebody', 'update_user', 'A change, told in many words. ' || n
    FROM numbers`,
];

let paths: readonly string[];

beforeAll(async () => {
  const { DATABASE } = server().stores;
  await DATABASE.batch(STATEMENTS.map((sql) => DATABASE.prepare(`${NUMBERS} ${sql}`)));
  const user = await DATABASE.prepare("SELECT guid FROM users WHERE id = 1").first<string>("guid");
  paths = [
    "/",
    "/items",
    "/keys",
    "/users",
    "/groups",
    "/audit",
    "/sessions",
    "/status",
    "/exports",
    ...["", "/role", "/keys", "/sessions", "/settings", "/lock"].map((rest) => `/users/${user}${rest}`),
    ...["", "/members/new", "/delete"].map((rest) => `/groups/bb000000-0000-4000-a000-000000000001${rest}`),
    ...["", "/sharing", "/versions", "/settings", "/owner", "/delete"].map(
      (rest) => `/items/cc000000-0000-4000-a000-000000000001${rest}`,
    ),
  ];
});

it("no page is too high to be read, and what is folded can be opened", async () => {
  const page = await openSignedIn("/");
  await page.setViewportSize({ width: 360, height: 740 });
  const opened = await inTurn(paths, async (path) => {
    const answer = await page.goto(address(path));
    const height = Number(await page.evaluate("document.documentElement.scrollHeight"));
    return { path, status: answer?.status(), height };
  });
  expect(opened.filter(({ status, height }) => status !== 200 || height > MAX_HEIGHT)).toEqual([]);
  await page.goto(address("/keys"));
  await expect.poll(async () => await page.getByRole("row").count()).toBe(20);
  await page.getByText(`Show ${COUNT + 1 - 20} more`).click();
  await expect.poll(async () => await page.getByRole("rowheader", { name: "key 1", exact: true }).count()).toBe(1);
  await expectAccessible(page);
});
