import * as fc from "fast-check";
import { expect, it } from "vitest";
import { withMoment } from "../../../worker/export-jobs/history.ts";
import type { ExportHour } from "../../../worker/platform/export-job.ts";

const HOUR = 3_600_000;
const WEEK_HOURS = 168;

it("keeps of each hour of a week its last entries and its longest lag", () => {
  const moment = fc.record({
    later: fc.integer({ min: 0, max: 5 * HOUR }),
    entries: fc.nat(),
    behind: fc.option(fc.integer({ min: 0, max: 9 * HOUR })),
  });
  fc.assert(
    fc.property(fc.array(moment, { maxLength: 80 }), (moments) => {
      let [now, hours]: [number, readonly ExportHour[]] = [Date.UTC(2026, 0, 1), []];
      const told: { readonly hour: number; readonly entries: number; readonly lag: number | null }[] = [];
      for (const { later, entries, behind } of moments) {
        now += later;
        const caughtUpTime = behind === null ? null : now - behind;
        hours = withMoment(hours, { now, entries, caughtUpTime });
        const lag = behind === null ? null : Math.floor(behind / 1_000);
        told.push({ hour: Math.floor(now / HOUR), entries, lag });
      }
      const last = Math.floor(now / HOUR);
      const kept = new Set(told.map(({ hour }) => hour).filter((hour) => hour > last - WEEK_HOURS));
      expect(hours.map(({ hour }) => hour)).toEqual([...kept]);
      for (const { hour, entries, lagSeconds } of hours) {
        const ofHour = told.filter((one) => one.hour === hour);
        expect(entries).toBe(ofHour.at(-1)?.entries);
        const lags = ofHour.flatMap(({ lag }) => (lag === null ? [] : [lag]));
        expect(lagSeconds).toBe(lags.length === 0 ? null : Math.max(...lags));
      }
    }),
  );
});

it("forgets hours of a clock that was ahead", () => {
  const ahead = withMoment([], { now: 50 * HOUR, entries: 1, caughtUpTime: null });
  expect(withMoment(ahead, { now: 10 * HOUR, entries: 2, caughtUpTime: null })).toEqual([
    { hour: 10, entries: 2, lagSeconds: null },
  ]);
});
