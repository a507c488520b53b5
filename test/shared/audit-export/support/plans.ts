import fc from "fast-check";
import type { Signer } from "../../../../shared/audit-export/ports.ts";
import type { ExportPlan, PlannedEntry, PlannedSegment } from "./build-export.ts";
import { nodeSigner } from "./node-codec.ts";

const line = (id: number): PlannedEntry => ({ id: String(id), isQuarantined: false });
const quarantined = (id: number | null): PlannedEntry => ({ id: id === null ? null : String(id), isQuarantined: true });

/** A small export with everything in it: late entries, quarantine, an empty manifest, segments that are not sealed yet. */
export function smallPlan(signer: Signer | null): ExportPlan {
  return {
    manifests: [
      [
        [line(1), line(2), line(5), line(4)],
        [line(6), quarantined(7), line(9)],
      ],
      [],
      [[line(10), line(3), quarantined(null)]],
    ],
    unsealed: [[line(11), line(12)]],
    signer,
  };
}

/** The small export with all that is rarer: gaps that are stated, an entry without its bytes, and each change of keys. */
export function fullPlan(signer: Signer | null): ExportPlan {
  const { manifests, unsealed } = smallPlan(signer);
  const [first = [], ...others] = manifests;
  return {
    manifests: [[...first, [line(12), { id: "13", isQuarantined: true, isLeftOut: true }]], ...others, []],
    unsealed: [[line(14)], ...unsealed.map((segment) => segment.map(({ id }) => line(Number(id) + 9)))],
    signer,
    isConsecutive: true,
    keyChanges: KEY_CHANGES,
  };
}

const KEY_CHANGES: NonNullable<ExportPlan["keyChanges"]> = new Map([
  [1, { kind: "rotation", to: nodeSigner("rotated") }],
  [4, { kind: "restart", to: nodeSigner("restarted") }],
]);

/** The key that signs at the end of an export; null where none does. */
export function lastKey({ manifests, signer, keyChanges }: ExportPlan): string | null {
  if (manifests.length === 0 || signer === null) return null;
  const changes = [...(keyChanges ?? [])].filter(([sequence]) => sequence <= manifests.length);
  return (changes.toSorted(([one], [other]) => one - other).at(-1)?.[1].to ?? signer).publicKey;
}

/** Any export: ids with gaps, some of them late by some places, some in quarantine, cut into segments and manifests. */
export function anyPlan(signer: fc.Arbitrary<Signer | null>): fc.Arbitrary<ExportPlan> {
  const step = fc.record({
    gap: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat({ max: 40 })),
    delay: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 9 })),
    isQuarantined: fc.nat({ max: 9 }).map((chance) => chance === 0),
    cut: fc.nat({ max: 11 }),
  });
  return fc
    .record({
      steps: fc.array(step, { minLength: 1, maxLength: 40 }),
      start: fc.nat({ max: 120 }),
      signer,
      isConsecutive: fc.boolean(),
      keyChanges: fc.constantFrom(undefined, KEY_CHANGES),
    })
    .map(({ steps, start, signer: key, isConsecutive, keyChanges }) => {
      let id = start;
      const entries = steps.map(({ gap, delay, isQuarantined, cut }, index) => {
        id += gap + 1;
        return { entry: isQuarantined ? quarantined(id) : line(id), cut, order: index + (isQuarantined ? 0 : delay) };
      });
      const inOrder = entries.toSorted((one, other) => one.order - other.order);
      const plan = { ...cutUp(inOrder), signer: key, isConsecutive };
      return keyChanges === undefined ? plan : { ...plan, keyChanges };
    });
}

/** Cuts entries into segments, and these into manifests; some of them are empty. */
function cutUp(entries: readonly { readonly entry: PlannedEntry; readonly cut: number }[]) {
  const manifests: PlannedSegment[][] = [];
  let [segments, segment]: [PlannedSegment[], PlannedEntry[]] = [[], []];
  for (const { entry, cut } of entries) {
    segment.push(entry);
    if (cut < 3) {
      segments.push(segment);
      segment = [];
    }
    if (cut > 1) continue;
    manifests.push(segments);
    segments = [];
    if (cut === 1) manifests.push([]);
  }
  if (segment.length > 0) segments.push(segment);
  return { manifests, unsealed: segments };
}
