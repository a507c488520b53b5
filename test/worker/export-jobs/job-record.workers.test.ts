import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  dueRun,
  type JobRecord,
  NEW_JOB,
  nextDue,
  withHour,
  withoutRun,
  withRequest,
  withRun,
  withState,
} from "../../../worker/export-jobs/job-record.ts";

const at = (time: string) => Date.parse(`2026-05-04T${time}Z`);
const INTERVAL = 15;

/** A job whose run of a kind began and went to its end at a time. */
function ran(kind: "export" | "manifests", time: string, job = NEW_JOB) {
  const begun = withRun(job, kind, at(time));
  return begun.run === null ? begun : withoutRun(begun, begun.run, at(time) + 1_000);
}

describe("the next run", () => {
  it("is an export where there was none", () => {
    expect(dueRun(NEW_JOB, INTERVAL, at("10:00:00"))).toBe("export");
  });

  it("is an export after its interval from the beginning of the last one", () => {
    const job = ran("export", "10:05:00");
    expect(dueRun(job, INTERVAL, at("10:19:59"))).toBeNull();
    expect(dueRun(job, INTERVAL, at("10:20:00"))).toBe("export");
    expect(nextDue(job, INTERVAL, at("10:06:00"))).toBe(at("10:20:00"));
  });

  it("is the manifest of the hour before, where no export is, some moments after the hour", () => {
    const job = ran("export", "10:50:00");
    expect(nextDue(job, INTERVAL, at("10:51:00"))).toBe(at("11:00:10"));
    expect(dueRun(job, INTERVAL, at("11:00:09"))).toBeNull();
    expect(dueRun(job, INTERVAL, at("11:00:10"))).toBe("manifests");
    const after = ran("manifests", "11:00:10", job);
    expect(nextDue(after, INTERVAL, at("11:01:00"))).toBe(at("11:05:00"));
    expect(nextDue(after, 1_440, at("11:01:00"))).toBe(at("12:00:10"));
  });

  it("is at once what began in the future, when the clock was wrong", () => {
    const job = ran("export", "10:05:00");
    expect(dueRun(job, INTERVAL, at("10:04:59"))).toBe("export");
    const exported = { ...job, exportBegan: at("10:00:00") };
    expect(dueRun(exported, INTERVAL, at("10:04:59"))).toBe("manifests");
    expect(nextDue(exported, INTERVAL, at("10:04:59"))).toBe(0);
  });

  it("is whatever somebody asked for, at once, until a run that began later went to its end", () => {
    const job = ran("export", "10:05:00");
    const asked = withRequest(job, true, at("10:06:00"));
    expect(nextDue(asked, INTERVAL, at("10:06:00"))).toBe(0);
    expect(dueRun(asked, INTERVAL, at("10:06:00"))).toBe("export-and-close");
    const begun = withRun(asked, "export-and-close", at("10:06:00"));
    const again = withRequest(begun, false, at("10:06:30"));
    expect(begun.run).not.toBeNull();
    const served = begun.run === null ? begun : withoutRun(begun, begun.run, at("10:07:00"));
    expect(dueRun(served, INTERVAL, at("10:07:00"))).toBeNull();
    expect(served.isToClose).toBe(false);
    const unserved = again.run === null ? again : withoutRun(again, again.run, at("10:07:00"));
    expect(dueRun(unserved, INTERVAL, at("10:07:00"))).toBe("export-and-close");
  });

  it("is an export without a manifest where somebody resumes it, and what needed attention does no longer", () => {
    const job = withState(ran("export", "10:05:00"), "needs_attention", null);
    const resumed = withRequest(job, false, at("10:06:00"));
    expect(dueRun(resumed, INTERVAL, at("10:06:00"))).toBe("export");
    expect(resumed.status).toMatchObject({ state: "waiting", nextRunTime: at("10:06:00") });
  });

  it("has the longest lag of each hour, which is that before a run ends", () => {
    const woken = withHour(ran("export", "10:45:00", ran("export", "10:30:00")), at("10:46:00"));
    const ended = ran("export", "11:30:00", ran("export", "11:00:00", woken));
    expect(ended.history.map(({ lagSeconds }) => lagSeconds)).toEqual([15 * 60, 30 * 60]);
  });

  it("says when the log was read to its end, which making manifests does not", () => {
    const job = ran("export", "10:50:00");
    expect(job.status).toMatchObject({ caughtUpTime: at("10:50:01"), lastRunTime: at("10:50:00") });
    expect(ran("manifests", "11:00:10", job).status).toMatchObject({
      caughtUpTime: at("10:50:01"),
      lastRunTime: at("10:50:00"),
    });
  });
});

const HOUR = 3_600_000;
const WEEK_HOURS = 168;

/** The job with what is known at a moment. */
function withMoment(
  job: JobRecord,
  now: number,
  known: { readonly entries: number; readonly caughtUpTime: number | null },
): JobRecord {
  return withHour({ ...job, status: { ...job.status, ...known } }, now);
}

it("keeps of each hour of a week its last entries and its longest lag", () => {
  const moment = fc.record({
    later: fc.integer({ min: 0, max: 5 * HOUR }),
    entries: fc.nat(),
    behind: fc.option(fc.integer({ min: 0, max: 9 * HOUR })),
  });
  fc.assert(
    fc.property(fc.array(moment, { maxLength: 80 }), (moments) => {
      let [now, job] = [Date.UTC(2026, 0, 1), NEW_JOB];
      const told: { readonly hour: number; readonly entries: number; readonly lag: number | null }[] = [];
      for (const { later, entries, behind } of moments) {
        now += later;
        const caughtUpTime = behind === null ? null : now - behind;
        job = withMoment(job, now, { entries, caughtUpTime });
        const lag = behind === null ? null : Math.floor(behind / 1_000);
        told.push({ hour: Math.floor(now / HOUR), entries, lag });
      }
      const last = Math.floor(now / HOUR);
      const kept = new Set(told.map(({ hour }) => hour).filter((hour) => hour > last - WEEK_HOURS));
      expect(job.history.map(({ hour }) => hour)).toEqual([...kept]);
      for (const { hour, entries, lagSeconds } of job.history) {
        const ofHour = told.filter((one) => one.hour === hour);
        expect(entries).toBe(ofHour.at(-1)?.entries);
        const lags = ofHour.flatMap(({ lag }) => (lag === null ? [] : [lag]));
        expect(lagSeconds).toBe(lags.length === 0 ? null : Math.max(...lags));
      }
    }),
  );
});

it("forgets hours of a clock that was ahead", () => {
  const ahead = withMoment(NEW_JOB, 50 * HOUR, { entries: 1, caughtUpTime: null });
  expect(withMoment(ahead, 10 * HOUR, { entries: 2, caughtUpTime: null }).history).toEqual([
    { hour: 10, entries: 2, lagSeconds: null },
  ]);
});
