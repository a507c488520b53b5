import { exportVerdict } from "../../audit-export/export-verdict.ts";
import { pushName } from "../../audit-export/push/push-status.ts";
import { receiversOf } from "../../audit-export/receivers.ts";
import type { Context } from "../../context.ts";
import { exportMetrics, type KnownExport } from "../../metrics/export-metrics.ts";
import { formatMetrics, METRICS_MEDIA_TYPE, type Metric } from "../../metrics/metrics-text.ts";
import { answerInTime, readCounts } from "../../metrics/read-counts.ts";
import { type KnownReceiver, receiverMetrics } from "../../metrics/receiver-metrics.ts";
import { requestMetrics } from "../../metrics/request-metrics.ts";
import type { RoutedRequest } from "../../route.ts";
import { version } from "../../version.ts";
import { type AuditExport, listAuditExports } from "../store/audit-exports.ts";
import { lastAuditId } from "../store/audit-log.ts";
import { readDatabaseBytes } from "../store/database-size.ts";
import { readHighestUsage } from "../store/publisher-usage.ts";

/** `GET /v1/metrics`: how the server is doing, for Prometheus. What gives no answer is left out, and the log says why. */
export async function answerReadMetrics(_request: RoutedRequest, context: Context): Promise<Response> {
  const { database, settings } = context;
  const rows = await listAuditExports(database);
  // All at once: each may take as long as an answer is waited for, and a scrape is given up after little more.
  const [counts, lastId, databaseBytes, usage, exports, pushes] = await Promise.all([
    readCounts(context),
    lastAuditId(database),
    readDatabaseBytes(database),
    readHighestUsage(database),
    knownExports(rows, context),
    knownPushes(rows, context),
  ]);
  const text = formatMetrics([
    gauge("steward_build_info", "1, with the version of the server.", 1, { version }),
    ...(counts === undefined ? [] : requestMetrics(counts)),
    gauge("steward_audit_log_last_id", "The id of the newest entry of the audit log.", lastId),
    gauge("steward_database_bytes", "How large the database is.", databaseBytes),
    gauge("steward_database_limit_bytes", "How large it may become.", settings.databaseLimitBytes),
    quotaUse({
      PUBLISHER_MAX_BUNDLES: usage.bundles / settings.publisherMaxBundles,
      PUBLISHER_MAX_STORED_BYTES: usage.bytes / settings.publisherMaxStoredBytes,
    }),
    ...exportMetrics(exports, context.now),
    ...receiverMetrics(knownReceivers(exports, pushes), context.now),
  ]);
  return new Response(text, { headers: { "Content-Type": METRICS_MEDIA_TYPE } });
}

function quotaUse(shares: Readonly<Record<string, number>>): Metric {
  return {
    name: "steward_publisher_quota_used_ratio",
    type: "gauge",
    help: "The largest share of a quota of publishers that any of them uses.",
    samples: Object.entries(shares).map(([quota, value]) => ({ labels: { quota }, value })),
  };
}

async function knownExports(rows: readonly AuditExport[], context: Context): Promise<readonly KnownExport[]> {
  const known = await Promise.all(
    rows.map(async (row) => {
      const job = context.exportJobs.getByName(row.guid);
      const status = await answerInTime(
        "metrics-incomplete",
        `export ${row.guid}`,
        context,
        async () => await job.status(),
      );
      return status === undefined
        ? []
        : [{ row, status, verdict: exportVerdict(row, status, context.settings, context.now) }];
    }),
  );
  return known.flat();
}

interface KnownPushes extends Omit<KnownReceiver, "known"> {
  /** Of the export. */
  readonly guid: string;
}

async function knownPushes(rows: readonly AuditExport[], context: Context): Promise<readonly KnownPushes[]> {
  const targets = rows.flatMap(({ guid, name }) =>
    receiversOf(name, context.settings.auditExportReceivers).map((receiver) => ({ guid, receiver })),
  );
  const answered = await Promise.all(
    targets.map(async ({ guid, receiver }) => {
      const name = pushName({ guid, receiver: receiver.name });
      const what = `pushes ${name}`;
      const pushes = await answerInTime(
        "metrics-incomplete",
        what,
        context,
        async () => await context.exportPushes.getByName(name).status(),
      );
      return pushes === undefined ? [] : [{ guid, receiver, pushes }];
    }),
  );
  return answered.flat();
}

/** What a receiver has not got is known only where the job of its export answers, too. */
function knownReceivers(exports: readonly KnownExport[], pushes: readonly KnownPushes[]): readonly KnownReceiver[] {
  return exports.flatMap((known) =>
    pushes.flatMap(({ guid, ...one }) => (guid === known.row.guid ? [{ known, ...one }] : [])),
  );
}

function gauge(name: string, help: string, value: number, labels: Readonly<Record<string, string>> = {}): Metric {
  return { name, type: "gauge", help, samples: [{ labels, value }] };
}
