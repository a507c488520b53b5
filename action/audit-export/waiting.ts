/** The waiting before a server is asked again, no longer than a person wants. */

import { setTimeout } from "node:timers/promises";
import { CLIENT_REQUEST_MAX_SECONDS, type PageFailure, waitAfter } from "../../shared/index.ts";
import { ActionError } from "../action-error.ts";
import type { CommandProcess } from "../command-process.ts";
import { AUDIT_EXPORT_TRIES_MAX } from "../limits.ts";

/** The ports that waiting before a server is asked again needs. */
export interface WaitDependencies {
  readonly wait: (milliseconds: number) => Promise<void>;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Called before a wait. @property tries how often it was tried in a row. */
  readonly onWait: (failure: Pick<PageFailure, "message">, milliseconds: number, tries: number) => void;
}

/** The advice on failures that do not pass by themselves, where their message has none. */
const TODO: Partial<Record<PageFailure["kind"], string>> = {
  refused: "Set STEWARD_API_KEY to a valid key of an administrator of that server.",
  absent: "Check the URL of the server.",
  rejected: "Check the URL of the server.",
};

/**
 * Waits after a failure until the next try.
 *
 * @param failures how often it failed in a row, from 1.
 * @throws ActionError where another try would not help, or enough were made.
 */
export async function waitPatiently(
  failure: PageFailure,
  failures: number,
  dependencies: WaitDependencies,
): Promise<void> {
  const milliseconds = waitAfter(failure, failures, dependencies.random());
  const { [failure.kind]: todo } = TODO;
  if (milliseconds === null) throw new ActionError(todo === undefined ? failure.message : `${failure.message} ${todo}`);
  if (failures === AUDIT_EXPORT_TRIES_MAX) {
    throw new ActionError(`${failure.message} It was asked ${failures} times. Try again later.`);
  }
  dependencies.onWait(failure, milliseconds, failures);
  await dependencies.wait(milliseconds);
}

/** A person asks for a command to end. */
export interface Interruption {
  readonly signal: AbortSignal;
  /** Waits, but not past the interruption. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Ends a request that takes too long, or that no one waits for any longer. */
  readonly requestSignal: () => AbortSignal;
}

/** Listens for Ctrl+C once, so that the command ends in order; pressed again, it ends the process at once. */
export function onInterrupt(process: Pick<CommandProcess, "once">): Interruption {
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
