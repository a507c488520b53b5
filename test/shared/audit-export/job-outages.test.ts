import { expect, test } from "vitest";
import { type JobState, type StepOutcome, startRun, step } from "../../../shared/audit-export/job.ts";
import type { PageFailure } from "../../../shared/content-server/audit-source.ts";
import { createJobWorld, entries, type JobWorld, linesPerSegment, run } from "./support/job-world.ts";

const OUTAGES: readonly PageFailure[] = [
  { kind: "absent", message: "GET answered 404." },
  { kind: "redirected", message: "GET answered 302." },
];

/** A world whose export has its first entries, with more in the log. */
async function begun(): Promise<JobWorld> {
  const world = createJobWorld();
  world.log.push(...entries(1, 3));
  await run(world, "export");
  world.log.push(...entries(4, 5));
  return world;
}

/** The waits of a run, up to a number of them, and how it ended where it did. */
async function waitsOf(world: JobWorld, most: number) {
  const waits: number[] = [];
  let state: JobState = startRun("export");
  let outcome: StepOutcome = { kind: "working" };
  while (waits.length < most && outcome.kind !== "done" && outcome.kind !== "needs-attention") {
    ({ state, outcome } = await step(state, world.settings, world.ports));
    if (outcome.kind === "wait") waits.push(outcome.milliseconds);
  }
  return { waits, state, outcome };
}

test.each(OUTAGES)("$kind is waited for where the server has answered before", async (failure) => {
  const world = await begun();
  world.answer = () => ({ kind: "failed", failure });
  const { waits, state } = await waitsOf(world, 3);
  expect(waits).toEqual([7_500, 15_000, 30_000]);
  world.answer = () => undefined;
  expect(await run(world, "export", state)).toEqual({ kind: "done" });
  expect((await linesPerSegment(world)).join(" ")).toBe("1 2 3 4 5");
});

test.each(OUTAGES)("$kind needs attention after some minutes", async (failure) => {
  const world = await begun();
  world.answer = () => ({ kind: "failed", failure });
  const { waits, outcome } = await waitsOf(world, 100);
  expect(outcome).toMatchObject({ kind: "needs-attention", message: expect.stringContaining(failure.message) });
  expect(waits).toHaveLength(6);
  const total = waits.reduce((sum, wait) => sum + wait, 0);
  expect([total >= 120_000, total <= 240_000]).toEqual([true, true]);
});

test.each(OUTAGES)("$kind needs attention at once where nothing was ever read from there", async (failure) => {
  const world = createJobWorld();
  world.answer = () => ({ kind: "failed", failure });
  expect(await run(world, "export")).toMatchObject({ kind: "needs-attention" });
  expect(world.asked).toHaveLength(1);
});

test("each page has all tries again", async () => {
  const world = createJobWorld();
  world.log.push(...entries(1, 9));
  let asked = 0;
  world.answer = (url) => {
    asked += 1;
    const isOut = !url.endsWith("/up/2") && asked % 6 !== 0;
    return isOut ? { kind: "failed", failure: { kind: "absent", message: "GET answered 404." } } : undefined;
  };
  expect(await run(world, "export")).toEqual({ kind: "done" });
  expect((await linesPerSegment(world)).join(" ")).toBe("1 2 3 4 5 6 7 8 9");
});

test("a cursor that has expired with 410 is given up after these tries, and the log read from its newest entries", async () => {
  const world = await begun();
  world.answer = (url) =>
    url.includes("/up/") ? { kind: "failed", failure: { kind: "absent", message: "GET answered 410." } } : undefined;
  expect(await run(world, "export")).toEqual({ kind: "done" });
  // One page of the run before, the first try, and six more.
  expect(world.asked.filter((url) => url.startsWith("/up/2/"))).toHaveLength(8);
  expect((await linesPerSegment(world)).join(" ")).toBe("1 2 3 4 5");
});
