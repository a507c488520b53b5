import { expect, it } from "vitest";
import type { ExportStatus } from "../../../worker/audit-export/export-status.ts";
import type { AuditExport } from "../../../worker/content-server/store/audit-exports.ts";
import { exportMetrics } from "../../../worker/metrics/export-metrics.ts";
import { formatMetrics } from "../../../worker/metrics/metrics-text.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const row: AuditExport = {
  guid: "0b6f0d8e-5b0e-4e2c-8d1a-3a52a9d1a001",
  name: "own-log",
  source: "own",
  sourceUrl: "https://steward.example",
  intervalMinutes: 60,
  isPaused: false,
  createdTime: "2026-11-20T10:00:00Z",
};
const status: ExportStatus = {
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
  reconciliation: {
    time: "2026-11-20T11:00:00Z",
    manifest: 3,
    missing: 4,
    missing_ids: ["7", "8", "9", "10"],
    vanished: 5,
    vanished_ids: [],
  },
};

/** The lines with a value. */
const linesOf = (...known: Parameters<typeof exportMetrics>[0]) =>
  formatMetrics(exportMetrics(known, NOW))
    .split("\n")
    .filter((line) => line.startsWith("steward"));

it("tells how an export stands", () => {
  expect(linesOf({ row, status })).toEqual([
    'steward_audit_export_entries_total{export="own-log"} 20500',
    'steward_audit_export_segments_total{export="own-log"} 2',
    'steward_audit_export_manifests_total{export="own-log"} 3',
    'steward_audit_export_quarantined_total{export="own-log"} 1',
    'steward_audit_export_lag_seconds{export="own-log"} 1.5',
    'steward_audit_export_pages_per_second{export="own-log"} 12.5',
    'steward_audit_export_last_run_timestamp_seconds{export="own-log"} 1795175999',
    'steward_audit_export_reconciliation_missing{export="own-log"} 4',
    'steward_audit_export_reconciliation_vanished{export="own-log"} 5',
    'steward_audit_export_state{export="own-log",state="waiting"} 0',
    'steward_audit_export_state{export="own-log",state="running"} 1',
    'steward_audit_export_state{export="own-log",state="retrying"} 0',
    'steward_audit_export_state{export="own-log",state="needs_attention"} 0',
    'steward_audit_export_state{export="own-log",state="paused"} 0',
  ]);
});

it("leaves out what has no value, and takes the lag since the export was made", () => {
  const none = { caughtUpTime: null, pagesPerSecond: null, lastRunTime: null, reconciliation: null };
  const lines = linesOf({ row: { ...row, isPaused: true }, status: { ...status, ...none } });
  expect(lines.slice(4)).toEqual([
    'steward_audit_export_lag_seconds{export="own-log"} 7200',
    'steward_audit_export_state{export="own-log",state="waiting"} 0',
    'steward_audit_export_state{export="own-log",state="running"} 0',
    'steward_audit_export_state{export="own-log",state="retrying"} 0',
    'steward_audit_export_state{export="own-log",state="needs_attention"} 0',
    'steward_audit_export_state{export="own-log",state="paused"} 1',
  ]);
});

it("has the values of all exports together, and no lag below zero", () => {
  const other = { row: { ...row, name: "other" }, status: { ...status, caughtUpTime: NOW.getTime() + 1 } };
  expect(linesOf({ row, status }, other).filter((line) => line.includes("_lag_"))).toEqual([
    'steward_audit_export_lag_seconds{export="own-log"} 1.5',
    'steward_audit_export_lag_seconds{export="other"} 0',
  ]);
});

it("is nothing where there is no export", () => {
  expect(linesOf()).toEqual([]);
});
