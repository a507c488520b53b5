import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AuditEntryRecord, KeysetPage } from "../../../shared/index.ts";
import { runs } from "../../support/size.ts";
import { auditIds, emptyAuditLog, removeAuditEntries, writeAuditEntries } from "../workerd/audit-log.ts";
import { addPerson, call, callApi, ORIGIN, type Person } from "../workerd/server.ts";

const PATH = "/__api__/v1/audit_logs";
const HERE = `${ORIGIN}${PATH}`;
const END = "999999999999999";

let admin: Person;

beforeAll(async () => {
  admin = await addPerson("administrator", "ada");
});

const pageAt = async (url: string): Promise<KeysetPage<AuditEntryRecord>> => {
  const response = await call(url, { key: admin.key });
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  return await response.json();
};
const idsOf = ({ results }: KeysetPage<AuditEntryRecord>) => results.map(({ id }) => id);

describe("GET /v1/audit_logs", () => {
  beforeEach(emptyAuditLog);

  it("gives an empty page of an empty log", async () => {
    expect(await pageAt(PATH)).toEqual({
      results: [],
      paging: {
        cursors: { previous: null, next: null },
        first: `${HERE}?limit=20&ascOrder=true`,
        previous: null,
        next: null,
        last: `${HERE}?limit=20&ascOrder=true&previous=${END}`,
      },
    });
  });

  it("begins its URLs with the base URL where one is set", async () => {
    await writeAuditEntries(Array.from({ length: 3 }, (_, index) => index + 1));
    const response = await call(`${PATH}?limit=1`, {
      key: admin.key,
      variables: { BASE_URL: "https://steward.example.com" },
    });
    const { paging }: KeysetPage<AuditEntryRecord> = await response.json();
    expect(paging).toMatchObject({
      first: "https://steward.example.com/__api__/v1/audit_logs?limit=1&ascOrder=true",
      next: expect.stringMatching(
        /^https:\/\/steward\.example\.com\/__api__\/v1\/audit_logs\?limit=1&ascOrder=true&next=\d+$/,
      ),
    });
  });

  it("takes the host of its URLs from no header that a client or a proxy may add", async () => {
    const forged = { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "http", Forwarded: "host=evil.example" };
    const headers = { ...forged, "X-Original-URL": "http://evil.example/", "MF-Original-URL": "http://evil.example/" };
    const response = await call(`${PATH}?limit=1`, { key: admin.key, headers });
    const { paging }: KeysetPage<AuditEntryRecord> = await response.json();
    expect(paging.first).toBe(`${HERE}?limit=1&ascOrder=true`);
    expect(JSON.stringify(paging)).not.toContain("evil");
  });

  it("gives an entry with every field of the record", async () => {
    const json = { name: "One" };
    const { guid } = (await callApi("/groups", { method: "POST", key: admin.key, json })).body;
    const { results, paging } = await pageAt(PATH);
    expect(results).toEqual([
      {
        id: "1",
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
        user_id: String(admin.id),
        user_guid: admin.guid,
        user_description: "Ada Example (ada)",
        action: "create_group",
        event_description: expect.stringMatching(/^Created the group "One" /),
        actor_type: "api_key",
        api_key_id: expect.stringMatching(/^\d+$/),
        api_key_name: "test",
        object_type: "group",
        object_id: guid,
      },
    ]);
    expect(paging).toMatchObject({ previous: null, next: null, cursors: { previous: null, next: null } });
  });

  it("has no next page after exactly as many entries as a page has", async () => {
    await writeAuditEntries([0, 0]);
    const { paging } = await pageAt(`${PATH}?limit=2`);
    expect([paging.next, paging.cursors.next]).toEqual([null, null]);
    await writeAuditEntries([0]);
    expect((await pageAt(`${PATH}?limit=2`)).paging.next).toBe(`${HERE}?limit=2&ascOrder=true&next=2`);
  });

  it.each([
    ["", ["1", "2"], null, "2"],
    ["&next=1", ["2", "3"], "2", "3"],
    ["&next=2", ["3", "4"], "3", "4"],
    ["&next=4", ["5"], "5", null],
    ["&next=5", [], END, null],
    ["&next=0", ["1", "2"], null, "2"],
    [`&next=${END}`, [], END, null],
    [`&previous=${END}`, ["4", "5"], "4", null],
    ["&previous=5", ["3", "4"], "3", "4"],
    ["&previous=4", ["2", "3"], "2", "3"],
    ["&previous=2", ["1"], null, "1"],
    ["&previous=1", [], null, "0"],
    ["&previous=0", [], null, "0"],
    ["&ascOrder=false", ["5", "4"], null, "4"],
    ["&ascOrder=false&next=5", ["4", "3"], "4", "3"],
    ["&ascOrder=false&next=4", ["3", "2"], "3", "2"],
    ["&ascOrder=false&next=2", ["1"], "1", null],
    ["&ascOrder=false&next=1", [], "0", null],
    ["&ascOrder=false&previous=0", ["2", "1"], "2", null],
    ["&ascOrder=false&previous=1", ["3", "2"], "3", "2"],
    ["&ascOrder=false&previous=2", ["4", "3"], "4", "3"],
    ["&ascOrder=false&previous=4", ["5"], null, "5"],
    ["&ascOrder=false&previous=5", [], null, END],
  ])("has at “%s” the entries %j", async (query, ids, previous, next) => {
    await writeAuditEntries([0, 0, 0, 0, 0]);
    const page = await pageAt(`${PATH}?limit=2${query}`);
    const isAscending = !query.includes("ascOrder=false");
    const first = `${HERE}?limit=2&ascOrder=${isAscending}`;
    expect(idsOf(page)).toEqual(ids);
    expect(page.paging).toEqual({
      cursors: { previous, next },
      first,
      previous: previous === null ? null : `${first}&previous=${previous}`,
      next: next === null ? null : `${first}&next=${next}`,
      last: `${first}&previous=${isAscending ? END : 0}`,
    });
  });

  describe("a log without its first entries", () => {
    const above = (query: string) => `${PATH}?limit=2${query}`;

    beforeEach(async () => {
      await writeAuditEntries([0, 0, 0, 0, 0, 0, 0]);
      await removeAuditEntries(4);
    });

    it.each([
      ["", ["5", "6"], null, "6"],
      ["&next=0", ["5", "6"], null, "6"],
      ["&next=2", ["5", "6"], null, "6"],
      ["&next=4", ["5", "6"], null, "6"],
      ["&next=6", ["7"], "7", null],
      ["&previous=7", ["5", "6"], null, "6"],
      ["&previous=5", [], null, "0"],
      ["&previous=3", [], null, "0"],
      [`&previous=${END}`, ["6", "7"], "6", null],
      ["&ascOrder=false", ["7", "6"], null, "6"],
      ["&ascOrder=false&next=6", ["5"], "5", null],
      ["&ascOrder=false&next=5", [], "0", null],
      ["&ascOrder=false&next=3", [], "0", null],
      ["&ascOrder=false&previous=0", ["6", "5"], "6", null],
      ["&ascOrder=false&previous=3", ["6", "5"], "6", null],
    ])("has at “%s” the entries %j", async (query, ids, previous, next) => {
      const page = await pageAt(above(query));
      expect(idsOf(page)).toEqual(ids);
      expect(page.paging.cursors).toEqual({ previous, next });
    });

    it("has its first and last page where its URLs say", async () => {
      const { paging } = await pageAt(above("&next=2"));
      expect(idsOf(await pageAt(paging.first ?? ""))).toEqual(["5", "6"]);
      expect(idsOf(await pageAt(paging.last ?? ""))).toEqual(["6", "7"]);
    });
  });

  it("takes a page's size and order as clients write them", async () => {
    await writeAuditEntries(Array.from({ length: 21 }, () => 0));
    expect(idsOf(await pageAt(PATH))).toHaveLength(20);
    const page = await pageAt(`${PATH}?limit=500&ascOrder=False`);
    expect(page.results[0]?.id).toBe("21");
    expect(page.paging.first).toBe(`${HERE}?limit=500&ascOrder=false`);
  });

  it("gives URLs on the origin that was asked", async () => {
    const page = await pageAt(`http://127.0.0.1:8787${PATH}`);
    expect(page.paging.first).toBe(`http://127.0.0.1:8787${PATH}?limit=20&ascOrder=true`);
  });

  it.each([
    ["limit=0", "limit"],
    ["limit=501", "limit"],
    ["limit=-1", "limit"],
    ["limit=1e2", "limit"],
    ["limit=", "limit"],
    ["limit=1&limit=1", "limit"],
    ["ascOrder=1", "ascOrder"],
    ["next=", "next"],
    ["next=-1", "next"],
    ["next=x", "next"],
    ["next=1000000000000000", "next"],
    ["previous=1.5", "previous"],
    ["next=1&previous=1", "previous"],
  ])("refuses %s", async (query, parameter) => {
    const { status, body } = await callApi(`/audit_logs?${query}`, { key: admin.key });
    expect([status, body.code, body.payload]).toEqual([400, 25, { parameter }]);
  });
});

describe("a walk", () => {
  const walks = fc.record({
    isAscending: fc.boolean(),
    side: fc.constantFrom("next", "previous"),
    by: fc.constantFrom("cursor", "URL"),
    limit: fc.integer({ min: 1, max: 5 }),
    before: fc.array(fc.nat(2), { maxLength: 12 }),
    // After each page, which entries are written meanwhile; none once the list ends, so that the walk does.
    meanwhile: fc.array(fc.array(fc.nat(2), { maxLength: 3 }), { maxLength: 6 }),
  });

  it("returns each entry that was there at its start exactly once, in order, while others are written", async () => {
    await fc.assert(
      fc.asyncProperty(walks, async ({ isAscending, side, by, limit, before, meanwhile }) => {
        await emptyAuditLog();
        await writeAuditEntries(before);
        const atStart = new Set(await auditIds());
        const seen: string[] = [];
        const first = await pageAt(`${PATH}?limit=${limit}&ascOrder=${isAscending}`);
        let url = side === "next" ? first.paging.first : first.paging.last;
        for (let step = 0; url !== null; step += 1) {
          const page = await pageAt(url);
          const ids = idsOf(page);
          expect(ids.length).toBeLessThanOrEqual(limit);
          // At most 12 entries at the start and 18 that are written meanwhile.
          expect(step).toBeLessThanOrEqual(30);
          seen.push(...(side === "next" ? ids : ids.toReversed()));
          const cursor = page.paging.cursors[side === "next" ? "next" : "previous"];
          const byCursor = cursor === null ? null : `${HERE}?limit=${limit}&ascOrder=${isAscending}&${side}=${cursor}`;
          const byUrl = page.paging[side === "next" ? "next" : "previous"];
          expect(byCursor).toBe(byUrl);
          url = by === "cursor" ? byCursor : byUrl;
          await writeAuditEntries(meanwhile[step] ?? []);
        }
        const upward = isAscending === (side === "next");
        const inOrder = seen.toSorted((one, other) => (upward ? 1 : -1) * (Number(one) - Number(other)));
        expect(seen).toEqual(inOrder);
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen.filter((id) => atStart.has(id)).toSorted()).toEqual([...atStart].toSorted());
      }),
      { numRuns: runs(300) },
    );
  });
});

describe("GET /v1/audit/actions", () => {
  it("gives every action with what it says, by name", async () => {
    const { status, body } = await callApi("/audit/actions", { key: admin.key });
    expect(status).toBe(200);
    expect(body[0]).toEqual({
      action: "accept_invitation",
      description: "A user accepted an invitation and received an API key.",
    });
    const names = body.map(({ action }: { action: string }) => action);
    expect(names).toEqual(names.toSorted());
    expect(names).toContain("refuse_request");
    expect(new Set(body.flatMap(Object.keys))).toEqual(new Set(["action", "description"]));
  });
});
