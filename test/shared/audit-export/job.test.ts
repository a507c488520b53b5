import { expect, test } from "vitest";
import { progressOf, startRun, step, writeGathered } from "../../../shared/audit-export/job.ts";
import {
  createJobWorld,
  entries,
  entry,
  linesPerSegment,
  run,
  SOURCE,
  START,
  storedSegments,
} from "./support/job-world.ts";

test("a log is read to its end, and goes on from the page that held its last entry", async () => {
  const world = createJobWorld();
  world.log.push(...entries(1, 9));
  expect(await run(world, "export")).toEqual({ kind: "done" });
  expect(await linesPerSegment(world)).toEqual(["1 2 3 4", "5 6 7 8", "9"]);
  const tails = (await storedSegments(world)).map(({ tail_url }) => tail_url);
  expect(tails).toEqual([`${SOURCE}/up/2/2`, `${SOURCE}/up/2/6`, `${SOURCE}/up/2/8`]);
  world.log.push(...entries(10, 11));
  world.asked.length = 0;
  expect(await run(world, "export")).toEqual({ kind: "done" });
  expect(world.asked).toEqual(["/up/2/8", "/up/2/10"]);
  expect((await linesPerSegment(world)).slice(3)).toEqual(["10 11"]);
});

test("a page may be split over two segments: the first one's tail URL is that page", async () => {
  const world = createJobWorld({ settings: { pageEntries: 3 } });
  world.log.push(...entries(1, 5));
  await run(world, "export");
  expect(await linesPerSegment(world)).toEqual(["1 2 3 4", "5"]);
  expect((await storedSegments(world)).map(({ tail_url }) => tail_url)).toEqual([
    `${SOURCE}/up/3/3`,
    `${SOURCE}/up/3/3`,
  ]);
});

test("ids are compared by value, and what a server repeats is written once", async () => {
  const world = createJobWorld({ settings: { pageEntries: 9 } });
  world.log.push(...["9", "10", "10", "99", "10", "100", "12345678901234567890", "9"].map((id) => entry(id)));
  await run(world, "export");
  expect(await linesPerSegment(world)).toEqual(["9 10 99 100", "12345678901234567890"]);
});

test("a segment is closed by its bytes, too", async () => {
  const world = createJobWorld({ settings: { segmentRawBytes: 20 } });
  world.log.push(...entries(1, 5));
  await run(world, "export");
  expect(await linesPerSegment(world)).toEqual(["1 2", "3 4", "5"]);
});

test("gathered entries are written on request, and a run that starts again continues from it", async () => {
  const world = createJobWorld();
  world.log.push(...entries(1, 3));
  let state = startRun("export");
  expect(progressOf(state)).toBeNull();
  for (let steps = 0; steps < 2; steps += 1) {
    ({ state } = await step(state, world.settings, world.ports));
  }
  expect(progressOf(state)).toMatchObject({
    lastId: null,
    segments: 0,
    entries: 0,
    manifests: 0,
    pages: 1,
    gathered: 2,
  });
  state = await writeGathered(state, world.settings, world.ports);
  expect(progressOf(state)).toMatchObject({
    lastId: "2",
    segments: 1,
    entries: 2,
    manifests: 0,
    pages: 1,
    gathered: 0,
  });
  await run(world, "export");
  expect(await linesPerSegment(world)).toEqual(["1 2", "3"]);
});

test.each([
  null,
  { segment: 0, manifest: 0 },
  { segment: 1, manifest: 7 },
  { segment: 99, manifest: 99 },
  { segment: Number.NaN, manifest: -1 },
])("the end is found whatever the hint says: %j", async (hint) => {
  const world = createJobWorld();
  world.log.push(...entries(1, 9));
  await run(world, "export-and-close");
  world.hint = hint;
  world.log.push(entry("10"));
  await run(world, "export");
  expect((await linesPerSegment(world)).slice(2)).toEqual(["9", "10"]);
});

test("hold-back: the walk stops before the first entry that is too young, and does not pass it", async () => {
  const world = createJobWorld({ settings: { holdBackMilliseconds: 60_000 } });
  const old = START - 60_000;
  world.log.push(
    entry("1", old),
    entry("2", old),
    entry("3", old),
    entry("5", old + 1),
    entry("6", old),
    entry("7", null),
  );
  expect(await run(world, "export")).toEqual({ kind: "done" });
  expect(await linesPerSegment(world)).toEqual(["1 2 3"]);
  world.log.splice(3, 0, entry("4", old));
  world.time += 1;
  await run(world, "export");
  expect(await linesPerSegment(world)).toEqual(["1 2 3", "4 5 6 7"]);
});

test("hold-back counts to when a page was asked for: what came while it was on its way is not on it", async () => {
  const world = createJobWorld({ settings: { holdBackMilliseconds: 60_000 } });
  world.log.push(entry("1", START - 60_000), entry("2", START - 59_999));
  world.answer = () => {
    world.time += 30_000;
    return undefined;
  };
  expect(await run(world, "export")).toEqual({ kind: "done" });
  expect(await linesPerSegment(world)).toEqual(["1"]);
});

test("overlap: what appears late among the last entries is written and counted, and nothing else once more", async () => {
  const world = createJobWorld({ settings: { overlapEntries: 3, pageEntries: 2, consecutiveIds: false } });
  world.log.push(...["10", "20", "30", "40", "50", "60"].map((id) => entry(id)));
  await run(world, "export");
  expect((await storedSegments(world)).at(-1)?.tail_url).toBe(`${SOURCE}/up/2/2`);
  // 35 and 55 are above the third entry from the end, 25 is below it.
  world.log.splice(5, 0, entry("55"));
  world.log.splice(3, 0, entry("35"));
  world.log.splice(2, 0, entry("25"));
  await run(world, "export");
  expect(await linesPerSegment(world)).toEqual(["10 20 30 40", "50 60", "35 55"]);
  const last = (await storedSegments(world)).at(-1);
  expect(last).toMatchObject({ late: 2, first_id: "35", last_id: "60" });
  await run(world, "export");
  expect((await storedSegments(world)).length).toBe(3);
});

test("the time of a segment never goes back", async () => {
  const world = createJobWorld();
  world.log.push(entry("1"));
  await run(world, "export");
  world.time -= 3_600_000;
  world.log.push(entry("2"));
  await run(world, "export");
  const times = (await storedSegments(world)).map(({ written_time }) => written_time);
  expect(times).toEqual(["2026-09-01T09:30:00.000Z", "2026-09-01T09:30:00.000Z"]);
});
