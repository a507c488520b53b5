/** What a job keeps in its storage, and what follows from it. All of it may be lost: the objects of the export are the truth. */

import type { Hint, HintStore, Progress, ReconcileState, RunKind } from "../../shared/index.ts";
import { AUDIT_MANIFEST_DELAY_SECONDS } from "../limits.ts";
import { type ExportStatus, NEW_STATUS } from "./export-status.ts";

/** How many entries the first segments of an export list as quarantined. */
export interface QuarantineCount {
  /** How many segments were counted. */
  readonly segments: number;
  readonly quarantined: number;
}

/** Times are milliseconds since 1970. */
export interface JobRecord {
  /** Of the export; null before the job was first asked anything. */
  readonly guid: string | null;
  readonly status: ExportStatus;
  /** The run that is under way. */
  readonly run: Run | null;
  /** How often a run was asked for. */
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
  readonly quarantine: QuarantineCount;
  /** The manifest up to which the export was compared with its source; 0 for none. */
  readonly compared: number;
  /** Where the comparison of the next one stands. */
  readonly comparison: ReconcileState | null;
}

/** A run that has begun and not ended. */
export interface Run {
  readonly kind: RunKind;
  readonly began: number;
  /** How many requests there were when it began, which it serves. */
  readonly requests: number;
}

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
  quarantine: { segments: 0, quarantined: 0 },
  compared: 0,
  comparison: null,
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MANIFEST_DELAY = AUDIT_MANIFEST_DELAY_SECONDS * 1_000;

/** What is to be run now; null where nothing is. */
export function dueRun(job: JobRecord, intervalMinutes: number, now: number): RunKind | null {
  if (now >= nextExport(job, intervalMinutes, now)) return job.isToClose ? "export-and-close" : "export";
  return now >= nextManifests(job, now) ? "manifests" : null;
}

/** When something is to be run next. It may be in the past. */
export function nextDue(job: JobRecord, intervalMinutes: number, now: number): number {
  return Math.min(nextExport(job, intervalMinutes, now), nextManifests(job, now));
}

/** When the log is to be read next. A run that began in the future began while the clock was wrong, and says nothing. */
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

/** A run is asked for. What needed attention is tried again. */
export function withRequest(job: JobRecord, isToClose: boolean, now: number): JobRecord {
  const state = job.status.state === "needs_attention" ? "waiting" : job.status.state;
  return {
    ...job,
    requests: job.requests + 1,
    isToClose: job.isToClose || isToClose,
    status: { ...job.status, state, nextRunTime: now },
  };
}

/** A run begins. */
export function withRun(job: JobRecord, kind: RunKind, now: number): JobRecord {
  const run = { kind, began: now, requests: job.requests };
  if (kind === "manifests") return { ...job, run };
  return { ...job, run, exportBegan: now, status: { ...job.status, lastRunTime: now } };
}

/** A run went to its end. */
export function withoutRun(job: JobRecord, { kind, began, requests }: Run, now: number): JobRecord {
  const caughtUpTime = kind === "manifests" ? job.status.caughtUpTime : now;
  return {
    ...job,
    run: null,
    served: requests,
    isToClose: job.isToClose && job.requests > requests,
    lastDone: began,
    status: { ...job.status, state: "waiting", caughtUpTime },
  };
}

/** How it stands, and when it goes on; null where it does not by itself. */
export function withState(job: JobRecord, state: ExportStatus["state"], nextRunTime: number | null): JobRecord {
  return { ...job, status: { ...job.status, state, nextRunTime } };
}

/** What went wrong, for administrators to read. */
export function withError(job: JobRecord, message: string, now: number): JobRecord {
  return { ...job, status: { ...job.status, lastError: { time: now, message } } };
}

/** How far the export is. */
export function withProgress(status: ExportStatus, progress: Progress): ExportStatus {
  const { lastId, segments, entries, manifests } = progress;
  return { ...status, lastId, segments, entries, manifests };
}

/** The record of a job in the storage of its Durable Object. */
export interface JobStore {
  readonly read: () => JobRecord;
  /** Nothing comes between the reading and the writing. @returns the record as it is now. */
  readonly update: (change: (job: JobRecord) => JobRecord) => JobRecord;
}

const RECORD = "job";
const HINT = "hint";

/** The record of a job; a new one where nothing is stored. */
export function jobStore(storage: SyncKvStorage): JobStore {
  const read = (): JobRecord => ({ ...NEW_JOB, ...storage.get<JobRecord>(RECORD) });
  const update: JobStore["update"] = (change) => {
    const job = change(read());
    storage.put(RECORD, job);
    return job;
  };
  return { read, update };
}

/** The hints of a job, beside its record. */
export function hintsIn(storage: SyncKvStorage): HintStore {
  return {
    load: async () => await Promise.resolve(storage.get<Hint>(HINT) ?? null),
    save: async (hint) => {
      storage.put(HINT, hint);
      await Promise.resolve();
    },
  };
}
