import { expect, it } from "vitest";
import { linesOf } from "../../../shared/audit-export/lines.ts";
import { type Manifest, readManifest, readSignedDocument } from "../../../shared/audit-export/manifest.ts";
import { manifestName, segmentName } from "../../../shared/audit-export/object-names.ts";
import { packSegment, readSegment, type SegmentDraft } from "../../../shared/audit-export/segment.ts";
import { addManifest, buildExport, putLatest } from "./support/build-export.ts";
import { check } from "./support/check.ts";
import { nodeCodec, nodeSigner, sha256 } from "./support/node-codec.ts";
import { smallPlan } from "./support/plans.ts";

const signer = nodeSigner("one");
const LEFT_OUT = { id: null, reason: "It is too large.", bytes: 7, sha256: sha256("7"), after: null, kept: false };

/** The small export with another last manifest, signed by the right key, as whoever has the key could make it. */
async function withLastManifest(change: (manifest: Manifest) => Partial<Manifest>) {
  const store = await buildExport(smallPlan(signer));
  const bytes = store.objects.get(manifestName(3)) ?? new Uint8Array();
  const manifest = readSignedDocument(bytes, readManifest)?.fields;
  if (manifest === undefined) throw new Error("The test's own manifest is broken.");
  const hash = await addManifest(store, { ...manifest, ...change(manifest), sequence: 3 }, signer);
  await putLatest(store, 3, hash, signer);
  return await check(store);
}

/** The small export with another last segment, which no manifest lists. */
async function withLastSegment(change: Partial<SegmentDraft>) {
  const store = await buildExport(smallPlan(signer));
  const segment = await readSegment(store.objects.get(segmentName(4)) ?? new Uint8Array(), nodeCodec);
  if (!segment.ok) throw new Error("The test's own segment is broken.");
  const draft = { ...segment.value.metadata, lines: [...linesOf(segment.value.raw)], ...change };
  store.objects.set(segmentName(4), (await packSegment(draft, nodeCodec)).bytes);
  return await check(store);
}

it("finds nothing where nothing is changed", async () => {
  expect((await withLastManifest(() => ({}))).breaks).toStrictEqual([]);
  expect((await withLastSegment({})).breaks).toStrictEqual([]);
});

const patched = (patch: object) => (manifest: Manifest) => ({
  segments: manifest.segments.map((segment) => ({ ...segment, ...patch })),
});

it.each<[string, (manifest: Manifest) => Partial<Manifest>, string, string]>([
  ["its name", () => ({ name: "other" }), manifestName(3), "is of the export other, not of "],
  ["its server", () => ({ source: "https://other.example.com" }), manifestName(3), "another server"],
  ["its beginning", () => ({ period_start: "2026-11-20T10:59:59.000Z" }), manifestName(3), "does not begin where"],
  ["its end", () => ({ period_end: "2026-11-20T10:59:59.000Z" }), manifestName(3), "ends before it begins"],
  ["the hash of the one before", () => ({ previous_sha256: sha256("") }), manifestName(3), "does not follow"],
  ["the segments before", () => ({ segments_before: 1 }), manifestName(3), "segments_before"],
  ["its entries", () => ({ entries: 1 }), manifestName(3), "totals"],
  ["what is in quarantine", () => ({ quarantined: 2 }), manifestName(3), "totals"],
  ["its first id", () => ({ first_id: "3" }), manifestName(3), "totals"],
  ["its last id", () => ({ last_id: "11" }), manifestName(3), "totals"],
  ["a segment twice", ({ segments }) => ({ ...doubled(segments) }), manifestName(3), "are not consecutive"],
  ["a segment's number", patched({ number: 2 }), manifestName(3), "are not consecutive"],
  ["a segment's size", patched({ bytes: 7 }), segmentName(3), "is not the object"],
  ["a segment's hash", patched({ sha256: sha256("") }), segmentName(3), "is not the object"],
  ["a segment's raw hash", patched({ raw_sha256: sha256("") }), segmentName(3), "differs from what"],
  ["a segment's gaps", patched({ gaps: [{ after: "1", before: "3" }] }), segmentName(3), "differs from what"],
  ["a segment's earliest time", patched({ earliest_time: null }), segmentName(3), "differs from what"],
  ["a segment's latest time", patched({ latest_time: null }), segmentName(3), "differs from what"],
  ["a segment's chain", patched({ chain: sha256("") }), segmentName(3), "differs from what"],
])("finds a manifest that is wrong in %s", async (_, change, object, message) => {
  const [first] = (await withLastManifest(change)).breaks;
  expect(first).toMatchObject({ object, message: expect.stringContaining(message) });
});

it.each<[string, Partial<SegmentDraft>, string]>([
  ["its server", { source: "https://other.example.com" }, "another server"],
  ["its number", { number: 5 }, "it is segment 5"],
  ["what is before it", { entries_before: 7 }, "entries_before is 7"],
  ["how many came late", { late: 1 }, "says that 1 of its entries came late"],
  ["its first id", { first_id: "12" }, "first_id"],
  ["its last id", { last_id: "13" }, "last_id"],
  ["its time", { written_time: "2026-11-20T11:00:59.999Z" }, "written_time"],
  ["the chain before", { previous_chain: sha256("") }, "does not follow"],
  ["all its entries", { lines: [], first_id: null }, "has no entry"],
  ["a line", { lines: [new TextEncoder().encode("{"), new TextEncoder().encode("}")] }, "not a readable entry"],
  [
    "a quarantined object",
    { quarantined: [{ id: null, reason: "", bytes: 0, sha256: sha256(""), after: null, kept: true }] },
    "is missing",
  ],
  ["an entry before one in quarantine", { quarantined: [{ ...LEFT_OUT, after: "8" }] }, "after the entry 8, which is"],
  [
    "the order of quarantine",
    { quarantined: [{ ...LEFT_OUT, id: "13", after: "13" }], last_id: "13" },
    "entry 13, which",
  ],
  ["its gaps", { gaps: [{ after: "9", before: "11" }] }, "Its gaps are not the places"],
  ["its earliest time", { earliest_time: "2026-11-20T09:00:10.000Z" }, "earliest_time"],
  ["its latest time", { latest_time: null }, "latest_time"],
])("finds a segment that is wrong in %s", async (_, change, message) => {
  const { breaks } = await withLastSegment(change);
  expect(breaks[0]?.message).toContain(message);
});

function doubled(segments: Manifest["segments"]): Partial<Manifest> {
  const twice = [...segments, ...segments];
  const sum = (of: (segment: Manifest["segments"][number]) => number) => twice.reduce((all, one) => all + of(one), 0);
  return {
    segments: twice,
    entries: sum(({ entries }) => entries),
    quarantined: sum(({ quarantined }) => quarantined),
  };
}
