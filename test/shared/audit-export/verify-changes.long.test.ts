import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { manifestName, segmentName } from "../../../shared/audit-export/object-names.ts";
import { readSegment, type SegmentMetadata } from "../../../shared/audit-export/segment.ts";
import { runs, sized } from "../../support/size.ts";
import { buildExport, type ExportPlan, type PlannedEntry, packPlanned } from "./support/build-export.ts";
import { check, checkChanged } from "./support/check.ts";
import type { MemoryStore } from "./support/memory-store.ts";
import { nodeCodec, nodeSigner } from "./support/node-codec.ts";
import { anyPlan, fullPlan, lastKey } from "./support/plans.ts";

/** The distance between the places where an export is changed. */
const STEP = sized({ full: 1, small: 40 });

const signer = nodeSigner("one");
const anySigner = fc.constantFrom(signer, null);

function changedAt(bytes: Uint8Array, at: number, difference: number): Uint8Array {
  const changed = bytes.slice();
  changed[at] = (changed[at] ?? 0) ^ difference;
  return changed;
}

async function unnoticed(store: MemoryStore, differenceAt: (at: number) => number): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [name, bytes] of store.objects) {
    for (let at = 0; at < bytes.length; at += STEP) {
      const { breaks } = await checkChanged(store, { [name]: changedAt(bytes, at, differenceAt(at)) });
      if (breaks.length === 0) found.push(`${name} at ${at}`);
    }
  }
  return found;
}

describe("every change of one byte is found", () => {
  it("in a small export that is signed, at every place another value", async () => {
    const store = await buildExport(fullPlan(signer));
    expect(await unnoticed(store, (at) => 1 + ((at * 151 + 77) % 255))).toStrictEqual([]);
  });

  it("in a small export that is not signed, at every place one bit", async () => {
    const store = await buildExport(fullPlan(null));
    expect(await unnoticed(store, (at) => 1 << (at % 8))).toStrictEqual([]);
  });

  it("in any export, of any object", async () => {
    const place = fc.record({ object: fc.nat(), at: fc.nat(), difference: fc.integer({ min: 1, max: 255 }) });
    await fc.assert(
      fc.asyncProperty(anyPlan(anySigner), fc.array(place, { minLength: 30, maxLength: 30 }), async (plan, places) => {
        const store = await buildExport(plan);
        const objects = [...store.objects];
        for (const { object, at, difference } of places) {
          const [name, bytes] = objects[object % objects.length] ?? ["", new Uint8Array()];
          const { breaks } = await checkChanged(store, { [name]: changedAt(bytes, at % bytes.length, difference) });
          expect(breaks).not.toStrictEqual([]);
        }
      }),
      { numRuns: runs(40) },
    );
  });
});

it("an export as it was written has no break", async () => {
  await fc.assert(
    fc.asyncProperty(anyPlan(anySigner), async (plan) => {
      const store = await buildExport(plan);
      const { breaks, totals, signedBy } = await check(store);
      expect(breaks).toStrictEqual([]);
      expect(signedBy).toBe(lastKey(plan));
      const segments = [...plan.manifests.flat(), ...plan.unsealed];
      const quarantined = segments.flat().filter(({ isQuarantined }) => isQuarantined).length;
      expect(totals).toMatchObject({
        manifests: plan.manifests.length,
        segments: segments.length,
        entries: segments.flat().length - quarantined,
        quarantined,
        unsealedSegments: plan.unsealed.length,
      });
    }),
    { numRuns: runs(150) },
  );
});

describe("every object that is removed, added, doubled or swapped is found", () => {
  it("in any export", async () => {
    await fc.assert(
      fc.asyncProperty(anyPlan(anySigner), fc.nat(), fc.nat(), async (plan, one, other) => {
        const store = await buildExport(plan);
        const names = [...store.objects.keys()];
        const last = lastUnsealed(plan);
        const nameOne = names[one % names.length] ?? "";
        const nameOther = names[other % names.length] ?? "";
        const isEndAlone = nameOne === last;
        const removed = await checkChanged(store, { [nameOne]: null });
        // The last segment that no manifest lists is the only object that nothing else tells of.
        expect(removed.breaks.length > 0).toBe(!isEndAlone);
        if (nameOne === nameOther) return;
        const [bytes, otherBytes] = [store.objects.get(nameOne) ?? null, store.objects.get(nameOther) ?? null];
        expect((await checkChanged(store, { [nameOne]: otherBytes, [nameOther]: bytes })).breaks).not.toStrictEqual([]);
        expect((await checkChanged(store, { [nameOne]: otherBytes })).breaks).not.toStrictEqual([]);
      }),
      { numRuns: runs(100) },
    );
  });

  it("also where the copy has a new name", async () => {
    await fc.assert(
      fc.asyncProperty(anyPlan(anySigner), fc.nat(), async (plan, one) => {
        const store = await buildExport(plan);
        const bytes = [...store.objects.values()][one % store.objects.size] ?? null;
        const segments = plan.manifests.flat().length + plan.unsealed.length;
        const names = [
          segmentName(segments + 1),
          segmentName(segments + 3),
          manifestName(plan.manifests.length + 1),
          manifestName(plan.manifests.length + 2),
          `quarantine/${"0".repeat(64)}.raw`,
          "seg/000000001.ndjson.gz.bak",
          "quarantine/a.raw",
          "README",
        ];
        for (const name of names) {
          expect((await checkChanged(store, { [name]: bytes })).breaks).not.toStrictEqual([]);
        }
      }),
      { numRuns: runs(30) },
    );
  });
});

it("every changed entry of a listed segment is found, even if the segment is packed again", async () => {
  await fc.assert(
    fc.asyncProperty(
      anyPlan(anySigner),
      fc.nat(),
      fc.nat(),
      fc.integer({ min: 0, max: 4 }),
      async (plan, which, at, how) => {
        const segments = plan.manifests.flat();
        const segment = segments[which % segments.length];
        if (segment === undefined) return;
        const store = await buildExport(plan);
        const changed = changeEntries(segment, at % segment.length, how);
        const number = segments.indexOf(segment) + 1;
        const hour = plan.manifests.findIndex((listed) => listed.includes(segment));
        const { bytes } = await packPlanned(await metadataBefore(store, number), changed, { plan, hour });
        // Where an entry in quarantine was among the lines is not kept.
        fc.pre(Buffer.compare(bytes, store.objects.get(segmentName(number)) ?? bytes) !== 0);
        const { breaks } = await checkChanged(store, { [segmentName(number)]: bytes });
        expect(breaks.map(({ object }) => object)).toContain(segmentName(number));
      },
    ),
    { numRuns: runs(150) },
  );
});

it("one mistake gives few breaks in any export", async () => {
  await fc.assert(
    fc.asyncProperty(anyPlan(anySigner), fc.nat(), fc.nat(), async (plan, object, at) => {
      const store = await buildExport(plan);
      const [name, bytes] = [...store.objects][object % store.objects.size] ?? ["", new Uint8Array()];
      const changed = await checkChanged(store, { [name]: changedAt(bytes, at % bytes.length, 1) });
      expect(changed.breaks.slice(2)).toStrictEqual([]);
      const removed = await checkChanged(store, { [name]: null });
      expect(removed.breaks.slice(2)).toStrictEqual([]);
    }),
    { numRuns: runs(300) },
  );
});

/** The name of the last segment where no manifest lists it; undefined where one does. */
function lastUnsealed({ manifests, unsealed }: ExportPlan): string | undefined {
  return unsealed.length === 0 ? undefined : segmentName(manifests.flat().length + unsealed.length);
}

async function metadataBefore(store: MemoryStore, number: number): Promise<SegmentMetadata | null> {
  const bytes = store.objects.get(segmentName(number - 1));
  const segment = bytes === undefined ? null : await readSegment(bytes, nodeCodec);
  return segment?.ok === true ? segment.value.metadata : null;
}

function changeEntries(entries: readonly PlannedEntry[], at: number, how: number): readonly PlannedEntry[] {
  const entry = entries[at] ?? { id: "1", isQuarantined: false };
  const added = { id: "100000", isQuarantined: false };
  if (how === 0) return entries.toSpliced(at, 1);
  if (how === 1) return entries.toSpliced(at, 0, added);
  if (how === 2) return entries.toSpliced(at, 0, { ...entry, isQuarantined: false, id: entry.id ?? "1" });
  if (how === 3) return entries.toSpliced(at, 1, added);
  return entries.length > 1
    ? entries.toSpliced(at, 1).toSpliced((at + 1) % entries.length, 0, entry)
    : entries.toSpliced(at, 1, added);
}
