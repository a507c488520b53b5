import { env } from "cloudflare:workers";
import { beforeAll, expect, it, vi } from "vitest";
import { MetricsCounter } from "../../../worker/platform/metrics-counter.ts";
import { readMetrics } from "../status/support/read-metrics.ts";
import { countingRoundTrips } from "../workerd/round-trips.ts";
import { addPerson, call } from "../workerd/server.ts";
import { addSession, type SignedIn } from "../workerd/sessions.ts";

const TIME = "2026-01-01T00:00:00Z";
const { database, counted } = countingRoundTrips(env.DATABASE);

let ada: SignedIn;

beforeAll(async () => {
  ada = await addSession(await addPerson("administrator", "ada"));
});

async function open() {
  counted();
  const answer = await call("/status", { session: ada.session, bindings: { DATABASE: database } });
  return { status: answer.status, text: await answer.text(), ...counted() };
}

it("reads as many rows, however many bundles there are", async () => {
  const before = await open();
  expect([before.status, before.text]).toEqual([200, expect.stringContaining("Nothing is published yet.")]);
  await env.DATABASE.batch([
    env.DATABASE.prepare(
      `INSERT INTO content (id, guid, owner_id, name, description, access_type, app_mode, created_time)
      VALUES (1, 'c', ?1, 'rainfall', '', 'acl', 'static', '${TIME}')`,
    ).bind(ada.id),
    env.DATABASE.prepare(
      `WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 3000)
      INSERT INTO bundles (content_id, object_prefix, entry_file, created_time, archive_bytes, file_count, file_bytes)
      SELECT 1, 'o' || number, 'index.html', '${TIME}', 1000, 1, 500 FROM numbers`,
    ),
  ]);
  const after = await open();
  expect(after.text).toContain("3000 of 5000");
  expect(after.text).toContain('<th scope="col">Versions</th>');
  expect(after.text).toContain("4.5 MB of 53.7 GB");
  expect(after.rowsRead).toBeLessThan(before.rowsRead + 20);
});

it("names each metric as a scrape does, and the labels by which series are told apart", async () => {
  const { text } = await open();
  const scrape = await call("/__api__/v1/metrics", { key: ada.key });
  const metrics = readMetrics(await scrape.text());
  const named = Array.from(text.matchAll(/<code>(steward_\w+)<\/code>/g), ([, name]) => name);
  expect(named.length).toBe(7);
  expect(named.filter((name) => !metrics.some((metric) => metric.name === name))).toEqual([]);
  const databaseBytes = metrics.find(({ name }) => name === "steward_database_bytes")?.samples[0]?.value;
  expect(text).toMatch(new RegExp(`<meter[^>]* value="${databaseBytes}"`));
  const [numbers = ""] = /<figure.*?<\/figure>/s.exec(text) ?? [];
  expect(numbers.match(/<tr>/g)).toHaveLength(1 + 48);
  // What other files in this runtime have caused may be in the counts.
  expect(text).toMatch(/class="scale">errors: \d/);
  const limits = metrics.find(({ name }) => name === "steward_requests_limited_total")?.samples ?? [];
  expect(limits.length).toBeGreaterThan(0);
  for (const { labels } of limits) expect(text).toMatch(new RegExp(`${labels["limit"]}: \\d`));
});

it("shows durations in seconds, and warns from 80 % of the database on", async () => {
  const counts = new Map([["durations 250", 1]]);
  vi.spyOn(MetricsCounter.prototype, "readHours").mockReturnValue([{ hour: 490_000, counts }]);
  const { size_after: bytes } = (await env.DATABASE.prepare("SELECT 1").run()).meta;
  const openAt = async (share: number) => {
    const variables = { DATABASE_LIMIT_BYTES: String(Math.floor(bytes / share)) };
    return await (await call("/status", { session: ada.session, variables })).text();
  };
  const text = await openAt(0.79);
  expect(text).toContain("99 %: 0.25<");
  expect(text).not.toContain("The database is nearly full");
  expect(await openAt(0.81)).toContain("The database is nearly full");
  vi.restoreAllMocks();
});
