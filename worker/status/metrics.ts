import { lastAuditId } from "../audit-log/store.ts";
import { readDatabaseBytes } from "../database/database-size.ts";
import { listAuditExports } from "../export-records/export-store.ts";
import { askStanding } from "../exports/ask-standing.ts";
import { exportVerdict } from "../exports/export-answer.ts";
import type { Context } from "../platform/context.ts";
import { readCounts } from "../platform/read-counts.ts";
import { readHighestUsage } from "../publishing/usage-store.ts";
import { version } from "../values/version.ts";
import { exportMetrics, type KnownExport } from "./export-metrics.ts";
import { formatMetrics, type Metric } from "./metrics-text.ts";
import { type KnownReceiver, receiverMetrics } from "./receiver-metrics.ts";
import { requestMetrics } from "./request-metrics.ts";

/** A scrape leaves out what gives no answer. */
const LEFT_OUT = { job: "metrics-incomplete", pushes: "metrics-incomplete" } as const;

/** The state of the server, for Prometheus. What gives no answer is left out, and the log says why. */
export async function readMetrics(context: Context): Promise<string> {
  const { database, settings } = context;
  // All at once: each may take as long as an answer is waited for, and a scrape is given up after little more.
  const [counts, lastId, databaseBytes, usage, standings] = await Promise.all([
    readCounts(context),
    lastAuditId(database),
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
