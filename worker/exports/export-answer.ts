import {
  type AuditExportRecord,
  type AuditReconciliationRecord,
  differencesRecord,
  type Verdict,
  verdictOf,
} from "../../shared/index.ts";
import { NEW_STATUS } from "../export-jobs/job-record.ts";
import type { AuditExport } from "../export-records/export-store.ts";
import { signerOf } from "../export-records/ports.ts";
import type { CallerContext } from "../identity/caller.ts";
import type { ExportStatus, Findings } from "../platform/jobs.ts";
import { type ErrorEvent, logError } from "../platform/log.ts";
import type { Settings } from "../settings/settings.ts";
import { timeTextOrNull } from "../values/time.ts";
import { askStanding } from "./ask-standing.ts";
import { errorRecord, receiverRecords } from "./receiver-answer.ts";

/** The time after which a run that was due must have ended, with its tries again and the comparison after it. */
const AUDIT_EXPORT_RUN_MAX_MINUTES = 10;

/** The settings that a verdict depends on. */
type VerdictSettings = Pick<Settings, "auditExportSources" | "auditExportCompareAllDays">;

const NO_MESSAGE = "Its record has no message.";

/**
 * The greatest age of an entry, in seconds, when the run begins that exports it: the interval, and what its source holds back on
 * purpose. It is the default of `verify-export --max-lag`. See docs/decisions/0133-bound-of-lag.md.
 */
function maxLagOf(
  { intervalMinutes, source }: Pick<AuditExport, "intervalMinutes" | "source">,
  { auditExportSources }: Pick<Settings, "auditExportSources">,
): number {
  const holdBackSeconds = (auditExportSources.get(source)?.holdBackMilliseconds ?? 0) / 1_000;
  return intervalMinutes * 60 + holdBackSeconds;
}

/** The verdict on an export by its job. An entry that is too old is only behind once a run had time to export it. */
export function exportVerdict(
  auditExport: Pick<AuditExport, "intervalMinutes" | "source">,
  { isUnreadable, state, lastId, openGaps, caughtUpTime, lastError, findings, quarantined }: ExportStatus,
  settings: VerdictSettings,
  now: Date,
): Verdict {
  const maxLagSeconds = maxLagOf(auditExport, settings);
  const attention = lastError?.message ?? NO_MESSAGE;
  if (isUnreadable) {
    return { state: "needs_attention", text: `Not known: ${attention}`, lagSeconds: null, maxLagSeconds };
  }
  const { broken, differences, time, lastId: comparedId, behind, earlyEnd, wholeTime } = findings;
  const since = { time: wholeTime, maxDays: settings.auditExportCompareAllDays };
  const isOvertaken = comparedId !== lastId && caughtUpTime !== null && time !== null && caughtUpTime > time;
  const facts = {
    lastId,
    broken,
    attention: state === "needs_attention" ? attention : null,
    serverFinding: null,
    isChecked: time !== null,
    openGaps: openGaps.length === 0 ? null : openGaps,
    differences,
    passedOver: null,
    quarantined,
    reach: time === null ? null : { time, lastId: comparedId, isOvertaken, behind, earlyEnd, since },
  };
  const withRun = maxLagSeconds + AUDIT_EXPORT_RUN_MAX_MINUTES * 60;
  return { ...verdictOf(facts, { now: now.getTime(), maxLagSeconds: withRun }), maxLagSeconds };
}

/** The messages to the job of an export: it is due, its next run must be planned again, it must run now, or it must resume. */
type Message = "wake" | "reschedule" | "runNow" | "resume";

/**
 * Sends a message to the job of an export, once its subject is in the audit log.
 *
 * @returns false where the job was not reached. The hourly schedule makes up for "wake" and "reschedule", and for "resume" of a job
 *   that was paused; it neither starts a run that was requested, nor resumes a job that needed attention.
 */
export async function tellJob(
  { exportJobs, requestId }: CallerContext,
  { guid }: Pick<AuditExport, "guid">,
  message: Message,
): Promise<boolean> {
  const send = async () => await exportJobs.getByName(guid)[message](guid);
  return await isReached("audit-export-not-told", { requestId, export: guid, message }, send);
}

/** Sends a message to an object. @returns false where it fails, which the log then says. */
export async function isReached(
  event: ErrorEvent,
  about: Readonly<Record<string, string>>,
  send: () => Promise<void>,
): Promise<boolean> {
  try {
    await send();
    return true;
  } catch (error) {
    logError(event, { ...about, error: String(error) });
    return false;
  }
}

const NOT_ANSWERED = { job: "audit-export-status", pushes: "audit-export-push-status" } as const;

/** The record of an export, with how its job stands now. */
export async function recordOf(auditExport: AuditExport, context: CallerContext): Promise<AuditExportRecord> {
  const { status: known, receivers } = await askStanding(auditExport, NOT_ANSWERED, context);
  const status = known ?? unknownStatus(context.now);
  const progress = known?.isUnreadable === false ? known : undefined;
  const { caughtUpTime, lastError } = status;
  const { auditExportSigningKey: signingKey } = context.settings;
  return {
    guid: auditExport.guid,
    name: auditExport.name,
    source: auditExport.source,
    source_url: auditExport.sourceUrl,
    interval_minutes: auditExport.intervalMinutes,
    created_time: auditExport.createdTime,
    state: auditExport.isPaused ? "paused" : status.state,
    last_id: status.lastId,
    segments: progress?.segments ?? null,
    entries: progress?.entries ?? null,
    quarantined: progress?.quarantined ?? null,
    manifests: progress?.manifests ?? null,
    lag_seconds: caughtUpTime === null ? null : Math.max(0, Math.floor((context.now.getTime() - caughtUpTime) / 1_000)),
    pages_per_second: rounded(status.pagesPerSecond),
    last_error: errorRecord(lastError),
    last_run_time: timeTextOrNull(status.lastRunTime),
    // What a job planned before it was paused does not take place.
    next_run_time: auditExport.isPaused ? null : timeTextOrNull(status.nextRunTime),
    open_gaps: status.openGaps,
    verdict:
      known === undefined
        ? notKnown(auditExport, context)
        : verdictRecord(exportVerdict(auditExport, known, context.settings, context.now)),
    reconciliation: reconciliationOf(status.findings),
    receivers: receiverRecords(auditExport, progress, receivers, context.now),
    public_key: signingKey === undefined ? null : (await signerOf(signingKey)).publicKey,
  };
}

function verdictRecord({ state, text, lagSeconds, maxLagSeconds }: Verdict): AuditExportRecord["verdict"] {
  const seconds = lagSeconds === null ? null : Math.floor(lagSeconds);
  return { state, text, lag_seconds: seconds, max_lag_seconds: maxLagSeconds };
}

function reconciliationOf({
  time,
  wholeTime,
  entries,
  behind,
  differences,
  failure,
}: Findings): AuditReconciliationRecord {
  return {
    time: timeTextOrNull(time),
    compared_entries: entries,
    whole_time: timeTextOrNull(wholeTime),
    ...differencesRecord(differences),
    behind: behind === null ? null : { entries: behind.entries, oldest_time: timeTextOrNull(behind.oldestTime) },
    failure: errorRecord(failure),
  };
}

const NO_ANSWER = "The job of this export did not report its status, so it is not known how far it is. Try again.";

function unknownStatus(now: Date): ExportStatus {
  return { ...NEW_STATUS, state: "retrying", lastError: { time: now.getTime(), message: NO_ANSWER } };
}

/** The verdict on an export whose job did not answer. */
function notKnown(auditExport: AuditExport, { settings }: CallerContext): AuditExportRecord["verdict"] {
  const text = `Not known now. ${NO_ANSWER}`;
  return { state: "not_compared", text, lag_seconds: null, max_lag_seconds: maxLagOf(auditExport, settings) };
}

/** A measure for people, to two places after the point. */
function rounded(measure: number | null): number | null {
  return measure === null ? null : Math.round(measure * 100) / 100;
}
