/** The plot of how many entries each day has, by action. */

import { type AuditCount, readAuditCounts } from "../audit-log/count-store.ts";
import { PLOT_MAX_SERIES, Plot, type PlotPoint } from "../html/plot.tsx";
import { AUDIT_PLOT_DAYS } from "../values/limits.ts";
import { daysAfter, dayText } from "../values/time.ts";
import { auditAddress, timeIn, withoutCursor } from "./audit-query.ts";

/** What is not among the most frequent actions. */
const OTHER = "other actions";

interface Plotted {
  readonly action: string | undefined;
  /** All days of the plot, the oldest first. */
  readonly days: readonly string[];
  readonly counts: readonly AuditCount[];
}

/** No plot begins before 1970. */
const FIRST_LAST_DAY = AUDIT_PLOT_DAYS * 86_400_000;

/** Counts for the plot that goes with the filters of a page. Its last day is that before which `to` is; else it is today. */
export async function readPlot(database: D1Database, query: URLSearchParams, now: Date): Promise<Plotted> {
  const to = timeIn(query, "to") ?? now.getTime();
  const last = new Date(Math.min(Math.max(to - 1, FIRST_LAST_DAY), now.getTime()));
  const days = Array.from({ length: AUDIT_PLOT_DAYS }, (_, index) =>
    dayText(daysAfter(last, index + 1 - AUDIT_PLOT_DAYS)),
  );
  const counts = await readAuditCounts(database, days[0] ?? "", days.at(-1) ?? "");
  return { days, counts, action: query.get("action") ?? undefined };
}

/** A bar for each day. Other filters than that of the action do not count here, which the caption says. */
export function AuditPlot({ plotted, query }: { readonly plotted: Plotted; readonly query: URLSearchParams }) {
  const { action, days } = plotted;
  const counts = plotted.counts.filter((count) => action === undefined || count.action === action);
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
  const what = `${action === undefined ? ", by action" : ""}${isPart ? ", of all users, keys and objects" : ""}`;
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
