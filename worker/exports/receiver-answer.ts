import { type AuditReceiverRecord, countOf, countOfEntries } from "../../shared/index.ts";
import type { AuditExport } from "../export-records/export-store.ts";
import type { ExportStatus } from "../platform/export-job.ts";
import type { PushStatus } from "../platform/push-job.ts";
import { pushLag } from "../pushing/push-record.ts";
import type { Receiver } from "../settings/receivers.ts";
import { timeText, timeTextOrNull } from "../values/time.ts";
import type { ReceiverStanding } from "./ask-standing.ts";

/**
 * The receivers of an export, as an answer has them.
 *
 * @param exported how far the export is; undefined where its job does not answer.
 */
export function receiverRecords(
  { isPaused }: Pick<AuditExport, "isPaused">,
  exported: ExportStatus | undefined,
  receivers: readonly ReceiverStanding[],
  now: Date,
): readonly AuditReceiverRecord[] {
  return receivers.map(({ receiver, pushes }) => {
    const record = pushes === undefined ? unknownRecord(receiver, now) : receiverRecord(receiver, pushes);
    const lag = pushes === undefined || exported === undefined ? LAG_NOT_KNOWN : lagOf(receiver, exported, pushes, now);
    // What was planned before the export was paused does not take place.
    return { ...record, ...lag, ...(isPaused ? { state: "paused", next_try_time: null } : {}) };
  });
}

type Lag = Pick<AuditReceiverRecord, "lag_segments" | "lag_entries" | "lag_manifests" | "lag_seconds">;

const LAG_NOT_KNOWN: Lag = { lag_segments: null, lag_entries: null, lag_manifests: null, lag_seconds: null };

function lagOf(receiver: Receiver, status: ExportStatus, pushes: PushStatus, now: Date): Lag {
  const { segments, entries, manifests, seconds } = pushLag(receiver, status, pushes, now);
  return {
    lag_segments: segments,
    lag_entries: entries,
    lag_manifests: manifests,
    lag_seconds: seconds === null ? null : Math.floor(seconds),
  };
}

function receiverRecord({ name, format }: Receiver, status: PushStatus): Omit<AuditReceiverRecord, keyof Lag> {
  const { state, lastError, nextTryTime } = status;
  return {
    name,
    format,
    state,
    last_segment: status.lastSegment,
    last_id: status.lastId,
    last_manifest: status.lastManifest,
    last_error: lastError === null ? null : { time: timeText(new Date(lastError.time)), message: lastError.message },
    next_try_time: timeTextOrNull(nextTryTime),
  };
}

/** The record of a receiver whose pushes do not answer. */
function unknownRecord({ name, format }: Receiver, now: Date): Omit<AuditReceiverRecord, keyof Lag> {
  return {
    name,
    format,
    state: "retrying",
    last_segment: null,
    last_id: null,
    last_manifest: null,
    last_error: { time: timeText(now), message: NO_ANSWER },
    next_try_time: null,
  };
}

const NO_ANSWER =
  "The pushes to this receiver did not report their status, so it is not known how far they are. Try again.";

type Owed = Pick<AuditReceiverRecord, "lag_segments" | "lag_entries" | "lag_manifests">;

/** The parts that a receiver has not got yet, such as "12 entries" and "1 manifest"; null where that is not known. */
export function owedTo({
  lag_segments: segments,
  lag_entries: entries,
  lag_manifests: manifests,
}: Owed): readonly string[] | null {
  if (entries === null && manifests === null) return null;
  // What a segment has beside its entries are those in quarantine, which come last.
  const isQuarantineOwed = entries === 0 && segments !== null && segments > 0;
  return [
    ...(isQuarantineOwed ? ["the descriptions of entries in quarantine"] : []),
    ...(entries === null || entries === 0 ? [] : [countOfEntries(entries)]),
    ...(manifests === null || manifests === 0 ? [] : [countOf(manifests, "manifest")]),
  ];
}

/** Tells if a receiver has not got everything. Where that is not known, the export must not pass for delivered. */
export function isBehind(receiver: Owed): boolean {
  return owedTo(receiver)?.length !== 0;
}

/** A sentence about a receiver that has not got everything. */
export function undeliveredText(receiver: AuditReceiverRecord): string {
  const owed = owedTo(receiver);
  return owed === null
    ? `It is not known what the receiver ${receiver.name} has not got yet.`
    : `The receiver ${receiver.name} has not got ${owed.join(" and ")} yet.`;
}
