import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readAhead } from "../../../action/audit-export/read-ahead.ts";
import {
  AUDIT_READ_AHEAD_MAX_MISSES,
  AUDIT_READ_AHEAD_MAX_PAGES,
  AUDIT_READ_AHEAD_MAX_REQUESTS,
} from "../../../action/limits.ts";
import { type AuditSource, auditSource, type PageOutcome } from "../../../shared/index.ts";

const BASE = "https://content.example.com";
const urls = auditSource({ baseUrl: BASE, key: null, keyHeader: "Authorization", cursorIsId: true }, async () => {
  return await Promise.reject(new Error("Nothing is sent."));
});
const FIRST = urls.startUrl("ascending", 1);
const urlOf = (page: number) => (page === 0 ? FIRST : (urls.urlAfter(String(page), 1) ?? ""));
const inTurn = (page: number) => urls.withLimit(urlOf(page), 1);

/** A log of so many pages, whose requests are noted. @param fails the page whose first request fails. */
function logOf(pages: number, { fails = -1, bytes = 1 } = {}) {
  const asked: string[] = [];
  const fetchPage = async (url: string): Promise<PageOutcome> => {
    asked.push(url);
    await Promise.resolve();
    const page = Number(new URL(url).searchParams.get("next") ?? 0);
    if (page === fails && asked.filter((other) => other === url).length === 1) {
      return { kind: "failed", failure: { kind: "no-answer", message: "It broke off." } };
    }
    const entry = { kind: "entry", id: String(page + 1), time: null, bytes: new Uint8Array(bytes) } as const;
    return {
      kind: "page",
      page: { entries: [entry], next: page + 1 < pages ? urlOf(page + 1) : null, isSuspect: false },
    };
  };
  return { asked, source: readAhead({ ...urls, fetchPage }) };
}

const settled = async () => await new Promise((resolve) => setImmediate(resolve));

const idOf = (outcome: PageOutcome) => (outcome.kind === "page" ? outcome.page.entries[0]?.id : outcome.failure.kind);

test("each page of a log is asked for once, and given in its turn", async () => {
  const { asked, source } = logOf(50);
  const ids: unknown[] = [];
  for (let page = 0; page < 50; page += 1) {
    ids.push(idOf(await source.fetchPage(inTurn(page))));
  }
  await settled();
  expect(ids).toEqual(Array.from({ length: 50 }, (_, page) => String(page + 1)));
  expect(asked).toEqual(Array.from({ length: 50 }, (_, page) => inTurn(page)));
});

test("pages are read ahead once they are asked for in turn, as many as the bounds allow", async () => {
  const { asked, source } = logOf(100);
  await source.fetchPage(inTurn(0));
  await settled();
  expect(asked).toHaveLength(1);
  await source.fetchPage(inTurn(1));
  await settled();
  expect(asked).toHaveLength(2 + AUDIT_READ_AHEAD_MAX_PAGES);
  const large = logOf(100, { bytes: 10_000_000 });
  await large.source.fetchPage(inTurn(0));
  await large.source.fetchPage(inTurn(1));
  await settled();
  // Two that were asked for, two that fill what is held, and those that were on their way meanwhile.
  expect(large.asked.length).toBeLessThan(4 + AUDIT_READ_AHEAD_MAX_REQUESTS);
});

/** A log whose pages begin behind these ids, and which counts how many of its pages are asked for at once. */
function logBehind(ids: readonly number[]) {
  const asked: string[] = [];
  let [now, most] = [0, 0];
  const fetchPage = async (url: string): Promise<PageOutcome> => {
    asked.push(url);
    now += 1;
    most = Math.max(most, now);
    await settled();
    now -= 1;
    const behind = Number(new URL(url).searchParams.get("next") ?? 0);
    const index = ids.findIndex((id) => id > behind);
    const id = ids[index];
    if (id === undefined) return { kind: "page", page: { entries: [], next: null, isSuspect: false } };
    const entry = { kind: "entry", id: String(id), time: null, bytes: new Uint8Array(1) } as const;
    const next = index + 1 < ids.length ? (urls.urlAfter(String(id), 1) ?? null) : null;
    return { kind: "page", page: { entries: [entry], next, isSuspect: false } };
  };
  return { asked, most: () => most, source: readAhead({ ...urls, fetchPage }) };
}

async function idsThrough(source: AuditSource): Promise<readonly number[]> {
  const found: number[] = [];
  for (let url: string | null = inTurn(0); url !== null; ) {
    const outcome: PageOutcome = await source.fetchPage(url);
    if (outcome.kind !== "page") throw new Error(outcome.failure.message);
    found.push(...outcome.page.entries.map(({ id }) => Number(id)));
    url = outcome.page.next === null ? null : source.withLimit(outcome.page.next, 1);
  }
  return found;
}

test("whatever ids a log has, each of its pages is given once and in its turn", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 40 }), async (steps) => {
      let last = 0;
      const ids = steps.map((step) => (last += step));
      const { asked, source } = logBehind(ids);
      expect(await idsThrough(source)).toEqual(ids);
      // A guess that was wrong costs what was on its way behind it, twice at most while that is found out.
      expect(asked.length).toBeLessThanOrEqual(
        ids.length + 2 * AUDIT_READ_AHEAD_MAX_MISSES * AUDIT_READ_AHEAD_MAX_REQUESTS,
      );
    }),
  );
});

test("pages whose cursors go up evenly are asked for side by side", async () => {
  const ids = Array.from({ length: 40 }, (_, index) => index + 1);
  const { most, source } = logBehind(ids);
  expect(await idsThrough(source)).toEqual(ids);
  expect(most()).toBe(AUDIT_READ_AHEAD_MAX_REQUESTS);
});

test("a failure is that of its page, which is asked for again", async () => {
  const { source } = logOf(9, { fails: 4 });
  const ids: unknown[] = [];
  for (const page of [0, 1, 2, 3, 4, 4, 5, 6]) {
    ids.push(idOf(await source.fetchPage(inTurn(page))));
  }
  expect(ids).toEqual(["1", "2", "3", "4", "no-answer", "5", "6", "7"]);
});

test("a page that is asked for again is not the one of before", async () => {
  const { asked, source } = logOf(9);
  for (const page of [0, 1, 2, 2, 1]) {
    expect(idOf(await source.fetchPage(inTurn(page)))).toBe(String(page + 1));
  }
  expect(asked.filter((url) => url === inTurn(2)).length).toBeGreaterThanOrEqual(2);
  expect(asked.filter((url) => url === inTurn(1))).toHaveLength(2);
});
