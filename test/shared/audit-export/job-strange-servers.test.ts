import { expect, test } from "vitest";
import { createJobWorld, entries, entry, run, storedSegments, unreadable } from "./support/job-world.ts";

test("an entry without an id is kept, although one that came late follows on it", async () => {
  const world = createJobWorld({ settings: { pageEntries: 4 } });
  world.log.push(entry("10"), unreadable(null, "{}"), entry("9"), entry("11"));
  await run(world, "export");
  const [segment] = await storedSegments(world);
  expect(segment).toMatchObject({ lines: ["10", "9", "11"], quarantined: [{ id: null, bytes: 2 }] });
});

test("an entry without an id is not kept twice where another appears late behind it", async () => {
  const world = createJobWorld({ settings: { pageEntries: 4, overlapEntries: 3 } });
  world.log.push(entry("10"), unreadable(null, "{}"), entry("12"));
  await run(world, "export");
  world.log.splice(2, 0, entry("11"));
  world.log.push(...entries(13, 14));
  await run(world, "export");
  const segments = await storedSegments(world);
  expect(segments.map(({ lines }) => lines)).toEqual([
    ["10", "12"],
    ["11", "13", "14"],
  ]);
  expect(segments.flatMap(({ quarantined }) => quarantined).length).toBe(1);
});
