import { member } from "../github/answer.ts";

/** What GitHub says of the limit that a request met. */
export type RateLimit =
  | { readonly end: "unknown" }
  | { readonly end: "after"; readonly seconds: number }
  | { readonly end: "at"; readonly time: Date };

/**
 * Finds out whether a request failed because too many were made, and when it may be made again.
 * https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#handle-rate-limit-errors-appropriately
 *
 * @param error what the client threw.
 */
export function rateLimitOf(error: unknown): RateLimit | undefined {
  const response = member(error, "response");
  const status = member(response, "status");
  if (status !== 403 && status !== 429) return undefined;
  const headers = member(response, "headers");
  const seconds = wholeNumber(member(headers, "retry-after"));
  if (seconds !== undefined) return { end: "after", seconds };
  const isUsedUp = member(headers, "x-ratelimit-remaining") === "0";
  const reset = isUsedUp ? wholeNumber(member(headers, "x-ratelimit-reset")) : undefined;
  if (reset !== undefined) return { end: "at", time: new Date(reset * 1_000) };
  const message = String(member(member(response, "data"), "message"));
  return status === 429 || isUsedUp || /rate limit/i.test(message) ? { end: "unknown" } : undefined;
}

/** Small enough to be seconds since 1970. */
function wholeNumber(header: unknown): number | undefined {
  return typeof header === "string" && /^\d{1,11}$/.test(header) ? Number(header) : undefined;
}
