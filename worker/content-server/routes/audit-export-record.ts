import { type AuditExportRecord, err, ok, type Result } from "../../../shared/index.ts";
import { type ExportStatus, NEW_STATUS } from "../../audit-export/export-status.ts";
import { signerOf } from "../../audit-export/signing.ts";
import type { Failure } from "../../errors.ts";
import { logError } from "../../log.ts";
import type { RoutedRequest } from "../../route.ts";
import { timeText } from "../../time.ts";
import type { CallerContext } from "../auth/caller.ts";
import { type AuditExport, findAuditExport } from "../store/audit-exports.ts";

/** The messages to the job of an export: it is due, it must run now, or it must resume after a pause or an error. */
export type Message = "wake" | "runNow" | "resume";

export const NO_SUCH_EXPORT: Failure = { kind: "no-such-object", what: "audit-log export" };

/** The export that a request's path names. */
export async function exportInPath(
  { params }: RoutedRequest,
  { database }: CallerContext,
): Promise<Result<AuditExport, Failure>> {
  const found = await findAuditExport(database, params["guid"] ?? "");
  return found === null ? err(NO_SUCH_EXPORT) : ok(found);
}

/**
 * Sends a message to the job of an export. What it is about is stored by then: if the job is not reached, the log says so, and the
 * hourly schedule wakes it.
 */
export async function tellJob(
  { exportJobs, requestId }: CallerContext,
  { guid }: AuditExport,
  message: Message,
): Promise<void> {
  try {
    await exportJobs.getByName(guid)[message](guid);
  } catch (error) {
    logError("audit-export-not-told", { requestId, export: guid, message, error: String(error) });
  }
}

/** The record of an export, with how its job stands now. */
export async function recordOf(audited: AuditExport, context: CallerContext): Promise<AuditExportRecord> {
  const status = await statusOf(audited, context);
  const { caughtUpTime, lastError } = status;
  const { auditExportSigningKey: signingKey } = context.settings;
  return {
    guid: audited.guid,
    name: audited.name,
    source: audited.source,
    source_url: audited.sourceUrl,
    interval_minutes: audited.intervalMinutes,
    created_time: audited.createdTime,
    state: audited.isPaused ? "paused" : status.state,
    last_id: status.lastId,
    segments: status.segments,
    entries: status.entries,
    quarantined: status.quarantined,
    manifests: status.manifests,
    lag_seconds: caughtUpTime === null ? null : Math.max(0, Math.floor((context.now.getTime() - caughtUpTime) / 1_000)),
    pages_per_second: rounded(status.pagesPerSecond),
    last_error: lastError === null ? null : { time: timeText(new Date(lastError.time)), message: lastError.message },
    last_run_time: timeOrNull(status.lastRunTime),
    // What a job planned before it was paused does not take place.
    next_run_time: audited.isPaused ? null : timeOrNull(status.nextRunTime),
    reconciliation: status.reconciliation,
    public_key: signingKey === undefined ? null : (await signerOf(signingKey)).publicKey,
  };
}

/** The status of a job. One that does not answer must not hide the others, nor that a change was made. */
async function statusOf({ guid }: AuditExport, { exportJobs, requestId, now }: CallerContext): Promise<ExportStatus> {
  try {
    return await exportJobs.getByName(guid).status();
  } catch (error) {
    logError("audit-export-status", { requestId, export: guid, error: String(error) });
    return { ...NEW_STATUS, state: "retrying", lastError: { time: now.getTime(), message: NO_ANSWER } };
  }
}

const NO_ANSWER = "The job of this export did not report its status, so these numbers are not current. Try again.";

/** A measure for people, to two places after the point. */
function rounded(measure: number | null): number | null {
  return measure === null ? null : Math.round(measure * 100) / 100;
}

function timeOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : timeText(new Date(milliseconds));
}
