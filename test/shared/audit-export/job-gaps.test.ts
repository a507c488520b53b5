import { describe, expect, test } from "vitest";
import { type JobState, progressOf, startRun, step } from "../../../shared/audit-export/job.ts";
import type { AuditPage, PageOutcome, SourceEntry } from "../../../shared/content-server/audit-source.ts";
import {
  createJobWorld,
  entries,
  entry,
  type JobWorld,
  linesPerSegment,
  run,
  START,
  storedSegments,
  unreadable,
  type WorldOptions,
} from "./support/job-world.ts";

const MINUTE = 60_000;
const LONG_AGO = START - 24 * 60 * MINUTE;

/** Entries of these ids and of one time. */
const at = (time: number, ...ids: readonly number[]) => ids.map((id) => entry(String(id), time));

function worldOf(log: readonly SourceEntry[], { settings, cursorIsId = true }: WorldOptions = {}): JobWorld {
  const world = createJobWorld({ cursorIsId, settings: { pageEntries: 4, segmentEntries: 10_000, ...settings } });
  world.log.push(...log);
  return world;
}

/** Has an entry appear in its place in the log. */
function appear({ log }: JobWorld, ...ids: readonly number[]): void {
  for (const id of ids) {
    const before = log.findIndex((row) => Number(row.id) > id);
    log.splice(before === -1 ? log.length : before, 0, entry(String(id), LONG_AGO));
  }
}

/** A run, with the number of its waits. */
async function waitsOf(world: JobWorld): Promise<number> {
  let waits = 0;
  let state: JobState = startRun("export");
  for (let steps = 0; steps < 3_000; steps += 1) {
    const done = await step(state, world.settings, world.ports);
    if (done.outcome.kind === "done") return waits;
    if (done.outcome.kind === "wait") waits += 1;
    ({ state } = done);
  }
  throw new Error("The run does not end.");
}

/** The world, whose server gives other pages. */
function withPages(world: JobWorld, change: (page: AuditPage) => Partial<AuditPage>): JobWorld {
  const fetchPage = async (url: string): Promise<PageOutcome> => {
    const outcome = await world.ports.source.fetchPage(url);
    return outcome.kind === "failed" ? outcome : { kind: "page", page: { ...outcome.page, ...change(outcome.page) } };
  };
  return { ...world, ports: { ...world.ports, source: { ...world.ports.source, fetchPage } } };
}

/** The world, whose server no longer gives entries up to an id. */
function without(world: JobWorld, lastId: number): JobWorld {
  return withPages(world, ({ entries: page }) => ({ entries: page.filter(({ id }) => Number(id) > lastId) }));
}

/** The world, in which what cannot be read may have been damaged on the way. */
function withSuspects(world: JobWorld): JobWorld {
  return withPages(world, ({ entries: page }) => ({ isSuspect: page.some(({ kind }) => kind === "unreadable") }));
}

const gapsOf = async (world: JobWorld) =>
  (await storedSegments(world)).map(({ gaps }) => gaps.map(({ after, before }) => `${after}-${before}`).join(" "));

async function openGaps(world: JobWorld): Promise<string> {
  const { state } = await step(startRun("export"), world.settings, world.ports);
  return (progressOf(state)?.openGaps ?? []).map(({ after, before }) => `${after}-${before}`).join(" ");
}

describe("a page that leaves ids out", () => {
  test("is asked for again, and taken once it has them", async () => {
    const world = worldOf(at(START, 1, 2, 3, 4, 5, 6));
    let asked = 0;
    world.answer = (url): PageOutcome | undefined => {
      asked += 1;
      if (asked > 3) return undefined;
      const page = url.endsWith("/up/4") ? at(START, 1, 2, 4) : at(START, 1);
      return { kind: "page", page: { entries: page, next: null, isSuspect: false } };
    };
    expect(await waitsOf(world)).toBe(3);
    expect(await linesPerSegment(world)).toEqual(["1 2 3 4 5 6"]);
    expect(await gapsOf(world)).toEqual([""]);
  });

  test.each([
    ["on it", [1, 2, 4, 5], "2-4"],
    ["between it and the one before", [1, 2, 3, 4, 7, 8], "4-7"],
    ["at several places", [1, 3, 4, 8], "1-3 4-8"],
  ])("is taken without them where its entries are old: %s", async (_, ids, gaps) => {
    const world = worldOf(at(LONG_AGO, ...ids));
    await waitsOf(world);
    expect(await linesPerSegment(world)).toEqual([ids.join(" ")]);
    expect(await gapsOf(world)).toEqual([gaps]);
    expect(await openGaps(world)).toBe(gaps);
  });

  test("is held back where its entries are young, and written in order once it has the ids", async () => {
    const world = worldOf(at(START, 1, 2, 4, 5));
    expect(await waitsOf(world)).toBe(3);
    expect(await linesPerSegment(world)).toEqual(["1 2"]);
    world.time += 9 * MINUTE;
    appear(world, 3);
    expect(await waitsOf(world)).toBe(0);
    expect(await linesPerSegment(world)).toEqual(["1 2", "3 4 5"]);
    expect((await storedSegments(world)).map(({ late }) => late)).toEqual([0, 0]);
  });

  test("is held back for ten minutes, and then exported with the gap", async () => {
    const world = worldOf(at(START, 1, 2, 4, 5));
    await waitsOf(world);
    world.time += 10 * MINUTE - 1;
    await waitsOf(world);
    expect(await gapsOf(world)).toEqual([""]);
    world.time += 1;
    await waitsOf(world);
    expect(await linesPerSegment(world)).toEqual(["1 2", "4 5"]);
    expect(await gapsOf(world)).toEqual(["", "2-4"]);
  });

  test("is held back at the first gap with young entries", async () => {
    const world = worldOf([...at(LONG_AGO, 1, 3, 4), ...at(START, 6, 7)], { settings: { pageEntries: 8 } });
    await waitsOf(world);
    expect(await linesPerSegment(world)).toEqual(["1 3 4"]);
    expect(await gapsOf(world)).toEqual(["1-3"]);
  });

  test("is not held back by times that are far ahead, or none", async () => {
    const world = worldOf([...at(START + 25 * 60 * MINUTE, 1, 3), entry("5")], { settings: { pageEntries: 8 } });
    await waitsOf(world);
    expect(await linesPerSegment(world)).toEqual(["1 3 5"]);
  });

  test("is asked for again only for these, where the same of it cannot be read each time", async () => {
    const world = withSuspects(worldOf([...at(LONG_AGO, 1), unreadable(null, "damaged"), ...at(LONG_AGO, 3, 4)]));
    expect(await waitsOf(world)).toBe(5);
    expect(await gapsOf(world)).toEqual(["1-3"]);
  });

  test("is asked for again a bounded number of times in a run", async () => {
    const ids = Array.from({ length: 200 }, (_, index) => 3 * index);
    const world = worldOf(at(LONG_AGO, ...ids));
    expect(await waitsOf(world)).toBe(30);
    expect((await linesPerSegment(world)).join(" ")).toBe(ids.join(" "));
    expect((await gapsOf(world))[0]?.split(" ")).toHaveLength(100);
  });

  test("is taken as it is where ids are not consecutive", async () => {
    const world = worldOf(at(START, 1, 2, 4, 5), { settings: { consecutiveIds: false } });
    expect(await waitsOf(world)).toBe(0);
    expect(await linesPerSegment(world)).toEqual(["1 2 4 5"]);
    expect(await gapsOf(world)).toEqual([""]);
  });
});

describe("where entries are gone that were never missing, there is no gap", () => {
  test("ids below the first one of the log are no gap", async () => {
    const world = worldOf(at(START, 50, 51));
    expect(await waitsOf(world)).toBe(0);
    expect(await gapsOf(world)).toEqual([""]);
  });

  test.each([true, false])(
    "removed entries among the written ones are no gap (cursors are ids: %s)",
    async (cursorIsId) => {
      const world = worldOf(at(START, 1, 2, 3, 4, 5, 6, 7), { cursorIsId });
      await waitsOf(world);
      world.log.push(...at(START, 8));
      expect(await waitsOf(without(world, 5))).toBe(0);
      expect((await linesPerSegment(world)).join(" ")).toBe("1 2 3 4 5 6 7 8");
      expect(await gapsOf(world)).toEqual(["", ""]);
    },
  );

  test("a page with ids the other way round has no gap", async () => {
    const world = worldOf(at(START, 1, 3, 2, 4), { settings: { overlapEntries: 3 } });
    expect(await waitsOf(world)).toBe(0);
    expect(await gapsOf(world)).toEqual([""]);
  });
});

describe.each([true, false])("a gap that is open (cursors are ids: %s)", (cursorIsId) => {
  test("is filled by a later run, as entries that came late", async () => {
    const world = worldOf(at(LONG_AGO, 1, 2, 3, 4, 5, 9, 10), { cursorIsId });
    await waitsOf(world);
    appear(world, 7);
    await waitsOf(world);
    appear(world, 6, 8);
    world.log.push(...at(LONG_AGO, 11));
    await waitsOf(world);
    expect(await linesPerSegment(world)).toEqual(["1 2 3 4 5 9 10", "7", "6 8 11"]);
    expect(await gapsOf(world)).toEqual(["5-9", "5-7 7-9", ""]);
    expect((await storedSegments(world)).map(({ late, last_id }) => `${late} ${last_id}`)).toEqual([
      "0 10",
      "1 10",
      "2 11",
    ]);
    await waitsOf(world);
    expect(await linesPerSegment(world)).toHaveLength(3);
  });

  test("is filled in the same run, where the log has grown meanwhile", async () => {
    const world = worldOf(at(LONG_AGO, 1, 2, 4, 5), { cursorIsId, settings: { segmentEntries: 2 } });
    await waitsOf(world);
    appear(world, 3);
    world.log.push(...at(LONG_AGO, 6, 7, 8, 9, 10, 12));
    await waitsOf(world);
    const lines = (await linesPerSegment(world)).join(" ").split(" ").map(Number);
    expect(lines.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]);
    expect(await openGaps(world)).toBe("10-12");
  });
});

const aged = (first: number, last: number) => at(LONG_AGO, ...entries(first, last).map(({ id }) => Number(id)));

test("a gap is filled in one run, however many pages that takes", async () => {
  const world = worldOf([...aged(1, 2), ...aged(30, 60)], { settings: { segmentEntries: 10 } });
  await waitsOf(world);
  appear(world, ...entries(3, 27).map(({ id }) => Number(id)));
  await waitsOf(world);
  expect(await openGaps(world)).toBe("27-30");
});

test("a gap is left where pages have the same of its entries again and again", async () => {
  const world = worldOf([...aged(1, 2), ...aged(8, 40)]);
  await waitsOf(world);
  appear(world, 5);
  const { source } = world.ports;
  const fetchPage = async (url: string): Promise<PageOutcome> => {
    const outcome = await source.fetchPage(url);
    if (outcome.kind === "failed" || !outcome.page.entries.some(({ id }) => id === "5")) return outcome;
    const entriesOfGap = outcome.page.entries.filter(({ id }) => id === "5");
    return { kind: "page", page: { ...outcome.page, entries: entriesOfGap, next: url } };
  };
  await waitsOf({ ...world, ports: { ...world.ports, source: { ...source, fetchPage } } });
  expect(await openGaps(world)).toBe("2-5 5-8");
});

test("a gap is filled behind a page of entries without ids", async () => {
  const log = [...at(LONG_AGO, 1), unreadable(null, "a"), unreadable(null, "b"), ...at(LONG_AGO, 3, 4)];
  const world = worldOf(log, { settings: { pageEntries: 1 } });
  await waitsOf(world);
  world.log.splice(3, 0, ...at(LONG_AGO, 2));
  await waitsOf(world);
  expect(await linesPerSegment(world)).toEqual(["1 3 4", "2"]);
  expect((await storedSegments(world)).map(({ quarantined }) => quarantined.length)).toEqual([2, 0]);
});

describe("a gap that never closes", () => {
  const pagesOf = async (world: JobWorld) => {
    await waitsOf(world);
    world.asked.length = 0;
    await waitsOf(world);
    return world.asked.length;
  };
  test("costs each run one page, where cursors are ids", async () => {
    const world = worldOf([...aged(1, 10), ...aged(12, 300)], { settings: { pageEntries: 20 } });
    const withGap = await pagesOf(world);
    const whole = worldOf(aged(1, 300), { settings: { pageEntries: 20 } });
    expect(withGap).toBe((await pagesOf(whole)) + 1);
  });

  test("costs each run the pages behind it, where cursors are not ids and the pages are few", async () => {
    const options = { cursorIsId: false, settings: { pageEntries: 1_000, segmentEntries: 1_000 } };
    expect(await pagesOf(worldOf([...aged(1, 999), ...aged(2_001, 7_000)], options))).toBe(6);
    const far = worldOf([...aged(1, 999), ...aged(2_001, 7_002)], options);
    expect(await pagesOf(far)).toBe(1);
    expect(await openGaps(far)).toBe("999-2001");
  });
});

describe("a walk from the newest entries down", () => {
  const expired: PageOutcome = { kind: "failed", failure: { kind: "rejected", message: "Expired." } };

  async function begun(...ids: readonly number[]): Promise<JobWorld> {
    const world = worldOf(at(LONG_AGO, 1, 2, 3, 4, 5, 6), { cursorIsId: false, settings: { pageEntries: 2 } });
    await waitsOf(world);
    world.log.push(...at(LONG_AGO, ...ids));
    world.answer = (url) => (url.includes("/up/") ? expired : undefined);
    return world;
  }

  test.each([
    ["on the newest page", [7, 8, 10], "8-10"],
    ["before it", [7, 8, 9, 10, 12, 13], "10-12"],
    ["further down", [8, 9, 10, 11], "6-8"],
  ])("asks again for what is left out, and states it: %s", async (_, ids, gaps) => {
    const world = await begun(...ids);
    expect(await waitsOf(world)).toBe(3);
    expect((await linesPerSegment(world)).join(" ")).toBe(`1 2 3 4 5 6 ${ids.join(" ")}`);
    expect(await openGaps(world)).toBe(gaps);
  });

  test("asks again only for what is left out, where the same of a page cannot be read each time", async () => {
    const world = await begun(7);
    world.log.push(unreadable(null, "damaged"), ...at(LONG_AGO, 9, 10, 11, 12, 13));
    // Twice on the way down and twice on the way up because of the damage, and then because of the gap.
    expect(await waitsOf(withSuspects(world))).toBe(7);
    expect(await openGaps(world)).toBe("7-9");
  });

  test.each([[[7, 8, 10]], [[8, 9, 10, 11]]])("fills gaps: %j", async (ids) => {
    const world = await begun(...ids);
    await waitsOf(world);
    appear(world, 7, 9);
    world.log.splice(0, world.log.length, ...new Map(world.log.map((row) => [row.id, row])).values());
    await waitsOf(world);
    const lines = (await linesPerSegment(world)).join(" ").split(" ").map(Number);
    expect(lines.toSorted((one, other) => one - other)).toEqual(world.log.map(({ id }) => Number(id)));
    expect(await openGaps(world)).toBe("");
  });
});

describe.each([true, false])("a changed setting acts on the very next run (cursors are ids: %s)", (cursorIsId) => {
  const overlap = (world: JobWorld, overlapEntries: number): JobWorld => ({
    ...world,
    settings: { ...world.settings, overlapEntries },
  });

  test.each([
    [0, 20],
    [2, 20],
    [0, 3],
  ])("overlap from %i to %i", async (before, after) => {
    const ids = Array.from({ length: 30 }, (_, index) => 10 * index + 10);
    const settings = { consecutiveIds: false, overlapEntries: before, segmentEntries: 5 };
    const world = worldOf(at(LONG_AGO, ...ids), { cursorIsId, settings });
    await waitsOf(world);
    const late = 315 - 10 * after;
    appear(world, late);
    await waitsOf(world);
    expect(await linesPerSegment(world)).toHaveLength(6);
    await waitsOf(overlap(world, after));
    expect((await linesPerSegment(world)).slice(6)).toEqual([String(late)]);
  });

  test("overlap to more than the log has", async () => {
    const settings = { consecutiveIds: false, pageEntries: 2 };
    const world = worldOf(at(LONG_AGO, 10, 20, 30, 40, 50), { cursorIsId, settings });
    await waitsOf(world);
    appear(world, 5, 25);
    await waitsOf(overlap(world, 100));
    expect(await linesPerSegment(world)).toEqual(["10 20 30 40 50", "5 25"]);
  });

  test("hold-back", async () => {
    const world = worldOf(at(START - 5 * MINUTE, 1, 2), { cursorIsId });
    await waitsOf(world);
    world.log.push(...at(START - 3 * MINUTE, 3));
    await waitsOf({ ...world, settings: { ...world.settings, holdBackMilliseconds: 4 * MINUTE } });
    expect(await linesPerSegment(world)).toEqual(["1 2"]);
    await waitsOf({ ...world, settings: { ...world.settings, holdBackMilliseconds: 2 * MINUTE } });
    expect(await linesPerSegment(world)).toEqual(["1 2", "3"]);
  });
});

test("a run is done when entries are held back", async () => {
  const world = worldOf(at(START, 1, 2, 4));
  expect(await run(world, "export")).toEqual({ kind: "done" });
});
