import { answerPage } from "../html/answer-page.tsx";
import { Plot, type PlotPoint } from "../html/plot.tsx";
import { Empty, Warning } from "../html/said.tsx";
import { sizeText, Table } from "../html/table.tsx";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { durationOf, type Hour, limitedOf, nameOfHour, requestsOf, unexpectedErrorsOf } from "../platform/counts.ts";
import { LIMITS } from "../platform/rate-limits.ts";
import type { PublisherQuotas, PublisherUsage } from "../publishing/usage-store.ts";
import { DATABASE_WARNING_SHARE } from "../values/limits.ts";
import { version } from "../values/version.ts";

interface Status {
  /** Undefined where the counts cannot be read now. */
  readonly hours: readonly Hour[] | undefined;
  readonly databaseBytes: number;
  readonly usage: readonly PublisherUsage[];
}

/** `GET /status`: the server's counts, and how near it is to its limits. */
export async function showStatus(
  { hours, databaseBytes, usage }: Status,
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response> {
  const { settings } = context;
  return await answerPage(
    request,
    context,
    { title: "Status" },
    <>
      <p class="quiet">
        Version {version}. The same numbers for an alert are at <code>/__api__/v1/metrics</code>, under the names below.
      </p>
      <h2>Requests</h2>
      {hours === undefined ? (
        <p>The counts cannot be read now. The server's log says why, under metrics-incomplete.</p>
      ) : (
        <HourPlots hours={hours} />
      )}
      <h2>Database</h2>
      <DatabaseSize bytes={databaseBytes} limitBytes={settings.databaseLimitBytes} />
      <h2>Storage of publishers</h2>
      <Usage usage={usage} quotas={settings} />
    </>,
  );
}

function DatabaseSize({ bytes, limitBytes }: { readonly bytes: number; readonly limitBytes: number }) {
  const percent = ((100 * bytes) / limitBytes).toFixed(1);
  return (
    <>
      <p id="database-size">
        {sizeText(bytes)} of {sizeText(limitBytes)}, {percent} %
        <span class="name">
          <code>steward_database_bytes</code>, <code>steward_database_limit_bytes</code>
        </span>
      </p>
      <meter
        min={0}
        max={limitBytes}
        high={limitBytes * DATABASE_WARNING_SHARE}
        value={bytes}
        aria-labelledby="database-size"
      />
      {bytes >= limitBytes * DATABASE_WARNING_SHARE && (
        <Warning>
          The database is nearly full; then nothing can be changed. Set AUDIT_LOG_RETENTION_DAYS, with an export of the
          audit log, or delete content.
        </Warning>
      )}
    </>
  );
}

interface UsageProps {
  readonly usage: readonly PublisherUsage[];
  readonly quotas: PublisherQuotas;
}

function Usage({ usage, quotas: { publisherMaxBundles, publisherMaxStoredBytes } }: UsageProps) {
  if (usage.length === 0)
    return <Empty icon="file-stack">Nothing is published yet. Who publishes stands here, beside the quotas.</Empty>;
  return (
    <>
      <p>
        Those who use the largest share of the versions or of the bytes that a publisher may have.
        <span class="name">
          <code>steward_publisher_quota_used_ratio</code>; the settings are <code>PUBLISHER_MAX_BUNDLES</code> and{" "}
          <code>PUBLISHER_MAX_STORED_BYTES</code>
        </span>
      </p>
      <Table
        caption="Storage of publishers"
        rows={usage}
        rowKey={({ guid }) => guid}
        columns={[
          ["Publisher", ({ guid, username }) => <a href={`/users/${guid}`}>{username}</a>],
          ["Versions", ({ bundles }) => <Used used={bundles} max={publisherMaxBundles} text={String} />],
          ["Stored", ({ bytes }) => <Used used={bytes} max={publisherMaxStoredBytes} text={sizeText} />],
        ]}
      />
    </>
  );
}

interface UsedProps {
  readonly used: number;
  readonly max: number;
  readonly text: (amount: number) => string;
}

function Used({ used, max, text }: UsedProps) {
  return (
    <>
      {`${text(used)} of ${text(max)}`}
      <meter min={0} max={max} value={used} aria-hidden="true" />
    </>
  );
}

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
function HourPlots({ hours }: { readonly hours: readonly Hour[] }) {
  return (
    <div class="plots">
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
    </div>
  );
}

/** A metric of Prometheus is in seconds. */
function secondsOf(hour: Hour, share: number): number | null {
  const milliseconds = durationOf(hour, share);
  return milliseconds === null ? null : milliseconds / 1_000;
}
