import type { ExportStatus } from "../platform/export-job.ts";
import type { PushStatus } from "../platform/push-job.ts";
import type { Receiver } from "../settings/receivers.ts";

/** What a receiver has not got yet. */
export interface PushLag {
  /** Segments of the export, also of those whose entries are all in quarantine; null where it gets manifests only. */
  readonly segments: number | null;
  /** Entries of the export; null where it gets manifests only. */
  readonly entries: number | null;
  /** Null where it gets entries only. */
  readonly manifests: number | null;
  /** How long the oldest of it has waited; 0 where nothing waits, and null where nothing was looked at yet. */
  readonly seconds: number | null;
}

/** @param exported what the export has. */
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
