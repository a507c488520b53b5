import type { Failure } from "../action-error.ts";
import { getProperty, itemsOf } from "./answer.ts";
import { ownWords } from "./own-words.ts";

/** The reason why GitHub did not give what a request asked for. */
export interface ApiFailure extends Failure {
  readonly kind: "absent" | "forbidden" | "refused" | "limited" | "unavailable" | "unexpected-answer";
  /** The event as a part of a sentence: "GitHub answered 406". */
  readonly event: string;
}

/** An answer that is well but not what GitHub documents. */
export const unexpectedAnswer: ApiFailure = {
  kind: "unexpected-answer",
  event: "GitHub gave an unexpected answer",
  reason:
    "The answer is not what GitHub documents. " +
    "Check that GITHUB_API_URL is the URL of a GitHub API and run the job again.",
};

/** A permission of the job's token, as a workflow writes it. */
export type TokenPermission = "checks: write" | "contents: read" | "pull-requests: read" | "pull-requests: write";

/** The permissions that reading a pull request and its files needs. */
const READ_PERMISSIONS = ["contents: read", "pull-requests: read"];

const READ_ONLY = "It is not available to a pull request from a fork.";
const LOCKED =
  "The conversation of the pull request is locked, so a workflow's own token may not write there. Unlock it and run the job again.";

/** @param error what the client threw. */
export function requestFailure(error: unknown): ApiFailure {
  return { kind: kindOfFailure(error), event: eventOf(error), reason: describeApiFailure(error) };
}

/** Tests if the same may be found out in another way: not if the token may not, nor if the answer is not of the expected form. */
export function allowsAnotherWay({ kind }: ApiFailure): boolean {
  return kind !== "forbidden" && kind !== "unexpected-answer";
}

/**
 * The failure of a request to the API: the reason, the advice, in whole sentences, and GitHub's message. Nothing of the
 * client's own message is repeated, because it may hold what was sent.
 * @param error what the client threw.
 */
export function describeApiFailure(error: unknown): string {
  return explainFailure(error, READ_PERMISSIONS) + ownWords(error);
}

/** @param permissions what the request needs, as a workflow writes it: "checks: write". */
function explainFailure(error: unknown, permissions: readonly string[]): string {
  const status = statusOf(error);
  if (status === undefined)
    return `${eventOf(error)}. Check that the runner can reach the API at GITHUB_API_URL and run the job again.`;
  return `${eventOf(error)}: ${describeStatus(status, error, permissions)}`;
}

/**
 * The failure of a request that publishes something: the reason and the advice, in whole sentences.
 * @param error what the client threw.
 * @param needs what the token must be allowed for the request.
 */
export function describePublishFailure(error: unknown, needs: TokenPermission): string {
  const [first] = itemsOf(getProperty(error, "errors"));
  if (isLocked(first ?? getProperty(getProperty(error, "response"), "data"))) return LOCKED;
  const reason =
    first === undefined ? explainFailure(error, [needs]) : describeGraphqlError(getProperty(first, "type"), needs);
  const isReadOnly = needs.endsWith("write") && reason.includes(needs);
  return `${reason}${isReadOnly ? ` ${READ_ONLY}` : ""}${ownWords(error)}`;
}

/** GitHub refuses it like a missing permission; only the text shows the difference. */
function isLocked(refusal: unknown): boolean {
  return /\b(?:is|been) locked\b/.test(String(getProperty(refusal, "message")));
}

/** GraphQL answers 200 where it refuses, with the kind of error in the answer. */
function describeGraphqlError(type: unknown, needs: TokenPermission): string {
  const give = `Give the job the permission \`${needs}\`.`;
  switch (type) {
    case "FORBIDDEN":
      return `GitHub answered FORBIDDEN: the token may not do this. ${give}`;
    case "NOT_FOUND":
      return `GitHub answered NOT_FOUND: it does not exist, or the token may not see it. ${give}`;
    case "RATE_LIMITED":
      return "GitHub answered RATE_LIMITED: the token's rate limit is exceeded. Run the job again later.";
    default:
      return "GitHub refuses the query. Run the job again, and report this if it persists.";
  }
}

function describeStatus(status: number, error: unknown, permissions: readonly string[]): string {
  const limit = rateLimitOf(error);
  if (limit !== undefined) return `the token's rate limit is exceeded. ${describeEnd(limit)}`;
  if (isTooLarge(error))
    return "the file is too large for its API. Check that it is the right file, or leave it out with a `!` line in the input `files`.";
  const give = `Give the job the permission${permissions.length === 1 ? "" : "s"} ${permissions.map((one) => `\`${one}\``).join(" and ")}.`;
  switch (status) {
    case 401:
      return "the token is not valid. Leave out the input `token` to use the job's own token, or renew the one that it holds.";
    case 403:
      return `the token may not do this. ${give}`;
    case 404:
      return `it does not exist, or the token may not see it. ${give}`;
    default:
      return status >= 500
        ? "it has a problem. Run the job again; https://www.githubstatus.com lists outages."
        : "it refuses the request. Run the job again, and report this if it persists.";
  }
}

function describeEnd(limit: RateLimit): string {
  switch (limit.end) {
    case "after":
      return `Run the job again after ${limit.seconds} second${limit.seconds === 1 ? "" : "s"}.`;
    case "at":
      return `Run the job again after ${limit.time.toISOString()}.`;
    default:
      return "Run the job again later.";
  }
}

function kindOfFailure(error: unknown): ApiFailure["kind"] {
  const status = statusOf(error);
  if (rateLimitOf(error) !== undefined) return "limited";
  if (status === undefined || status >= 500) return "unavailable";
  if (status === 401 || status === 403) return "forbidden";
  return status === 404 || status === 422 ? "absent" : "refused";
}

/** "GitHub answered 406", or "GitHub gave no answer (ECONNREFUSED)". */
function eventOf(error: unknown): string {
  const status = statusOf(error);
  return status === undefined ? `GitHub gave no answer${codeOf(error)}` : `GitHub answered ${status}`;
}

function statusOf(error: unknown): number | undefined {
  const status = getProperty(getProperty(error, "response"), "status");
  return typeof status === "number" ? status : undefined;
}

/** GitHub gives out blobs of at most 100 MB. */
function isTooLarge(error: unknown): boolean {
  const errors = getProperty(getProperty(getProperty(error, "response"), "data"), "errors");
  return Array.isArray(errors) && errors.some((one) => getProperty(one, "code") === "too_large");
}

/** The system's code of a failed connection, such as ` (ECONNREFUSED)`, or "" where there is none. */
function codeOf(error: unknown): string {
  for (let cause = error; cause !== undefined; cause = getProperty(cause, "cause")) {
    const code = getProperty(cause, "code");
    if (typeof code === "string" && /^[A-Z_]+$/.test(code)) return ` (${code})`;
  }
  return "";
}

/** The limit that a request met, as GitHub states it. */
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
  const response = getProperty(error, "response");
  const status = getProperty(response, "status");
  if (status !== 403 && status !== 429) return undefined;
  const headers = getProperty(response, "headers");
  const seconds = wholeNumber(getProperty(headers, "retry-after"));
  if (seconds !== undefined) return { end: "after", seconds };
  const isUsedUp = getProperty(headers, "x-ratelimit-remaining") === "0";
  const reset = isUsedUp ? wholeNumber(getProperty(headers, "x-ratelimit-reset")) : undefined;
  if (reset !== undefined) return { end: "at", time: new Date(reset * 1_000) };
  const message = String(getProperty(getProperty(response, "data"), "message"));
  return status === 429 || isUsedUp || /rate limit/i.test(message) ? { end: "unknown" } : undefined;
}

/** Small enough to be seconds since 1970. */
function wholeNumber(header: unknown): number | undefined {
  return typeof header === "string" && /^\d{1,11}$/.test(header) ? Number(header) : undefined;
}
