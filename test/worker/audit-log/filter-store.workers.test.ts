import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { type AuditQuery, readAuditPage } from "../../../worker/audit-log/store.ts";
import { askWith } from "../../../worker/platform/ask-store.ts";
import { AUDIT_FILTER_MAX_ENTRIES } from "../../../worker/values/limits.ts";
import { emptyAuditLog } from "../workerd/audit-log.ts";
import { countingRows } from "../workerd/rows-read.ts";

const LIMIT = 100;

/** Twice as many as are looked at have each of two values. */
const HALF = 2 * AUDIT_FILTER_MAX_ENTRIES;
const LAST = 2 * HALF;

/** An entry a second. The object and the action are others in the second half, and the key in the last thousand. */
beforeAll(async () => {
  await emptyAuditLog();
  await env.DATABASE.prepare(
    `WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ?1)
    INSERT INTO audit_log
      (time, user_id, user_guid, user_description, action, event_description, api_key_id, object_id)
    SELECT strftime('%Y-%m-%dT%H:%M:%SZ', 1767225600 + number, 'unixepoch'), '1', iif(number % 2 = 0, 'even', 'odd'),
      'A user', iif(number <= ?2, 'create_key', 'delete_key'), 'Entry ' || number, iif(number > ?1 - 1000, '7', '6'),
      iif(number <= ?2, 'x', 'y') FROM numbers`,
  )
    .bind(LAST, HALF)
    .run();
});

const { database, rowsRead } = countingRows(env.DATABASE);

const read = async (filter: AuditQuery["filter"], cursor: AuditQuery["cursor"] = { side: "next", id: 0 }) =>
  await readAuditPage(askWith(database), { limit: LIMIT, isAscending: true, cursor, filter });

it.each([
  ["an action", { action: "create_key" }, 100],
  ["a key", { api_key_id: "7" }, LAST - 500],
  ["an object", { object_id: "y" }, HALF],
  ["a user", { user_guid: "even" }, HALF],
  ["a user and an object", { user_guid: "even", object_id: "x" }, HALF / 2],
] as const)("reads the entries of a page of %s, and few others", async (_, filter, id) => {
  rowsRead();
  const page = await read(filter, { side: "next", id });
  expect(page?.entries).toHaveLength(LIMIT);
  expect([page?.entries[0]?.id, page?.next]).not.toContain(null);
  const count = Object.keys(filter).length;
  // An entry that is found by an index is two rows: that of the index, and its own.
  expect(rowsRead()).toBeLessThanOrEqual(
    count === 1 ? 2 * (LIMIT + 2) : 2 * AUDIT_FILTER_MAX_ENTRIES + 4 * (LIMIT + 2),
  );
});

it("reads the entries of a time only, and those of a minute before it", async () => {
  rowsRead();
  const page = await read({ from: new Date("2026-01-01T08:00:00Z") });
  expect(page?.entries[0]?.time).toBe("2026-01-01T08:00:00Z");
  expect(rowsRead()).toBeLessThanOrEqual(LIMIT + 1 + 60 + 8 * Math.ceil(Math.log2(LAST)));
});

it("finds what has two values by the one that fewer entries have", async () => {
  const page = await read({ object_id: "y", api_key_id: "7" });
  expect(page?.entries[0]?.id).toBe(String(LAST - 999));
  const last = await read({ object_id: "y", api_key_id: "7" }, { side: "next", id: LAST - 50 });
  expect([last?.entries.length, last?.next]).toEqual([50, null]);
});

it("reads no more than so many entries where too few of them have both values, and gives no page then", async () => {
  rowsRead();
  expect(await read({ object_id: "x", action: "delete_key" })).toBeUndefined();
  expect(rowsRead()).toBeLessThanOrEqual(2 * 3 * AUDIT_FILTER_MAX_ENTRIES + 100);
  const times = { from: new Date("2026-01-01T00:00:00Z"), to: new Date("2026-01-01T01:00:00Z") };
  expect(await read({ object_id: "x", action: "delete_key", ...times })).toMatchObject({ entries: [], next: null });
});
