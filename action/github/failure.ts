import { ActionError } from "../action-error.ts";
import { type RateLimit, rateLimitOf } from "../files/rate-limit.ts";
import { member } from "./answer.ts";

/** What reading a pull request and its files needs. */
const READ_PERMISSIONS = ["contents: read", "pull-requests: read"];

/** What to say of an answer that is well but not what GitHub documents. */
export const ODD_ANSWER =
  "The answer is not of the shape that GitHub documents. " +
  "Check that GITHUB_API_URL names the API of a GitHub, and run the job again.";

/** Why a request had no success. */
type FailureKind = "absent" | "forbidden" | "refused" | "limited" | "unavailable";

/** Trouble with a request to the API. */
export class ApiError extends ActionError {
  readonly kind: FailureKind;
  /** What happened, as a part of a sentence: "GitHub answered 406". */
  readonly event: string;

  /** @param error what the client threw. */
  constructor(error: unknown) {
    super(describeApiFailure(error));
    this.kind = kindOfFailure(error);
    this.event = eventOf(error);
  }
}

/**
 * Says why a request to the API failed and what to do about it, in whole sentences.
 * Nothing of the error's own text is repeated, because it may hold what was sent.
 *
 * @param error what the client threw.
 * @param permissions what the request needs, as a workflow writes it: "checks: write".
 */
export function describeApiFailure(error: unknown, permissions: readonly string[] = READ_PERMISSIONS): string {
  const status = statusOf(error);
  if (status === undefined)
    return `${eventOf(error)}. Check that the runner reaches the API at GITHUB_API_URL, and run the job again.`;
  return `${eventOf(error)}: ${describeStatus(status, error, permissions)}`;
}

function describeStatus(status: number, error: unknown, permissions: readonly string[]): string {
  const limit = rateLimitOf(error);
  if (limit !== undefined) return `the token's rate limit is used up. ${describeEnd(limit)}`;
  if (isTooLarge(error))
    return "it gives out no file of this size. Check that it is the right file, or leave it out by a line with `!` in the input `files`.";
  const give = `Give the job the permission${permissions.length === 1 ? "" : "s"} ${permissions.map((one) => `\`${one}\``).join(" and ")}.`;
  switch (status) {
    case 401:
      return "the token is not valid. Leave out the input `token` to use the job's own, or renew the one that it gives.";
    case 403:
      return `the token may not do this. ${give}`;
    case 404:
      return `it is not there, or the token may not see it. ${give}`;
    default:
      return status >= 500
        ? "it is in trouble. Run the job again; https://www.githubstatus.com tells of outages."
        : "it refuses the request. Run the job again, and report it if this stays.";
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

function kindOfFailure(error: unknown): FailureKind {
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
  const status = member(member(error, "response"), "status");
  return typeof status === "number" ? status : undefined;
}

/** GitHub gives out blobs of at most 100 MB. */
function isTooLarge(error: unknown): boolean {
  const errors = member(member(member(error, "response"), "data"), "errors");
  return Array.isArray(errors) && errors.some((one) => member(one, "code") === "too_large");
}

/** The system's code of a failed connection, such as ` (ECONNREFUSED)`, or "" where there is none. */
function codeOf(error: unknown): string {
  for (let cause = error; cause !== undefined; cause = member(cause, "cause")) {
    const code = member(cause, "code");
    if (typeof code === "string" && /^[A-Z_]+$/.test(code)) return ` (${code})`;
  }
  return "";
}
