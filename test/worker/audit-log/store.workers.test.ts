import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { readAuditPage } from "../../../worker/audit-log/store.ts";
import { askWith } from "../../../worker/platform/ask-store.ts";
import { emptyAuditLog } from "../workerd/audit-log.ts";
import { countingRows } from "../workerd/rows-read.ts";

const ENTRIES = 5_000;
const LIMIT = 100;

beforeAll(async () => {
  await emptyAuditLog();
  await env.DATABASE.prepare(
    `WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ?1)
    INSERT INTO audit_log (time, user_id, user_guid, user_description, action, event_description)
    SELECT '2026-01-01T00:00:00Z', '0', NULL, 'System', 'bootstrap', 'Entry ' || number FROM numbers`,
  )
    .bind(ENTRIES)
    .run();
});

const { database, rowsRead } = countingRows(env.DATABASE);

it.each([
  [true, "next"],
  [true, "previous"],
  [false, "next"],
  [false, "previous"],
] as const)("reads as many rows for a page, whatever its depth (ascending: %s, by %s)", async (isAscending, side) => {
  for (const id of [500, 2_500, 4_500]) {
    const page = await readAuditPage(askWith(database), {
      limit: LIMIT,
      isAscending,
      cursor: { side, id },
      filter: {},
    });
    expect(page?.entries).toHaveLength(LIMIT);
    // The page, the entry that says whether there is another page, and one of the other side.
    expect(rowsRead()).toBe(LIMIT + 2);
  }
});
