import { AUDIT_EXPORT_STATES } from "../../shared/index.ts";
import type { ExportStatus } from "../audit-export/export-status.ts";
import type { AuditExport } from "../content-server/store/audit-exports.ts";
import type { Metric, Sample } from "./metrics-text.ts";

/** An export as it is set, and how its job stands. */
export interface KnownExport {
  readonly row: AuditExport;
  readonly status: ExportStatus;
}

/** A metric with one value of an export; null where there is none. */
interface ExportMetric extends Omit<Metric, "samples" | "name"> {
  /** Without what all of them begin with. */
  readonly name: string;
  readonly value: (known: KnownExport, now: Date) => number | null;
}

const METRICS: readonly ExportMetric[] = [
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
    value: ({ row, status }, now) =>
      Math.max(0, now.getTime() - (status.caughtUpTime ?? Date.parse(row.createdTime))) / 1_000,
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
    name: "reconciliation_missing",
    type: "gauge",
    help: "Entries that are in the source but missing from the export, as all comparisons found so far.",
    value: ({ status }) => status.reconciliation?.missing ?? null,
  },
  {
    name: "reconciliation_vanished",
    type: "gauge",
    help: "Entries that are in the export but no longer in the source, as all comparisons found so far.",
    value: ({ status }) => status.reconciliation?.vanished ?? null,
  },
];

/** How exports stand, in their order. */
export function exportMetrics(known: readonly KnownExport[], now: Date): readonly Metric[] {
  const numbers = METRICS.map(({ name, type, help, value }): Metric => {
    const samples = known.flatMap((one): readonly Sample[] => {
      const number = value(one, now);
      return number === null ? [] : [{ labels: { export: one.row.name }, value: number }];
    });
    return { name: `steward_audit_export_${name}`, type, help, samples };
  });
  const states: Metric = {
    name: "steward_audit_export_state",
    type: "gauge",
    help: "1 of the state that the export is in, 0 of the others.",
    samples: known.flatMap(stateSamples),
  };
  return [...numbers, states];
}

function stateSamples({ row, status }: KnownExport): readonly Sample[] {
  const current = row.isPaused ? "paused" : status.state;
  return AUDIT_EXPORT_STATES.map((state) => ({
    labels: { export: row.name, state },
    value: state === current ? 1 : 0,
  }));
}
