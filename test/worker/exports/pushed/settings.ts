/** The settings that the test and the tested Worker share. */

/** The export, by guid and by name. */
export const EXPORT = "own-log";

/** The receivers, whose paths are their names. */
export const RECEIVERS = {
  webhook: { format: "webhook" },
  collector: { format: "event_collector" },
  witness: { format: "webhook", entries: false },
} as const;

export type ReceiverName = keyof typeof RECEIVERS;
