import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AUDIT_VERIFY_MAX_BREAKS } from "../../../shared/audit-export/limits.ts";
import { LATEST_NAME, manifestName, quarantineName, segmentName } from "../../../shared/audit-export/object-names.ts";
import { runs } from "../../support/size.ts";
import { buildExport, type ExportPlan, type PlannedEntry, putLatest } from "./support/build-export.ts";
import { check, checkChanged } from "./support/check.ts";
import { memoryStore } from "./support/memory-store.ts";
import { nodeSigner, sha256 } from "./support/node-codec.ts";
import { anyPlan, smallPlan } from "./support/plans.ts";

const signer = nodeSigner("one");
const line = (id: number): PlannedEntry => ({ id: String(id), isQuarantined: false });
const lines = (...ids: number[]) => ids.map(line);
const quarantined = (id: number | null): PlannedEntry => ({ id: id === null ? null : String(id), isQuarantined: true });

const sealed = (...segments: ReturnType<typeof lines>[]): ExportPlan => ({
  manifests: [segments],
  unsealed: [],
  signer,
  isConsecutive: true,
});

const breaksOf = async (plan: ExportPlan) => (await check(await buildExport(plan))).breaks;

describe("the counts of a verification", () => {
  it("are complete for an export with everything in it", async () => {
    const store = await buildExport(smallPlan(signer));
    const { totals, notices, signedBy, breaks, breaksLeftOut } = await check(store);
    expect(totals).toStrictEqual({
      manifests: 3,
      segments: 4,
      entries: 10,
      quarantined: 2,
      late: 2,
      gaps: 1,
      firstId: "1",
      lastId: "12",
      unsealedSegments: 1,
    });
    expect(notices).toStrictEqual([
      "Ids between the first and the last that no entry has: 1.",
      "Segments that no manifest lists yet: 1.",
    ]);
    expect({ signedBy, breaks, breaksLeftOut }).toStrictEqual({
      signedBy: signer.publicKey,
      breaks: [],
      breaksLeftOut: 0,
    });
  });

  it("are zero where there is nothing", async () => {
    const { breaks, notices, totals } = await check(memoryStore());
    expect({ breaks, notices }).toStrictEqual({ breaks: [], notices: [] });
    expect(totals).toMatchObject({ manifests: 0, segments: 0, entries: 0, firstId: null, lastId: null, gaps: 0 });
  });
});

describe("ids", () => {
  it("missing ids are open gaps, and no break, where ids are consecutive", async () => {
    const store = await buildExport(sealed(lines(1, 2, 4), lines(3, 7), lines(9, 10)));
    const { breaks, openGaps, notices } = await check(store);
    expect({ breaks, openGaps, notices }).toStrictEqual({
      breaks: [],
      openGaps: [
        { after: "4", before: "7" },
        { after: "7", before: "9" },
      ],
      notices: ["Ids are missing, although the ids of this server are consecutive: 3, the first after 4."],
    });
    expect((await check(await buildExport({ ...sealed(lines(1, 4)), isConsecutive: false }))).openGaps).toBeNull();
  });

  it("missing ids must be stated, from the second manifest on that says that they are consecutive", async () => {
    const message = "Its gaps are not the places at which ids are missing up to its end.";
    const plan = (...ids: number[][]): ExportPlan => ({
      manifests: ids.map((listed) => [lines(...listed)]),
      unsealed: [],
      signer,
      isConsecutive: true,
      statesGaps: false,
    });
    expect((await check(await buildExport(plan([1, 3])))).breaks).toStrictEqual([]);
    expect(await breaksOf(plan([1, 3], [4], [7]))).toStrictEqual([
      { object: segmentName(3), line: null, id: null, message },
    ]);
    expect(await breaksOf({ ...plan([1, 3], [4], [7]), isConsecutive: false })).toStrictEqual([]);
  });

  it("ids that came late or are in quarantine are not left out", async () => {
    const late = await buildExport(sealed([...lines(1, 5), quarantined(4)], lines(3, 2, 6)));
    expect(await check(late)).toMatchObject({ breaks: [], openGaps: null });
    const inQuarantine = await buildExport(sealed([...lines(1), quarantined(2)], lines(3)));
    expect(await check(inQuarantine)).toMatchObject({ breaks: [], openGaps: null });
  });

  it("are not said to be left out where a segment could not be read", async () => {
    const store = await buildExport(sealed(lines(1, 2), lines(3), lines(4)));
    const { breaks, notices } = await checkChanged(store, { [segmentName(2)]: null });
    expect(breaks).toMatchObject([{ object: segmentName(2) }]);
    expect(notices).toStrictEqual([]);
  });

  it("an id before one in quarantine at the end of a segment can be missing, too", async () => {
    const { openGaps } = await check(await buildExport(sealed([...lines(1), quarantined(3)], lines(4))));
    expect(openGaps).toStrictEqual([{ after: "1", before: "3" }]);
  });

  it.each<[string, ExportPlan, object]>([
    ["next to each other", sealed(lines(1, 2, 2, 3)), { object: segmentName(1), line: 3, id: "2" }],
    ["apart in one segment", sealed(lines(1, 2, 3, 1)), { object: segmentName(1), id: "1" }],
    ["in two segments", sealed(lines(1, 2), lines(3), lines(4, 1)), { object: segmentName(3), line: 2, id: "1" }],
    ["at the seam of two segments", sealed(lines(1, 2), lines(2, 3)), { object: segmentName(2), line: 1, id: "2" }],
    ["late both times", sealed(lines(1, 3), lines(4, 2), lines(5, 2)), { object: segmentName(3), line: 2, id: "2" }],
    ["late and in its range", sealed(lines(1, 2, 4, 3), lines(5, 3)), { object: segmentName(2), line: 2, id: "3" }],
    ["as a line and in quarantine", sealed([...lines(1, 2), quarantined(2)]), { object: segmentName(1), id: "2" }],
    [
      "in quarantine and later",
      sealed([...lines(1), quarantined(2)], lines(3, 2)),
      { object: segmentName(2), id: "2" },
    ],
    [
      "in quarantine twice",
      sealed([...lines(1), quarantined(2)], [...lines(3), quarantined(2)]),
      { id: "2", line: null },
    ],
  ])("an id that is there twice is a break: %s", async (_, plan, expected) => {
    expect(await breaksOf(plan)).toMatchObject([expected]);
  });

  it("an id that is there twice is found in any export, though all else is consistent", async () => {
    await fc.assert(
      fc.asyncProperty(anyPlan(fc.constant(null)), fc.nat(), fc.nat(), async (plan, from, to) => {
        const segments = plan.manifests.flat();
        fc.pre(segments.length > 0);
        const entries = segments.flat();
        const entry = entries[from % entries.length];
        const target = segments[to % segments.length];
        const manifests = plan.manifests.map((listed) =>
          listed.map((segment) => (segment === target && entry !== undefined ? [...segment, entry] : segment)),
        );
        const breaks = await breaksOf({ ...plan, manifests });
        expect(breaks.map(({ id }) => id)).toContain(entry?.id);
      }),
      { numRuns: runs(600) },
    );
  });
});

describe("objects", () => {
  const cases: [string, Record<string, Uint8Array | null>, object[]][] = [
    ["a manifest is missing", { [manifestName(2)]: null }, [{ object: manifestName(2) }]],
    ["the first manifest is missing", { [manifestName(1)]: null }, [{ object: manifestName(1) }]],
    ["the last manifest is missing", { [manifestName(3)]: null }, [{ object: manifestName(3) }]],
    ["the newest manifest's name is missing", { [LATEST_NAME]: null }, [{ object: LATEST_NAME }]],
    ["a segment is missing", { [segmentName(2)]: null }, [{ object: segmentName(2) }]],
    ["a segment is cut", { [segmentName(1)]: new Uint8Array(7) }, [{ object: segmentName(1) }]],
    ["something is no gzip file", { [segmentName(4)]: new Uint8Array(90) }, [{ object: segmentName(4) }]],
    ["there is a file of another kind", { notes: new Uint8Array(1) }, [{ object: "notes" }]],
    [
      "numbers go on far away",
      { [segmentName(999_999_999)]: new Uint8Array(1) },
      [{ object: segmentName(5) }, { object: segmentName(999_999_999) }],
    ],
    [
      "manifests go on far away",
      { [manifestName(999_999_999)]: new Uint8Array(1) },
      [{ object: manifestName(4) }, { object: manifestName(999_999_999) }],
    ],
  ];
  it.each(cases)("are told by name where %s", async (_, changes, expected) => {
    const store = await buildExport(smallPlan(signer));
    expect((await checkChanged(store, changes)).breaks).toMatchObject(expected);
  });

  it("are told in the order of the export", async () => {
    const store = await buildExport(smallPlan(signer));
    const changes = { [segmentName(2)]: null, [LATEST_NAME]: null, zzz: new Uint8Array(1), [segmentName(1)]: null };
    const { breaks } = await checkChanged(store, changes);
    expect(breaks.map(({ object }) => object)).toStrictEqual([segmentName(1), segmentName(2), LATEST_NAME, "zzz"]);
  });

  it("are told up to a bound, and counted beyond", async () => {
    const store = await buildExport(smallPlan(signer));
    for (let number = 0; number < AUDIT_VERIFY_MAX_BREAKS + 20; number += 1)
      store.objects.set(`x${number}`, new Uint8Array());
    const { breaks, breaksLeftOut } = await check(store);
    expect([breaks.length, breaksLeftOut]).toStrictEqual([AUDIT_VERIFY_MAX_BREAKS, 20]);
  });

  it.each([
    ["a segment that no manifest lists yet", segmentName(5)],
    ["a segment far behind the last one", segmentName(7)],
    ["a manifest", manifestName(4)],
  ])("listed objects must be there: %s", async (_, object) => {
    const store = await buildExport(smallPlan(signer));
    const listed = memoryStore([...store.objects, [object, new Uint8Array()]]);
    const { breaks } = await check({ ...listed, read: store.read });
    expect(breaks).toContainEqual({ object, line: null, id: null, message: "It is listed, but missing." });
  });

  it("an entry in quarantine by its hash alone has no object, and one that it has is left over", async () => {
    const plan = sealed([...lines(1), { id: "2", isQuarantined: true, isLeftOut: true }]);
    const store = await buildExport(plan);
    expect(await check(store)).toMatchObject({ breaks: [], notices: [], totals: { quarantined: 1 } });
    const kept = await buildExport(sealed([...lines(1), quarantined(2)]));
    const [name, bytes] = [...kept.objects].find(([object]) => object.startsWith("quarantine/")) ?? [];
    const { breaks, notices } = await checkChanged(store, { [name ?? ""]: bytes ?? null });
    expect({ breaks, notices }).toStrictEqual({
      breaks: [],
      notices: ["Quarantined objects that no segment lists: 1."],
    });
  });

  it("objects in format 1 are reported once, with what to do", async () => {
    const store = await buildExport(smallPlan(signer));
    const older = memoryStore(store.objects);
    for (const [name, bytes] of older.objects) {
      const text = Buffer.from(bytes)
        .toString("latin1")
        .replace(/"format":( ?)2/, '"format":$11');
      older.objects.set(name, Buffer.from(text, "latin1"));
    }
    expect((await check(older)).breaks).toMatchObject([
      { object: manifestName(1), message: expect.stringContaining("in format 1, which is no longer read") },
    ]);
  });

  it("objects that no segment lists are counted where they have their right name", async () => {
    const store = await buildExport(smallPlan(signer));
    const bytes = new TextEncoder().encode("left over");
    const { breaks, notices } = await checkChanged(store, { [quarantineName(sha256(bytes))]: bytes });
    expect(breaks).toStrictEqual([]);
    expect(notices).toContain("Quarantined objects that no segment lists: 1.");
  });
});

describe("signatures", () => {
  const other = nodeSigner("other");

  it("signatures by the requested key are right; those by another key are one break", async () => {
    const store = await buildExport(smallPlan(signer));
    expect((await check(store, signer.publicKey)).breaks).toStrictEqual([]);
    const { breaks, signedBy } = await check(store, other.publicKey);
    expect(breaks).toMatchObject([{ object: manifestName(1) }]);
    expect(signedBy).toBeNull();
  });

  it("are missing where nothing is signed, or nothing is there", async () => {
    expect((await check(await buildExport(smallPlan(null)), signer.publicKey)).breaks).toMatchObject([
      { object: manifestName(1) },
    ]);
    expect((await check(memoryStore(), signer.publicKey)).breaks).toMatchObject([{ object: manifestName(1) }]);
  });
});

describe("latest.json", () => {
  it("may be behind, which is noticed", async () => {
    const store = await buildExport(smallPlan(signer));
    await putLatest(store, 2, sha256(store.objects.get(manifestName(2)) ?? ""), signer);
    const { breaks, notices } = await check(store);
    expect(breaks).toStrictEqual([]);
    expect(notices[0]).toBe(
      "latest.json names manifests/000000002.json, but there are manifests up to manifests/000000003.json.",
    );
  });

  it("must name a manifest by its hash", async () => {
    const store = await buildExport(smallPlan(signer));
    await putLatest(store, 2, sha256("another"), signer);
    expect((await check(store)).breaks).toMatchObject([{ object: LATEST_NAME }]);
  });
});

it("hostile objects never make the check throw", async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.json().map((text) => new TextEncoder().encode(text)),
  );
  const name = fc.constantFrom(
    LATEST_NAME,
    manifestName(1),
    manifestName(2),
    segmentName(1),
    segmentName(2),
    quarantineName("0".repeat(64)),
    "seg/",
    "manifests/x",
    "__proto__",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(name, bytes), { minLength: 1 }), async (objects) => {
      expect((await check(memoryStore(objects))).breaks).not.toStrictEqual([]);
    }),
  );
});
