/** Plots of what was counted in each of the last hours. */

import { Plot, type PlotPoint } from "../html/plot.tsx";
import { durationOf, type Hour, limitedOf, nameOfHour, requestsOf, unexpectedErrorsOf } from "../platform/hours.ts";
import { LIMITS } from "../platform/rate-limits.ts";

interface HoursPlot {
  readonly caption: string;
  readonly unit: string;
  /** The name under which a scrape has it. */
  readonly metric: string;
  readonly kind: "bars" | "lines";
  readonly series: readonly {
    readonly name: string;
    readonly of: (hour: Hour) => number | null;
  }[];
}

const PLOTS: readonly HoursPlot[] = [
  {
    caption: "Requests an hour, by status",
    metric: "steward_http_requests_total",
    unit: "requests",
    kind: "bars",
    series: ([2, 3, 4, 5, 1] as const).map((digit) => ({
      name: `${digit}xx`,
      of: (hour) => requestsOf(hour, digit),
    })),
  },
  {
    caption: "Time to the answer, in seconds: half, 95 % and 99 % of the requests of an hour took at most so long",
    metric: "steward_http_request_duration_seconds",
    unit: "seconds",
    kind: "lines",
    series: [0.5, 0.95, 0.99].map((share) => ({ name: `${share * 100} %`, of: (hour) => secondsOf(hour, share) })),
  },
  {
    caption: "Unexpected errors an hour",
    metric: "steward_unexpected_errors_total",
    unit: "errors",
    kind: "bars",
    series: [{ name: "errors", of: unexpectedErrorsOf }],
  },
  {
    caption: "Requests an hour past a rate limit, by limit",
    metric: "steward_requests_limited_total",
    unit: "requests",
    kind: "bars",
    // By the names that the label `limit` has.
    series: Object.keys(LIMITS).map((name) => ({ name, of: (hour) => limitedOf(hour, name) })),
  },
];

/** All of them. */
export function HourPlots({ hours }: { readonly hours: readonly Hour[] }) {
  return (
    <>
      {PLOTS.map(({ caption, unit, metric, kind, series }) => (
        <Plot
          key={metric}
          kind={kind}
          caption={caption}
          unit={unit}
          hint={<code>{metric}</code>}
          labels="Hour"
          series={series.map(({ name }) => name)}
          points={hours.map(
            (hour): PlotPoint => ({ label: nameOfHour(hour.hour), values: series.map(({ of }) => of(hour)) }),
          )}
        />
      ))}
    </>
  );
}

/** A metric of Prometheus is in seconds. */
function secondsOf(hour: Hour, share: number): number | null {
  const milliseconds = durationOf(hour, share);
  return milliseconds === null ? null : milliseconds / 1_000;
}
