import { expect, test } from "vitest";
import { AUDIT_OVERLAP_MAX_SEGMENTS } from "../../../shared/audit-export/limits.ts";
import type { PageOutcome } from "../../../shared/content-server/audit-source.ts";
import {
  createJobWorld,
  entries,
  entry,
  linesPerSegment,
  run,
  START,
  storedSegments,
  unreadable,
  watched,
} from "./support/job-world.ts";

const DAY = 24 * 60 * 60 * 1000;
const noAnswer: PageOutcome = { kind: "failed", failure: { kind: "no-answer", message: "It took too long." } };

test("pages that take too long are asked for with fewer entries", async () => {
  const world = createJobWorld({ settings: { pageEntries: 9 } });
  world.log.push(...entries(1, 5));
  world.answer = (url) => (/\/up\/(?:[3-9])/.test(url) ? noAnswer : undefined);
  expect(await run(world, "export")).toEqual({ kind: "done" });
  expect((await linesPerSegment(world)).join(" ")).toBe("1 2 3 4 5");
});

test("a server that asks for fewer requests is not asked for smaller pages, which are more", async () => {
  const world = createJobWorld();
  world.log.push(...entries(1, 5));
  let left = 9;
  world.answer = () => {
    left -= 1;
    const failure = { kind: "throttled", message: "Too many.", retryAfterMilliseconds: null } as const;
    return left < 0 ? undefined : { kind: "failed", failure };
  };
  await run(world, "export");
  expect(new Set(world.asked.map((url) => url.slice(0, 5)))).toEqual(new Set(["/up/2"]));
});

test("hold-back: a time that is days ahead holds nothing back, one that is an hour ahead does", async () => {
  const world = createJobWorld({ settings: { holdBackMilliseconds: 60_000, pageEntries: 9 } });
  const old = START - DAY;
  world.log.push(
    entry("1", old),
    entry("2", START + 2 * DAY),
    entry("3", old),
    entry("4", START + 3_600_000),
    entry("5", old),
  );
  await run(world, "export");
  expect(await linesPerSegment(world)).toEqual(["1 2 3"]);
});

test("ten pages in a row of entries without ids are no standstill", async () => {
  const world = createJobWorld({ settings: { pageEntries: 1 } });
  const row = (index: number) => unreadable(null, `{"row":${index}}`);
  world.log.push(entry("1"), ...Array.from({ length: 25 }, (_, index) => row(index)), entry("2"));
  // Each page is told by its row, for there is no id.
  expect(await run(world, "export")).toEqual({ kind: "done" });
  expect((await storedSegments(world)).flatMap(({ quarantined }) => quarantined).length).toBe(25);
});

test("to find the entries that overlap, no more than so many segments are read back", async () => {
  const world = createJobWorld({ settings: { overlapEntries: 10_000, segmentEntries: 1, pageEntries: 100 } });
  world.log.push(...entries(1, AUDIT_OVERLAP_MAX_SEGMENTS + 50));
  await run(world, "export");
  world.asked.length = 0;
  world.log.push(entry("151"));
  const { world: told, touched } = watched(world);
  await run(told, "export");
  expect(touched.filter((name) => name.startsWith("seg/")).length).toBeLessThan(3 * AUDIT_OVERLAP_MAX_SEGMENTS);
  expect((await linesPerSegment(world)).slice(149)).toEqual(["150", "151"]);
});
