import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OPERATIONS, type Operations } from "../../bench/capacity/operations.ts";
import { sized } from "../../support/size.ts";
import { countedJob } from "../exports/support/counted-job.ts";

const MINUTE = 60_000;
const MINUTES_OF_DAY = 1_440;
/** A sixth of a day is counted, after another one. */
const MINUTES = MINUTES_OF_DAY / 6;
/** In the small size, of the runs of each minute those of a log that gets nothing. */
const COUNTED = sized({
  full: OPERATIONS,
  small: OPERATIONS.filter(({ entriesPerDay, intervalMinutes }) => entriesPerDay === 0 || intervalMinutes > 1),
});
/** Gives the log its first entries: an export of an empty log is another matter. */
const LEAST_ENTRIES = 1_440;
const START = Date.UTC(2026, 0, 1);

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: START }));
afterEach(() => void vi.useRealTimers());

async function count({ entriesPerDay, intervalMinutes }: Operations): Promise<Operations> {
  const job = countedJob({ intervalMinutes });
  const run = async (first: number, entries: number) => {
    const before = { ...job.counts };
    for (let minute = 0; minute < MINUTES; minute += intervalMinutes) {
      job.write((entries * intervalMinutes) / MINUTES_OF_DAY);
      await job.runAt(START + (first + minute) * MINUTE);
    }
    const { writes, reads, entries: rows } = job.counts;
    return {
      writes: 6 * (writes - before.writes),
      reads: 6 * (reads - before.reads),
      rows: 6 * (rows - before.entries),
    };
  };
  await run(0, Math.max(LEAST_ENTRIES, entriesPerDay));
  return { entriesPerDay, intervalMinutes, ...(await run(MINUTES, entriesPerDay)) };
}

test.each(COUNTED)(
  "docs/capacity.md counts what a day of $entriesPerDay entries asks every $intervalMinutes minutes",
  async (said) => {
    expect(await count(said)).toEqual(said);
  },
);
