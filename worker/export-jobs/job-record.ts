/** What a job keeps in its storage, and what follows from it. All of it may be lost: the objects of the export are the truth. */

import type { Progress, RunKind } from "../../shared/index.ts";
import type { ExportHour, ExportStatus } from "../platform/export-job.ts";
import { hourOf } from "../platform/hours.ts";
import { AUDIT_EXPORT_HISTORY_HOURS, AUDIT_MANIFEST_DELAY_SECONDS } from "../values/limits.ts";
import { type Comparisons, findingsOf, NO_COMPARISONS, withNewTurn } from "./comparison-record.ts";
import { NOTHING_COUNTED, type SegmentCount } from "./segment-count.ts";
import { startTurn } from "./turn.ts";

/** Times are milliseconds since 1970. */
export interface JobRecord {
  /** Of the export; null before the job was first asked anything. */
  readonly guid: string | null;
  /** How it stands, without what comparisons found. */
  readonly status: Omit<ExportStatus, "findings" | "isUnreadable">;
  /** The run that is under way. */
  readonly run: Run | null;
  /** How often a run was requested. */
  readonly requests: number;
  /** How many of these requests have had their run, which went to its end. */
  readonly served: number;
  /** Whether the run of the other requests is to close with a manifest. */
  readonly isToClose: boolean;
  /** When the last run began that was to read the log. */
  readonly exportBegan: number | null;
  /** When the last run began that went to its end. */
  readonly lastDone: number | null;
  /** How often the platform failed in a row. */
  readonly failures: number;
  readonly quarantine: SegmentCount;
  readonly comparisons: Comparisons;
  /** How it went in the last hours. */
  readonly history: readonly ExportHour[];
}

/** A run that has begun and not ended. */
export interface Run {
  readonly kind: RunKind;
  readonly began: number;
  /** How many requests there were when it began, which it serves. */
  readonly requests: number;
}

/** How a job stands that has not run yet. */
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

/** When the next run is due. It may be in the past. */
export function nextDue(job: JobRecord, intervalMinutes: number, now: number): number {
  return Math.min(nextExport(job, intervalMinutes, now), nextManifests(job, now));
}

/** When the next run that reads the log is due. A run that began in the future had a wrong clock, and does not count. */
export function nextExport({ requests, served, exportBegan }: JobRecord, intervalMinutes: number, now: number): number {
  const isDue = requests > served || exportBegan === null || exportBegan > now;
  return isDue ? 0 : exportBegan + intervalMinutes * MINUTE;
}

/** When the next hour is over, from the last run on: then its manifest is due. */
function nextManifests({ lastDone }: JobRecord, now: number): number {
  if (lastDone === null) return Number.POSITIVE_INFINITY;
  return lastDone > now ? 0 : (Math.floor(lastDone / HOUR) + 1) * HOUR + MANIFEST_DELAY;
}

/** Whether the alarm of a job is later than any that is set by a correct clock: an hour's manifest is never further away. */
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

/** After a run that read the log, what is new is compared; after one that a person requested, everything. */
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

/** What went wrong, for administrators to read. */
export function withError(job: JobRecord, message: string, now: number): JobRecord {
  return { ...job, status: { ...job.status, lastError: { time: now, message } } };
}

/** Nothing continues by itself until a person has acted, unless another run was requested since this one began. */
export function withAttention(job: JobRecord, message: string, run: Run | null, now: number): JobRecord {
  const ended = withError({ ...job, run: null, failures: 0 }, message, now);
  const isRequested = run !== null && job.requests > run.requests;
  return isRequested ? withState(ended, "waiting", now) : withState(ended, "needs_attention", null);
}

/** How far the export is. */
export function withProgress(status: JobRecord["status"], progress: Progress): JobRecord["status"] {
  const { lastId, segments, entries, manifests, openGaps } = progress;
  return { ...status, lastId, segments, entries, manifests, openGaps };
}
