import { describe, expect, it } from "vitest";
import { API_WAITS_MAX } from "../../../shared/index.ts";
import type { Answer } from "../support/github.ts";
import { openPullRequest } from "../support/pull-request.ts";
import { answer, endOf, trouble, useGitHub, VALID, WRONG } from "../support/scenario.ts";

const { current, run } = useGitHub();

/** Gives a fault the first so many times that something is asked for, then none. */
function firstTimes(count: number, part: string, fault: () => Answer): void {
  let times = 0;
  current().setFault((path) => {
    if (!path.includes(part)) return undefined;
    times += 1;
    return times <= count ? fault() : undefined;
  });
}

/** The time at which a limit ends now, as GitHub tells it: in whole seconds. */
function now(): string {
  return String(Math.floor(Date.now() / 1_000));
}

describe("a rate limit", () => {
  it.each<[string, () => Answer]>([
    ["429", () => answer(429, { "retry-after": "1" })],
    ["403", () => answer(403, { "retry-after": "1" })],
    ["403 that tells when it ends", () => answer(403, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": now() })],
  ])("of %s is waited for", async (_, fault) => {
    const pull = await openPullRequest(current(), {}, { "providers.json": WRONG });
    firstTimes(1, "/files?", fault);
    expect((await run(pull)).stdout.slice(0, 2)).toEqual([
      expect.stringMatching(/^GitHub asks to wait [12] seconds?; waiting\.$/),
      "Checked providers.json: 1 error.",
    ]);
  });

  it("is waited for once by all requests that meet it, and twice in a run", async () => {
    const names = Array.from({ length: 4 }, (_, index) => `${index}/providers.json`);
    const pull = await openPullRequest(current(), {}, Object.fromEntries(names.map((name) => [name, name + WRONG])));
    current().setFault((path) => (path.includes("/git/blobs/") ? answer(429, { "retry-after": "1" }) : undefined));
    const { stdout, exitCode } = await run(pull);
    const waits = stdout.filter((line) => line === "GitHub asks to wait 1 second; waiting.");
    expect(waits).toHaveLength(API_WAITS_MAX);
    for (const name of names) {
      expect(stdout).toContain(
        `Could not read "${name}". GitHub answered 429: the token's rate limit is used up. Run the job again after 1 second.`,
      );
    }
    expect(exitCode).toBe(1);
  });

  it.each<[string, Answer, string]>([
    ["which ends too late", answer(429, { "retry-after": "121" }), "after 121 seconds"],
    [
      "which ends some day",
      answer(403, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "4102444800" }),
      "after 2100-01-01T00:00:00.000Z",
    ],
  ])("%s is trouble at once, and nothing more is asked", async (_, fault, when) => {
    const pull = await openPullRequest(current(), {}, { "a/providers.json": VALID, "b/providers.json": WRONG });
    current().setFault(() => fault);
    const status = fault === "disconnect" ? 0 : fault.status;
    expect(endOf(await run(pull))).toEqual(
      trouble(
        `Pull request #1 cannot be read. GitHub answered ${status}: the token's rate limit is used up. Run the job again ${when}.`,
      ),
    );
    expect(current().requests).toHaveLength(1);
  });
});

describe("trouble of GitHub's side", () => {
  it.each<[string, Answer]>([
    ["500", answer(500)],
    ["a connection that breaks", "disconnect"],
  ])("is tried again: %s", async (_, fault) => {
    const pull = await openPullRequest(current(), {}, { "providers.json": WRONG });
    firstTimes(2, "/git/blobs/", () => fault);
    expect((await run(pull)).stdout[0]).toBe("Checked providers.json: 1 error.");
  });

  it("that stays is told of the one file, and the others are checked", async () => {
    const pull = await openPullRequest(current(), {}, { "a/providers.json": VALID, "b/providers.json": WRONG });
    let first: string | undefined;
    current().setFault((path) => {
      if (path.includes("/git/blobs/")) first ??= path;
      return path === first ? answer(503) : undefined;
    });
    expect((await run(pull)).stdout.slice(0, 2)).toEqual([
      "Checked b/providers.json: 1 error.",
      'Could not read "a/providers.json". GitHub answered 503: it is in trouble. ' +
        "Run the job again; https://www.githubstatus.com tells of outages.",
    ]);
    expect(current().requests.filter((path) => path === first)).toHaveLength(3);
  });

  it.each([400, 401, 403, 404, 410, 418, 422, 451])(
    "is not what %i tells, which is not tried again",
    async (status) => {
      const pull = await openPullRequest(current(), {}, { "providers.json": WRONG });
      current().setFault(() => answer(status));
      await run(pull);
      expect(current().requests).toHaveLength(1);
    },
  );
});
