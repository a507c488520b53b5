import { type AuditReceiverRecord, countOf, countOfEntries } from "../../shared/index.ts";
import type { AuditExport } from "../export-records/export-store.ts";
import type { ComparisonFailure, ExportStatus } from "../platform/jobs.ts";
import { pushLag } from "../pushing/push-record.ts";
import { timeText, timeTextOrNull } from "../values/time.ts";
import type { ReceiverStanding } from "./ask-standing.ts";

/**
 * The receivers of an export, as an answer has them.
 *
 * @param exported undefined where the job of the export does not answer.
 */
export function receiverRecords(
  { isPaused }: Pick<AuditExport, "isPaused">,
  exported: ExportStatus | undefined,
  receivers: readonly ReceiverStanding[],
  now: Date,
): readonly AuditReceiverRecord[] {
  return receivers.map((standing) => {
    const record = { ...recordOf(standing, now), ...lagOf(standing, exported, now) };
    // A try that was planned before the export was paused does not take place.
    return isPaused ? { ...record, state: "paused", next_try_time: null } : record;
  });
}

type Lag = Pick<AuditReceiverRecord, "lag_segments" | "lag_entries" | "lag_manifests" | "lag_seconds">;

function lagOf({ receiver, pushes }: ReceiverStanding, exported: ExportStatus | undefined, now: Date): Lag {
  const isKnown = pushes !== undefined && exported !== undefined;
  const lag = isKnown ? pushLag(receiver, exported, pushes, now) : undefined;
  const { segments = null, entries = null, manifests = null, seconds = null } = lag ?? {};
  return {
    lag_segments: segments,
    lag_entries: entries,
    lag_manifests: manifests,
    lag_seconds: seconds === null ? null : Math.floor(seconds),
  };
}

/** The record without the lag. Pushes that do not answer are tried again. */
function recordOf({ receiver, pushes }: ReceiverStanding, now: Date): Omit<AuditReceiverRecord, keyof Lag> {
  const noAnswer = { time: now.getTime(), message: NO_ANSWER };
  return {
    name: receiver.name,
    format: receiver.format,
    state: pushes?.state ?? "retrying",
    last_segment: pushes?.lastSegment ?? null,
    last_id: pushes?.lastId ?? null,
    last_manifest: pushes?.lastManifest ?? null,
    last_error: errorRecord(pushes === undefined ? noAnswer : pushes.lastError),
    next_try_time: timeTextOrNull(pushes?.nextTryTime ?? null),
  };
}

/** An error of a job, as an answer has it. */
export function errorRecord(error: ComparisonFailure | null): AuditReceiverRecord["last_error"] {
  return error === null ? null : { time: timeText(new Date(error.time)), message: error.message };
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
  // The entries in quarantine come last in a segment, and are not counted among its entries.
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
