/** The record of the pushes to a receiver, and its changes. */

import { PUSH_START, type PushPosition } from "../../shared/index.ts";
import type { ExportStatus, PushStatus, PushTarget } from "../platform/jobs.ts";
import type { Receiver } from "../settings/receivers.ts";

/** Times are milliseconds since 1970. */
export interface PushRecord
  extends Pick<PushStatus, "state" | "caughtUpTime" | "waitingSince" | "lastError" | "nextTryTime"> {
  /** Null before it was first asked anything. */
  readonly target: PushTarget | null;
  readonly position: PushPosition;
  /** The number of failed pushes in a row, of any kind. */
  readonly failures: number;
  /** The number of refusals and redirects among these. */
  readonly refusals: number;
}

export const NEW_PUSHES: PushRecord = {
  target: null,
  state: "waiting",
  caughtUpTime: null,
  waitingSince: null,
  lastError: null,
  nextTryTime: null,
  position: PUSH_START,
  failures: 0,
  refusals: 0,
};

/**
 * Something is to be delivered next. Of what the receiver does not have, it is the oldest: a receiver that is added to an old export
 * waits since then, and not since the export was created.
 *
 * @param written when that was written; null where it is not known.
 */
export function withWaiting(record: PushRecord, written: number | null, now: number): PushRecord {
  const { waitingSince: since } = record;
  return { ...record, waitingSince: since === null ? now : Math.max(since, Math.min(written ?? since, now)) };
}

/** Everything that is stored is delivered. */
export function withNothingWaiting(record: PushRecord, now: number): PushRecord {
  return { ...record, caughtUpTime: now, waitingSince: null };
}

/** The receiver has the message after which the pushes stand there. */
export function withDelivery(record: PushRecord, position: PushPosition): PushRecord {
  return { ...record, position, failures: 0, refusals: 0 };
}

/** A push failed. @property isRefusal true where another try is of no use without a person. */
export function withFailure(
  record: PushRecord,
  { message, isRefusal }: { readonly message: string; readonly isRefusal: boolean },
  now: number,
): PushRecord {
  return {
    ...record,
    failures: record.failures + 1,
    refusals: record.refusals + (isRefusal ? 1 : 0),
    lastError: { time: now, message },
  };
}

/** The state, and when the pushes continue; null where they do not continue by themselves. */
export function withState(record: PushRecord, state: PushStatus["state"], nextTryTime: number | null): PushRecord {
  return { ...record, state, nextTryTime };
}

/** The pushes are resumed: they continue at once, whatever was before. */
export function withResumption(record: PushRecord, now: number): PushRecord {
  return { ...withState(record, "waiting", now), failures: 0, refusals: 0 };
}

/** The status of the pushes, for others. */
export function statusOf({
  position,
  state,
  caughtUpTime,
  waitingSince,
  lastError,
  nextTryTime,
}: PushRecord): PushStatus {
  const { segment, lastId, lines, sealed } = position;
  return {
    state,
    lastSegment: segment.number,
    lastId,
    lastManifest: sealed.sequence,
    entries: (segment.entries ?? 0) + lines,
    caughtUpTime,
    waitingSince,
    lastError,
    nextTryTime,
  };
}

/** The parts of an export that a receiver has not got yet. */
interface PushLag {
  /** Segments of the export, also of those whose entries are all in quarantine; null where it gets manifests only. */
  readonly segments: number | null;
  /** Entries of the export; null where it gets manifests only. */
  readonly entries: number | null;
  /** Null where it gets entries only. */
  readonly manifests: number | null;
  /** The seconds for which the oldest part has waited; 0 where none waits, and null before the first look. */
  readonly seconds: number | null;
}

/** The lag of a receiver. @param exported the extent of the export. */
export function pushLag(
  { content }: Pick<Receiver, "content">,
  exported: Pick<ExportStatus, "segments" | "entries" | "manifests">,
  { lastSegment, entries, lastManifest, caughtUpTime, waitingSince }: PushStatus,
  now: Date,
): PushLag {
  const waited = waitingSince === null ? 0 : Math.max(0, now.getTime() - waitingSince) / 1_000;
  return {
    segments: content.entries ? Math.max(0, exported.segments - lastSegment) : null,
    entries: content.entries ? Math.max(0, exported.entries - entries) : null,
    manifests: content.manifests ? Math.max(0, exported.manifests - lastManifest) : null,
    seconds: waitingSince === null && caughtUpTime === null ? null : waited,
  };
}
