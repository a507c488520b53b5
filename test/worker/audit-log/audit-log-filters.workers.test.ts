import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AuditEntryRecord, KeysetPage } from "../../../shared/index.ts";
import { sized } from "../../support/size.ts";
import { emptyAuditLog, removeAuditEntries } from "../workerd/audit-log.ts";
import { addPerson, call, callApi, ORIGIN, type Person } from "../workerd/server.ts";

const PATH = "/__api__/v1/audit_logs";

/** The fields by which entries are filtered. */
interface Filtered {
  readonly action: string;
  readonly user_guid: string | null;
  readonly api_key_id: string | null;
  readonly object_id: string | null;
  readonly time: string;
}

const GUIDS = ["00000000-0000-4000-8000-00000000000a", "00000000-0000-4000-8000-00000000000b"] as const;
const START = Date.UTC(2026, 0, 1);

let admin: Person;

beforeAll(async () => {
  admin = await addPerson("administrator", "ada");
});

beforeEach(emptyAuditLog);

const timeAt = (seconds: number) => new Date(START + seconds * 1_000).toISOString().replace(".000Z", "Z");

async function write(entries: readonly Partial<Filtered>[]): Promise<void> {
  const insert = env.DATABASE.prepare(
    `INSERT INTO audit_log (time, user_id, user_guid, user_description, action, event_description, api_key_id, object_id)
    VALUES (?1, '1', ?2, 'A user', ?3, 'An entry.', ?4, ?5)`,
  );
  const rows = entries.map(({ time, user_guid, action, api_key_id, object_id }) =>
    insert.bind(time ?? timeAt(0), user_guid ?? null, action ?? "create_key", api_key_id ?? null, object_id ?? null),
  );
  if (rows.length > 0) await env.DATABASE.batch(rows);
}

const pageAt = async (url: string): Promise<KeysetPage<AuditEntryRecord>> => {
  const response = await call(url, { key: admin.key });
  expect([response.status, response.ok ? "" : await response.clone().text()]).toEqual([200, ""]);
  return await response.json();
};

/** The ids of all entries of a list, page by page. */
async function walk(query: string, side: "next" | "previous"): Promise<readonly number[]> {
  const ids: number[] = [];
  const { paging } = await pageAt(`${PATH}?${query}`);
  for (let url = side === "next" ? paging.first : paging.last; url !== null; ) {
    const page = await pageAt(url);
    const here = page.results.map(({ id }) => Number(id));
    ids.push(...(side === "next" ? here : here.toReversed()));
    url = page.paging[side];
  }
  return ids;
}

describe("a filtered list", () => {
  const entry = fc.record({
    action: fc.constantFrom("create_key", "delete_key"),
    user_guid: fc.constantFrom(null, ...GUIDS),
    api_key_id: fc.constantFrom(null, "1", "2"),
    object_id: fc.constantFrom(null, "1", GUIDS[0]),
    // Entries are written up to a minute after their time.
    seconds: fc.nat(300),
    lateness: fc.nat(60),
  });
  const filter = fc.record(
    {
      action: fc.constantFrom("create_key", "delete_key"),
      user_guid: fc.constantFrom(...GUIDS),
      api_key_id: fc.constantFrom("1", "2"),
      object_id: fc.constantFrom("1", GUIDS[0]),
      from: fc.integer({ min: -90, max: 400 }).map(timeAt),
      to: fc.integer({ min: -90, max: 400 }).map(timeAt),
    },
    { requiredKeys: [] },
  );
  const fits = (one: Filtered, { from, to, ...values }: { readonly from?: string; readonly to?: string }) =>
    Object.entries(values).every(([name, value]) =>
      Object.entries(one).some(([key, own]) => key === name && own === value),
    ) &&
    (from === undefined || one.time >= from) &&
    (to === undefined || one.time < to);

  it("has the entries that fit all filters, each once, in order, from both ends", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(entry, { maxLength: 40, size: "max" }),
        filter,
        fc.record({ limit: fc.integer({ min: 1, max: 7 }), ascOrder: fc.boolean(), pruned: fc.nat(12) }),
        async (entries, wanted, { limit, ascOrder, pruned }) => {
          await emptyAuditLog();
          const inOrder = entries
            .toSorted((one, other) => one.seconds + one.lateness - (other.seconds + other.lateness))
            .map((one) => ({ ...one, time: timeAt(one.seconds) }));
          await write(inOrder);
          const removed = Math.min(pruned, inOrder.length - 1);
          if (removed > 0) await removeAuditEntries(removed);
          const ids = inOrder.flatMap((one, index) => (index >= removed && fits(one, wanted) ? [index + 1] : []));
          const query = new URLSearchParams({ ...wanted, limit: String(limit), ascOrder: String(ascOrder) }).toString();
          expect(await walk(query, "next")).toEqual(ascOrder ? ids : ids.toReversed());
          expect(await walk(query, "previous")).toEqual(ascOrder ? ids.toReversed() : ids);
        },
      ),
      { numRuns: sized({ full: 100, small: 12 }) },
    );
  });

  it("has the entries of a time to the second, whatever the offset and the fraction that are given", async () => {
    await write([0, 1, 2, 3].map((seconds) => ({ time: timeAt(seconds) })));
    const idsOf = async (query: string) => (await pageAt(`${PATH}?${query}`)).results.map(({ id }) => id);
    expect(await idsOf("from=2026-01-01T00:00:01Z&to=2026-01-01T00:00:03Z")).toEqual(["2", "3"]);
    expect(await idsOf(`from=${encodeURIComponent("2026-01-01T02:00:00.5+02:00")}`)).toEqual(["2", "3", "4"]);
    expect(await idsOf("to=2026-01-01T00:00:00.001Z")).toEqual(["1"]);
    expect(await idsOf("from=0000-01-01T00:00:00Z&to=9999-12-31T23:59:59.999Z")).toEqual(["1", "2", "3", "4"]);
    expect(await idsOf("from=9999-12-31T23:59:59Z")).toEqual([]);
    expect(await idsOf("from=2026-01-01T00:00:02Z&to=2026-01-01T00:00:02Z")).toEqual([]);
  });

  it("has an entry that was written before one of an earlier time", async () => {
    await write([0, 100, 50, 200, 300].map((seconds) => ({ time: timeAt(seconds) })));
    const page = await pageAt(`${PATH}?from=${timeAt(100)}&to=${timeAt(300)}`);
    expect(page.results.map(({ id }) => id)).toEqual(["2", "4"]);
  });

  it("repeats its filters in its URLs, and has cursors of its own", async () => {
    await write([{ action: "delete_key" }, {}, { action: "delete_key" }]);
    const { paging } = await pageAt(`${PATH}?limit=1&to=2026-01-02T00:00:00Z&action=delete_key`);
    const first = `${ORIGIN}${PATH}?limit=1&ascOrder=true&action=delete_key&to=2026-01-02T00%3A00%3A00.000Z`;
    expect(paging.cursors.next).toMatch(/^1-[\da-f]{16}$/);
    expect([paging.first, paging.next]).toEqual([first, `${first}&next=${paging.cursors.next}`]);
    expect((await pageAt(paging.next ?? "")).results.map(({ id }) => id)).toEqual(["3"]);
  });

  it.each([
    ["other filters", "action=create_key", "action=delete_key"],
    ["no filters", "action=create_key", ""],
    ["filters", "", "action=create_key"],
  ])("refuses a cursor with %s than those that it was given with", async (_, given, used) => {
    await write([{}, {}]);
    const { paging } = await pageAt(`${PATH}?limit=1&${given}`);
    const { status, body } = await callApi(`/audit_logs?limit=1&${used}&next=${paging.cursors.next}`, {
      key: admin.key,
    });
    expect([status, body.code, body.payload]).toEqual([400, 25, { parameter: "next" }]);
    expect(body.error).toMatch(/other filters/);
  });

  it.each([
    "action=destroy_key",
    "user_guid=ada",
    "api_key_id=0",
    "object_id=",
    "from=yesterday",
    "to=2026-02-30T00:00:00Z",
  ])("refuses %s", async (query) => {
    const { status, body } = await callApi(`/audit_logs?${query}`, { key: admin.key });
    expect([status, body.code, body.payload]).toEqual([400, 25, { parameter: query.split("=")[0] }]);
  });

  it("refuses a parameter that it does not know, so that a misspelt filter is not read as everything", async () => {
    const { status, body } = await callApi("/audit_logs?limit=5&user=ada", { key: admin.key });
    expect([status, body.code]).toEqual([400, 25]);
    expect(body.error).toMatch(/^Unknown query parameter "user"\. The parameters are "limit", .* and "to"\.$/);
    expect(body.payload.accepted).toContain("user_guid");
  });
});
