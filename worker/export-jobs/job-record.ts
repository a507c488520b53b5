/** The record of a job, and its changes. All of it may be lost: the objects of the export are the truth. */

import type { Progress, RunKind } from "../../shared/index.ts";
import { hourOf } from "../platform/counts.ts";
import type { ExportHour, ExportStatus } from "../platform/jobs.ts";
import { METRICS_KEPT_HOURS } from "../values/limits.ts";
import { type Comparisons, findingsOf, NO_COMPARISONS, withNewTurn } from "./comparison-record.ts";
import { NOTHING_COUNTED, type SegmentCount } from "./segment-count.ts";
import { startTurn } from "./turn.ts";

/** Hours of which an export keeps how it went. */
export const AUDIT_EXPORT_HISTORY_HOURS = METRICS_KEPT_HOURS;

/** The time after an hour at which its manifest is written: clocks differ a little. */
const AUDIT_MANIFEST_DELAY_SECONDS = 10;

/** Times are milliseconds since 1970. */
export interface JobRecord {
  /** The guid of the export; null before the first request to the job. */
  readonly guid: string | null;
  /** The status without the findings of comparisons. */
  readonly status: Omit<ExportStatus, "findings" | "isUnreadable">;
  /** The run that is under way. */
  readonly run: Run | null;
  /** The number of runs that were requested. */
  readonly requests: number;
  /** The number of these requests whose run went to its end. */
  readonly served: number;
  /** True where the run of the other requests is to close with a manifest. */
  readonly isToClose: boolean;
  /** The beginning of the last run that was to read the log. */
  readonly exportBegan: number | null;
  /** The beginning of the last run that went to its end. */
  readonly lastDone: number | null;
  /** The number of failures of the platform in a row. */
  readonly failures: number;
  readonly quarantine: SegmentCount;
  readonly comparisons: Comparisons;
  /** The last hours, the oldest first. */
  readonly history: readonly ExportHour[];
}

/** A run that has begun and not ended. */
export interface Run {
  readonly kind: RunKind;
  readonly began: number;
  /** The number of requests when it began, which it serves. */
  readonly requests: number;
}

/** The status of a job that has not run yet. */
export const NEW_STATUS: ExportStatus = {
  isUnreadable: false,
  state: "waiting",
  lastId: null,
  segments: 0,
  entries: 0,
  quarantined: 0,
  manifests: 0,
  caughtUpTime: null,
  pagesPerSecond: null,
  lastError: null,
  lastRunTime: null,
  nextRunTime: null,
  openGaps: [],
  findings: findingsOf(NO_COMPARISONS),
};

export const NEW_JOB: JobRecord = {
  guid: null,
  status: NEW_STATUS,
  run: null,
  requests: 0,
  served: 0,
  isToClose: false,
  exportBegan: null,
  lastDone: null,
  failures: 0,
  quarantine: NOTHING_COUNTED,
  comparisons: NO_COMPARISONS,
  history: [],
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MANIFEST_DELAY = AUDIT_MANIFEST_DELAY_SECONDS * 1_000;

/** The run that is due now; null where none is. */
export function dueRun(job: JobRecord, intervalMinutes: number, now: number): RunKind | null {
  if (now >= nextExport(job, intervalMinutes, now)) return job.isToClose ? "export-and-close" : "export";
  return now >= nextManifests(job, now) ? "manifests" : null;
}

/** The time of the next run, which may be in the past. */
export function nextDue(job: JobRecord, intervalMinutes: number, now: number): number {
  return Math.min(nextExport(job, intervalMinutes, now), nextManifests(job, now));
}

/** The time of the next run that reads the log. A run that began in the future had a wrong clock, and does not count. */
export function nextExport({ requests, served, exportBegan }: JobRecord, intervalMinutes: number, now: number): number {
  const isDue = requests > served || exportBegan === null || exportBegan > now;
  return isDue ? 0 : exportBegan + intervalMinutes * MINUTE;
}

/** The end of the next hour, from the last run on: then its manifest is due. */
function nextManifests({ lastDone }: JobRecord, now: number): number {
  if (lastDone === null) return Number.POSITIVE_INFINITY;
  return lastDone > now ? 0 : (Math.floor(lastDone / HOUR) + 1) * HOUR + MANIFEST_DELAY;
}

/** Tells if an alarm is later than any that a correct clock sets: the manifest of an hour is never further away. */
export function isAlarmTooLate(alarm: number, now: number): boolean {
  return alarm > now + HOUR + MANIFEST_DELAY;
}

/** A run is requested. What needed attention is tried again. */
export function withRequest(job: JobRecord, isToClose: boolean, now: number): JobRecord {
  const state = job.status.state === "needs_attention" ? "waiting" : job.status.state;
  return {
    ...job,
    requests: job.requests + 1,
    isToClose: job.isToClose || isToClose,
    status: { ...job.status, state, nextRunTime: now },
  };
}

/** The run that is under way continues, or else the one that is due begins. */
export function withRunToContinue(job: JobRecord, intervalMinutes: number, now: number): JobRecord {
  const kind = job.run === null ? dueRun(job, intervalMinutes, now) : null;
  const begun = kind === null ? job : withRun(job, kind, now);
  return begun.run === null ? begun : withState(begun, "running", now);
}

/** A run begins. */
export function withRun(job: JobRecord, kind: RunKind, now: number): JobRecord {
  const run = { kind, began: now, requests: job.requests };
  if (kind === "manifests") return { ...job, run };
  return { ...job, run, exportBegan: now, status: { ...job.status, lastRunTime: now } };
}

/** A run went to its end. The lag is the longest just before that. */
export function withoutRun(before: JobRecord, { kind, began, requests }: Run, now: number): JobRecord {
  const job = withHour(before, now);
  const isRead = kind !== "manifests";
  const caughtUpTime = isRead ? now : job.status.caughtUpTime;
  const done: JobRecord = {
    ...job,
    run: null,
    served: requests,
    isToClose: job.isToClose && job.requests > requests,
    lastDone: began,
    comparisons: dueComparisons(job, kind, now),
    status: { ...job.status, state: "waiting", caughtUpTime },
  };
  return withHour(done, now);
}

/** After a run that read the log, new segments are compared; after one that a person requested, all of them. */
function dueComparisons({ comparisons, status }: JobRecord, kind: RunKind, now: number): Comparisons {
  if (kind === "manifests") return comparisons;
  const due = { ...comparisons, isDue: true };
  return kind === "export" ? due : withNewTurn(due, startTurn(now, true), status.segments);
}

/** Adds what is known now to the history: an hour has its longest lag. Hours of which nothing is known are left out. */
export function withHour(job: JobRecord, now: number): JobRecord {
  const { entries, caughtUpTime } = job.status;
  const hour = hourOf(now);
  const lagSeconds = caughtUpTime === null ? null : Math.max(0, Math.floor((now - caughtUpTime) / 1_000));
  const known = job.history.find((one) => one.hour === hour)?.lagSeconds ?? null;
  const longest = known === null || lagSeconds === null ? (known ?? lagSeconds) : Math.max(known, lagSeconds);
  const before = job.history.filter((one) => one.hour < hour && one.hour > hour - AUDIT_EXPORT_HISTORY_HOURS);
  return { ...job, history: [...before, { hour, entries, lagSeconds: longest }] };
}

/** The state, and when the job continues; null where it does not continue by itself. */
export function withState(job: JobRecord, state: ExportStatus["state"], nextRunTime: number | null): JobRecord {
  return { ...job, status: { ...job.status, state, nextRunTime } };
}

/** The last error, for administrators to read. */
export function withError(job: JobRecord, message: string, now: number): JobRecord {
  return { ...job, status: { ...job.status, lastError: { time: now, message } } };
}

/** Nothing continues by itself until a person has acted, unless another run was requested since this one began. */
export function withAttention(job: JobRecord, message: string, run: Run | null, now: number): JobRecord {
  const ended = withError({ ...job, run: null, failures: 0 }, message, now);
  const isRequested = run !== null && job.requests > run.requests;
  return isRequested ? withState(ended, "waiting", now) : withState(ended, "needs_attention", null);
}

/** The progress of the export. */
export function withProgress(status: JobRecord["status"], progress: Progress): JobRecord["status"] {
  const { lastId, segments, entries, manifests, openGaps } = progress;
  return { ...status, lastId, segments, entries, manifests, openGaps };
}
