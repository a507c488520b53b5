import { AUDIT_EXPORT_STATES, AUDIT_EXPORT_VERDICTS, type Verdict } from "../../shared/index.ts";
import type { AuditExport } from "../export-records/export-store.ts";
import type { ExportStatus } from "../platform/export-job.ts";
import { type Measure, metricsOf, stateSamples } from "./measures.ts";
import type { Metric, Sample } from "./metrics-text.ts";

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
