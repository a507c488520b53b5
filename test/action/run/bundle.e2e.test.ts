/** The committed bundle as a process, as a workflow runs it: only here are Node, `@actions/core` and the bundling shown. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { pushPayload } from "../support/events.ts";
import { type Answer, createGitHub } from "../support/github.ts";
import { createMemoryRepository } from "../support/memory-repository.ts";
import { startPublishing } from "../support/publishing.ts";
import { pullRequestPayload } from "../support/pull-request.ts";
import { reportedBy } from "../support/reported.ts";
import { COMMITTED_BUNDLE, type RunOptions, runAction, serve } from "../support/run-action.ts";
import { answer, DOUBTFUL, endOf, failure, useGitHub, VALID, WRONG } from "../support/scenario.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

it.each([
  { name: "a pull request in a review and a comment", inputs: { annotate: "review", comment: "true" }, exitCode: 1 },
  {
    name: "findings that are let pass, in a check run",
    inputs: { annotate: "checks", "fail-on": "never" },
    exitCode: 0,
  },
])("the committed bundle says and publishes about $name the same as the sources", async ({ inputs, exitCode }) => {
  const repository = createMemoryRepository();
  const base = repository.commit({ "a/providers.json": VALID, "b/providers.json": VALID });
  const head = repository.commit({ "a/providers.json": WRONG, "b/providers.json": DOUBTFUL });
  const runOn = async (options: Partial<RunOptions>) => {
    const publishing = startPublishing(undefined, { repository, pull: { base, head } });
    onTestFinished(() => publishing.close());
    const event = pullRequestPayload(1, base, head);
    const result = await publishing.run({ event }, { inputs, ...options });
    return { result, reported: reportedBy(result, publishing.github, { [base]: "BASE", [head]: "HEAD" }) };
  };
  const [sources, bundle] = await Promise.all([runOn({}), runOn({ bundle: COMMITTED_BUNDLE })]);
  expect(bundle.reported).toEqual(sources.reported);
  expect(bundle.result.exitCode).toBe(exitCode);
  expect(Object.keys(bundle.result.outputs).toSorted()).toEqual(Object.keys(sources.result.outputs).toSorted());
});

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
  let isLimited = true;
  current().setFault((path) => {
    if (!isLimited || !path.includes("/files?")) return undefined;
    isLimited = false;
    return answer(429, { "retry-after": "1" });
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
  const { exitCode } = await run({ event: pushPayload(before, after) }, { environment, bundle: COMMITTED_BUNDLE });
  expect(exitCode).toBe(0);
  const loaded = readdirSync(coverage).flatMap((name) => [
    ...readFileSync(join(coverage, name), "utf8").matchAll(/"url":"[^"]*\/dist\/main\/([^"/]+)"/g),
  ]);
  expect(loaded.map(([, name]) => name)).toEqual(["index.js"]);
});

it.each<[string, Answer | undefined, string]>([
  ["breaks", "disconnect", "GitHub gave no answer (UND_ERR_SOCKET). Check"],
  ["breaks off", "cut", "GitHub gave no answer. Check"],
  ["is refused", undefined, "GitHub gave no answer (ECONNREFUSED). Check"],
])("a real connection that %s is told", async (_, fault, message) => {
  const github = createGitHub();
  github.setFault(() => fault);
  const server = await serve(github.fetch);
  onTestFinished(server.close);
  if (fault === undefined) server.close();
  const event = pullRequestPayload(1, "1".repeat(40), "2".repeat(40));
  const { stdout } = await runAction({ apiUrl: server.url, event });
  expect(stdout.at(-1)).toContain(`Pull request #1 cannot be read. ${message}`);
  // A failure on GitHub's side is tried again.
  expect(github.requests).toHaveLength(fault === undefined ? 0 : 3);
});
