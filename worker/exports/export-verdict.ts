import { type Verdict, verdictOf } from "../../shared/index.ts";
import type { AuditExport } from "../export-records/export-store.ts";
import type { ExportStatus } from "../platform/export-job.ts";
import type { Settings } from "../settings/settings.ts";

/** The time after which a run that was due must have ended, with its tries again and the comparison after it. */
const AUDIT_EXPORT_RUN_MAX_MINUTES = 10;

/** The settings that a verdict depends on. */
export type VerdictSettings = Pick<Settings, "auditExportSources" | "auditExportCompareAllDays">;

const NO_MESSAGE = "Its record has no message.";

/**
 * The greatest age of an entry, in seconds, when the run begins that exports it: the interval, and what its source holds back on
 * purpose. It is the default of `verify-export --max-lag`. See docs/decisions/0133-bound-of-lag.md.
 */
export function maxLagOf(
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
