import { CLIENT_RETRY_AFTER_MAX_SECONDS } from "./limits.ts";
import type { Answer } from "./transport.ts";

const SECONDS = /^\d+$/;
/** A time as HTTP writes it (RFC 9110, section 5.6.7). */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * How long an answer asks to wait, in milliseconds, bounded; null where it does not say. A time is held to the time that
 * the answer itself gives, so that the clocks of both sides need not agree.
 */
export function retryAfterMilliseconds({ header }: Pick<Answer, "header">): number | null {
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
