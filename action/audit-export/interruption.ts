import { setTimeout } from "node:timers/promises";
import { CLIENT_REQUEST_MAX_SECONDS } from "../../shared/index.ts";

/** The word of a person that a command is to end. */
export interface Interruption {
  readonly signal: AbortSignal;
  /** Waits, but not past the interruption. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Ends a request that takes too long, or that nobody waits for any longer. */
  readonly requestSignal: () => AbortSignal;
}

/** Heeds Ctrl+C once, so that the command ends in order; pressed again, it ends the process at once. */
export function heedInterrupt(process: Pick<NodeJS.Process, "once">): Interruption {
  const controller = new AbortController();
  process.once("SIGINT", () => controller.abort());
  const { signal } = controller;
  return {
    signal,
    wait: async (milliseconds) => {
      await setTimeout(milliseconds, undefined, { signal }).catch(() => {});
    },
    requestSignal: () => AbortSignal.any([signal, AbortSignal.timeout(CLIENT_REQUEST_MAX_SECONDS * 1000)]),
  };
}
