import { CLIENT_BACKOFF_FIRST_SECONDS, CLIENT_BACKOFF_MAX_SECONDS, CLIENT_RETRY_AFTER_MAX_SECONDS } from "./limits.ts";

/** What a wait before the next try goes by. */
export interface Trouble {
  /** How often it failed in a row, from 1. */
  readonly failures: number;
  /** What the server asked to wait; null where it did not, and absent where it could not. */
  readonly retryAfterMilliseconds?: number | null;
}

/**
 * How long to wait before the next try, in milliseconds: what the server asks, within a bound; else any time up to a bound
 * that doubles with each failure, so that many clients do not come back at once.
 *
 * @param random from 0 to below 1.
 */
export function backoffMilliseconds({ failures, retryAfterMilliseconds = null }: Trouble, random: number): number {
  // A server that asks for no wait, time and again, is not asked as fast as it can say no.
  if (retryAfterMilliseconds !== null && retryAfterMilliseconds > 0) {
    return Math.min(retryAfterMilliseconds, CLIENT_RETRY_AFTER_MAX_SECONDS * 1000);
  }
  const boundSeconds = Math.min(CLIENT_BACKOFF_FIRST_SECONDS * 2 ** (failures - 1), CLIENT_BACKOFF_MAX_SECONDS);
  return Math.floor(random * boundSeconds * 1000);
}
