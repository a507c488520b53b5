/** The committed bundle as a process, as a workflow runs it: only here are Node, `@actions/core` and the bundling shown. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { pushPayload } from "../support/events.ts";
import { type Answer, createGitHub } from "../support/github.ts";
import { createMemoryRepository, type MemoryRepository } from "../support/memory-repository.ts";
import { startPublishing } from "../support/publishing.ts";
import { pullRequestPayload } from "../support/pull-request.ts";
import { type Reported, reportedBy } from "../support/reported.ts";
import { type ActionRun, COMMITTED_BUNDLE, type RunOptions, runAction, serve } from "../support/run-action.ts";
import { answer, DOUBTFUL, endOf, failure, useGitHub, VALID, WRONG } from "../support/scenario.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** One run of each kind: what it is run on, with which inputs, where GitHub fails, and how it ends. */
interface Scenario {
  readonly name: string;
  readonly event: string;
  readonly payload?: (before: string, after: string) => unknown;
  readonly inputs?: RunOptions["inputs"];
  /** The part of a path for which GitHub answers 404. */
  readonly missing?: string;
  readonly exitCode: 0 | 1;
}

const SCENARIOS: readonly Scenario[] = [
  { name: "a pull request in a check run", event: "pull_request", inputs: { annotate: "checks" }, exitCode: 1 },
  {
    name: "a pull request in a review and a comment",
    event: "pull_request",
    inputs: { annotate: "review", comment: "true" },
    exitCode: 1,
  },
  { name: "findings that are let pass", event: "pull_request", inputs: { "fail-on": "never" }, exitCode: 0 },
  { name: "a push", event: "push", payload: pushPayload, exitCode: 1 },
  { name: "a wrong input", event: "pull_request", inputs: { "fail-on": "errors" }, exitCode: 1 },
  { name: "a pull request that cannot be read", event: "pull_request", missing: "/pulls/", exitCode: 1 },
];

describe("the committed bundle", () => {
  it.each(SCENARIOS)(
    "the committed bundle says and publishes about $name the same as the sources",
    async (scenario) => {
      const repository = createMemoryRepository();
      const before = repository.commit({ "a/providers.json": VALID, "b/providers.json": VALID });
      const after = repository.commit({ "a/providers.json": WRONG, "b/providers.json": DOUBTFUL });
      const commits = { repository, before, after };
      const [sources, bundle] = await Promise.all([
        runOn(scenario, commits),
        runOn(scenario, commits, COMMITTED_BUNDLE),
      ]);
      expect(bundle.reported).toEqual(sources.reported);
      expect(bundle.result.exitCode).toBe(scenario.exitCode);
      expect(Object.keys(bundle.result.outputs).toSorted()).toEqual(Object.keys(sources.result.outputs).toSorted());
    },
  );
});

async function runOn(
  { event, payload = (base, head) => pullRequestPayload(1, base, head), inputs = {}, missing }: Scenario,
  { repository, before, after }: { repository: MemoryRepository; before: string; after: string },
  bundle?: string,
): Promise<{ readonly result: ActionRun; readonly reported: Reported }> {
  const publishing = startPublishing(undefined, { repository, pull: { base: before, head: after } });
  onTestFinished(() => publishing.close());
  publishing.github.setFault((path) => (missing !== undefined && path.includes(missing) ? answer(404) : undefined));
  const environment = { GITHUB_EVENT_NAME: event, GITHUB_SHA: after };
  const options = { inputs, environment, ...(bundle === undefined ? {} : { bundle }) };
  const result = await publishing.run({ event: payload(before, after) }, options);
  const names = { [before]: "BEFORE", [after]: "AFTER" };
  return { result, reported: reportedBy(result, publishing.github, names) };
}

describe("a process of the Action", () => {
  const { current, open, run } = useGitHub();

  it("a process of the Action has a stack trace only in a log for debugging", async () => {
    const pull = open({ "providers.json": WRONG });
    // A folder cannot be written to as the file of the outputs.
    const environment = { GITHUB_OUTPUT: "/" };
    const fault =
      "This is a bug in the Action (Error). Please report it with the log of a run that has debug logging on.";
    const quiet = await run(pull, { environment, bundle: COMMITTED_BUNDLE });
    expect(endOf(quiet)).toEqual(failure(fault));
    expect(quiet.stdout.join("\n")).not.toMatch(/\bat .*:\d+:\d+/);
    const debugging = await run(pull, {
      environment: { ...environment, RUNNER_DEBUG: "1" },
      bundle: COMMITTED_BUNDLE,
    });
    expect(endOf(debugging)).toEqual(failure(fault));
    expect(debugging.stdout.at(-2)).toMatch(/^::debug::Error: .*%0A *at /);
  });

  it("a process of the Action waits for a rate limit before it asks again", async () => {
    const pull = open({ "providers.json": WRONG });
    let limitedUntil = 0;
    current().setFault((path) => {
      if (!path.includes("/files?")) return undefined;
      // A timer may be a little early by another clock.
      limitedUntil ||= performance.now() + 900;
      return performance.now() < limitedUntil ? answer(429, { "retry-after": "1" }) : undefined;
    });
    const { stdout } = await run(pull, { bundle: COMMITTED_BUNDLE });
    expect(stdout.slice(0, 2)).toEqual(["GitHub asks to wait 1 second; waiting.", "Checked providers.json: 1 error."]);
  });

  it("a process of the Action loads nothing that speaks to the API where a checkout has everything", async () => {
    const repository = createMemoryRepository();
    const before = repository.commit({ "a/providers.json": WRONG });
    const after = repository.commit({ "a/providers.json": VALID });
    const coverage = temporaryFolder();
    const environment = {
      GITHUB_EVENT_NAME: "push",
      GITHUB_WORKSPACE: repository.writeTo(temporaryFolder()),
      NODE_V8_COVERAGE: coverage,
    };
    await run({ event: pushPayload(before, after) }, { environment, bundle: COMMITTED_BUNDLE });
    const loaded = readdirSync(coverage).flatMap((name) => [
      ...readFileSync(join(coverage, name), "utf8").matchAll(/"url":"[^"]*\/dist\/main\/([^"/]+)"/g),
    ]);
    expect(loaded.map(([, name]) => name)).toEqual(["index.js"]);
  });
});

it.each<[Answer, string]>([
  ["disconnect", "GitHub gave no answer (UND_ERR_SOCKET). Check"],
  ["cut", "GitHub gave no answer. Check"],
])("a real connection that breaks is told: %s", async (fault, message) => {
  const github = createGitHub();
  github.setFault(() => fault);
  const server = await serve(github.fetch);
  onTestFinished(server.close);
  const { stdout } = await runAction({
    apiUrl: server.url,
    event: pullRequestPayload(1, "1".repeat(40), "2".repeat(40)),
  });
  expect(stdout.at(-1)).toContain(`Pull request #1 cannot be read. ${message}`);
  // A failure on GitHub's side is tried again.
  expect(github.requests).toHaveLength(3);
});

it("a GitHub that cannot be reached is told", async () => {
  const server = await serve(createGitHub().fetch);
  server.close();
  const { stdout } = await runAction({
    apiUrl: server.url,
    event: pullRequestPayload(1, "1".repeat(40), "2".repeat(40)),
  });
  expect(stdout.at(-1)).toContain("Pull request #1 cannot be read. GitHub gave no answer (ECONNREFUSED). Check");
});
