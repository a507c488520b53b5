import fc from "fast-check";
import { expect, it } from "vitest";
import { compareIds } from "../../../shared/audit-export/entry-ids.ts";
import { reconcileStep, startReconciliation } from "../../../shared/audit-export/reconcile.ts";
import type { SourceEntry } from "../../../shared/content-server/audit-source.ts";
import { runs } from "../../support/size.ts";
import { buildExport, type ExportPlan, type PlannedEntry } from "./support/build-export.ts";
import { fakeEntry, fakeSource, fakeUnreadable, hiddenUrl, otherContent } from "./support/fake-source.ts";
import { sha256 } from "./support/node-codec.ts";
import { anyPlan } from "./support/plans.ts";
import { inOrder, PAGE_ENTRIES, reconcile, resultOf } from "./support/reconcile.ts";

/** The changes that a server may make to an entry that is exported. */
const FATES = [
  "as it was",
  "removed",
  "changed",
  "twice",
  "twice, then other",
  "twice, other first",
  "twice, both other",
] as const;
type Fate = (typeof FATES)[number];

const ROWS: Readonly<Record<Fate, (entry: SourceEntry) => readonly SourceEntry[]>> = {
  "as it was": (entry) => [entry],
  removed: () => [],
  changed: (entry) => [otherContent(entry)],
  twice: (entry) => [entry, entry],
  "twice, then other": (entry) => [entry, otherContent(entry)],
  "twice, other first": (entry) => [otherContent(entry), entry],
  "twice, both other": (entry) => [otherContent(entry), otherContent(entry, "?")],
};

const TAILS: Readonly<Record<string, (id: string) => string | null>> = {
  near: (id) => hiddenUrl(String(Math.max(0, Number(id) - 3)), PAGE_ENTRIES),
  "just behind": (id) => hiddenUrl(id, PAGE_ENTRIES),
  none: () => null,
};

const anyWorld = fc.record({
  plan: anyPlan(fc.constant(null)),
  log: fc.record({ isCursorId: fc.boolean(), pageEntries: fc.integer({ min: 1, max: 5 }) }),
  tail: fc.constantFrom("near", "just behind", "none"),
  added: fc.uniqueArray(fc.nat({ max: 400 }), { maxLength: 30 }).map((ids) => ids.map(String)),
  fates: fc.array(fc.oneof({ weight: 4, arbitrary: fc.constant<Fate>("as it was") }, fc.constantFrom(...FATES)), {
    minLength: 45,
    maxLength: 45,
  }),
  again: fc.uniqueArray(fc.nat({ max: 44 }), { maxLength: 3 }),
  newest: fc.option(fc.nat({ max: 30 })),
});

type AnyWorld = typeof anyWorld extends fc.Arbitrary<infer World> ? World : never;

it("reports exactly what differs, in any export and any log, from any segment on", async () => {
  const seen = new Set<string>();
  await fc.assert(findsAll(reconcileStep, seen), { numRuns: runs(2_000) });
  expect([...seen].toSorted()).toEqual(["changed", "missing", "newest", "repeated", "strays", "vanished"]);
});

/** That a comparison finds exactly what differs, in any export and any log, from any segment on. */
function findsAll(stepOf: typeof reconcileStep, seen: Set<string>) {
  return fc.asyncProperty(anyWorld, async (world) => {
    const { plan, log, tail, newest } = world;
    const store = await buildExport({ ...plan, tailUrl: TAILS[tail] ?? (() => null) });
    // The segment behind the last one is where a comparison begins that has nothing new before it.
    const start = startReconciliation(newest === null ? 1 : 1 + (newest % (segmentsOf(plan).length + 1)));
    const { entries, strays, expected, behind } = serverOf(world, start.segment);
    const found = resultOf(await reconcile(store, fakeSource({ ...log, entries }), start, stepOf));
    expect(found).toStrictEqual({
      missing: expected.missingIds.length,
      changed: expected.changedEntries.length,
      repeated: expected.repeatedEntries.length,
      vanished: expected.vanishedIds.length,
      missingIds: inOrder(expected.missingIds),
      changedEntries: byId(expected.changedEntries),
      repeatedEntries: byId(expected.repeatedEntries),
      vanishedIds: inOrder(expected.vanishedIds),
      prunedThrough: null,
      behind: behind.length === 0 ? null : { entries: behind.length, oldestTime: Number(behind[0]) },
    });
    for (const kind of ["missing", "changed", "repeated", "vanished"] as const) if (found[kind] > 0) seen.add(kind);
    if (strays > 0) seen.add("strays");
    if (start.segment > 1) seen.add("newest");
  });
}

/** The log of the server, and what is to be found in it by a comparison from a segment on. */
function serverOf({ plan, log, added, fates, again: givenAgain }: AnyWorld, segment: number) {
  const segments = segmentsOf(plan);
  const compared = new Set(segments.slice(segment - 1).flatMap(idsOf));
  const [from, to] = [highest(segments.slice(0, segment - 1).flat()), highest(segments.flat())];
  const expected = new Expected();
  const [rows, again]: [SourceEntry[], SourceEntry[]] = [[], []];
  for (const [index, { id, isQuarantined }] of segments.flat().entries()) {
    if (id === null) continue;
    const entry = isQuarantined ? fakeUnreadable(id) : fakeEntry(id);
    const fate = fates[index] ?? "as it was";
    rows.push(...ROWS[fate](entry));
    if (compared.has(id)) expected.add(id, entry, ROWS[fate](entry));
    if (fate === "as it was" && givenAgain.includes(index)) again.push(entry);
  }
  const exported = new Set(segments.flatMap(idsOf));
  const news = inOrder(added.filter((id) => !exported.has(id)));
  rows.push(...news.map((id) => fakeEntry(id, Number(id))));
  expected.missingIds.push(...news.filter((id) => isUpTo(id, to) && !isUpTo(id, from)));
  const ordered = rows.toSorted((one, other) => compareIds(one.id ?? "", other.id ?? ""));
  // Behind the end of the log, where no cursor is an id.
  const strays = log.isCursorId ? [] : again.map((entry) => (Number(entry.id) % 2 === 0 ? entry : otherContent(entry)));
  const end = ordered.at(-1)?.id ?? "";
  const reachesCompared = !isUpTo(end, from) || end === to;
  for (const [index, stray] of strays.entries()) {
    const { id } = stray;
    // An entry that is not compared is not found at its own place, which the end of the log is for the last one, and for
    // all of them where the log ends before what is compared.
    const isFound = id !== null && (compared.has(id) || (id !== end && reachesCompared));
    if (isFound) expected.addRepeated(id, [again[index] ?? stray, stray]);
  }
  const behind = news.filter((id) => !isUpTo(id, to));
  return { entries: [...ordered, ...strays], strays: strays.length, expected, behind };
}

/** The expected differences, by how the log was made. */
class Expected {
  readonly missingIds: string[] = [];
  readonly changedEntries: { id: string; exportedSha256: string; serverSha256: string }[] = [];
  readonly repeatedEntries: { id: string; sha256s: [string, string] }[] = [];
  readonly vanishedIds: string[] = [];

  add(id: string, exported: SourceEntry, rows: readonly SourceEntry[]): void {
    const [own, shas] = [sha256(exported.bytes), rows.map(({ bytes }) => sha256(bytes))];
    const [first] = shas;
    if (first === undefined) this.vanishedIds.push(id);
    else if (!shas.includes(own)) this.changedEntries.push({ id, exportedSha256: own, serverSha256: first });
    this.addRepeated(id, rows);
  }

  addRepeated(id: string, rows: readonly SourceEntry[]): void {
    const [first, second] = [...new Set(rows.map(({ bytes }) => sha256(bytes)))];
    if (first !== undefined && second !== undefined) this.repeatedEntries.push({ id, sha256s: [first, second] });
  }
}

function byId<Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((one, other) => compareIds(one.id, other.id));
}

function segmentsOf({ manifests, unsealed }: Pick<ExportPlan, "manifests" | "unsealed">) {
  return [...manifests.flat(), ...unsealed];
}

function idsOf(entries: readonly PlannedEntry[]): readonly string[] {
  return entries.flatMap(({ id }) => id ?? []);
}

function highest(entries: readonly PlannedEntry[]): string | null {
  return inOrder(idsOf(entries)).at(-1) ?? null;
}

function isUpTo(id: string, last: string | null): boolean {
  return last !== null && compareIds(id, last) <= 0;
}
