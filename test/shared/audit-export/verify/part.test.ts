import { describe, expect, it } from "vitest";
import { manifestName, segmentName } from "../../../../shared/audit-export/object-names.ts";
import type { VerifiedPart } from "../../../../shared/audit-export/verify/verification.ts";
import { buildExport } from "../support/build-export.ts";
import { checkWith } from "../support/check.ts";
import { sha256 } from "../support/node-codec.ts";

const line = (id: number) => ({ id: String(id), isQuarantined: id === 2 });
/** Three manifests with two segments each, and one segment that none lists. */
const plan = {
  manifests: [1, 5, 9].map((id) => [
    [line(id), line(id + 1)],
    [line(id + 2), line(id + 3)],
  ]),
  unsealed: [[line(13)]],
  signer: null,
  isConsecutive: true,
};

async function check(part: VerifiedPart | undefined, damage: (objects: Map<string, Uint8Array>) => void = () => {}) {
  const store = await buildExport(plan);
  damage(store.objects);
  const read: string[] = [];
  const objects = {
    ...store,
    read: async (name: string, maxBytes: number) => {
      read.push(name);
      return await store.read(name, maxBytes);
    },
  };
  const found = await checkWith(objects, { publicKeys: [], ...(part && { part }) });
  return { ...found, opened: read.filter((name) => name.startsWith("seg/")) };
}

const since = (sequence: number, of: string | null = null): VerifiedPart => ({ kind: "since", sequence, sha256: of });
const flip = (name: string) => (objects: Map<string, Uint8Array>) => {
  const bytes = objects.get(name) ?? expect.fail("It is not there.");
  objects.set(name, bytes.with(bytes.length - 1, (bytes.at(-1) ?? 0) ^ 1));
};

describe("the verification of a part", () => {
  it("opens what later manifests list, and what none lists, and says what it passed over", async () => {
    const { breaks, opened, passedOver, totals, openGaps } = await check(since(2));
    expect({ breaks, openGaps }).toEqual({ breaks: [], openGaps: null });
    expect(opened).toEqual([5, 6, 7].map(segmentName));
    expect(passedOver).toEqual({ segments: 4, entries: 7, quarantined: 1 });
    expect(totals).toMatchObject({ manifests: 3, segments: 3, entries: 5, firstId: "9", lastId: "13" });
  });

  it("opens what may have entries of some times", async () => {
    const times = { from: Number.MAX_SAFE_INTEGER - 1, to: null };
    const { breaks, opened, passedOver } = await check({ kind: "times", times });
    // Segments that state no times may have entries of any.
    expect({ breaks, opened: opened.length + (passedOver?.segments ?? 0) }).toEqual({ breaks: [], opened: 7 });
  });

  it("finds damage in what it opens, and none in what it passes over", async () => {
    expect((await check(since(1), flip(segmentName(2)))).breaks).toEqual([]);
    expect((await check(since(1), flip(segmentName(3)))).breaks).toMatchObject([{ object: segmentName(3) }]);
    expect((await check(since(2), (objects) => objects.delete(manifestName(1)))).breaks).not.toEqual([]);
  });

  it("holds the export to the manifest that was verified before", async () => {
    const { objects } = await buildExport(plan);
    const known = sha256(objects.get(manifestName(2)) ?? "");
    expect((await check(since(2, known))).breaks).toEqual([]);
    expect((await check(since(1, known))).breaks).toMatchObject([
      { object: manifestName(1), message: "It is not the manifest that was verified before." },
    ]);
    expect((await check(since(4))).breaks).toMatchObject([
      { object: manifestName(4), message: "It is missing, though it was verified before." },
    ]);
  });

  it("passes over nothing where all of it is asked for", async () => {
    expect(await check(undefined)).toMatchObject({ passedOver: null, breaks: [], totals: { segments: 7 } });
  });
});
