import type { Context } from "../../context.ts";
import { METRICS_ANSWER_MAX_SECONDS } from "../../limits.ts";
import { logError } from "../../log.ts";
import type { Counts } from "../../metrics/counts.ts";
import { exportMetrics, type KnownExport } from "../../metrics/export-metrics.ts";
import { formatMetrics, METRICS_MEDIA_TYPE, type Metric } from "../../metrics/metrics-text.ts";
import { requestMetrics } from "../../metrics/request-metrics.ts";
import { metricsCounter, sendTo, tally } from "../../metrics/tally.ts";
import type { RoutedRequest } from "../../route.ts";
import { version } from "../../version.ts";
import { listAuditExports } from "../store/audit-exports.ts";
import { lastAuditId } from "../store/audit-log.ts";
import { readDatabaseBytes } from "../store/database-size.ts";

/** `GET /v1/metrics`: how the server is doing, for Prometheus. What gives no answer is left out, and the log says why. */
export async function answerReadMetrics(_request: RoutedRequest, context: Context): Promise<Response> {
  const [counts, lastId, databaseBytes, exports] = await Promise.all([
    counted(context),
    lastAuditId(context.database),
    readDatabaseBytes(context.database),
    knownExports(context),
  ]);
  const text = formatMetrics([
    gauge("steward_build_info", "1, with the version of the server.", 1, { version }),
    ...(counts === undefined ? [] : requestMetrics(counts)),
    gauge("steward_audit_log_last_id", "The id of the newest entry of the audit log.", lastId),
    gauge("steward_database_bytes", "How large the database is.", databaseBytes),
    gauge("steward_database_limit_bytes", "How large it may become.", context.settings.databaseLimitBytes),
    ...exportMetrics(exports, context.now),
  ]);
  return new Response(text, { headers: { "Content-Type": METRICS_MEDIA_TYPE } });
}

/** What all isolates counted, this one up to now. */
async function counted(context: Context): Promise<Counts | undefined> {
  const { metrics } = context;
  return await answerOf("counts", context, async () => {
    await tally.flush(sendTo(metrics));
    return await metricsCounter(metrics).read();
  });
}

async function knownExports(context: Context): Promise<readonly KnownExport[]> {
  const rows = await listAuditExports(context.database);
  const known = await Promise.all(
    rows.map(async (row) => {
      const job = context.exportJobs.getByName(row.guid);
      const status = await answerOf(`export ${row.guid}`, context, async () => await job.status());
      return status === undefined ? [] : [{ row, status }];
    }),
  );
  return known.flat();
}

/** What is answered in time; undefined, and a line in the log, where nothing is. */
async function answerOf<Answer>(
  what: string,
  { requestId }: Context,
  ask: () => Promise<Answer>,
): Promise<Answer | undefined> {
  const timer = new AbortController();
  const tooLate = async (): Promise<never> => {
    await scheduler.wait(METRICS_ANSWER_MAX_SECONDS * 1_000, { signal: timer.signal });
    throw new Error(`There was no answer within ${METRICS_ANSWER_MAX_SECONDS} seconds.`);
  };
  try {
    return await Promise.race([ask(), tooLate()]);
  } catch (error) {
    logError("metrics-incomplete", { requestId, what, message: String(error) });
    return undefined;
  } finally {
    timer.abort();
  }
}

function gauge(name: string, help: string, value: number, labels: Readonly<Record<string, string>> = {}): Metric {
  return { name, type: "gauge", help, samples: [{ labels, value }] };
}
