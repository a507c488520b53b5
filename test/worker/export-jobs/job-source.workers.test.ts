import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import {
  type AuditEntryPage,
  type AuditQuery,
  type ReadAuditPage,
  readAuditPage,
} from "../../../worker/audit-log/store.ts";
import { AUDIT_OWN_LOG_MAX_CHARACTERS, readerAhead } from "../../../worker/export-jobs/job-source.ts";
import { askWith } from "../../../worker/platform/ask-store.ts";
import type { Ask } from "../../../worker/platform/reading.ts";
import { emptyAuditLog, removeAuditEntries } from "../workerd/audit-log.ts";

const ENTRIES = 100;

const own = askWith(env.DATABASE);

beforeEach(async () => {
  await emptyAuditLog();
  await write(ENTRIES, 10);
});

async function write(entries: number, characters: number): Promise<void> {
  await env.DATABASE.prepare(
    `WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ?1)
    INSERT INTO audit_log (time, user_id, user_guid, user_description, action, event_description)
    SELECT '2026-01-01T00:00:00Z', '0', NULL, 'System', 'bootstrap', substr(hex(zeroblob(?2)), 1, ?2) FROM numbers`,
  )
    .bind(entries, characters)
    .run();
}

/** A database that counts the trips to it. */
function counted() {
  const trips = { count: 0 };
  const ask = askWith({
    prepare: (sql) => env.DATABASE.prepare(sql),
    batch: async (statements) => {
      trips.count += 1;
      return await env.DATABASE.batch(statements);
    },
  });
  return { trips, ask };
}

const after = (id: number, limit: number): AuditQuery => ({
  limit,
  isAscending: true,
  cursor: { side: "next", id },
  filter: {},
});

/** The pages from the beginning of the log to its end. */
async function walk(read: ReadAuditPage, limit: number, ask: Ask) {
  const pages: AuditEntryPage[] = [];
  for (let id: number | null = 0; id !== null; ) {
    const page = await read(ask, after(id, limit));
    if (page === undefined) throw new Error("There is no such page.");
    pages.push(page);
    id = page.next;
  }
  return pages;
}

const anyLimit = fc.constantFrom(1, 3, 7, 40);
const anyQuery = fc.record({
  limit: anyLimit,
  isAscending: fc.boolean(),
  cursor: fc.record({
    side: fc.constantFrom("next" as const, "previous" as const),
    id: fc.integer({ min: 0, max: ENTRIES + 1 }),
  }),
  filter: fc.constantFrom({}, { action: "bootstrap" }),
});
/** The next page, the next one with another number of entries, the same page again, or any other one. */
const anyStep = fc.oneof(
  { weight: 4, arbitrary: fc.constant("next" as const) },
  { weight: 1, arbitrary: anyLimit },
  { weight: 1, arbitrary: fc.constant("again" as const) },
  { weight: 1, arbitrary: anyQuery },
);

it("gives the pages that the API gives, in whatever order they are asked for", async () => {
  await fc.assert(
    fc.asyncProperty(anyLimit, fc.array(anyStep, { maxLength: 12 }), async (limit, steps) => {
      const read = readerAhead();
      let [query, next] = [after(0, limit), 0 as number | null];
      for (const step of ["again", ...steps] as const) {
        if (step === "next") query = after(next ?? query.cursor.id, query.limit);
        else if (typeof step === "number") query = after(next ?? query.cursor.id, step);
        else if (step !== "again") query = step;
        const page = await read(own, query);
        expect(page).toEqual(await readAuditPage(own, query));
        next = page?.next ?? null;
      }
    }),
    { numRuns: 40 },
  );
});

it("goes to the database an eighth as often as there are pages, once they come one after the other", async () => {
  const { trips, ask } = counted();
  const pages = await walk(readerAhead(), 2, ask);
  expect(pages).toEqual(await walk(readAuditPage, 2, own));
  expect(pages).toHaveLength(50);
  // One page, two, four, and six times eight at most.
  expect(trips.count).toBe(9);
});

it("reads a page again that is asked for again, as the log is then", async () => {
  const read = readerAhead();
  await read(own, after(0, 2));
  await read(own, after(2, 2));
  await removeAuditEntries(3);
  expect((await read(own, after(2, 2)))?.entries.map(({ id }) => id)).toEqual(["4", "5"]);
  expect((await read(own, after(5, 2)))?.entries.map(({ id }) => id)).toEqual(["6", "7"]);
});

it("reads one page at once where entries are large", async () => {
  await emptyAuditLog();
  await write(12, AUDIT_OWN_LOG_MAX_CHARACTERS / 4 + 1);
  const { trips, ask } = counted();
  expect(await walk(readerAhead(), 2, ask)).toHaveLength(6);
  expect(trips.count).toBe(6);
});
