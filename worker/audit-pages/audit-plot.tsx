/** The plot of how many entries each day has, by action. */

import type { AuditCount } from "../audit-log/store.ts";
import { PLOT_MAX_SERIES, Plot, type PlotPoint } from "../html/plot.tsx";
import { daysAfter, dayText } from "../values/time.ts";
import { auditAddress, withoutCursor } from "./audit-query.ts";

/** The actions that are not among the most frequent ones. */
const OTHER = "other actions";

interface AuditPlotProps {
  readonly query: URLSearchParams;
  /** All days of the plot, the oldest first. */
  readonly days: readonly string[];
  readonly counts: readonly AuditCount[];
}

/** A bar for each day. Other filters than that of the action do not count here, which the caption says. */
export function AuditPlot({ query, days, counts: counted }: AuditPlotProps) {
  const action = query.get("action");
  const counts = counted.filter((count) => action === null || count.action === action);
  const actions = mostFrequent(counts);
  const series = actions.length < PLOT_MAX_SERIES ? actions : [...actions.slice(0, PLOT_MAX_SERIES - 1), OTHER];
  const points = days.map((day): PlotPoint => {
    const ofDay = counts.filter((count) => count.day === day);
    const named = series.map((name) => ofDay.find((count) => count.action === name)?.entries ?? 0);
    const rest = total(ofDay) - named.reduce((sum, entries) => sum + entries, 0);
    const values = series.at(-1) === OTHER ? [...named.slice(0, -1), rest] : named;
    return { label: day, link: <a href={dayAddress(query, day)}>{day}</a>, values };
  });
  const isPart = ["user", "api_key_id", "object_id"].some((name) => query.has(name));
  const what = `${action === null ? ", by action" : ""}${isPart ? ", of all users, keys and objects" : ""}`;
  const caption = `Entries written each day from ${days[0]} to ${days.at(-1)} (UTC)${what}`;
  return <Plot kind="bars" caption={caption} unit="entries" labels="Day (UTC)" series={series} points={points} />;
}

function mostFrequent(counts: readonly AuditCount[]): readonly string[] {
  const totals = new Map<string, number>();
  for (const { action, entries } of counts) totals.set(action, (totals.get(action) ?? 0) + entries);
  return [...totals].toSorted(([, one], [, other]) => other - one).map(([action]) => action);
}

function dayAddress(query: URLSearchParams, day: string): string {
  const ofDay = withoutCursor(query);
  ofDay.set("from", `${day}T00:00`);
  ofDay.set("to", `${dayText(daysAfter(new Date(`${day}T00:00:00Z`), 1))}T00:00`);
  return auditAddress(ofDay);
}

function total(counts: readonly AuditCount[]): number {
  return counts.reduce((sum, { entries }) => sum + entries, 0);
}
