import type { PageFailure } from "./audit-source.ts";
import { backoffMilliseconds } from "./backoff.ts";

/**
 * How long to wait after a failure until the next try, in milliseconds; null where another try would not help.
 *
 * @param failures how often it failed in a row, from 1.
 * @param random from 0 to below 1.
 */
export function waitAfter(failure: PageFailure, failures: number, random: number): number | null {
  switch (failure.kind) {
    case "throttled":
    case "server-error":
    case "no-answer":
    case "malformed":
      return backoffMilliseconds({ failures, ...failure }, random);
    default:
      return null;
  }
}
