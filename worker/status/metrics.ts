import { LAST_AUDIT_ID } from "../audit-log/store.ts";
import { readDatabaseBytes } from "../database/database-size.ts";
import { listAuditExports } from "../export-records/export-store.ts";
import { askStanding } from "../exports/ask-standing.ts";
import { exportVerdict } from "../exports/export-answer.ts";
import type { Context } from "../platform/context.ts";
import { type Counts, DURATION_BOUNDS_MILLISECONDS, parseKey } from "../platform/counts.ts";
import { LIMITS } from "../platform/rate-limits.ts";
import { readCounts } from "../platform/read-counts.ts";
import { readHighestUsage } from "../publishing/usage-store.ts";
import { version } from "../values/version.ts";
import { exportMetrics, type KnownExport, type KnownReceiver, receiverMetrics } from "./export-metrics.ts";
import { formatMetrics, type Metric, numberText, type Sample } from "./metrics-text.ts";

/** A scrape leaves out what gives no answer. */
const LEFT_OUT = { job: "metrics-incomplete", pushes: "metrics-incomplete" } as const;

/** The state of the server, for Prometheus. What gives no answer is left out, and the log says why. */
export async function readMetrics(context: Context): Promise<string> {
  const { ask, database, settings } = context;
  // All at once: each may take as long as an answer is waited for, and a scrape is given up after little more.
  const [counts, [lastId], databaseBytes, usage, standings] = await Promise.all([
    readCounts(context),
    ask(LAST_AUDIT_ID),
    readDatabaseBytes(database),
    readHighestUsage(database),
    readStandings(context),
  ]);
  return formatMetrics([
    gauge("steward_build_info", "1, with the version of the server.", 1, { version }),
    ...(counts === undefined ? [] : requestMetrics(counts)),
    gauge("steward_audit_log_last_id", "The id of the newest entry of the audit log.", lastId),
    gauge("steward_database_bytes", "How large the database is.", databaseBytes),
    gauge("steward_database_limit_bytes", "How large it may become.", settings.databaseLimitBytes),
    quotaUse({
      PUBLISHER_MAX_BUNDLES: usage.bundles / settings.publisherMaxBundles,
      PUBLISHER_MAX_STORED_BYTES: usage.bytes / settings.publisherMaxStoredBytes,
    }),
    ...exportMetrics(knownExports(standings, context), context.now),
    ...receiverMetrics(knownReceivers(standings), context.now),
  ]);
}

function quotaUse(shares: Readonly<Record<string, number>>): Metric {
  return {
    name: "steward_publisher_quota_used_ratio",
    type: "gauge",
    help: "The largest share of a quota of publishers that any of them uses.",
    samples: Object.entries(shares).map(([quota, value]) => ({ labels: { quota }, value })),
  };
}

/** All exports, with how each stands. */
async function readStandings(context: Context) {
  const rows = await listAuditExports(context.database);
  return await Promise.all(rows.map(async (row) => ({ row, ...(await askStanding(row, LEFT_OUT, context)) })));
}

type Standings = Awaited<ReturnType<typeof readStandings>>;

function knownExports(standings: Standings, { settings, now }: Context): readonly KnownExport[] {
  return standings.flatMap(({ row, status }) =>
    status === undefined ? [] : [{ row, status, verdict: exportVerdict(row, status, settings, now) }],
  );
}

/** A receiver's lag is known only where it is known how far its export is. */
function knownReceivers(standings: Standings): readonly KnownReceiver[] {
  return standings.flatMap(({ row, status, receivers }) =>
    status === undefined || status.isUnreadable
      ? []
      : receivers.flatMap(({ receiver, pushes }) =>
          pushes === undefined ? [] : [{ known: { row, status }, receiver, pushes }],
        ),
  );
}

function gauge(name: string, help: string, value: number, labels: Readonly<Record<string, string>> = {}): Metric {
  return { name, type: "gauge", help, samples: [{ labels, value }] };
}

/** The durations of the requests of one route. */
interface Durations {
  /** Their number, by the bound that they took at most. */
  readonly byBound: Map<number, number>;
  milliseconds: number;
}

/** The counts by route, in an order that depends on nothing else. */
export function requestMetrics(counts: Counts): readonly Metric[] {
  const requests: Sample[] = [];
  const limited = new Map(Object.keys(LIMITS).map((limit) => [limit, 0]));
  const durations = new Map<string, Durations>();
  let unexpectedErrors = 0;
  for (const [key, amount] of Array.from(counts).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const thing = parseKey(key);
    if (thing === undefined) continue;
    if (thing.kind === "requests") {
      requests.push({ labels: { method: thing.method, route: thing.route, status: thing.status }, value: amount });
    } else if (thing.kind === "limited") {
      limited.set(thing.limit, amount);
    } else if (thing.kind === "unexpected-errors") {
      unexpectedErrors = amount;
    } else {
      const ofRoute = durations.get(thing.route) ?? { byBound: new Map<number, number>(), milliseconds: 0 };
      durations.set(thing.route, ofRoute);
      if (thing.kind === "milliseconds") ofRoute.milliseconds = amount;
      else ofRoute.byBound.set(thing.maxMilliseconds, amount);
    }
  }
  return [
    {
      name: "steward_http_requests_total",
      type: "counter",
      help: "Requests that were answered.",
      samples: requests,
    },
    {
      name: "steward_http_request_duration_seconds",
      type: "histogram",
      help: "Time from the arrival of a request to the beginning of its answer.",
      samples: Array.from(durations).flatMap(([route, ofRoute]) => durationSamples(route, ofRoute)),
    },
    {
      name: "steward_requests_limited_total",
      type: "counter",
      help: "Requests past a rate limit, which were answered 429.",
      samples: Array.from(limited, ([limit, value]) => ({ labels: { limit }, value })),
    },
    {
      name: "steward_unexpected_errors_total",
      type: "counter",
      help: "Requests that failed with an unexpected error.",
      samples: [{ labels: {}, value: unexpectedErrors }],
    },
  ];
}

/** Each bucket has what took at most its bound, those below it included. */
function durationSamples(route: string, { byBound, milliseconds }: Durations): readonly Sample[] {
  const countUpTo = (bound: number) => {
    const counted = Array.from(byBound).filter(([maxMilliseconds]) => maxMilliseconds <= bound);
    return counted.reduce((sum, [, count]) => sum + count, 0);
  };
  const buckets = [...DURATION_BOUNDS_MILLISECONDS, Infinity].map(
    (bound): Sample => ({
      suffix: "_bucket",
      labels: { route, le: numberText(bound / 1_000) },
      value: countUpTo(bound),
    }),
  );
  return [
    ...buckets,
    { suffix: "_sum", labels: { route }, value: milliseconds / 1_000 },
    { suffix: "_count", labels: { route }, value: countUpTo(Infinity) },
  ];
}
