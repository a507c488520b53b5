import { expect, it } from "vitest";
import { NO_COMMIT, pushPayload } from "../support/events.ts";
import { filesBetween } from "../support/git-difference.ts";
import { openPullBetween, openPullRequest } from "../support/pull-request.ts";
import { useGitHub } from "../support/scenario.ts";

const { current, run } = useGitHub();

const OLD = `{
  "$schema": "provider-config.schema.json",
  "providers": {
    "provider_a": { "enabled": "yes" },
    "provider_c": {},
    "provider_cloud": {},
    "provider_g": {},
    "provider_b": { "enabled": true }
  }
}
`;
const NEW = OLD.replace('"enabled": true', '"enabled": "no"');

const ONLY_THE_NEW = ["Checked a/providers.json: 1 error.", "Checked b/providers.json: nothing to report."];
const OPTIONS = { inputs: { "only-changed-lines": "true" } };
const ON_PUSH = { ...OPTIONS, environment: { GITHUB_EVENT_NAME: "push" } };

function twoCommits() {
  const { commit } = current().repository;
  const base = commit({ "a/providers.json": OLD, "b/providers.json": OLD }, []);
  const head = commit({ "a/providers.json": NEW, "b/providers.json": OLD.replace("{},", "{ },") });
  return { commit, base, head };
}

it("leaves out what the change does not touch, by GitHub's patches", async () => {
  const { base, head } = twoCommits();
  const { event } = openPullBetween(current(), base, head);
  const { stdout, outputs } = await run({ event }, OPTIONS);
  expect(stdout.slice(0, 2)).toEqual(ONLY_THE_NEW);
  expect(stdout.filter((line) => line.startsWith("::error title"))).toEqual([
    expect.stringContaining("file=a/providers.json,line=8,"),
  ]);
  expect(outputs["error-count"]).toBe("1");
  expect((await run({ event })).stdout.slice(0, 2)).toEqual([
    "Checked a/providers.json: 2 errors.",
    "Checked b/providers.json: 1 error.",
  ]);
});

it.each([
  ["no patch", {}],
  ["a patch that is cut", { patch: "@@ -1,9 +1,9 @@\n {" }],
])("compares the texts where GitHub gives %s", async (_, given) => {
  const { base, head } = twoCommits();
  const { event } = openPullBetween(current(), base, head);
  current().setFault((path) => {
    if (!path.includes("/files?")) return undefined;
    const body = filesBetween(current().repository, base, head, 0).map((file) => ({ ...file, ...given }));
    return { status: 200, body };
  });
  expect((await run({ event }, OPTIONS)).stdout.slice(0, 2)).toEqual(ONLY_THE_NEW);
});

it("reports all of a new file, and of a renamed one what has changed since its former name", async () => {
  const { commit, base, head: before } = twoCommits();
  const head = commit({
    "a/providers.json": null,
    "moved/providers.json": NEW,
    "new/providers.json": NEW,
  });
  const renamed = await run({ event: pushPayload(before, head) }, ON_PUSH);
  // Two new files hold the same, and git takes the first for the renamed one.
  expect(renamed.stdout.slice(0, 2)).toEqual([
    "Checked moved/providers.json: nothing to report.",
    "Checked new/providers.json: 2 errors.",
  ]);
  const since = await run({ event: pushPayload(base, head) }, ON_PUSH);
  expect(since.stdout[1]).toBe("Checked moved/providers.json: 1 error.");
});

it("reports all of a file that becomes a configuration by its new name", async () => {
  const pull = openPullRequest(
    current(),
    { "a/draft.json": OLD, "b/draft.json": OLD },
    { "a/draft.json": null, "a/providers.json": OLD, "b/draft.json": null, "b/providers.json": NEW },
  );
  const ALL = ["Checked a/providers.json: 1 error.", "Checked b/providers.json: 2 errors."];
  expect((await run(pull, OPTIONS)).stdout.slice(0, 2)).toEqual(ALL);
  const pushed = await run({ event: pushPayload(pull.baseSha, pull.headSha) }, ON_PUSH);
  expect(pushed.stdout.slice(0, 2)).toEqual(ALL);
});

it("reports all where there is nothing to compare with", async () => {
  const { head } = twoCommits();
  const { stdout } = await run({ event: pushPayload(NO_COMMIT, head) }, ON_PUSH);
  expect(stdout[0]).toBe("Checked a/providers.json: 2 errors.");
});
