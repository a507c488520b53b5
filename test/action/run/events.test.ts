import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { mergeGroupPayload, NO_COMMIT, pushPayload } from "../support/events.ts";
import { OWNER, REPOSITORY } from "../support/github.ts";
import { hostileCheckout } from "../support/hostile-checkout.ts";
import { forkedPayload, openPullBetween } from "../support/pull-request.ts";
import { DOUBTFUL, endOf, failure, NOT_TRUSTED, useGitHub, VALID, WRONG } from "../support/scenario.ts";

const { current, run } = useGitHub();

/** Runs the Action on an event with its name and payload. */
function runOnEvent(name: string, event: unknown, environment: Readonly<Record<string, string>> = {}) {
  return run({ event }, { environment: { GITHUB_EVENT_NAME: name, ...environment } });
}

/** Two commits: the second breaks one file, adds one, removes one and renames one. */
function twoCommits() {
  const { repository } = current();
  const before = repository.commit({
    "a/providers.json": VALID,
    "b/providers.json": VALID,
    "old/providers.json": VALID.replace("{", "{ "),
    "same/providers.json": WRONG,
  });
  const after = repository.commit({
    "a/providers.json": WRONG,
    "b/providers.json": null,
    "c/providers.json": DOUBTFUL,
    "old/providers.json": null,
    "new/providers.json": VALID.replace("{", "{ "),
  });
  return { repository, before, after };
}

/** The lines of the log about the second commit. */
const CHECKED = [
  "Checked a/providers.json: 1 error.",
  "Checked c/providers.json: 1 warning.",
  "Checked new/providers.json: nothing to report.",
];

it("a push is checked from the commit before it", async () => {
  const { before, after } = twoCommits();
  const { stdout, exitCode, outputs, summary } = await runOnEvent("push", pushPayload(before, after));
  expect(stdout.slice(0, 3)).toEqual(CHECKED);
  expect(stdout).toContain("Changes in new/providers.json: none.");
  expect(stdout.some((line) => line.startsWith("Changes in b/providers.json: "))).toBe(true);
  expect({ exitCode, valid: outputs["valid"] }).toEqual({ exitCode: 1, valid: "false" });
  expect(summary).toContain(`/blob/${after}/a/providers.json#L1`);
});

it("a push of several commits is checked as a whole", async () => {
  const { repository, before } = twoCommits();
  const after = repository.commit({ "a/providers.json": VALID });
  const { stdout } = await runOnEvent("push", pushPayload(before, after));
  expect(stdout.slice(0, 2)).toEqual(CHECKED.slice(1));
});

it("a push of a new branch or tag has nothing to compare with, so that all files are checked", async () => {
  const { after } = twoCommits();
  const { stdout, summary } = await runOnEvent("push", pushPayload(NO_COMMIT, after));
  expect(stdout.slice(0, 4)).toEqual([...CHECKED, "Checked same/providers.json: 1 error."]);
  expect(stdout.join("\n")).not.toContain("Changes in");
  expect(summary).not.toContain("What changes for users");
});

it("a push that deletes a branch leaves nothing to check", async () => {
  const result = await runOnEvent("push", pushPayload("1".repeat(40), NO_COMMIT));
  expect(result).toMatchObject({
    exitCode: 0,
    stdout: ["A branch or a tag was deleted, so there is nothing to check."],
    outputs: { valid: "true", "error-count": "0", "warning-count": "0", "notice-count": "0", widens: "false" },
  });
  expect(JSON.parse(result.outputs["changes"] ?? "")).toMatchObject({ counts: { opens: 0 }, files: [] });
  expect(current().requests).toEqual([]);
});

it("a merge group is checked from its base", async () => {
  const { before, after } = twoCommits();
  const { stdout } = await runOnEvent("merge_group", mergeGroupPayload(before, after));
  expect(stdout.slice(0, 3)).toEqual(CHECKED);
});

describe.each(["workflow_dispatch", "schedule"])("a run by %s", (name) => {
  it("checks all files, with the policy and its layers, and compares nothing", async () => {
    const sha = current().repository.commit({
      "x/providers.json": DOUBTFUL,
      ".provider-steward.json": '{ "rules": { "allow-deny-overlap": "error" } }\n',
    });
    const { stdout } = await runOnEvent(name, name === "schedule" ? { schedule: "0 0 * * *" } : {}, {
      GITHUB_SHA: sha,
    });
    expect(stdout.slice(0, 2)).toEqual([
      "Checking with the policy .provider-steward.json.",
      "Checked x/providers.json: 1 error.",
    ]);
    expect(stdout.join("\n")).not.toContain("Changes in");
  });

  it("leaves out symbolic links and submodules, and says so of those that a glob picks", async () => {
    const { commit } = current().repository;
    const submodule = { submodule: "1".repeat(40) };
    const sha = commit({
      "x/providers.json": VALID,
      "m/providers.json": submodule,
      "m/else": submodule,
      "l/providers.json": { linkTo: "x" },
    });
    const note =
      'Symbolic links and submodules are not followed, so these are left out: "l/providers.json", "m/providers.json".';
    const { stdout } = await runOnEvent(name, {}, { GITHUB_SHA: sha });
    expect(stdout).toEqual([note, "Checked x/providers.json: nothing to report."]);
  });

  it("says where its commit is gone", async () => {
    const sha = "1".repeat(40);
    expect(endOf(await runOnEvent(name, {}, { GITHUB_SHA: sha }))).toEqual(
      failure(
        `The files of commit ${sha} cannot be listed. The commit ${sha} does not exist, or the token may not see it. ` +
          "If its branch was deleted or overwritten in the meantime, run the workflow for the branch as it is now; " +
          "otherwise give the job the permission `contents: read`.",
      ),
    );
  });
});

it.each(["stranger", "dependabot[bot]"])(
  "a pull request from %s is read in the repository that it asks to change, and nothing is written",
  async (login) => {
    const { before, after } = twoCommits();
    openPullBetween(current(), before, after);
    const { stdout } = await runOnEvent("pull_request", forkedPayload(1, before, after, login), {
      GITHUB_ACTOR: login,
    });
    expect(stdout.slice(0, 4)).toEqual([NOT_TRUSTED, ...CHECKED]);
    expect(current().requests.every((path) => path.startsWith(`/repos/${OWNER}/${REPOSITORY}/`))).toBe(true);
    expect(current().writes).toEqual([]);
  },
);

it("a run as pull_request_target reads through the API alone, by the policy and the layers of the base branch", async () => {
  const { repository } = current();
  const policy = '{ "rules": { "wrong-type": "warning" } }\n';
  const fork = repository.commit({ ".provider-steward.json": policy, "e.json": '{ "providers": {} }\n' });
  const base = repository.commit({ ".provider-steward.json": policy.replace("warning", "notice") });
  const off = policy.replace("warning", "off");
  const head = repository.commit({ ".provider-steward.json": off, "providers.json": WRONG, "e.json": "{" }, [fork]);
  openPullBetween(current(), base, head);
  const { folder, bin, marker } = hostileCheckout(repository, WRONG);
  const { stdout } = await run(
    { event: forkedPayload(1, base, head, "stranger") },
    {
      inputs: { layers: "enforced: e.json" },
      environment: {
        GITHUB_EVENT_NAME: "pull_request_target",
        GITHUB_WORKSPACE: folder,
        PATH: `${bin}:${process.env["PATH"]}`,
      },
    },
  );
  expect(stdout.slice(0, 5)).toEqual([
    NOT_TRUSTED,
    "Checking with the policy .provider-steward.json.",
    "Checked .provider-steward.json: nothing to report.",
    "Checked e.json: 1 error.",
    "Checked providers.json: 1 notice.",
  ]);
  expect(existsSync(marker)).toBe(false);
});
