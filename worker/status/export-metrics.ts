import { AUDIT_EXPORT_STATES, AUDIT_EXPORT_VERDICTS, PUSH_STATES, type Verdict } from "../../shared/index.ts";
import type { AuditExport } from "../export-records/export-store.ts";
import type { ExportStatus, PushStatus } from "../platform/jobs.ts";
import { pushLag } from "../pushing/push-record.ts";
import type { Receiver } from "../settings/receivers.ts";
import { type Measure, type Metric, metricsOf, type Sample, stateSamples } from "./metrics-text.ts";

/** An export with its settings and the status of its job. */
export interface KnownExport {
  readonly row: AuditExport;
  readonly status: ExportStatus;
  readonly verdict: Verdict;
}

const MEASURES: readonly Measure<KnownExport>[] = [
  {
    name: "entries_total",
    type: "counter",
    help: "Entries that the export has.",
    value: ({ status }) => status.entries,
  },
  {
    name: "segments_total",
    type: "counter",
    help: "Segments that the export has.",
    value: ({ status }) => status.segments,
  },
  {
    name: "manifests_total",
    type: "counter",
    help: "Manifests that the export has.",
    value: ({ status }) => status.manifests,
  },
  {
    name: "quarantined_total",
    type: "counter",
    help: "Entries of the export that could not be read and are in quarantine.",
    value: ({ status }) => status.quarantined,
  },
  {
    name: "lag_seconds",
    type: "gauge",
    help: "Time since the log was last read to its end, or since the export was created.",
    value: ({ row, status }, now) => ageSeconds(status.caughtUpTime, row, now),
  },
  {
    name: "pages_per_second",
    type: "gauge",
    help: "Pages that the latest run read in a second.",
    value: ({ status }) => status.pagesPerSecond,
  },
  {
    name: "last_run_timestamp_seconds",
    type: "gauge",
    help: "When the latest run was, in seconds since 1970.",
    value: ({ status }) => (status.lastRunTime === null ? null : status.lastRunTime / 1_000),
  },
  {
    name: "open_gaps",
    type: "gauge",
    help: "Places at which ids are missing, of a log whose ids are consecutive.",
    value: ({ status }) => status.openGaps.length,
  },
  {
    name: "behind_entries",
    type: "gauge",
    help: "Entries that the source had beyond the export when it was last read to its end.",
    value: ({ status: { findings } }) => (findings.time === null ? null : (findings.behind?.entries ?? 0)),
  },
  {
    name: "behind_seconds",
    type: "gauge",
    help: "How old the oldest of these entries is; 0 where there are none.",
    value: ({ status: { findings }, verdict }) =>
      findings.time === null ? null : findings.behind === null ? 0 : verdict.lagSeconds,
  },
  {
    name: "max_lag_seconds",
    type: "gauge",
    help: "How old an entry may be when the run begins that exports it: the interval, and what the source holds back.",
    value: ({ verdict }) => verdict.maxLagSeconds,
  },
  {
    name: "comparison_age_seconds",
    type: "gauge",
    help: "Time since what is new was last compared with the source, or since the export was created.",
    value: ({ row, status }, now) => ageSeconds(status.findings.time, row, now),
  },
  {
    name: "whole_comparison_age_seconds",
    type: "gauge",
    help: "Time since the oldest comparison of an entry with the source, or since the export was created.",
    value: ({ row, status }, now) => ageSeconds(status.findings.wholeTime, row, now),
  },
];

/** The metrics of exports, in their order. Where the job of one cannot be read, no number is known. */
export function exportMetrics(known: readonly KnownExport[], now: Date): readonly Metric[] {
  const readable = known.filter(({ status }) => !status.isUnreadable);
  const numbers = metricsOf("steward_audit_export_", MEASURES, readable, labelsOf, now);
  const states: Metric = {
    name: "steward_audit_export_state",
    type: "gauge",
    help: "1 of the state that the export is in, 0 of the others.",
    samples: known.flatMap((one) =>
      stateSamples(AUDIT_EXPORT_STATES, one.row.isPaused ? "paused" : one.status.state, labelsOf(one)),
    ),
  };
  const differences: Metric = {
    name: "steward_audit_export_differences",
    type: "gauge",
    help: "Differences between the export and its source, as comparisons found them.",
    samples: readable.flatMap(differenceSamples),
  };
  const verdicts: Metric = {
    name: "steward_audit_export_verdict",
    type: "gauge",
    help: "1 of what may be said of the export, 0 of the rest.",
    samples: known.flatMap((one) => stateSamples(AUDIT_EXPORT_VERDICTS, one.verdict.state, labelsOf(one))),
  };
  return [...numbers, differences, verdicts, states];
}

function labelsOf({ row }: KnownExport) {
  return { export: row.name };
}

function differenceSamples(known: KnownExport): readonly Sample[] {
  const { missing, changed, repeated, vanished } = known.status.findings.differences;
  const counts = { missing, changed, repeated, vanished };
  return Object.entries(counts).map(([kind, value]) => ({ labels: { ...labelsOf(known), kind }, value }));
}

/** Seconds since a time, or since the export was created. */
function ageSeconds(time: number | null, { createdTime }: AuditExport, now: Date): number {
  return Math.max(0, now.getTime() - (time ?? Date.parse(createdTime))) / 1_000;
}

/** The status of the pushes of an export to a receiver. */
export interface KnownReceiver {
  readonly known: Pick<KnownExport, "row" | "status">;
  readonly receiver: Receiver;
  readonly pushes: PushStatus;
}

const RECEIVER_MEASURES: readonly Measure<KnownReceiver>[] = [
  {
    name: "entries_total",
    type: "counter",
    help: "Entries of the export that the receiver has taken, each counted once.",
    value: ({ pushes }) => pushes.entries,
  },
  {
    name: "manifests_total",
    type: "counter",
    help: "Manifests of the export that the receiver has taken, each counted once.",
    value: ({ pushes }) => pushes.lastManifest,
  },
  {
    name: "lag_segments",
    type: "gauge",
    help: "Segments that the export has and the receiver has not taken whole yet.",
    value: (one, now) => lagOf(one, now).segments,
  },
  {
    name: "lag_entries",
    type: "gauge",
    help: "Entries that the export has and the receiver has not taken yet.",
    value: (one, now) => lagOf(one, now).entries,
  },
  {
    name: "lag_manifests",
    type: "gauge",
    help: "Manifests that the export has and the receiver has not taken yet.",
    value: (one, now) => lagOf(one, now).manifests,
  },
  {
    name: "lag_seconds",
    type: "gauge",
    help: "How long the oldest of what the receiver has not taken yet has waited for it; 0 where nothing waits.",
    value: (one, now) => lagOf(one, now).seconds,
  },
];

function lagOf({ known, receiver, pushes }: KnownReceiver, now: Date) {
  return pushLag(receiver, known.status, pushes, now);
}

/** The metrics of pushes, in their order. */
export function receiverMetrics(receivers: readonly KnownReceiver[], now: Date): readonly Metric[] {
  const numbers = metricsOf("steward_audit_export_receiver_", RECEIVER_MEASURES, receivers, labelsOfReceiver, now);
  const states: Metric = {
    name: "steward_audit_export_receiver_state",
    type: "gauge",
    help: "1 of the state that the pushes to the receiver are in, 0 of the others.",
    samples: receivers.flatMap((one) =>
      stateSamples(PUSH_STATES, one.known.row.isPaused ? "paused" : one.pushes.state, labelsOfReceiver(one)),
    ),
  };
  return [...numbers, states];
}

function labelsOfReceiver({ known, receiver }: KnownReceiver) {
  return { export: known.row.name, receiver: receiver.name };
}
