/** The settings that the test and the tested Worker share. */

import type { PushStatus } from "../../../../worker/platform/jobs.ts";

/** The variable of the tested Worker that has its `PushVariant`. */
export const PUSHED_VARIABLE = "PUSHED";

/** The way in which pushes are made: as they are; or known to be bad, noted as delivered before they are sent. */
export type PushVariant = "real" | "notes-first";

/** The export, by guid and by name. */
export const EXPORT = "own-log";

export const STALL_PATH = "/stall";

/** The status of the pushes, by the name of the receiver. */
export type PushStatuses = Readonly<Record<string, PushStatus>>;

/** The receivers, whose paths are their names. */
export const RECEIVERS = {
  webhook: { format: "webhook" },
  collector: { format: "event_collector" },
  witness: { format: "webhook", entries: false },
} as const;

export type ReceiverName = keyof typeof RECEIVERS;

/** The secret of a receiver. */
export function secretOf(name: string): string {
  return `the-secret-of-the-${name}`;
}
