import { describe, expect, test } from "vitest";
import { type JobSettings, type JobState, progressOf, startRun, step } from "../../../shared/audit-export/job.ts";
import type { PageOutcome, SourceEntry } from "../../../shared/content-server/audit-source.ts";
import { createJobWorld, entry, type JobWorld, linesPerSegment, START, unreadable } from "./support/job-world.ts";

const REJECTED: PageOutcome = { kind: "failed", failure: { kind: "rejected", message: "No." } };
const LONG_AGO = START - 86_400_000;

/** Runs to the end, and gives whether the run says that it leaves entries for a later one. */
async function isHoldingBack(world: JobWorld): Promise<boolean | undefined> {
  let state: JobState = startRun("export-and-close");
  for (let steps = 0; steps < 3_000; steps += 1) {
    const done = await step(state, world.settings, world.ports);
    ({ state } = done);
    if (done.outcome.kind === "done") return progressOf(state)?.isHoldingBack;
  }
  throw new Error("The run does not end.");
}

const old = (id: string) => entry(id, LONG_AGO);
const young = (id: string) => entry(id, START);

const LOGS: readonly [what: string, more: readonly SourceEntry[], written: string, held: boolean][] = [
  ["nothing", [], "", false],
  ["old entries", [old("4"), old("5"), old("6")], "4 5 6", false],
  ["young entries at the end", [old("4"), old("5"), young("6")], "4 5", true],
  ["a young entry before old ones", [old("4"), young("5"), old("6"), old("7"), old("8")], "4", true],
  ["young entries alone", [young("4"), young("5"), young("6"), young("7")], "", true],
  ["old entries behind missing ids", [old("4"), old("6"), old("7"), old("8")], "4 6 7 8", false],
  ["an entry without an id at the end", [old("4"), old("5"), unreadable(null, "no id")], "4 5", true],
  ["an entry without an id before another", [old("4"), unreadable(null, "no id"), old("5")], "4 5", false],
];

/** The world, which has the first three entries, and whose server no longer takes cursors that lead upward, or does. */
async function worldOf(way: string, settings: Partial<JobSettings>): Promise<JobWorld> {
  const world = createJobWorld({ settings });
  world.log.push(old("1"), old("2"), old("3"));
  expect(await isHoldingBack(world)).toBe(false);
  if (way === "down and up again") world.answer = (url) => (url.includes("/up/") ? REJECTED : undefined);
  return world;
}

describe.each([["upward"], ["down and up again"]])("a run that reads %s, of a log to which came", (way) => {
  test.each(LOGS)("%s", async (_, more, written, held) => {
    const world = await worldOf(way, { holdBackMilliseconds: 60_000 });
    world.log.push(...more);
    expect(await isHoldingBack(world)).toBe(held);
    expect((await linesPerSegment(world)).slice(1).join(" ")).toBe(written);
    world.time += 60_000;
    world.log.push(old("9"));
    expect(await isHoldingBack(world)).toBe(false);
  });

  test.each([
    ["4", ["4", "6", "7", "8"]],
    ["4 5 6", ["4", "5", "6", "8"]],
  ])("young entries behind missing ids after %s", async (written, ids) => {
    const world = await worldOf(way, { consecutiveIds: true });
    world.log.push(...ids.map(young));
    expect(await isHoldingBack(world)).toBe(true);
    expect((await linesPerSegment(world)).slice(1).join(" ")).toBe(written);
  });
});

test("a run that only makes manifests holds nothing back", async () => {
  const world = createJobWorld({ settings: { holdBackMilliseconds: 60_000 } });
  world.log.push(old("1"), young("2"));
  expect(await isHoldingBack(world)).toBe(true);
  const { state } = await step(startRun("manifests"), world.settings, world.ports);
  expect(progressOf(state)?.isHoldingBack).toBe(false);
});
