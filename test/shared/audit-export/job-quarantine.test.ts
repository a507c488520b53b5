import { expect, test } from "vitest";
import { quarantineName } from "../../../shared/audit-export/object-names.ts";
import { createJobWorld, entry, linesPerSegment, run, storedSegments, unreadable } from "./support/job-world.ts";

test("an unreadable entry is kept in quarantine, and the chain goes on", async () => {
  const world = createJobWorld({ settings: { pageEntries: 9, segmentEntries: 9 } });
  world.log.push(
    entry("1"),
    unreadable("2", "broken"),
    unreadable(null, "nameless"),
    entry("3"),
    unreadable("4", "last"),
  );
  expect(await run(world, "export")).toEqual({ kind: "done" });
  const [segment] = await storedSegments(world);
  expect(segment?.lines).toEqual(["1", "3"]);
  expect(segment).toMatchObject({ entries: 2, first_id: "1", last_id: "4" });
  expect(segment?.quarantined.map(({ id, bytes }) => [id, bytes])).toEqual([
    ["2", 6],
    [null, 8],
    ["4", 4],
  ]);
  const kept = segment?.quarantined.map(({ sha256 }) =>
    new TextDecoder().decode(world.objects.get(quarantineName(sha256))),
  );
  expect(kept).toEqual(["broken", "nameless", "last"]);
});

test("an entry without an id waits for the next one that has one, over pages and runs, and is written once", async () => {
  const world = createJobWorld();
  world.log.push(entry("1"), unreadable(null, "a"), unreadable(null, "b"));
  await run(world, "export");
  expect((await storedSegments(world)).map(({ quarantined }) => quarantined.length)).toEqual([0]);
  world.log.push(entry("2"), entry("3"));
  await run(world, "export");
  await run(world, "export");
  expect((await storedSegments(world)).map(({ quarantined }) => quarantined.length)).toEqual([0, 2]);
  expect(await linesPerSegment(world)).toEqual(["1", "2 3"]);
});

test("a segment lists a hundred quarantined entries at most", async () => {
  const world = createJobWorld({ settings: { pageEntries: 500, segmentEntries: 500 } });
  world.log.push(...Array.from({ length: 99 }, (_, index) => unreadable(String(index + 1), `x${index}`)));
  world.log.push(unreadable(null, "y"), unreadable(null, "z"), entry("200"), unreadable("201", "w"));
  await run(world, "export");
  expect((await storedSegments(world)).map(({ quarantined }) => quarantined.length)).toEqual([99, 3]);
});

test.each([
  ["all of the log", [unreadable(null, "a")]],
  [
    "a hundred in a row",
    [entry("1"), ...Array.from({ length: 100 }, (_, index) => unreadable(null, `x${index}`)), entry("2")],
  ],
])("entries without ids: %s needs attention", async (_, log) => {
  const world = createJobWorld({ settings: { pageEntries: 20 } });
  world.log.push(...log);
  expect(await run(world, "export")).toMatchObject({
    kind: "needs-attention",
    message: expect.stringContaining("have no `id`"),
  });
});
