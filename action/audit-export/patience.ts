import { type PageFailure, waitAfter } from "../../shared/index.ts";
import { ActionError } from "../action-error.ts";
import { AUDIT_EXPORT_TRIES_MAX } from "../limits.ts";

/** What it takes to wait before a server is asked again. */
export interface WaitWorld {
  readonly wait: (milliseconds: number) => Promise<void>;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Told before a wait. @property tries how often it was tried in a row. */
  readonly onWait: (failure: Pick<PageFailure, "message">, milliseconds: number, tries: number) => void;
}

/**
 * Waits after a failure until the next try.
 *
 * @param failures how often it failed in a row, from 1.
 * @throws ActionError where another try would not help, or enough were made.
 */
export async function waitPatiently(failure: PageFailure, failures: number, world: WaitWorld): Promise<void> {
  const milliseconds = waitAfter(failure, failures, world.random());
  if (milliseconds === null) throw new ActionError(failure.message);
  if (failures === AUDIT_EXPORT_TRIES_MAX) {
    throw new ActionError(`${failure.message} It was asked ${failures} times. Try again later.`);
  }
  world.onWait(failure, milliseconds, failures);
  await world.wait(milliseconds);
}
