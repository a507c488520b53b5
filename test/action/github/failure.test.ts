import { expect, it } from "vitest";
import { describeApiFailure, describePublishFailure } from "../../../action/github/failure.ts";

const SECRET = "token ghs_secret";

function answered(status: number, headers: Readonly<Record<string, string>> = {}, message = "Because.") {
  return Object.assign(new Error(SECRET), { response: { status, headers, data: { message } } });
}

const LIMIT = "GitHub answered 403: the token's rate limit is exceeded. ";

it.each([
  [answered(401), "GitHub answered 401: the token is not valid. Leave out "],
  [answered(403), "GitHub answered 403: the token may not do this. "],
  [answered(403, { "x-ratelimit-remaining": "12" }), "GitHub answered 403: the token may not do this. "],
  [answered(403, { "x-ratelimit-remaining": "0" }), "GitHub answered 403: the token's rate limit is exceeded. "],
  [answered(403, { "retry-after": "60" }), `${LIMIT}Run the job again after 60 seconds.`],
  [answered(403, { "retry-after": "soon" }), "GitHub answered 403: the token may not do this. "],
  [
    answered(403, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1800000000" }),
    `${LIMIT}Run the job again after 2027-01-15T08:00:00.000Z.`,
  ],
  [
    answered(403, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "9".repeat(30) }),
    `${LIMIT}Run the job again later.`,
  ],
  [answered(403, {}, "API Rate Limit exceeded."), "GitHub answered 403: the token's rate limit is exceeded. "],
  [answered(404), "GitHub answered 404: it does not exist, or the token may not see it. Give the job the permissions "],
  [answered(418), "GitHub answered 418: it refuses the request. Run the job again, and report this if it persists."],
  [answered(429), "GitHub answered 429: the token's rate limit is exceeded. "],
  [
    answered(500),
    "GitHub answered 500: it has a problem. Run the job again; https://www.githubstatus.com lists outages.",
  ],
  [answered(503), "GitHub answered 503: it has a problem. "],
])("tells what a status means", (error, expected) => {
  const description = describeApiFailure(error);
  expect(description.slice(0, expected.length)).toBe(expected);
  expect(description).toMatch(/[a-zZ)`]\. GitHub says: "[^"]+"\.$/);
  expect(description).not.toContain(SECRET);
});

it("names the permissions that a request needs", () => {
  expect(describeApiFailure(answered(403))).toContain("permissions `contents: read` and `pull-requests: read`.");
  expect(describePublishFailure(answered(404), "pull-requests: read")).toBe(
    'GitHub answered 404: it does not exist, or the token may not see it. Give the job the permission `pull-requests: read`. GitHub says: "Because.".',
  );
});

it("says which file is too large for GitHub", () => {
  const response = { status: 403, headers: {}, data: { errors: [{ code: "too_large" }] } };
  expect(describeApiFailure({ response })).toContain("the file is too large for its API. ");
});

it.each([
  [Object.assign(new Error(SECRET), { cause: { cause: { code: "ECONNREFUSED" } } }), " (ECONNREFUSED)"],
  [Object.assign(new Error(SECRET), { code: SECRET }), ""],
  [new Error(SECRET), ""],
  [SECRET, ""],
  [undefined, ""],
  [null, ""],
])("tells of a connection that failed", (error, code) => {
  expect(describeApiFailure(error)).toBe(
    `GitHub gave no answer${code}. Check that the runner can reach the API at GITHUB_API_URL and run the job again.`,
  );
});
