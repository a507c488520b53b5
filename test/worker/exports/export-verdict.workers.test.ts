import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NEW_STATUS } from "../../../worker/export-jobs/job-record.ts";
import { exportVerdict } from "../../../worker/exports/export-answer.ts";
import type { ExportStatus } from "../../../worker/platform/export-job.ts";
import { readSettings } from "../../../worker/settings/settings.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const MINUTE = 60_000;

/** Compared with its source at a time, which had one entry beyond it. */
function statusOf(time: number, oldestTime: number): ExportStatus {
  const behind = { entries: 1, oldestTime };
  return {
    ...NEW_STATUS,
    lastId: "9",
    findings: { ...NEW_STATUS.findings, time, wholeTime: time, lastId: "9", behind },
  };
}

function verdictOf(status: ExportStatus, intervalMinutes: number, holdBackMinutes = 0) {
  const source = {
    base_url: "https://north.example",
    key: "K".repeat(32),
    hold_back_seconds: holdBackMinutes * 60,
  };
  const { settings } = readSettings({ AUDIT_EXPORT_SOURCES: JSON.stringify({ north: source }) });
  return exportVerdict({ intervalMinutes, source: "north" }, status, settings, new Date(NOW));
}

describe("exportVerdict", () => {
  /** Minutes since a run began, and from then to the end of its comparison: the next run is due, and has not ended yet. */
  const anyRuns = fc
    .record({
      intervalMinutes: fc.integer({ min: 1, max: 1_440 }),
      holdBackMinutes: fc.integer({ min: 0, max: 60 }),
      runMinutes: fc.integer({ min: 0, max: 9 }),
    })
    .chain((schedule) =>
      fc.record({
        schedule: fc.constant(schedule),
        began: fc.constant(schedule.intervalMinutes + schedule.runMinutes),
        compared: fc.integer({ min: 0, max: schedule.intervalMinutes }),
      }),
    );

  it("never calls a job behind whose runs begin on time and end within ten minutes", () => {
    fc.assert(
      fc.property(anyRuns, ({ schedule: { intervalMinutes, holdBackMinutes }, began, compared }) => {
        const time = NOW - began * MINUTE;
        // What it had not exported then was as young as the source gives it away.
        const status = statusOf(time + compared * MINUTE, time - holdBackMinutes * MINUTE);
        expect(verdictOf(status, intervalMinutes, holdBackMinutes)).toMatchObject({
          state: "whole",
          maxLagSeconds: (intervalMinutes + holdBackMinutes) * 60,
        });
      }),
    );
  });

  it("calls a job behind that missed a run", () => {
    const behindBy = (minutes: number) => verdictOf(statusOf(NOW, NOW - minutes * MINUTE), 60).state;
    expect([behindBy(70), behindBy(71)]).toEqual(["whole", "behind"]);
  });

  const ofCurrent = (known: Partial<ExportStatus>, found: Partial<ExportStatus["findings"]> = {}) => {
    const findings = { ...NEW_STATUS.findings, time: NOW, wholeTime: NOW, lastId: "9", ...found };
    return verdictOf({ ...NEW_STATUS, lastId: "9", findings, ...known }, 60);
  };
  const lastError = { time: NOW, message: "The key is refused." };
  const differences = { ...NEW_STATUS.findings.differences, changed: 1 };

  it.each([
    ["current", ofCurrent({})],
    ["current", ofCurrent({ state: "retrying", lastError })],
    ["not_compared", ofCurrent({}, { time: null })],
    ["incomplete", ofCurrent({ openGaps: [{ after: "3", before: "5" }] })],
    ["needs_attention", ofCurrent({ state: "needs_attention", lastError })],
    ["differs", ofCurrent({ state: "needs_attention", lastError }, { differences })],
    ["differs", ofCurrent({}, { earlyEnd: { highest: "7" } })],
    ["broken", ofCurrent({}, { broken: "A segment is missing." })],
  ])("is %s where that is what the job knows (%#)", (state, verdict) => {
    expect(verdict.state).toBe(state);
    expect(verdict.text.startsWith("Whole")).toBe(state === "current");
  });

  it("calls whole what was compared, and says what was exported since", () => {
    const found = { lastId: "6", behind: { entries: 3, oldestTime: NOW - 3_600 * MINUTE } };
    const during = ofCurrent({ caughtUpTime: NOW - MINUTE }, found);
    expect([during.state, during.text]).toEqual([
      "behind",
      expect.stringMatching(/^Whole to entry 6; .* to entry 9 since/),
    ]);
    const after = ofCurrent({ caughtUpTime: NOW + 1 }, found);
    expect([after.state, after.lagSeconds]).toEqual(["whole", null]);
    expect(after.text).toBe(
      "Whole to entry 6; the server had 3 more at 2026-11-20 12:00 UTC; exported to entry 9 since. " +
        "The oldest comparison of an entry is of 2026-11-20 12:00 UTC.",
    );
    // What a run read and held back is behind as before.
    expect(ofCurrent({ caughtUpTime: NOW + 1 }, { ...found, lastId: "9" }).state).toBe("behind");
  });

  it("calls nothing whole that was not compared within the days that are set", () => {
    const agedBy = (days: number) => ofCurrent({}, { wholeTime: NOW - days * 1_440 * MINUTE }).state;
    expect([agedBy(7), agedBy(7.001)]).toEqual(["current", "not_compared"]);
    expect(ofCurrent({}, { wholeTime: null }).state).toBe("not_compared");
  });

  it("says why a job needs attention", () => {
    expect(ofCurrent({ state: "needs_attention", lastError }).text).toContain(": The key is refused.");
  });
});
