import { expect, it } from "vitest";
import { API_WAITS_MAX } from "../../../action/limits.ts";
import type { Answer, Fault } from "../support/github.ts";
import type { Files } from "../support/pull-request.ts";
import type { ActionRun } from "../support/run-action.ts";
import { answer, useGitHub, WRONG } from "../support/scenario.ts";

const { current, runOn } = useGitHub();

function runWith(head: Files, fault: Fault): Promise<ActionRun> {
  current().setFault(fault);
  return runOn(head);
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

it.each<[string, Answer]>([
  ["429", answer(429, { "retry-after": "1" })],
  ["403", answer(403, { "retry-after": "1" })],
  ["403 that ended some time ago", answer(403, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1600000000" })],
])("a rate limit of %s is waited for", async (_, fault) => {
  const { stdout, waits } = await runWith({ "providers.json": WRONG }, firstTimes(1, "/files?", fault));
  expect(waits).toEqual([1]);
  expect(stdout.slice(0, 2)).toEqual(["GitHub asks to wait 1 second; waiting.", "Checked providers.json: 1 error."]);
});

it("a rate limit is waited for once by all requests that meet it, and twice in a run", async () => {
  const names = Array.from({ length: 4 }, (_, index) => `${index}/providers.json`);
  const { stdout, exitCode } = await runWith(Object.fromEntries(names.map((name) => [name, name + WRONG])), (path) =>
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

it.each<[string, Answer]>([
  ["500", answer(500)],
  ["a connection that breaks", "disconnect"],
  ["an answer that breaks off", "cut"],
])("a failure on GitHub's side is tried again: %s", async (_, fault) => {
  const { stdout, waits } = await runWith({ "providers.json": WRONG }, firstTimes(2, "/git/blobs/", fault));
  expect(waits).toEqual([1, 2]);
  expect(stdout[0]).toBe("Checked providers.json: 1 error.");
  // An answer without text, which would be a list of no files.
  const listed = await runWith({ "providers.json": WRONG }, firstTimes(2, "/files?", fault));
  expect(listed.stdout[0]).toBe("Checked providers.json: 1 error.");
});
