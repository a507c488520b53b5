import { describe, expect, it } from "vitest";
import { API_WAITS_MAX } from "../../../action/limits.ts";
import { type Answer, type Fault, startGitHub } from "../support/github.ts";
import { type Files, openPullRequest } from "../support/pull-request.ts";
import { type ActionRun, runAction } from "../support/run-action.ts";
import { answer, endOf, failure, VALID, WRONG } from "../support/scenario.ts";

/** Runs the Action on a pull request on a GitHub of its own, so that the tests wait at the same time. */
async function runOn(head: Files, fault: Fault): Promise<ActionRun & { readonly requests: readonly string[] }> {
  const github = await startGitHub();
  try {
    const pull = await openPullRequest(github, {}, head);
    github.setFault(fault);
    return { ...(await runAction({ apiUrl: github.apiUrl, event: pull.event })), requests: github.requests };
  } finally {
    await github.close();
  }
}

/** Gives a fault the first so many times that something is asked for, then none. */
function firstTimes(count: number, part: string, fault: Answer): Fault {
  let times = 0;
  return (path) => {
    if (!path.includes(part)) return undefined;
    times += 1;
    return times <= count ? fault : undefined;
  };
}

describe.concurrent("a rate limit", () => {
  it.each<[string, Answer]>([
    ["429", answer(429, { "retry-after": "1" })],
    ["403", answer(403, { "retry-after": "1" })],
    ["403 that ended some time ago", answer(403, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1600000000" })],
  ])("a rate limit of %s is waited for", async (_, fault) => {
    const { stdout, waits } = await runOn({ "providers.json": WRONG }, firstTimes(1, "/files?", fault));
    expect(waits).toEqual([1]);
    expect(stdout.slice(0, 2)).toEqual(["GitHub asks to wait 1 second; waiting.", "Checked providers.json: 1 error."]);
  });

  it("a rate limit is waited for once by all requests that meet it, and twice in a run", async () => {
    const names = Array.from({ length: 4 }, (_, index) => `${index}/providers.json`);
    const { stdout, exitCode } = await runOn(Object.fromEntries(names.map((name) => [name, name + WRONG])), (path) =>
      path.includes("/git/blobs/") ? answer(429, { "retry-after": "1" }) : undefined,
    );
    const waits = stdout.filter((line) => line === "GitHub asks to wait 1 second; waiting.");
    expect(waits).toHaveLength(API_WAITS_MAX);
    for (const name of names) {
      expect(stdout).toContain(
        `Could not read "${name}". GitHub answered 429: the token's rate limit is exceeded. Run the job again after 1 second.`,
      );
    }
    expect(exitCode).toBe(1);
  });

  it.each<[string, Answer, string]>([
    [
      "which ends too late",
      answer(429, { "retry-after": "121" }),
      "429: the token's rate limit is exceeded. Run the job again after 121 seconds.",
    ],
    [
      "which ends some day",
      answer(403, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "4102444800" }),
      "403: the token's rate limit is exceeded. Run the job again after 2100-01-01T00:00:00.000Z.",
    ],
  ])("a rate limit %s is a failure at once, and nothing more is asked", async (_, fault, message) => {
    const result = await runOn({ "a/providers.json": VALID, "b/providers.json": WRONG }, () => fault);
    expect(endOf(result)).toEqual(failure(`Pull request #1 cannot be read. GitHub answered ${message}`));
    expect(result.requests).toHaveLength(1);
  });
});

describe.concurrent("a failure on GitHub's side", () => {
  it.each<[string, Answer]>([
    ["500", answer(500)],
    ["a connection that breaks", "disconnect"],
    ["an answer that breaks off", "cut"],
  ])("a failure on GitHub's side is tried again: %s", async (_, fault) => {
    const { stdout, waits } = await runOn({ "providers.json": WRONG }, firstTimes(2, "/git/blobs/", fault));
    expect(waits).toEqual([1, 2]);
    expect(stdout[0]).toBe("Checked providers.json: 1 error.");
    // An answer without text, which would be a list of no files.
    const listed = await runOn({ "providers.json": WRONG }, firstTimes(2, "/files?", fault));
    expect(listed.stdout[0]).toBe("Checked providers.json: 1 error.");
  });

  it.each<[string, Answer, string]>([
    [
      "500",
      answer(500),
      "GitHub answered 500: it has a problem. Run the job again; https://www.githubstatus.com lists outages.",
    ],
    [
      "no answer",
      "disconnect",
      "GitHub gave no answer (UND_ERR_SOCKET). Check that the runner can reach the API at GITHUB_API_URL and run the job again.",
    ],
    [
      "an answer that breaks off",
      "cut",
      "GitHub gave no answer. Check that the runner can reach the API at GITHUB_API_URL and run the job again.",
    ],
  ])("a failure on GitHub's side is told where it stays: %s", async (_, fault, message) => {
    const result = await runOn({ "providers.json": WRONG }, () => fault);
    expect(endOf(result)).toEqual(failure(`Pull request #1 cannot be read. ${message}`));
    expect(result.requests).toHaveLength(3);
  });

  it("a failure on GitHub's side that stays is told of the one file, and the others are checked", async () => {
    let first: string | undefined;
    const { stdout, requests } = await runOn({ "a/providers.json": VALID, "b/providers.json": WRONG }, (path) => {
      if (path.includes("/git/blobs/")) first ??= path;
      return path === first ? answer(503) : undefined;
    });
    expect(stdout.slice(0, 2)).toEqual([
      "Checked b/providers.json: 1 error.",
      'Could not read "a/providers.json". GitHub answered 503: it has a problem. ' +
        "Run the job again; https://www.githubstatus.com lists outages.",
    ]);
    expect(requests.filter((path) => path === first)).toHaveLength(3);
  });

  it.each([400, 401, 403, 404, 410, 418, 422, 451])(
    "%i is no failure on GitHub's side, and is not tried again",
    async (status) => {
      expect((await runOn({ "providers.json": WRONG }, () => answer(status))).requests).toHaveLength(1);
    },
  );
});
