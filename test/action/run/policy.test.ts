import { expect, it } from "vitest";
import { REPOSITORY_PATH } from "../support/github.ts";
import { openPullRequest } from "../support/pull-request.ts";
import type { ActionRun } from "../support/run-action.ts";
import {
  answer,
  DOUBTFUL,
  endOf,
  failure,
  NOT_TRUSTED,
  PERMISSIONS,
  UNEXPECTED_ANSWER,
  useGitHub,
  VALID,
  WRONG,
} from "../support/scenario.ts";

const { current, open, run, runOn } = useGitHub();

const CUSTOM = `{ "$schema": "provider-config.schema.json", "providers": { "custom": { "gateway": { "type": "provider-b-compatible" } } } }\n`;
const POLICY = '{ "rules": { "allow-deny-overlap": "error", "wrong-type": "off" } }\n';

it("the policy sets the severities", async () => {
  const files = { ".provider-steward.json": POLICY, "a/providers.json": DOUBTFUL, "b/providers.json": WRONG };
  const { exitCode, stdout, outputs } = await runOn(files);
  expect(stdout.slice(0, 3)).toEqual([
    "Checking with the policy .provider-steward.json.",
    "Checked a/providers.json: 1 error.",
    "Checked b/providers.json: nothing to report.",
  ]);
  expect(stdout[3]).toMatch(/^::error title=Provider Steward%3A allow-deny-overlap,file=a\/providers\.json,/);
  expect({ exitCode, outputs }).toMatchObject({
    exitCode: 1,
    outputs: { valid: "false", "error-count": "1", "warning-count": "0" },
  });
});

it("the policy is the one at the head commit, whether the pull request changes it or not", async () => {
  const base = { ".provider-steward.json": POLICY, "README.md": "" };
  const kept = await run(openPullRequest(current(), base, { "providers.json": DOUBTFUL }));
  expect(kept.stdout[1]).toBe("Checked providers.json: 1 error.");
  const changed = { "providers.json": DOUBTFUL, ".provider-steward.json": "{}\n" };
  expect((await run(openPullRequest(current(), base, changed))).stdout[1]).toBe("Checked providers.json: 1 warning.");
  const removed = { "providers.json": DOUBTFUL, ".provider-steward.json": null };
  expect((await run(openPullRequest(current(), base, removed))).stdout[0]).toBe("Checked providers.json: 1 warning.");
});

it("the policy brings its layers, and takes globs from its folder", async () => {
  const policy = JSON.stringify({
    layers: { enforced: "layers/enforced.json" },
    ignores: [{ rule: "allow-deny-overlap", files: ["teams/*/providers.json"], reason: "Known." }],
  });
  const files = {
    "config/policy.json": policy,
    "config/layers/enforced.json": CUSTOM,
    "config/teams/a/providers.json": DOUBTFUL.replace(
      '"providers": {',
      '"providers": { "custom": { "gateway": { "enabled": true } },',
    ),
    "teams/a/providers.json": DOUBTFUL,
  };
  const { stdout, outputs } = await runOn(files, { inputs: { policy: "config/policy.json" } });
  expect(stdout.slice(0, 3)).toEqual([
    "Checking with the policy config/policy.json.",
    "Checked config/teams/a/providers.json: nothing to report, 1 suppressed.",
    "Checked teams/a/providers.json: 1 warning.",
  ]);
  expect(outputs["valid"]).toBe("true");
});

it("the policy has the layers of the inputs above its own", async () => {
  const files = {
    ".provider-steward.json": '{ "layers": { "enforced": "low.json" } }\n',
    "low.json": '{ "providers": { "provider_b": { "enabled": false }, "provider_c": { "enabled": false } } }\n',
    "high.json": '{ "providers": { "provider_b": { "enabled": true } } }\n',
    "d.json": '{ "providers": { "provider_g": { "enabled": false } } }\n',
    "providers.json": VALID.replace('"providers": {', '"providers": { "provider_c": { "enabled": true },'),
  };
  const pull = openPullRequest(current(), { "providers.json": "{}\n" }, files);
  const alone = await run(pull);
  const layered = await run(pull, { inputs: { layers: "enforced: high.json\ndefault: d.json" } });
  const changesOf = ({ summary }: ActionRun) => summary.slice(summary.indexOf("## What changes for users"));
  expect(changesOf(layered)).not.toBe(changesOf(alone));
  expect(layered.exitCode).toBe(0);
  const missing = await run(pull, { inputs: { layers: "default: nope.json" } });
  expect(missing.stdout).toContain(
    'Could not read "nope.json". There is no such file at the head commit. Check its name and its folder. ' +
      'The input `layers` names it as the layer "default".',
  );
  expect(missing).toMatchObject({ exitCode: 1, outputs: {} });
});

it("the policy is checked itself, and so are its layers as far as they cannot be read", async () => {
  const files = {
    ".provider-steward.json": '{ "rules": { "wrong-typ": "off" } }\n',
    "providers.json": VALID,
  };
  const { exitCode, stdout, outputs, summary } = await runOn(files);
  expect(stdout.slice(1, 4)).toEqual([
    "Checked .provider-steward.json: 1 error.",
    "Checked providers.json: nothing to report.",
    expect.stringMatching(/^::error title=Provider Steward%3A policy-file,file=\.provider-steward\.json,line=1,/),
  ]);
  expect(summary).toContain("<summary><code>.provider-steward.json</code>: 1 error</summary>\n");
  expect({ exitCode, valid: outputs["valid"] }).toEqual({ exitCode: 1, valid: "false" });

  const layered = {
    ".provider-steward.json": '{ "layers": { "default": "default.json" } }\n',
    "default.json": "{\n",
    "providers.json": VALID,
  };
  const broken = await runOn(layered);
  expect(broken.stdout.slice(1, 3)).toEqual([
    "Checked default.json: 1 error.",
    "Checked providers.json: nothing to report.",
  ]);
});

it("the policy is not looked at where the pull request changes neither it nor a configuration", async () => {
  const broken = { ".provider-steward.json": '{ "rules": { "wrong-typ": "off" } }\n', "README.md": "" };
  const beside = await run(openPullRequest(current(), broken, { "README.md": "Read me.\n" }));
  expect(beside).toMatchObject({ exitCode: 0, outputs: { valid: "true" } });
  const changed = { ".provider-steward.json": '{ "rules": { "wrong-type": "of" } }\n' };
  const itself = await run(openPullRequest(current(), broken, changed));
  expect(itself).toMatchObject({ exitCode: 1, outputs: { valid: "false" } });
});

it("the policy is read for the layers that it names: a change of one alone is checked, too, by the base branch's policy where that holds", async () => {
  const policy = { ".provider-steward.json": '{ "layers": { "enforced": "config/e.json" } }\n', "README.md": "" };
  const base = { ...policy, "config/e.json": CUSTOM.replace('"type": "provider-b-compatible"', '"enabled": true') };
  const pull = openPullRequest(current(), base, { "config/e.json": "{\n" });
  const environment = { GITHUB_EVENT_NAME: "pull_request_target" };
  for (const result of [await run(pull), await run(pull, { environment })]) {
    expect(result.stdout.filter((line) => line !== NOT_TRUSTED).slice(0, 2)).toEqual([
      "Checking with the policy .provider-steward.json.",
      "Checked config/e.json: 1 error.",
    ]);
    expect(result).toMatchObject({ exitCode: 1, outputs: { valid: "false" } });
    // The effect of a layer that cannot be read is not known.
    expect(result.outputs).not.toHaveProperty("widens");
  }
  const removed = await run(openPullRequest(current(), base, { "config/e.json": null }));
  expect(removed).toMatchObject({ exitCode: 1, outputs: {} });
  const back = openPullRequest(
    current(),
    { ...policy, "config/e.json": "{\n" },
    { "config/e.json": base["config/e.json"] },
  );
  expect((await run(back, { inputs: { layers: "enforced: config/e.json" } })).exitCode).toBe(0);
});

it("the policy is a failure where it cannot be read to tell whether the change touches one of its layers", async () => {
  const base = { ".provider-steward.json": "{}\n", "README.md": "" };
  const pull = openPullRequest(current(), base, { "README.md": "Read me.\n" });
  current().setFault((path) => (path.includes("/git/blobs/") ? answer(403) : undefined));
  expect(endOf(await run(pull))).toEqual(
    failure(
      `The policy file ".provider-steward.json" cannot be read. GitHub answered 403: the token may not do this. ${PERMISSIONS}`,
    ),
  );
});

it("a policy is no configuration where it is removed, nor where it is new to the base branch, whose files hold", async () => {
  const inputs = { files: "**/*.json" };
  const removed = openPullRequest(
    current(),
    { ".provider-steward.json": POLICY, "README.md": "" },
    { ".provider-steward.json": null },
  );
  expect((await run(removed, { inputs })).stdout).toEqual([
    "::warning title=Provider Steward%3A opens,file=.provider-steward.json::The rule `allow-deny-overlap` reports a `warning` instead of an `error`.",
    "Changes in .provider-steward.json: opens 1.",
  ]);
  const environment = { GITHUB_EVENT_NAME: "pull_request_target" };
  const added = open({ ".provider-steward.json": '{ "rules": { "wrong-typ": "off" } }\n' });
  for (const more of [{ environment }, { environment, inputs }]) {
    const result = await run(added, more);
    expect(result.stdout).toEqual([
      NOT_TRUSTED,
      "Checked .provider-steward.json: 1 error.",
      expect.stringMatching(/^::error title=Provider Steward%3A policy-file,/),
      expect.stringMatching(/^Changes in \.provider-steward\.json: not known\. The policy file/),
      expect.stringMatching(/^::error::Provider Steward found 1 error/),
    ]);
  }
});

it("the policy is checked as a policy, and a layer without layers, where the globs pick them", async () => {
  const files = {
    ".provider-steward.json": '{ "layers": { "enforced": "providers.json" } }\n',
    "providers.json": CUSTOM.replace('"type": "provider-b-compatible"', '"enabled": true'),
  };
  const { stdout } = await runOn(files, { inputs: { files: "**/*.json" } });
  expect(stdout.slice(1, 3)).toEqual([
    "Checked .provider-steward.json: nothing to report.",
    "Checked providers.json: 1 warning.",
  ]);
  expect(stdout[3]).toMatch(/^::warning title=Provider Steward%3A layer-[\w-]+,file=providers\.json,/);
});

it.each([
  ["which is not there", {}],
  ["whose folder is a file", { config: "text\n" }],
  ["which is in another case", { "Config/policy.json": POLICY }],
])("the policy is a failure where the input names one %s", async (_, files) => {
  const result = await runOn({ ...files, "providers.json": VALID }, { inputs: { policy: "config/policy.json" } });
  expect(endOf(result)).toEqual(
    failure(
      'Input "policy" names "config/policy.json", which does not exist at the head commit. ' +
        "Check the path, which starts at the root of the repository.",
    ),
  );
  expect(result.stdout).toHaveLength(1);
});

it.each([
  ["a folder", ".provider-steward.json/x", "It is a folder, not a file. Name a file."],
  ["a layer that is not there", "x", "There is no such file at the head commit. Check its name and its folder."],
])("the policy is reported as unread where it is %s", async (_, path, reason) => {
  const layered = '{ "layers": { "enforced": "layers/enforced.json" } }\n';
  const files = {
    [path]: "x",
    ...(path === "x" ? { ".provider-steward.json": layered } : {}),
    "providers.json": DOUBTFUL,
  };
  const result = await runOn(files);
  expect(result.stdout[1]).toBe("Checked providers.json: 1 warning.");
  expect(result.stdout.find((line) => line.startsWith("Could not read"))).toBe(
    path === "x"
      ? `Could not read "layers/enforced.json". ${reason} The policy file names it as the layer "enforced".`
      : `Could not read ".provider-steward.json". ${reason}`,
  );
  expect(result).toMatchObject({ exitCode: 1, outputs: {} });
});

it.each([
  ["403", answer(403), `GitHub answered 403: the token may not do this. ${PERMISSIONS}`],
  ["a listing of another shape", { status: 200, body: { tree: [{ path: 1 }] } }, UNEXPECTED_ANSWER],
  [
    "a listing of a part",
    { status: 200, body: { tree: [], truncated: true } },
    "GitHub lists only a part of its folder. Move it to a folder with fewer files.",
  ],
])("the policy is a failure where GitHub answers %s", async (_, fault, message) => {
  const pull = open({ "providers.json": WRONG });
  current().setFault((path) => (path.includes("/git/trees/") ? fault : undefined));
  expect(endOf(await run(pull))).toEqual(
    failure(`The policy file ".provider-steward.json" cannot be looked up. ${message}`),
  );
});

it("a policy that the pull request only renames is missing, and so is a layer", async () => {
  const base = { "p.json": "{}\n", "e.json": '{ "providers": {} }\n' };
  const policy = openPullRequest(current(), base, { "p.json": null, "q.json": "{}\n" });
  expect((await run(policy, { inputs: { policy: "p.json" } })).stdout.at(-1)).toMatch(
    /^::error title=Provider Steward could not do its work::Input "policy" names "p\.json", which does not exist/,
  );
  const layer = openPullRequest(current(), base, { "e.json": null, "f.json": '{ "providers": {} }\n' });
  expect((await run(layer, { inputs: { layers: "enforced: e.json" } })).stdout[0]).toBe(
    'Could not read "e.json". There is no such file at the head commit. Check its name and its folder. The input `layers` names it as the layer "enforced".',
  );
});

it("the policy is not followed where it is a symbolic link", async () => {
  const pull = open({ "providers.json": VALID });
  const link = { path: ".provider-steward.json", mode: "120000", type: "blob", sha: "0".repeat(40) };
  current().setFault((path) => (path.includes("/git/trees/") ? { status: 200, body: { tree: [link] } } : undefined));
  expect((await run(pull)).stdout).toContain(
    'Could not read ".provider-steward.json". Its path leads to a symbolic link, which is not followed. Put the file itself there.',
  );
});

it("the policy is found with its layers without a path in any URL, and each folder is asked for once", async () => {
  const name = "%2e%2e%2f?a#b ü";
  const files = {
    [`${name}/policy.json`]: JSON.stringify({ layers: { enforced: "x/e.json", default: "x/d.json" } }),
    [`${name}/x/e.json`]: CUSTOM,
    [`${name}/x/d.json`]: CUSTOM,
    "providers.json": VALID,
  };
  const { exitCode } = await runOn(files, { inputs: { policy: `${name}/policy.json` } });
  expect(exitCode).toBe(0);
  const paths = current().requests.map((path) => path.replaceAll(/[0-9a-f]{40}/g, "ID"));
  expect(paths).toEqual([
    `${REPOSITORY_PATH}/pulls/1`,
    `${REPOSITORY_PATH}/pulls/1/files?per_page=100`,
    ...Array.from({ length: 2 }, () => `${REPOSITORY_PATH}/git/trees/ID`),
    `${REPOSITORY_PATH}/git/blobs/ID`,
    `${REPOSITORY_PATH}/git/trees/ID`,
    // Both layers are one blob.
    `${REPOSITORY_PATH}/git/blobs/ID`,
    // The settings are new: they are looked for at the merge base, too, and then all that they govern.
    `${REPOSITORY_PATH}/compare/ID...ID?per_page=1&page=2`,
    `${REPOSITORY_PATH}/git/trees/ID`,
    `${REPOSITORY_PATH}/git/trees/ID?recursive=1`,
    `${REPOSITORY_PATH}/git/blobs/ID`,
    // The file names hosts that may be like those that configurations used before.
    `${REPOSITORY_PATH}/git/trees/ID?recursive=1`,
  ]);
});
