import { expect, test } from "vitest";
import { startRun, step } from "../../../shared/audit-export/job.ts";
import { AUDIT_MANIFEST_MAX_GAPS, AUDIT_SEGMENT_MAX_GAPS } from "../../../shared/audit-export/limits.ts";
import { segmentLog } from "../../../shared/audit-export/logs.ts";
import { LATEST_NAME, manifestName, segmentName } from "../../../shared/audit-export/object-names.ts";
import type { Segment, SegmentMetadata } from "../../../shared/audit-export/segment.ts";
import { SOURCE as BUILT_SOURCE, packPlanned } from "./support/build-export.ts";
import { storingCodec } from "./support/codecs.ts";
import {
  createJobWorld,
  entries,
  entry,
  type JobWorld,
  run,
  storedLatest,
  storedManifests,
  watched,
} from "./support/job-world.ts";
import { nodeCodec } from "./support/node-codec.ts";

const HOUR = 3_600_000;
const NOTHING = new Uint8Array();

/** The period of each manifest, by the time of day, and the numbers of its segments. */
function periodsOf(world: JobWorld): readonly string[] {
  const clock = (time = "") => time.slice(11, 19);
  return storedManifests(world).map(
    (manifest) =>
      `${clock(manifest?.period_start)}-${clock(manifest?.period_end)} [${manifest?.segments.map(({ number }) => number).join()}]`,
  );
}

/** An export that has written a segment with three entries at 09:30. */
async function exported(): Promise<JobWorld> {
  const world = createJobWorld();
  world.log.push(...entries(1, 3));
  await run(world, "export");
  return world;
}

test("no manifest is due before the hour of the first segment is over", async () => {
  const world = await exported();
  world.time += HOUR / 2 - 1;
  expect(await run(world, "manifests")).toEqual({ kind: "done" });
  expect(periodsOf(world)).toEqual([]);
  world.time += 1;
  await run(world, "manifests");
  expect(periodsOf(world)).toEqual(["09:00:00-10:00:00 [1]"]);
});

test("the lines of a segment that was read back are released", async () => {
  const world = await exported();
  const released: string[] = [];
  const release = (bytes: Uint8Array) => void released.push(new TextDecoder().decode(bytes));
  const codec = { ...world.ports.codec, release };
  world.time += HOUR;
  await run({ ...world, ports: { ...world.ports, codec } }, "manifests");
  expect(released).toEqual(['{"id":"1"}\n{"id":"2"}\n{"id":"3"}\n']);
});

test("missed hours are made up for, also where they are empty, one manifest a step", async () => {
  const world = await exported();
  world.time += 3 * HOUR;
  world.log.push(entry("4"));
  await run(world, "export");
  expect(periodsOf(world)).toEqual(["09:00:00-10:00:00 [1]", "10:00:00-11:00:00 []", "11:00:00-12:00:00 []"]);
  world.time += HOUR;
  await run(world, "export");
  expect(periodsOf(world).slice(3)).toEqual(["12:00:00-13:00:00 [2]"]);
  expect(storedManifests(world)[2]).toMatchObject({ segments_before: 1, first_id: null, last_id: null, entries: 0 });
});

test("an empty log has manifests once a run closes one", async () => {
  const world = createJobWorld();
  await run(world, "export");
  expect(periodsOf(world)).toEqual([]);
  await run(world, "export-and-close");
  expect(periodsOf(world)).toEqual(["09:00:00-09:30:00 []"]);
  world.time += 2 * HOUR;
  await run(world, "manifests");
  expect(periodsOf(world).slice(1)).toEqual(["09:30:00-10:00:00 []", "10:00:00-11:00:00 []"]);
});

test("a closing manifest lists what was written in the same millisecond, and another one after it is later", async () => {
  const world = createJobWorld();
  world.log.push(entry("1"));
  await run(world, "export-and-close");
  await run(world, "export-and-close");
  const periods = storedManifests(world).map((manifest) => [manifest?.period_end, manifest?.segments.length]);
  expect(periods).toEqual([
    ["2026-09-01T09:30:00.001Z", 1],
    ["2026-09-01T09:30:00.002Z", 0],
  ]);
});

test("a clock that is behind creates no manifest again", async () => {
  const world = await exported();
  world.time += HOUR;
  await run(world, "manifests");
  world.time -= 2 * HOUR;
  expect(await run(world, "manifests")).toEqual({ kind: "done" });
  expect(periodsOf(world)).toEqual(["09:00:00-10:00:00 [1]"]);
});

test("the newest manifest is named, never an older one, and what is behind is repaired", async () => {
  const world = await exported();
  world.time += HOUR;
  await run(world, "manifests");
  const first = world.objects.get(LATEST_NAME) ?? NOTHING;
  world.time += HOUR;
  await run(world, "manifests");
  const second = world.objects.get(LATEST_NAME) ?? NOTHING;
  expect(storedLatest(world)).toMatchObject({
    manifest: 2,
    manifest_sha256: await storingCodec.digest(world.objects.get(manifestName(2)) ?? NOTHING),
  });
  for (const stale of [first, NOTHING]) {
    world.objects.set(LATEST_NAME, stale);
    await run(world, "manifests");
    expect(world.objects.get(LATEST_NAME)).toEqual(second);
  }
  world.objects.delete(manifestName(2));
  world.hint = null;
  world.time -= HOUR;
  await run(world, "manifests");
  expect(world.objects.get(LATEST_NAME)).toEqual(second);
});

test.each([
  ["is not a manifest in the form that the export writes", () => new TextEncoder().encode("{}")],
  ["says that it is manifest 1", ({ objects }: JobWorld) => objects.get(manifestName(1)) ?? NOTHING],
])("a last manifest that %s needs attention", async (what, harm) => {
  const world = await exported();
  world.time += 2 * HOUR;
  await run(world, "manifests");
  world.objects.set(manifestName(2), harm(world));
  const todo =
    "Nothing is written after it. Restore it from a copy, or start a new export elsewhere: under another name, or in another folder.";
  const message = `The stored object ${manifestName(2)} ${what}. ${todo}`;
  expect(await run(world, "manifests")).toEqual({ kind: "needs-attention", message });
});

test("a manifest that is there and does not follow on the one before needs attention", async () => {
  const world = await exported();
  world.time += HOUR;
  let { state } = await step(startRun("manifests"), world.settings, world.ports);
  for (let steps = 0; steps < 2; steps += 1) {
    ({ state } = await step(state, world.settings, world.ports));
  }
  const stranger = await exported();
  stranger.time += 2 * HOUR;
  await run(stranger, "manifests");
  world.objects.set(manifestName(1), stranger.objects.get(manifestName(2)) ?? NOTHING);
  const { outcome } = await step(state, world.settings, world.ports);
  expect(outcome).toMatchObject({ kind: "needs-attention", message: expect.stringContaining(manifestName(1)) });
});

test("a manifest is made only of segments that are there", async () => {
  const world = createJobWorld();
  world.log.push(...entries(1, 9));
  await run(world, "export");
  world.objects.delete(segmentName(2));
  expect(await run(world, "export-and-close")).toMatchObject({
    kind: "needs-attention",
    message: expect.stringContaining(`${segmentName(2)} is missing`),
  });
});

const KEY = "ab".repeat(32);
const SIGNER = { publicKey: KEY, sign: async () => await Promise.resolve("cd".repeat(64)) };

test.each<[string, string, (world: JobWorld) => JobWorld]>([
  [
    "is of the export audit, not of archive",
    "Use that name again, or",
    (world) => ({ ...world, settings: { ...world.settings, name: "archive" } }),
  ],
  [
    `is not signed, but this run has the signing key ${KEY}`,
    "Unset STEWARD_SIGNING_KEY, or",
    (world) => ({ ...world, ports: { ...world.ports, signer: SIGNER } }),
  ],
])("an export that would be broken by its next manifest is not gone on with: it %s", async (what, todo, change) => {
  const world = await exported();
  world.time += HOUR;
  await run(world, "manifests");
  const before = new Map(world.objects);
  world.log.push(...entries(4, 8));
  world.time += HOUR;
  expect(await run(change(world), "export")).toEqual({
    kind: "needs-attention",
    message: `The stored object ${manifestName(1)} ${what}. Nothing is written after it. ${todo} start a new export elsewhere: under another name, or in another folder.`,
  });
  expect(world.objects).toEqual(before);
});

test("manifests of many missed hours have the newest one named once, at their end", async () => {
  const world = await exported();
  let replaced = 0;
  const replace: typeof world.ports.store.replace = async (name, bytes) => {
    replaced += 1;
    await world.ports.store.replace(name, bytes);
  };
  const counted = { ...world, ports: { ...world.ports, store: { ...world.ports.store, replace } } };
  world.time += 100 * HOUR;
  await run(counted, "manifests");
  expect(storedLatest(world)?.manifest).toBe(100);
  expect(replaced).toBe(1);
});

test("a newest manifest that was removed is not made once more: the run says that it is missing", async () => {
  const world = await exported();
  await run(world, "export-and-close");
  world.log.push(entry("4"));
  await run(world, "export-and-close");
  const removed = world.objects.get(manifestName(2)) ?? NOTHING;
  world.objects.delete(manifestName(2));
  world.log.push(entry("5"));
  const before = new Map(world.objects);
  expect(await run(world, "export")).toEqual({
    kind: "needs-attention",
    message: expect.stringContaining("manifests/000000002.json is missing, though latest.json names it."),
  });
  expect(world.objects).toEqual(before);
  world.objects.set(manifestName(2), removed);
  expect(await run(world, "export-and-close")).toEqual({ kind: "done" });
  expect(storedLatest(world)?.manifest).toBe(3);
});

test("a newest manifest that was replaced is found by what names it", async () => {
  const world = await exported();
  await run(world, "export-and-close");
  const other = await exported();
  other.time += 1_000;
  await run(other, "export-and-close");
  world.objects.set(manifestName(1), other.objects.get(manifestName(1)) ?? NOTHING);
  expect(await run(world, "export")).toEqual({
    kind: "needs-attention",
    message: expect.stringContaining("manifests/000000001.json is another one than latest.json names."),
  });
});

test("a manifest is made as soon as a segment shows that it was written after its hour", async () => {
  const world = await exported();
  for (let id = 4; id < 8; id += 1) {
    world.time += HOUR;
    world.log.push(entry(String(id)));
    await run(world, "export");
  }
  for (const name of world.objects.keys()) if (!name.startsWith("seg/")) world.objects.delete(name);
  world.hint = null;
  const { world: told, touched } = watched(world);
  await run(told, "manifests");
  expect(touched.slice(0, touched.indexOf(`+${manifestName(1)}`))).not.toContain(segmentName(5));
});

test("segments that were written by a clock far ahead are sealed all the same, and once", async () => {
  const world = createJobWorld();
  world.log.push(entry("1"));
  world.time += 400 * 24 * HOUR;
  await run(world, "export");
  world.time -= 400 * 24 * HOUR;
  await run(world, "export");
  expect(storedManifests(world).map((manifest) => manifest?.segments.length)).toEqual([1]);
  world.log.push(entry("2"));
  await run(world, "export");
  await run(world, "export");
  expect(storedManifests(world).map((manifest) => manifest?.segments.length)).toEqual([1, 1]);
  expect(storedLatest(world)?.manifest).toBe(2);
});

test("a segment that is written as an hour ends is in the next hour's manifest", async () => {
  const world = await exported();
  world.time += HOUR / 2;
  world.log.push(entry("4"));
  await run(world, "export");
  world.time += HOUR;
  await run(world, "manifests");
  expect(periodsOf(world)).toEqual(["09:00:00-10:00:00 [1]", "10:00:00-11:00:00 [2]"]);
});

test("a manifest lists no more gaps than it has room for, and the next one goes on", async () => {
  const world = createJobWorld({ settings: { source: BUILT_SOURCE } });
  const { store, hints } = world.ports;
  const ports = { ...world.ports, codec: nodeCodec, segments: segmentLog(store, hints, nodeCodec) };
  let before: SegmentMetadata | null = null;
  for (let number = 1; number <= 450; number += 1) {
    const lines = [4 * number, 4 * number + 2].map((id) => ({ id: String(id), isQuarantined: false }));
    const segment: Segment = await packPlanned(before, lines, { plan: { isConsecutive: true }, hour: 0 });
    before = segment.metadata;
    world.objects.set(segmentName(number), segment.bytes);
  }
  world.time = Date.parse("2026-11-20T12:00:00Z");
  await run({ ...world, ports }, "manifests");
  const [first, second] = storedManifests(world);
  const gaps = first?.segments.reduce((total, segment) => total + segment.gaps.length, 0) ?? 0;
  expect(gaps).toBeGreaterThanOrEqual(AUDIT_MANIFEST_MAX_GAPS);
  expect(gaps).toBeLessThan(AUDIT_MANIFEST_MAX_GAPS + AUDIT_SEGMENT_MAX_GAPS);
  expect((first?.segments.length ?? 0) + (second?.segments.length ?? 0)).toBe(450);
});
