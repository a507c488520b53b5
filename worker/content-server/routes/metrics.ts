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
import { listAuditExports } from "../store/audit-exports.ts";
import { lastAuditId } from "../store/audit-log.ts";
import { readDatabaseBytes } from "../store/database-size.ts";
import { readHighestUsage } from "../store/publisher-usage.ts";

/** `GET /v1/metrics`: how the server is doing, for Prometheus. What gives no answer is left out, and the log says why. */
export async function answerReadMetrics(_request: RoutedRequest, context: Context): Promise<Response> {
  const { database, settings } = context;
  const [counts, lastId, databaseBytes, usage, exports] = await Promise.all([
    readCounts(context),
    lastAuditId(database),
    readDatabaseBytes(database),
    readHighestUsage(database),
    knownExports(context),
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
    ...receiverMetrics(await knownReceivers(exports, context), context.now),
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

async function knownExports(context: Context): Promise<readonly KnownExport[]> {
  const rows = await listAuditExports(context.database);
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

async function knownReceivers(exports: readonly KnownExport[], context: Context): Promise<readonly KnownReceiver[]> {
  const targets = exports.flatMap((known) =>
    receiversOf(known.row.name, context.settings.auditExportReceivers).map((receiver) => ({ known, receiver })),
  );
  const answered = await Promise.all(
    targets.map(async ({ known, receiver }) => {
      const name = pushName({ guid: known.row.guid, receiver: receiver.name });
      const what = `pushes ${name}`;
      const pushes = await answerInTime(
        "metrics-incomplete",
        what,
        context,
        async () => await context.exportPushes.getByName(name).status(),
      );
      return pushes === undefined ? [] : [{ known, receiver, pushes }];
    }),
  );
  return answered.flat();
}

function gauge(name: string, help: string, value: number, labels: Readonly<Record<string, string>> = {}): Metric {
  return { name, type: "gauge", help, samples: [{ labels, value }] };
}
