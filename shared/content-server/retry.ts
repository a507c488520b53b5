/** The decision if and when a client tries again. */

import type { PageFailure } from "./audit-source.ts";
import {
  CLIENT_BACKOFF_FIRST_SECONDS,
  CLIENT_BACKOFF_MAX_SECONDS,
  CLIENT_OUTAGE_FIRST_SECONDS,
  CLIENT_OUTAGE_MAX_SECONDS,
  CLIENT_RETRY_AFTER_MAX_SECONDS,
} from "./limits.ts";
import type { Answer } from "./transport.ts";

/** The facts that decide the wait before the next try. */
interface FailedTry {
  /** The number of failures in a row, from 1. */
  readonly failures: number;
  /** The wait that the server asked for; null where it asked for none, and absent where it could not. */
  readonly retryAfterMilliseconds?: number | null;
}

/**
 * The wait before the next try, in milliseconds: the one that the server asks for, within a bound; else any time up to
 * a bound that doubles with each failure, so that many clients do not come back at once.
 *
 * @param random from 0 to below 1.
 */
export function backoffMilliseconds({ failures, retryAfterMilliseconds = null }: FailedTry, random: number): number {
  // A server that asks for no wait, time and again, is not asked as fast as it can say no.
  if (retryAfterMilliseconds !== null && retryAfterMilliseconds > 0) {
    return Math.min(retryAfterMilliseconds, CLIENT_RETRY_AFTER_MAX_SECONDS * 1000);
  }
  const boundSeconds = Math.min(CLIENT_BACKOFF_FIRST_SECONDS * 2 ** (failures - 1), CLIENT_BACKOFF_MAX_SECONDS);
  return Math.floor(random * boundSeconds * 1000);
}

/**
 * The wait, in milliseconds, for a server that may be being deployed: at least half of a bound that doubles each time,
 * for it is the passed time that counts here.
 *
 * @param outages the number of such answers, from 1.
 * @param random from 0 to below 1.
 */
export function outageMilliseconds(outages: number, random: number): number {
  const boundSeconds = Math.min(CLIENT_OUTAGE_FIRST_SECONDS * 2 ** (outages - 1), CLIENT_OUTAGE_MAX_SECONDS);
  return Math.floor(((1 + random) / 2) * boundSeconds * 1000);
}

const SECONDS = /^\d+$/;
/** A time as HTTP writes it (RFC 9110, section 5.6.7). */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * The wait that an answer asks for, in milliseconds, bounded; null where it asks for none. A time is held to the time
 * that the answer itself gives, so that the clocks of both sides need not agree.
 */
export function retryAfterOf({ header }: Pick<Answer, "header">): number | null {
  const text = header("Retry-After")?.trim() ?? "";
  if (SECONDS.test(text)) return bounded(Number(text) * 1000);
  const [until, now] = [httpDate(text), httpDate(header("Date")?.trim() ?? "")];
  return Number.isNaN(until - now) ? null : bounded(until - now);
}

function httpDate(text: string): number {
  return HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
}

function bounded(milliseconds: number): number {
  return Math.min(Math.max(milliseconds, 0), CLIENT_RETRY_AFTER_MAX_SECONDS * 1000);
}

/**
 * The wait after a failure until the next try, in milliseconds; null where another try would not help.
 *
 * @param failures the number of failures in a row, from 1.
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
