// oxlint-disable no-await-in-loop -- each step follows on the one before

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareIds } from "../../../shared/audit-export/entry-ids.ts";
import { AUDIT_RECONCILE_MAX_CANDIDATES, AUDIT_RECONCILE_MAX_IDS } from "../../../shared/audit-export/limits.ts";
import { manifestName, segmentName } from "../../../shared/audit-export/object-names.ts";
import type { ReconcileStep } from "../../../shared/audit-export/reconcile/reconciliation.ts";
import { reconcileStep, startReconciliation } from "../../../shared/audit-export/reconcile.ts";
import type { AuditSource, PageFailure } from "../../../shared/content-server/audit-source.ts";
import { buildExport, type ExportPlan, type PlannedEntry, readTestEntry, SOURCE } from "./support/build-export.ts";
import { type FakeLog, fakeSource, hiddenUrl } from "./support/fake-source.ts";
import type { MemoryStore } from "./support/memory-store.ts";
import { nodeCodec } from "./support/node-codec.ts";
import { anyPlan } from "./support/plans.ts";

const PAGE_ENTRIES = 3;
const lines = (...ids: number[]): PlannedEntry[] => ids.map((id) => ({ id: String(id), isQuarantined: false }));
const inOrder = (ids: readonly string[]) => ids.toSorted(compareIds);

async function reconcile(
  manifest: number,
  objects: MemoryStore,
  source: AuditSource,
  url: string | null = null,
): Promise<ReconcileStep> {
  const ports = { source, objects, codec: nodeCodec, readEntry: readTestEntry, pageEntries: PAGE_ENTRIES };
  let step = await reconcileStep(startReconciliation(manifest, url), ports);
  while (step.kind === "working") {
    // What is kept between steps is JSON.
    step = await reconcileStep(JSON.parse(JSON.stringify(step.state)), ports);
  }
  return step;
}

function differencesOf(step: ReconcileStep) {
  if (step.kind !== "compared") throw new Error(`The comparison ended with ${step.kind}.`);
  return step.state.differences;
}

const logOf = (ids: readonly string[], log: Partial<FakeLog> = {}): FakeLog => ({
  ids: inOrder(ids),
  isCursorId: false,
  pageEntries: PAGE_ENTRIES,
  ...log,
});

const sealed = (plan: Partial<ExportPlan> & Pick<ExportPlan, "manifests">): ExportPlan => ({
  unsealed: [],
  signer: null,
  tailUrl: (id) => hiddenUrl(String(Math.max(0, Number(id) - 2)), PAGE_ENTRIES),
  ...plan,
});

describe("reconcileStep", () => {
  it("reports exactly the ids that are missing on either side, in any export", async () => {
    const kinds = fc.record({
      isCursorId: fc.boolean(),
      pageEntries: fc.integer({ min: 1, max: 5 }),
      tail: fc.constantFrom("near", "just behind", "none"),
    });
    const anySet = fc.uniqueArray(fc.nat({ max: 300 }), { maxLength: 30 }).map((ids) => ids.map(String));
    await fc.assert(
      fc.asyncProperty(
        anyPlan(fc.constant(null)),
        kinds,
        anySet,
        anySet,
        fc.boolean(),
        async (plan, kind, added, removed, isGoingOn) => {
          const tails: Record<string, (id: string) => string | null> = {
            near: (id) => hiddenUrl(String(Math.max(0, Number(id) - 3)), PAGE_ENTRIES),
            "just behind": (id) => hiddenUrl(id, PAGE_ENTRIES),
            none: () => null,
          };
          const store = await buildExport({ ...plan, tailUrl: tails[kind.tail] ?? (() => null) });
          const segments = [...plan.manifests.flat(), ...plan.unsealed];
          const exported = segments.flat().flatMap(({ id }) => id ?? []);
          const isRemoved = new Set(removed);
          const isThere = new Set(exported);
          const ids = [...new Set([...exported, ...added])].filter((id) => !isRemoved.has(id));
          const source = fakeSource(logOf(ids, kind));
          let from: string | null = null;
          let url: string | null = null;
          for (const [index, listed] of plan.manifests.entries()) {
            const own = listed.flat().flatMap(({ id }) => id ?? []);
            const to: string | null = inOrder([...own, ...(from === null ? [] : [from])]).at(-1) ?? null;
            const isIn = (id: string) =>
              to !== null && compareIds(id, to) <= 0 && (from === null || compareIds(id, from) > 0);
            const compared = await reconcile(index + 1, store, source, url);
            const found = differencesOf(compared);
            if (compared.kind === "compared" && isGoingOn) ({ url } = compared.state);
            const missing = inOrder(ids.filter((id) => !isThere.has(id) && isIn(id)));
            const vanished = inOrder(own.filter((id) => isRemoved.has(id)));
            expect(inOrder(found.missingIds)).toStrictEqual(missing);
            expect(inOrder(found.vanishedIds)).toStrictEqual(vanished);
            expect([found.missing, found.vanished]).toStrictEqual([missing.length, vanished.length]);
            from = to;
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it("says that there is nothing to compare, and of an empty manifest no difference", async () => {
    const store = await buildExport(sealed({ manifests: [[]] }));
    expect(await reconcile(2, store, fakeSource(logOf([])))).toStrictEqual({ kind: "nothing-to-compare" });
    expect(differencesOf(await reconcile(1, store, fakeSource(logOf(["1"]))))).toStrictEqual({
      missing: 0,
      missingIds: [],
      vanished: 0,
      vanishedIds: [],
    });
  });

  it("begins at the page of the segment before, and ends behind the last id", async () => {
    const store = await buildExport(sealed({ manifests: [[lines(1, 2, 3, 4, 5, 6)], [lines(7, 8)]] }));
    const source = fakeSource(logOf(Array.from({ length: 60 }, (_, index) => String(index + 1))));
    await reconcile(2, store, source);
    expect(source.asked).toStrictEqual([hiddenUrl("4", 3), hiddenUrl("7", 3)]);
  });

  it("reads the log once where segments know no page to go on with", async () => {
    const ids = Array.from({ length: 60 }, (_, index) => index + 1);
    const segments = Array.from({ length: 10 }, (_, index) => lines(...ids.slice(6 * index, 6 * index + 6)));
    const store = await buildExport(sealed({ manifests: [segments], tailUrl: () => null }));
    const source = fakeSource(logOf(ids.map(String)));
    expect(differencesOf(await reconcile(1, store, source))).toMatchObject({ missing: 0, vanished: 0 });
    // 20 pages; of each segment the page with its end once more, and the one that goes beyond it.
    expect(source.asked.filter((url) => url === source.startUrl("ascending", PAGE_ENTRIES))).toHaveLength(1);
    expect(source.asked.length).toBeLessThanOrEqual(20 + 2 * 10);
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
    const source = fakeSource(logOf(["1", "2", "3", "5"], { failureOf }));
    expect(differencesOf(await reconcile(2, store, source)).vanishedIds).toStrictEqual(["4"]);
    expect(source.asked[1]).toBe(`${SOURCE}/__api__/v1/audit_logs?ascOrder=true&limit=3`);
  });

  it("asks for fewer entries where a page is too large", async () => {
    const store = await buildExport(sealed({ manifests: [[lines(1, 2, 3)]] }));
    const failure: PageFailure = { kind: "too-large", message: "too large" };
    const failureOf = (url: URL) => (Number(url.searchParams.get("limit")) > 1 ? failure : undefined);
    const found = await reconcile(1, store, fakeSource(logOf(["1", "2", "3"], { failureOf })));
    expect(differencesOf(found)).toMatchObject({ missing: 0, vanished: 0 });
  });

  it("fails as the source does", async () => {
    const store = await buildExport(sealed({ manifests: [[lines(1, 2, 3)]] }));
    const failure: PageFailure = { kind: "refused", message: "401" };
    const source = fakeSource(logOf(["1"], { failureOf: () => failure }));
    expect(await reconcile(1, store, source)).toStrictEqual({ kind: "failed", failure });
  });

  it("gives up on a source that gives the same page for ever", async () => {
    const store = await buildExport(sealed({ manifests: [[lines(1, 2, 9)]] }));
    const source = fakeSource(logOf(["1", "2", "3", "9"]));
    const start = source.startUrl("ascending", PAGE_ENTRIES);
    const circle: AuditSource = {
      ...source,
      fetchPage: async () => {
        const outcome = await source.fetchPage(start);
        return outcome.kind === "page" ? { ...outcome, page: { ...outcome.page, next: start } } : outcome;
      },
    };
    expect(await reconcile(1, store, circle)).toMatchObject({ kind: "failed", failure: { kind: "malformed" } });
  });

  it("counts all ids and tells the first ones", async () => {
    const last = AUDIT_RECONCILE_MAX_CANDIDATES * 2 + 500;
    const store = await buildExport(sealed({ manifests: [[lines(0, last)]], unsealed: [lines(last + 1, 7)] }));
    const ids = Array.from({ length: last + 1 }, (_, index) => String(index));
    const source = fakeSource(logOf(ids, { pageEntries: 5_000, isCursorId: true }));
    const ports = { source, objects: store, codec: nodeCodec, readEntry: readTestEntry, pageEntries: 5_000 };
    const differences = differencesOf(await reconcileStep(startReconciliation(1), ports));
    expect(differences.missing).toBe(last - 2);
    expect(differences.missingIds).toHaveLength(AUDIT_RECONCILE_MAX_IDS);
    expect(differences.missingIds).not.toContain("7");
  });

  it.each([
    ["a manifest", manifestName(1)],
    ["a segment", segmentName(2)],
    ["the segment before", segmentName(1)],
  ])("says that the export is broken where %s is", async (_, name) => {
    const plan = sealed({ manifests: [[lines(1)], [lines(2)]] });
    const source = fakeSource(logOf(["1", "2"]));
    const manifest = name === manifestName(1) ? 1 : 2;
    const store = await buildExport(plan);
    store.objects.set(name, new Uint8Array(40));
    expect(await reconcile(manifest, store, source)).toMatchObject({ kind: "broken" });
    store.objects.delete(name);
    const kind = manifest === 1 ? "nothing-to-compare" : "broken";
    expect(await reconcile(manifest, store, source)).toMatchObject({ kind });
  });
});
