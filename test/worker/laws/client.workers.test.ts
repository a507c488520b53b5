/** The client on the real Worker: through its router, its database and its own pages. */

import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { PageOutcome } from "../../../shared/content-server/audit-source.ts";
import { auditSource } from "../../../shared/content-server/client.ts";
import { fetchGet } from "../../../shared/content-server/transport.ts";
import { ownSource } from "../../../worker/export-jobs/job-source.ts";
import { auditIds, emptyAuditLog, writeAuditEntries } from "../workerd/audit-log.ts";
import { enoughOfMinute } from "../workerd/minute.ts";
import { addKey, addPerson, call, ORIGIN, type Person } from "../workerd/server.ts";

const get = fetchGet(
  async (url, { headers }) => await call(url, { headers }),
  () => undefined,
);

/** Before each of the entries. */
const GAPS = [0, 0, 3, 0, 7, 0, 0];

let admin: Person;
let viewer: Person;

beforeAll(async () => {
  admin = await addPerson("administrator", "ada");
  viewer = await addPerson("viewer", "vera");
  await Promise.all(["bea", "cem", "dan"].map(async (name) => await addPerson("publisher", name)));
  await emptyAuditLog();
  await writeAuditEntries(GAPS);
});

const serverFor = ({ key }: Person, keyHeader = "Authorization") => ({
  baseUrl: ORIGIN,
  key,
  keyHeader,
  cursorIsId: true,
});

async function idsOf(person: Person, order: "ascending" | "descending", entries: number) {
  const source = auditSource(serverFor(person), get);
  const ids: (string | null)[] = [];
  for (let url: string | null = source.startUrl(order, entries); url !== null; ) {
    const outcome = await source.fetchPage(url);
    if (outcome.kind === "failed") return outcome.failure;
    ids.push(...outcome.page.entries.map(({ id }) => id));
    url = outcome.page.next;
  }
  return ids;
}

describe("the audit log", () => {
  it("says when to read on, where a program reads faster than it may", async () => {
    const key = await addKey(admin.id, "administrator");
    const few = fetchGet(
      async (url, { headers }) => await call(url, { headers, bindings: { MANAGEMENT_LIMIT: env.FEW } }),
      () => undefined,
    );
    const source = auditSource(serverFor({ ...admin, key }), few);
    await enoughOfMinute();
    const pages = Array.from({ length: 6 }, async () => await source.fetchPage(source.startUrl("ascending", 1)));
    const failures = (await Promise.all(pages)).flatMap((page) => (page.kind === "failed" ? [page.failure] : []));
    expect(failures[0]).toMatchObject({ kind: "throttled", retryAfterMilliseconds: 60_000 });
  });

  it.each([1, 2, 3, 7, 8, 500])("is walked whole, %i entries a page, from either end", async (entries) => {
    const ids = await auditIds();
    expect(ids).toHaveLength(7);
    expect(await idsOf(admin, "ascending", entries)).toEqual(ids);
    expect(await idsOf(admin, "descending", entries)).toEqual(ids.toReversed());
  });

  it("gives entries as they stand in its answer, with id and time", async () => {
    const source = auditSource(serverFor(admin, "X-SVC-Authorization"), get);
    const outcome = await source.fetchPage(source.startUrl("ascending", 1));
    // The server indents what it sends; that is left out, and nothing else is changed.
    const members = [
      '{"id": "1",',
      '"time": "2026-01-01T00:00:00Z",',
      '"user_id": "0",',
      '"user_guid": null,',
      '"user_description": "System",',
      '"action": "bootstrap",',
      '"event_description": "An entry.",',
      '"actor_type": null,',
      '"api_key_id": null,',
      '"api_key_name": null,',
      '"object_type": null,',
      '"object_id": null}',
    ];
    const text = members.join("");
    expect(outcome).toEqual({
      kind: "page",
      page: {
        entries: [{ kind: "entry", id: "1", time: Date.UTC(2026, 0, 1), bytes: new TextEncoder().encode(text) }],
        next: `${ORIGIN}/__api__/v1/audit_logs?limit=1&ascOrder=true&next=1`,
        isSuspect: false,
      },
    });
  });

  it("is read by the server itself as it is sent, page by page", async () => {
    const texts = ['"\\":{},\n  "', "##[error]", "\0\u007f\u202e\u2028\ufeff", "\u{e0001}é😀", "\\ud800", "\ud800"];
    const insert = env.DATABASE.prepare(
      `INSERT INTO audit_log (time, user_id, user_guid, user_description, action, event_description)
      VALUES ('2026-01-01T00:00:00.5Z', '7', NULL, ?1, 'bootstrap', ?1)`,
    );
    await env.DATABASE.batch(texts.map((text) => insert.bind(text)));
    const [own, sent] = [ownSource(ORIGIN, env.DATABASE), auditSource(serverFor(admin), get)];
    const count = GAPS.length + texts.length;
    const orders = ["ascending", "descending"] as const;
    for (const [order, entries] of orders.flatMap((each) => [1, 4, 500].map((size) => [each, size] as const))) {
      let read = 0;
      for (let url: string | null = own.startUrl(order, entries); url !== null; ) {
        const [page, expected]: readonly PageOutcome[] = [await own.fetchPage(url), await sent.fetchPage(url)];
        expect(page).toEqual(expected);
        if (page?.kind !== "page") throw new Error("There is no page.");
        read += page.page.entries.length;
        url = page.page.next;
      }
      expect(read).toBe(count);
    }
    await emptyAuditLog();
    await writeAuditEntries(GAPS);
  });

  it("goes on after any id, as the server itself would", async () => {
    const source = auditSource(serverFor(admin), get);
    const ids = await auditIds();
    const idsAt = async (url: string) => {
      const outcome = await source.fetchPage(url);
      return outcome.kind === "page" ? outcome.page.entries.map(({ id }) => id) : outcome.failure;
    };
    const urls = ids.map((id) => source.urlAfter(id, 500) ?? "");
    expect(await Promise.all(urls.map(idsAt))).toEqual(ids.map((_, index) => ids.slice(index + 1)));
    const single = urls.map((url) => source.withLimit(url, 1));
    expect(await Promise.all(single.map(idsAt))).toEqual(ids.map((_, index) => ids.slice(index + 1, index + 2)));
  });

  it("is not for those without the right, or without a valid key", async () => {
    expect(await idsOf(viewer, "ascending", 5)).toEqual({
      kind: "refused",
      message: "GET /__api__/v1/audit_logs answered 403: the key does not have the permission.",
    });
    expect(await idsOf({ ...admin, key: "psk" }, "ascending", 5)).toMatchObject({ kind: "refused" });
  });

  it("does not take a cursor that is none", async () => {
    const source = auditSource(serverFor(admin), get);
    expect(await source.fetchPage(`${source.startUrl("ascending", 5)}&next=x`)).toMatchObject({
      failure: { kind: "rejected" },
    });
  });
});
