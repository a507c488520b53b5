import { expect, it } from "vitest";
import {
  AUDIT_RECONCILE_MAX_BEYOND_PAGES,
  AUDIT_RECONCILE_MAX_CANDIDATES,
  AUDIT_RECONCILE_MAX_IDS,
} from "../../../shared/audit-export/limits.ts";
import { segmentName } from "../../../shared/audit-export/object-names.ts";
import type { Differences } from "../../../shared/audit-export/reconcile/differences.ts";
import { reconcileStep, startReconciliation } from "../../../shared/audit-export/reconcile.ts";
import type { AuditSource, PageFailure, SourceEntry } from "../../../shared/content-server/audit-source.ts";
import { buildExport, type ExportPlan, type PlannedEntry, quarantinedText, SOURCE } from "./support/build-export.ts";
import { fakeEntry, fakeSource, fakeUnreadable, hiddenUrl, otherContent } from "./support/fake-source.ts";
import { sha256 } from "./support/node-codec.ts";
import { logOf, PAGE_ENTRIES, portsOf, reconcile, resultOf } from "./support/reconcile.ts";

const lines = (...ids: number[]): PlannedEntry[] => ids.map((id) => ({ id: String(id), isQuarantined: false }));

const sealed = (plan: Partial<ExportPlan> & Pick<ExportPlan, "manifests">): ExportPlan => ({
  unsealed: [],
  signer: null,
  tailUrl: (id) => hiddenUrl(String(Math.max(0, Number(id) - 2)), PAGE_ENTRIES),
  ...plan,
});

const NONE: Differences = {
  missing: 0,
  missingIds: [],
  changed: 0,
  changedEntries: [],
  repeated: 0,
  repeatedEntries: [],
  vanished: 0,
  vanishedIds: [],
  prunedThrough: null,
};

it("reads each segment a few times, in however many places entries are missing", async () => {
  const readsOf = async (segments: number) => {
    const ids = Array.from({ length: segments }, (_, index) => [3 * index + 1, 3 * index + 2] as const);
    const store = await buildExport(sealed({ manifests: [ids.map((some) => lines(...some))] }));
    let reads = 0;
    const objects = {
      ...store,
      read: async (name: string, maxBytes: number) => {
        reads += 1;
        return await store.read(name, maxBytes);
      },
    };
    const log = Array.from({ length: 3 * segments - 1 }, (_, index) => index + 1);
    const { missing } = resultOf(await reconcile(objects, fakeSource(logOf(log))));
    expect(missing).toBe(segments - 1);
    return reads / segments;
  };
  expect(await readsOf(400)).toBeLessThan(1.1 * (await readsOf(200)));
});

it("takes an entry that is too large to hold by its hash", async () => {
  const plan = sealed({
    manifests: [[[...lines(1), { id: "2", isQuarantined: true, isLeftOut: true }, ...lines(3)]]],
  });
  const store = await buildExport(plan);
  const source = fakeSource(logOf([1, 2, 3, 4, 5, 6, 7]));
  const tooLarge: PageFailure = { kind: "too-large", message: "It is too large." };
  const asked: string[] = [];
  const withLarge = (hash: string): AuditSource => ({
    ...source,
    fetchPage: async (url) => {
      asked.push(new URL(url).searchParams.get("limit") ?? "");
      const outcome = await source.fetchPage(url);
      const isLarge = outcome.kind === "page" && outcome.page.entries.some(({ id }) => id === "2");
      return isLarge ? { kind: "failed", failure: tooLarge } : outcome;
    },
    fetchLargePage: async (url) => {
      const outcome = await source.fetchPage(url);
      if (outcome.kind === "failed") return outcome;
      const { page } = outcome;
      const entries = page.entries.map(({ id }) => ({
        kind: "large" as const,
        id,
        time: null,
        reason: "",
        size: 2 ** 30,
        sha256: hash,
      }));
      return { kind: "page", page: { ...page, entries } };
    },
  });
  const exported = sha256(quarantinedText("2"));
  expect(resultOf(await reconcile(store, withLarge(exported)))).toMatchObject({
    changed: 0,
    vanished: 0,
    missing: 0,
  });
  // Pages grow again behind it.
  expect(asked.slice(0, 5)).toEqual(["3", "1", "2", "1", "2"]);
  expect(resultOf(await reconcile(store, withLarge("f".repeat(64))))).toMatchObject({
    changedEntries: [{ id: "2", exportedSha256: exported, serverSha256: "f".repeat(64) }],
    vanished: 0,
  });
});

it("reports the whole log as not yet exported where nothing is exported", async () => {
  const log = { entries: [fakeEntry("1", 20), fakeEntry("2", 10)] };
  const found = await reconcile(await buildExport(sealed({ manifests: [[]] })), fakeSource(logOf([], log)));
  expect(resultOf(found)).toStrictEqual({ ...NONE, behind: { entries: 2, oldestTime: 10 } });
});

it("counts entries without an id behind the last one, and takes one without a time for old", async () => {
  const store = await buildExport(sealed({ manifests: [[lines(1, 2)]] }));
  const nameless = fakeUnreadable(null);
  const entries = [nameless, fakeEntry("1"), nameless, fakeEntry("2"), nameless, nameless, otherContent(nameless)];
  expect(resultOf(await reconcile(store, fakeSource(logOf([], { entries })))).behind).toStrictEqual({
    entries: 2,
    oldestTime: null,
  });
});

it("finds entries of earlier segments that a server gives out of order, by those segments", async () => {
  const store = await buildExport(sealed({ manifests: [[lines(1, 2, 3, 5)], [lines(6, 7, 8)]] }));
  const rows = [1, 2, 3, 5, 6].map((id) => fakeEntry(String(id)));
  const again = [otherContent(fakeEntry("2")), fakeEntry("3"), fakeEntry("4")];
  const entries = [...rows, ...again, fakeEntry("7"), fakeEntry("8")];
  const start = { ...startReconciliation(), segment: 2 };
  expect(resultOf(await reconcile(store, fakeSource(logOf([], { entries })), start))).toStrictEqual({
    ...NONE,
    missing: 1,
    missingIds: ["4"],
    repeated: 1,
    repeatedEntries: [{ id: "2", sha256s: [sha256(fakeEntry("2").bytes), sha256(otherContent(fakeEntry("2")).bytes)] }],
    behind: null,
  });
});

it("counts nothing that is not behind the last one, however many pages are before it", async () => {
  const ids = Array.from({ length: 60 }, (_, index) => index + 1);
  const store = await buildExport(sealed({ manifests: [[lines(...ids)]], tailUrl: () => null }));
  const entries = logOf(ids).entries.toSpliced(55, 0, fakeUnreadable(null));
  const start = { ...startReconciliation(), segment: 2, lastId: "60" };
  const step = await reconcile(store, fakeSource(logOf([], { entries, pageEntries: 1 })), start);
  expect(resultOf(step)).toStrictEqual({ ...NONE, behind: null });
});

it("takes no damage on the way for a change, and damage that stays for one", async () => {
  const store = await buildExport(sealed({ manifests: [[lines(1)]] }));
  const source = fakeSource(logOf([1]));
  let damages = 0;
  const damaging = (damage: () => string): AuditSource => ({
    ...source,
    fetchPage: async () => {
      damages += 1;
      const bytes = new TextEncoder().encode(damage());
      const entry: SourceEntry = { kind: "unreadable", id: "1", time: null, reason: "It is damaged.", bytes };
      return await Promise.resolve({ kind: "page", page: { entries: [entry], next: null, isSuspect: true } });
    },
  });
  const healing: AuditSource = {
    ...source,
    fetchPage: async (url) =>
      damages < 4 ? await damaging(() => String(damages)).fetchPage(url) : await source.fetchPage(url),
  };
  expect(resultOf(await reconcile(store, healing))).toMatchObject({ changed: 0 });
  expect(
    resultOf(
      await reconcile(
        store,
        damaging(() => "{"),
      ),
    ),
  ).toMatchObject({ changed: 1 });
  const never = damaging(() => String(damages));
  expect(await reconcile(store, never)).toMatchObject({ kind: "failed", failure: { kind: "malformed" } });
});

it.each([true, false])(
  "says where the log ends before the export does, whether cursors are ids: %s",
  async (isCursorId) => {
    const ids = Array.from({ length: 60 }, (_, index) => index + 1);
    const store = await buildExport(sealed({ manifests: [[lines(...ids.slice(0, 40))], [lines(...ids.slice(40))]] }));
    const endOf = async (left: readonly number[], newest?: number) => {
      const source = fakeSource(logOf(left, { isCursorId }));
      const start = newest === undefined ? undefined : startReconciliation(2);
      const step = await reconcile(store, source, start);
      return step.kind === "compared" ? step.earlyEnd : step;
    };
    for (const newest of [undefined, 20]) {
      expect(await endOf(ids, newest)).toBeNull();
      expect(await endOf(ids.slice(30), newest)).toBeNull();
      expect(await endOf([60], newest)).toBeNull();
      expect(await endOf([61], newest)).toBeNull();
      expect(await endOf(ids.slice(0, 50), newest)).toStrictEqual({ highest: "50" });
      expect(await endOf([], newest)).toStrictEqual({ highest: null });
    }
    expect(await endOf(ids.slice(0, 33))).toStrictEqual({ highest: "33" });
    // Where cursors are ids, nothing below the newest entries is asked for.
    expect(await endOf(ids.slice(0, 33), 20)).toStrictEqual({ highest: isCursorId ? null : "33" });
  },
);

it.each([true, false])(
  "compares the last entry again where nothing was added, whether cursors are ids: %s",
  async (isCursorId) => {
    const ids = [1, 2, 3, 4, 5];
    const store = await buildExport(sealed({ manifests: [[lines(...ids)]] }));
    const last = { id: "5", sha256: sha256(fakeEntry("5").bytes) };
    const foundIn = async (rows: readonly SourceEntry[]) => {
      const source = fakeSource(logOf([], { entries: [...logOf([1, 2, 3, 4]).entries, ...rows], isCursorId }));
      const found = await reconcile(store, source, startReconciliation(2, last));
      return found.kind === "compared" ? { ...resultOf(found), earlyEnd: found.earlyEnd } : found;
    };
    const [same, other] = [fakeEntry("5"), otherContent(fakeEntry("5"))];
    const serverSha256 = sha256(other.bytes);
    expect(await foundIn([same])).toStrictEqual({ ...NONE, behind: null, earlyEnd: null });
    // The log was restored, and gave the id again.
    expect(await foundIn([other, fakeEntry("6", 1)])).toMatchObject({
      changedEntries: [{ id: "5", exportedSha256: last.sha256, serverSha256 }],
      behind: { entries: 1 },
    });
    expect(await foundIn([same, other])).toMatchObject({ changed: 0, repeated: 1 });
    expect(await foundIn([])).toMatchObject({ changed: 0, earlyEnd: { highest: null } });
  },
);

it("begins at the page with which the export went on, and ends behind the last id", async () => {
  const store = await buildExport(sealed({ manifests: [[lines(1, 2, 3, 4, 5, 6)], [lines(7, 8)]] }));
  const source = fakeSource(logOf(Array.from({ length: 60 }, (_, index) => index + 1)));
  await reconcileStep(startReconciliation(2), portsOf(store, source));
  expect(source.asked).toStrictEqual([hiddenUrl("4", 3), expect.stringContaining("next=r7")]);
});

it("compares many small segments together", async () => {
  const ids = Array.from({ length: 60 }, (_, index) => index + 1);
  const segments = ids.map((id) => lines(id));
  const store = await buildExport(sealed({ manifests: [segments], tailUrl: () => null }));
  const source = fakeSource(logOf(ids));
  expect(resultOf(await reconcile(store, source))).toStrictEqual({ ...NONE, behind: null });
  expect(source.asked.length).toBeLessThan(30);
});

it.each<PageFailure["kind"] & ("rejected" | "left-server")>([
  "rejected",
  // The export was made of another base URL of the same server.
  "left-server",
])("walks from the start where that page is of no use: %s", async (kind) => {
  const store = await buildExport(sealed({ manifests: [[lines(1, 2, 3)], [lines(4, 5)]] }));
  const failure: PageFailure = { kind, message: "400" };
  const failureOf = (url: URL) =>
    url.searchParams.get("next") === new URL(hiddenUrl("1", 3)).searchParams.get("next") ? failure : undefined;
  const source = fakeSource(logOf([1, 2, 3, 5], { failureOf }));
  const start = startReconciliation(2);
  expect(resultOf(await reconcile(store, source, start)).vanishedIds).toStrictEqual(["4"]);
  expect(source.asked[1]).toBe(`${SOURCE}/__api__/v1/audit_logs?ascOrder=true&limit=3`);
});

it("asks for fewer entries where a page is too large", async () => {
  const store = await buildExport(sealed({ manifests: [[lines(1, 2, 3)]] }));
  const failure: PageFailure = { kind: "too-large", message: "too large" };
  const failureOf = (url: URL) => (Number(url.searchParams.get("limit")) > 1 ? failure : undefined);
  const found = await reconcile(store, fakeSource(logOf([1, 2, 3], { failureOf })));
  expect(resultOf(found)).toMatchObject({ missing: 0, vanished: 0 });
});

it("fails as the source does, and can be tried again", async () => {
  const store = await buildExport(sealed({ manifests: [[lines(1, 2, 3)]] }));
  const failure: PageFailure = { kind: "refused", message: "401" };
  const source = fakeSource(logOf([1], { failureOf: () => failure }));
  const start = startReconciliation();
  expect(await reconcile(store, source)).toStrictEqual({ kind: "failed", failure, state: start });
});

it("gives up on a source that gives the same page for ever", async () => {
  const store = await buildExport(sealed({ manifests: [[lines(1, 2, 9)]] }));
  const source = fakeSource(logOf([1, 2, 3, 9]));
  const start = source.startUrl("ascending", PAGE_ENTRIES);
  const circle: AuditSource = {
    ...source,
    fetchPage: async () => {
      const outcome = await source.fetchPage(start);
      return outcome.kind === "page" ? { ...outcome, page: { ...outcome.page, next: start } } : outcome;
    },
  };
  expect(await reconcile(store, circle)).toMatchObject({ kind: "failed", failure: { kind: "malformed" } });
});

it("counts all ids and tells the first ones", async () => {
  const last = AUDIT_RECONCILE_MAX_CANDIDATES * 2 + 500;
  const store = await buildExport(sealed({ manifests: [[lines(0, last)]], unsealed: [lines(last + 1, 7)] }));
  const ids = Array.from({ length: last + 2 }, (_, index) => index);
  const source = fakeSource(logOf(ids, { pageEntries: 5_000, isCursorId: true }));
  const ports = { ...portsOf(store, source), pageEntries: 5_000 };
  let step = await reconcileStep(startReconciliation(), ports);
  while (step.kind === "working") step = await reconcileStep(step.state, ports);
  const found = resultOf(step);
  expect(found.missing).toBe(last - 2);
  expect(found.missingIds).toHaveLength(AUDIT_RECONCILE_MAX_IDS);
  expect(found.missingIds).not.toContain("7");
});

it("counts what is behind the last one over several steps, each of some pages", async () => {
  const store = await buildExport(sealed({ manifests: [[lines(1, 2)]] }));
  const behind = 2 * AUDIT_RECONCILE_MAX_BEYOND_PAGES + 1;
  const ids = Array.from({ length: 2 + behind }, (_, index) => index + 1);
  const source = fakeSource(logOf(ids, { pageEntries: 1 }));
  expect(resultOf(await reconcile(store, source)).behind).toMatchObject({ entries: behind });
});

it("says that the export is broken where a segment has a line that is no entry", async () => {
  const store = await buildExport(sealed({ manifests: [[lines(1, 2)]] }));
  // What the source gives as it is stored is an entry; other lines are read.
  const source = fakeSource(logOf([1]));
  const unreadable: SourceEntry = { kind: "unreadable", id: null, time: null, reason: "", bytes: new Uint8Array() };
  const ports = { ...portsOf(store, source), readEntry: () => unreadable };
  expect(await reconcileStep(startReconciliation(), ports)).toEqual({
    kind: "broken",
    message: `${segmentName(1)} has a line that is not an entry. Check the export with verify-export.`,
  });
});

it("says that the export is broken where a segment is", async () => {
  const plan = sealed({ manifests: [[lines(1)], [lines(2)]] });
  const source = fakeSource(logOf([1, 2]));
  const store = await buildExport(plan);
  store.objects.set(segmentName(1), new Uint8Array(40));
  expect(await reconcile(store, source)).toMatchObject({ kind: "broken" });
  const newest = { ...startReconciliation(), segment: 2 };
  expect(await reconcile(store, source, newest)).toMatchObject({ kind: "broken" });
  store.objects.delete(segmentName(1));
  expect(await reconcile(store, source, newest)).toMatchObject({ kind: "broken" });
});

it("compares a segment that is written while it reads on", async () => {
  const plan = sealed({ manifests: [[lines(1)]] });
  const [store, more] = [await buildExport(plan), await buildExport({ ...plan, unsealed: [lines(2)] })];
  const source = fakeSource(logOf([1, 2]));
  const written: AuditSource = {
    ...source,
    fetchPage: async (url) => {
      if (source.asked.length === 1)
        store.objects.set(segmentName(2), more.objects.get(segmentName(2)) ?? new Uint8Array());
      return await source.fetchPage(url);
    },
  };
  expect(resultOf(await reconcile(store, written))).toStrictEqual({ ...NONE, behind: null });
});
