/** How an export stands, in words. */

import { type AuditExportRecord, durationText } from "../../shared/index.ts";
import { OWN_SOURCE } from "../settings/sources.ts";

/** States as a list has them. */
export const STATE_WORDS: Readonly<Record<AuditExportRecord["state"], string>> = {
  waiting: "Waits for the next run",
  running: "Running",
  retrying: "Trying again",
  needs_attention: "Needs attention",
  paused: "Paused",
};

/** Whose log is exported. */
export function sourceWords(source: string): string {
  return source === OWN_SOURCE ? "this server" : source;
}

/** How far an export or a receiver is behind; null for an export whose log was never read to its end. */
export function lagWords(seconds: number | null): string {
  if (seconds === null) return "never read to its end";
  if (seconds < 60) return "less than a minute";
  return durationText(seconds);
}
