import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { NEW_STATUS } from "../../../worker/export-jobs/job-record.ts";
import { exportVerdict } from "../../../worker/exports/export-answer.ts";
import type { ExportStatus } from "../../../worker/platform/jobs.ts";
import { readSettings } from "../../../worker/settings/settings.ts";
import { failingJobs, jobsThatStand, STANDING } from "../workerd/export-jobs.ts";
import { UNKNOWN_GUID, useExportRoutes } from "../workerd/export-routes.ts";
import { addExport, PUBLIC_KEY } from "../workerd/things.ts";

const { get, post } = useExportRoutes();

describe("GET /v1/audit_exports/{guid}", () => {
  it("says how far the export is", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 4, 4, 3, 1, 30, 900) });
    const { guid, name } = await addExport();
    const { body } = await get(`/${guid}`, { bindings: jobsThatStand(STANDING) });
    vi.useRealTimers();
    expect(body).toEqual({
      guid,
      name,
      source: "own",
      source_url: "https://steward.example",
      interval_minutes: 15,
      created_time: "2026-05-04T03:01:30Z",
      state: "waiting",
      last_id: "12345678901234567890",
      segments: 2,
      entries: 20_001,
      quarantined: 1,
      manifests: 3,
      lag_seconds: 90,
      pages_per_second: 12.35,
      last_error: { time: "2026-05-04T02:00:00Z", message: "The server does not answer." },
      last_run_time: "2026-05-04T02:59:59Z",
      next_run_time: "2026-05-04T03:15:00Z",
      open_gaps: [{ after: "7", before: "9" }],
      verdict: {
        state: "differs",
        text: expect.stringMatching(/^Differs from the server: .* Not complete: .* the server has 2 more, .*$/),
        lag_seconds: null,
        max_lag_seconds: 900,
      },
      reconciliation: {
        time: "2026-05-04T03:00:00Z",
        compared_entries: 10_000,
        whole_time: "2026-05-03T03:00:00Z",
        missing: 0,
        missing_ids: [],
        changed: 1,
        changed_entries: [{ id: "8", exported_sha256: "e".repeat(64), server_sha256: "f".repeat(64) }],
        repeated: 1,
        repeated_entries: [{ id: "9", sha256s: ["a".repeat(64), "b".repeat(64)] }],
        vanished: 1,
        vanished_ids: ["7"],
        pruned_through: "5",
        behind: { entries: 2, oldest_time: null },
        failure: { time: "2026-05-04T02:00:00Z", message: "The server answered 503." },
      },
      receivers: [],
      public_key: PUBLIC_KEY,
    });
  });

  it("says that it is paused, whatever its job planned", async () => {
    const { guid } = await addExport();
    await post(`/${guid}/pause`);
    const { body } = await get(`/${guid}`, { bindings: jobsThatStand({ ...STANDING, state: "running" }) });
    expect(body).toMatchObject({ state: "paused", next_run_time: null, segments: 2 });
  });

  it("has no public key where the server has no key any longer", async () => {
    const { guid } = await addExport();
    expect((await get(`/${guid}`, { variables: {} })).body.public_key).toBe(null);
  });

  it("says so where the job does not answer, and lists the others", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const { guid } = await addExport();
    const { status, body } = await get("", { bindings: failingJobs() });
    expect(status).toBe(200);
    expect(body).toMatchObject([
      {
        guid,
        state: "retrying",
        segments: null,
        entries: null,
        quarantined: null,
        manifests: null,
        last_error: { message: expect.stringContaining("did not report its status") },
      },
    ]);
    expect(logged.mock.calls.flat().join()).toContain("audit-export-status");
  });

  it.each([UNKNOWN_GUID, "x", "%00", "%ff"])("finds none of the guid %s", async (guid) => {
    const { status, body } = await get(`/${guid}`);
    expect(status).toBe(404);
    expect(body).toEqual({ code: 4, error: "There is no such audit-log export.", payload: null });
  });
});

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
        // The entries that it had not exported then were as young as the source gives them away.
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
    // An entry that a run read and held back is behind as before.
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
