import { expect, it } from "vitest";
import { openPullRequest } from "../support/pull-request.ts";
import { DOUBTFUL, useGitHub, WRONG } from "../support/scenario.ts";

const { current, open, run, runOn } = useGitHub();

const NOTHING_TO_CHECK = {
  exitCode: 0,
  stdout: ["No changed file matches the input `files`, so there is nothing to check."],
  outputs: { valid: "true", "error-count": "0", "warning-count": "0" },
  summary: "## ✅ Provider Steward: no changed file matches the input `files`\n",
};

it("no file has to match the globs", async () => {
  expect(await runOn({ "src/index.ts": "", "my-providers.json": WRONG })).toMatchObject(NOTHING_TO_CHECK);
  // The third asks for the policy, because one of the files may be a layer that it names.
  expect(current().requests).toHaveLength(3);
});

it("files that the pull request removes are not checked", async () => {
  const pull = openPullRequest(current(), { "providers.json": WRONG, "README.md": "" }, { "providers.json": null });
  const { stdout, summary, ...rest } = await run(pull);
  expect(rest).toMatchObject({ exitCode: 0, outputs: NOTHING_TO_CHECK.outputs });
  expect(stdout).toEqual(["Changes in providers.json: none."]);
  expect(summary).toMatch(/^## ✅ Provider Steward: nothing to report\n\n## What changes for users\n/);
});

it("the files are found past the first page of the listing", async () => {
  const others = Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`src/${1000 + index}.ts`, "\n"]));
  const { stdout } = await runOn({ ...others, "zone/providers.json": WRONG });
  expect(stdout[0]).toBe("Checked zone/providers.json: 1 error.");
  const listings = current().requests.filter((path) => path.includes("/files?"));
  expect(listings).toHaveLength(3);
});

it("the checked files are those that the globs pick", async () => {
  const files = "config/*.json\n\n  !config/old*\n";
  const { stdout } = await runOn(
    { "config/new.json": DOUBTFUL, "config/old.json": WRONG, "config/deep/new.json": WRONG, "providers.json": WRONG },
    { inputs: { files } },
  );
  expect(stdout[0]).toBe("Checked config/new.json: 1 warning.");
  expect(stdout[2]).toMatch(/^Changes in config\/new\.json: /);
  expect(stdout).toHaveLength(3);
});

it("the files may change in nothing but their permissions, for which GitHub names no content", async () => {
  const path = "a/providers.json";
  const { stdout } = await run(openPullRequest(current(), { [path]: DOUBTFUL }, { [path]: { executable: DOUBTFUL } }));
  expect(stdout[0]).toBe("Checked a/providers.json: 1 warning.");
  expect(stdout.slice(2)).toEqual(["Changes in a/providers.json: none."]);
});

it("the checked files are those of the current head, where the pull request has moved on since the event", async () => {
  const pull = open({ "providers.json": DOUBTFUL });
  const { pull_request: pullRequest, ...rest } = Object(pull.event);
  const old = { ...rest, pull_request: { ...pullRequest, head: { ...pullRequest.head, sha: "0".repeat(40) } } };
  const { stdout, summary } = await run({ ...pull, event: old });
  expect(stdout.slice(0, 2)).toEqual([
    `The pull request has newer commits; checking ${pull.headSha}.`,
    "Checked providers.json: 1 warning.",
  ]);
  expect(summary).toContain(`/blob/${pull.headSha}/`);
});
