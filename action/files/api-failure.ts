import { member } from "./member.ts";

/** What reading a pull request and its files needs. */
const READ_PERMISSIONS = ["contents: read", "pull-requests: read"];

/** What to say of an answer that is well but not what GitHub documents. */
export const ODD_ANSWER =
  "The answer is not of the shape that GitHub documents. " +
  "Check that GITHUB_API_URL names the API of a GitHub, and run the job again.";

/**
 * Says why a request to the API failed and what to do about it, in whole sentences.
 * Nothing of the error's own text is repeated, because it may hold what was sent.
 *
 * @param error what the client threw.
 * @param permissions what the request needs, as a workflow writes it: "checks: write".
 */
export function describeApiFailure(error: unknown, permissions: readonly string[] = READ_PERMISSIONS): string {
  const response = member(error, "response");
  const status = member(response, "status");
  if (typeof status !== "number") {
    return `GitHub gave no answer${codeOf(error)}. Check that the runner reaches the API at GITHUB_API_URL, and run the job again.`;
  }
  const headers = member(response, "headers");
  const isLimited =
    member(headers, "x-ratelimit-remaining") === "0" ||
    member(headers, "retry-after") !== undefined ||
    /rate limit/i.test(String(member(member(response, "data"), "message")));
  return `GitHub answered ${status}: ${describeStatus(status, isLimited, permissions)}`;
}

function describeStatus(status: number, isLimited: boolean, permissions: readonly string[]): string {
  const give = `Give the job the permission${permissions.length === 1 ? "" : "s"} ${permissions.map((one) => `\`${one}\``).join(" and ")}.`;
  if (status === 429 || (status === 403 && isLimited))
    return "the token's rate limit is used up. Run the job again later.";
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

/** The system's code of a failed connection, such as ` (ECONNREFUSED)`, or "" where there is none. */
function codeOf(error: unknown): string {
  for (let cause = error; cause !== undefined; cause = member(cause, "cause")) {
    const code = member(cause, "code");
    if (typeof code === "string" && /^[A-Z_]+$/.test(code)) return ` (${code})`;
  }
  return "";
}
