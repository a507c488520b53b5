import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type CountedJob, type Counts, countedJob, findingsIn } from "../exports/support/counted-job.ts";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const START = Date.UTC(2026, 0, 1);

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: START }));
afterEach(() => void vi.useRealTimers());

/** The requests between two times, by a run in each interval. */
async function askedFrom(job: CountedJob, from: number, to: number, minutes: number): Promise<Counts> {
  const before = { ...job.counts };
  for (let now = from; now < to; now += minutes * MINUTE) await job.runAt(now);
  const { reads, writes, pages, entries } = job.counts;
  return {
    reads: reads - before.reads,
    writes: writes - before.writes,
    pages: pages - before.pages,
    entries: entries - before.entries,
  };
}

/** An export with so many segments of some entries, all compared. */
async function exported(segments: number, entries: number): Promise<CountedJob> {
  const job = countedJob({ intervalMinutes: 1 });
  for (let number = 0; number < segments; number += 1) {
    job.write(entries);
    await job.runAt(START + number * MINUTE);
  }
  return job;
}

describe("the comparison of an export", () => {
  it("reads a handful of objects after an idle run, and few more while a difference is looked at again", async () => {
    const job = await exported(150, 1);
    // What was found is put in order, and the first turn has begun.
    await job.runAt(START + 250 * MINUTE);
    await job.runAt(START + 251 * MINUTE);
    const idle = await askedFrom(job, START + 252 * MINUTE, START + 262 * MINUTE, 1);
    expect(idle).toMatchObject({ writes: 0, pages: 20 });
    expect(idle.reads).toBeLessThanOrEqual(100);

    job.deleted.add("75");
    await askedFrom(job, START + DAY, START + 7 * DAY, 720);
    expect(findingsIn(job).differences).toMatchObject({ vanished: 1, vanishedIds: ["75"] });
    const asked = await askedFrom(job, START + 7 * DAY, START + 7 * DAY + 10 * MINUTE, 1);
    // The segment and those beside it are small, and are compared with it.
    expect(asked.reads).toBeLessThanOrEqual(10 * (10 + 55) + 120);
  });

  it("costs more with more entries, and not with more runs", async () => {
    const oneDay = async (segments: number, minutes: number) => {
      const job = await exported(segments, 1);
      await job.runAt(START + segments * MINUTE);
      const asked = await askedFrom(job, START + DAY, START + 2 * DAY, minutes);
      const runs = DAY / (minutes * MINUTE);
      // What each run reads in any case.
      return { ofComparing: asked.reads - 9 * runs - 5 * 24, writes: asked.writes };
    };
    const [often, seldom] = [await oneDay(100, 15), await oneDay(100, 60)];
    expect(often.writes).toBe(seldom.writes);
    expect(often.ofComparing).toBeLessThan(100);
    expect(seldom.ofComparing).toBeLessThan(100);
  });

  it("keeps all compared within the days that are set, and the log of it small", async () => {
    const job = countedJob({ intervalMinutes: 60, allDays: 2 });
    for (let now = START; now < START + 4 * DAY; now += 60 * MINUTE) {
      job.write(3);
      await job.runAt(now);
      expect(findingsIn(job).wholeTime).toBeGreaterThanOrEqual(now - 2 * DAY);
    }
    expect(job.record().comparisons.parts.length).toBeLessThanOrEqual(100);
  });
});
