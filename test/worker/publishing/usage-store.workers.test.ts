import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { listPublisherUsage, readHighestUsage } from "../../../worker/publishing/usage-store.ts";
import { runs } from "../../support/size.ts";
import { countingRoundTrips } from "../workerd/round-trips.ts";
import { addPerson } from "../workerd/server.ts";

const QUOTAS = { publisherMaxBundles: 100, publisherMaxStoredBytes: 1_000_000 };
const TIME = "2026-01-01T00:00:00Z";
const PUBLISHERS = 3;

let owners: readonly number[];
const run = async (sql: string, ...values: readonly (string | number)[]) =>
  await env.DATABASE.prepare(sql)
    .bind(...values)
    .run();

beforeAll(async () => {
  const people = await Promise.all(Array.from({ length: PUBLISHERS }, async () => await addPerson("publisher")));
  owners = people.map(({ id }) => id);
});

beforeEach(async () => {
  await run("DELETE FROM content");
});

const addContent = async (id: number, owner: number) =>
  await run(
    `INSERT OR IGNORE INTO content (id, guid, owner_id, name, description, access_type, app_mode, created_time)
    VALUES (?1, ?1, ?2, 'content-' || ?1, '', 'acl', 'static', '${TIME}')`,
    id,
    owner,
  );

const addBundles = async (contentId: number, count: number, bytes: number) =>
  await run(
    `WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ?2)
    INSERT INTO bundles (content_id, object_prefix, entry_file, created_time, archive_bytes, file_count, file_bytes)
    SELECT id, hex(randomblob(16)), 'index.html', '${TIME}', ?3, 1, 10 FROM content, numbers WHERE id = ?1`,
    contentId,
    count,
    bytes,
  );

/** The same figures, by reading all bundles. */
async function summed() {
  const { results } = await env.DATABASE.prepare(
    `SELECT content.owner_id AS user_id, count(*) AS bundles, sum(archive_bytes + file_bytes) AS bytes
    FROM bundles JOIN content ON content.id = content_id GROUP BY 1 ORDER BY 1`,
  ).all();
  return results;
}

async function counted() {
  const query = "SELECT user_id, bundles, bytes FROM publisher_usage WHERE bundles > 0 OR bytes <> 0 ORDER BY 1";
  return (await env.DATABASE.prepare(query).all()).results;
}

const content = fc.integer({ min: 1, max: 4 });
const owner = fc.integer({ min: 0, max: PUBLISHERS - 1 });
const step = fc.oneof(
  fc.record({ kind: fc.constant("create" as const), content, owner }),
  fc.record({ kind: fc.constant("upload" as const), content, bytes: fc.integer({ min: 1, max: 1_000 }) }),
  fc.record({ kind: fc.constant("upload" as const), content, bytes: fc.integer({ min: 1, max: 1_000 }) }),
  fc.record({ kind: fc.constant("transfer" as const), content, owner }),
  fc.record({ kind: fc.constant("deleteBundle" as const), content }),
  fc.record({ kind: fc.constant("deleteContent" as const), content }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function take(one: Step): Promise<void> {
  switch (one.kind) {
    case "create":
      await addContent(one.content, owners[one.owner] ?? 0);
      return;
    case "upload":
      await addBundles(one.content, 1, one.bytes);
      return;
    case "transfer":
      await run("UPDATE content SET owner_id = ?1 WHERE id = ?2", owners[one.owner] ?? 0, one.content);
      return;
    case "deleteBundle":
      await run("DELETE FROM bundles WHERE id = (SELECT min(id) FROM bundles WHERE content_id = ?1)", one.content);
      return;
    case "deleteContent":
      await run("DELETE FROM content WHERE id = ?1", one.content);
      return;
    default:
      one satisfies never;
  }
}

it("is what all bundles add up to, whatever comes, goes and is transferred", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await run("DELETE FROM content");
      for (const one of steps) {
        await take(one);
      }
      expect(await counted()).toEqual(await summed());
    }),
    { numRuns: runs(150) },
  );
});

it("lists first who uses the largest share of a quota, be it of bundles or of bytes", async () => {
  await Promise.all(owners.map(async (id, index) => await addContent(index + 1, id)));
  await addBundles(1, 2, 400_000);
  await addBundles(2, 90, 10);
  await addBundles(3, 1, 10);
  const listed = async (limit: number) =>
    (await listPublisherUsage(env.DATABASE, QUOTAS, limit)).map(({ bundles, bytes }) => [bundles, bytes]);
  expect(await listed(10)).toEqual([
    [90, 1_800],
    [2, 800_020],
    [1, 20],
  ]);
  expect(await listed(1)).toEqual([[90, 1_800]]);
  expect(await readHighestUsage(env.DATABASE)).toEqual({ bundles: 90, bytes: 800_020 });
});

it("reads as many rows, however many bundles there are", async () => {
  const { database, counted: countedRows } = countingRoundTrips(env.DATABASE);
  await addContent(1, owners[0] ?? 0);
  await addBundles(1, 2_000, 10);
  await listPublisherUsage(database, QUOTAS, 10);
  await readHighestUsage(database);
  expect(countedRows().rowsRead).toBeLessThan(20);
});
