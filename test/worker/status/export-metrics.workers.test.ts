import { expect, it } from "vitest";
import { differencesOf } from "../../../shared/audit-export/reconcile/differences.ts";
import { AUDIT_EXPORT_VERDICTS, type Verdict } from "../../../shared/index.ts";
import { NEW_STATUS } from "../../../worker/export-jobs/job-record.ts";
import type { ExportStatus, PushStatus } from "../../../worker/platform/jobs.ts";
import type { Receiver } from "../../../worker/settings/receivers.ts";
import { exportMetrics, type KnownReceiver, receiverMetrics } from "../../../worker/status/export-metrics.ts";
import { formatMetrics } from "../../../worker/status/metrics-text.ts";
import { row } from "./support/export-row.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const status: ExportStatus = {
  isUnreadable: false,
  state: "running",
  lastId: "20500",
  segments: 2,
  entries: 20_500,
  quarantined: 1,
  manifests: 3,
  caughtUpTime: Date.parse("2026-11-20T11:59:58.500Z"),
  pagesPerSecond: 12.5,
  lastError: { time: 0, message: "The message of an error is not told." },
  lastRunTime: Date.parse("2026-11-20T11:59:59Z"),
  nextRunTime: null,
  openGaps: [{ after: "7", before: "9" }],
  findings: {
    time: Date.parse("2026-11-20T11:59:58Z"),
    lastId: "20500",
    entries: 10_000,
    behind: { entries: 6, oldestTime: Date.parse("2026-11-20T11:58:00Z") },
    earlyEnd: null,
    wholeTime: Date.parse("2026-11-20T11:00:00Z"),
    differences: differencesOf({ missingIds: ["7", "8", "9", "10"], vanishedIds: ["1", "2"] }),
    broken: null,
    failure: null,
  },
};
const verdict: Verdict = {
  state: "differs",
  text: "The text of a verdict is not told.",
  lagSeconds: 120,
  maxLagSeconds: 4_200,
};

/** The lines that tell which of several states is the current one. */
const states = (metric: string, all: readonly string[], current: string) =>
  all.map((state) => `steward_audit_export_${metric}{export="own-log",state="${state}"} ${state === current ? 1 : 0}`);

/** The lines with a value. */
const linesOf = (...known: Parameters<typeof exportMetrics>[0]) =>
  formatMetrics(exportMetrics(known, NOW))
    .split("\n")
    .filter((line) => line.startsWith("steward"));

it("tells how an export stands", () => {
  expect(linesOf({ row, status, verdict })).toEqual([
    'steward_audit_export_entries_total{export="own-log"} 20500',
    'steward_audit_export_segments_total{export="own-log"} 2',
    'steward_audit_export_manifests_total{export="own-log"} 3',
    'steward_audit_export_quarantined_total{export="own-log"} 1',
    'steward_audit_export_lag_seconds{export="own-log"} 1.5',
    'steward_audit_export_pages_per_second{export="own-log"} 12.5',
    'steward_audit_export_last_run_timestamp_seconds{export="own-log"} 1795175999',
    'steward_audit_export_open_gaps{export="own-log"} 1',
    'steward_audit_export_behind_entries{export="own-log"} 6',
    'steward_audit_export_behind_seconds{export="own-log"} 120',
    'steward_audit_export_max_lag_seconds{export="own-log"} 4200',
    'steward_audit_export_comparison_age_seconds{export="own-log"} 2',
    'steward_audit_export_whole_comparison_age_seconds{export="own-log"} 3600',
    'steward_audit_export_differences{export="own-log",kind="missing"} 4',
    'steward_audit_export_differences{export="own-log",kind="changed"} 0',
    'steward_audit_export_differences{export="own-log",kind="repeated"} 0',
    'steward_audit_export_differences{export="own-log",kind="vanished"} 2',
    ...states("verdict", AUDIT_EXPORT_VERDICTS, "differs"),
    'steward_audit_export_state{export="own-log",state="waiting"} 0',
    'steward_audit_export_state{export="own-log",state="running"} 1',
    'steward_audit_export_state{export="own-log",state="retrying"} 0',
    'steward_audit_export_state{export="own-log",state="needs_attention"} 0',
    'steward_audit_export_state{export="own-log",state="paused"} 0',
  ]);
});

it("leaves out what has no value, and takes the lag since the export was made", () => {
  const none = {
    caughtUpTime: null,
    pagesPerSecond: null,
    lastRunTime: null,
    findings: NEW_STATUS.findings,
    openGaps: [],
  };
  const lines = linesOf({ row: { ...row, isPaused: true }, status: { ...status, ...none }, verdict });
  expect(lines.slice(4)).toEqual([
    'steward_audit_export_lag_seconds{export="own-log"} 7200',
    'steward_audit_export_open_gaps{export="own-log"} 0',
    'steward_audit_export_max_lag_seconds{export="own-log"} 4200',
    'steward_audit_export_comparison_age_seconds{export="own-log"} 7200',
    'steward_audit_export_whole_comparison_age_seconds{export="own-log"} 7200',
    ...["missing", "changed", "repeated", "vanished"].map(
      (kind) => `steward_audit_export_differences{export="own-log",kind="${kind}"} 0`,
    ),
    ...states("verdict", AUDIT_EXPORT_VERDICTS, "differs"),
    'steward_audit_export_state{export="own-log",state="waiting"} 0',
    'steward_audit_export_state{export="own-log",state="running"} 0',
    'steward_audit_export_state{export="own-log",state="retrying"} 0',
    'steward_audit_export_state{export="own-log",state="needs_attention"} 0',
    'steward_audit_export_state{export="own-log",state="paused"} 1',
  ]);
});

it("has the values of all exports together, and no lag below zero", () => {
  const other = { row: { ...row, name: "other" }, status: { ...status, caughtUpTime: NOW.getTime() + 1 }, verdict };
  expect(linesOf({ row, status, verdict }, other).filter((line) => line.includes("export_lag_"))).toEqual([
    'steward_audit_export_lag_seconds{export="own-log"} 1.5',
    'steward_audit_export_lag_seconds{export="other"} 0',
  ]);
});

it("tells nothing where there is no export", () => {
  expect(linesOf()).toEqual([]);
});

const receiver: Receiver = {
  name: "siem",
  url: "https://siem.example.com/",
  format: "webhook",
  exports: ["own-log"],
  content: { entries: true, manifests: true },
  secret: "a-secret-that-is-not-told",
};
const pushes: PushStatus = {
  state: "retrying",
  lastSegment: 2,
  lastId: "400",
  lastManifest: 3,
  entries: 450,
  caughtUpTime: Date.parse("2026-11-20T11:58:00Z"),
  waitingSince: Date.parse("2026-11-20T11:59:00Z"),
  lastError: { time: 0, message: "The message of an error is not told." },
  nextTryTime: null,
};
const known = { row, status: { ...NEW_STATUS, segments: 3, entries: 500, manifests: 4 } };

const receiverLinesOf = (...receivers: readonly KnownReceiver[]) =>
  formatMetrics(receiverMetrics(receivers, NOW))
    .split("\n")
    .filter((line) => line.startsWith("steward"))
    .map((line) => line.replace("steward_audit_export_receiver_", ""));

it("tells how the pushes to a receiver stand, and no secret", () => {
  expect(receiverLinesOf({ known, receiver, pushes })).toEqual([
    'entries_total{export="own-log",receiver="siem"} 450',
    'manifests_total{export="own-log",receiver="siem"} 3',
    'lag_segments{export="own-log",receiver="siem"} 1',
    'lag_entries{export="own-log",receiver="siem"} 50',
    'lag_manifests{export="own-log",receiver="siem"} 1',
    'lag_seconds{export="own-log",receiver="siem"} 60',
    'state{export="own-log",receiver="siem",state="waiting"} 0',
    'state{export="own-log",receiver="siem",state="running"} 0',
    'state{export="own-log",receiver="siem",state="retrying"} 1',
    'state{export="own-log",receiver="siem",state="needs_attention"} 0',
    'state{export="own-log",receiver="siem",state="paused"} 0',
  ]);
});

it("tells no entries of a witness, no manifests of who gets none, and no wait of a receiver that nothing was pushed to yet", () => {
  const linesOfContent = (content: Receiver["content"]) =>
    receiverLinesOf({
      known,
      receiver: { ...receiver, content },
      pushes: { ...pushes, entries: 0, caughtUpTime: null, waitingSince: null },
    }).filter((line) => line.startsWith("lag_"));
  expect(linesOfContent({ entries: false, manifests: true })).toEqual([
    'lag_manifests{export="own-log",receiver="siem"} 1',
  ]);
  expect(linesOfContent({ entries: true, manifests: false })).toEqual([
    'lag_segments{export="own-log",receiver="siem"} 1',
    'lag_entries{export="own-log",receiver="siem"} 500',
  ]);
});

it("tells no wait where everything was delivered, however long ago", () => {
  const done = { ...pushes, lastSegment: 3, entries: 500, lastManifest: 4, waitingSince: null };
  expect(receiverLinesOf({ known, receiver, pushes: done }).filter((line) => line.startsWith("lag_"))).toEqual([
    'lag_segments{export="own-log",receiver="siem"} 0',
    'lag_entries{export="own-log",receiver="siem"} 0',
    'lag_manifests{export="own-log",receiver="siem"} 0',
    'lag_seconds{export="own-log",receiver="siem"} 0',
  ]);
});
