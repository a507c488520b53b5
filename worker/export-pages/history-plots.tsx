import { AUDIT_EXPORT_HISTORY_HOURS } from "../export-jobs/job-record.ts";
import { Plot } from "../html/plot.tsx";
import type { ExportHour } from "../platform/export-job.ts";
import { hourOf, nameOfHour } from "../platform/hours.ts";

interface HistoryPlotsProps {
  /** The time at which the export was created. */
  readonly created: Date;
  readonly history: readonly ExportHour[];
  readonly now: Date;
}

/** The lag of an export in each hour of the last days, and the entries that it wrote. */
export function HistoryPlots({ created, history, now }: HistoryPlotsProps) {
  const last = hourOf(now.getTime());
  const hours = Array.from(
    { length: AUDIT_EXPORT_HISTORY_HOURS },
    (_, index) => last - AUDIT_EXPORT_HISTORY_HOURS + 1 + index,
  );
  const pointsOf = (valueOf: (hour: number) => number | null) =>
    hours.map((hour) => ({ label: nameOfHour(hour), values: [valueOf(hour)] }));
  return (
    <>
      <Plot
        kind="lines"
        caption="Longest time since the log was read to its end, in seconds"
        unit="seconds"
        hint={<code>steward_audit_export_lag_seconds</code>}
        labels="Hour"
        series={["lag"]}
        points={pointsOf((hour) => lagIn(hour, history, created, now))}
      />
      <Plot
        kind="bars"
        caption="Entries written an hour"
        unit="entries"
        hint={<code>steward_audit_export_entries_total</code>}
        labels="Hour"
        series={["entries"]}
        points={pointsOf((hour) => writtenIn(hour, history, created))}
      />
    </>
  );
}

/** A log that was never read to its end is behind since the export was created, as a scrape says, too. */
function lagIn(hour: number, history: readonly ExportHour[], created: Date, now: Date): number | null {
  const known = history.find((one) => one.hour === hour);
  if (known === undefined) return null;
  const end = Math.min(now.getTime(), (hour + 1) * 3_600_000);
  return known.lagSeconds ?? Math.floor((end - created.getTime()) / 1_000);
}

/** Null where the number of entries at the beginning or the end of the hour is not known. */
function writtenIn(hour: number, history: readonly ExportHour[], created: Date): number | null {
  const entries = history.find((one) => one.hour === hour)?.entries;
  const isFirst = hourOf(created.getTime()) === hour;
  const before = history.findLast((one) => one.hour < hour)?.entries ?? (isFirst ? 0 : undefined);
  return entries === undefined || before === undefined ? null : Math.max(0, entries - before);
}
