/** Checkouts are read by git itself, so these tests start it. All else about files is shown without a process. */

import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { PULL_REQUEST_MAX_LISTED_FILES } from "../../../action/limits.ts";
import { FILE_MAX_BYTES } from "../../../shared/index.ts";
import { NO_COMMIT, pushPayload } from "../support/events.ts";
import { runGit, shallowCheckout } from "../support/git-repository.ts";
import { REPOSITORY_PATH } from "../support/github.ts";
import { createMemoryRepository } from "../support/memory-repository.ts";
import { openPullBetween } from "../support/pull-request.ts";
import { answer, DOUBTFUL, useGitHub, VALID, WRONG } from "../support/scenario.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const { current, run } = useGitHub();

let before: string;
let after: string;

beforeEach(() => {
  const { commit } = current().repository;
  before = commit({
    "a/providers.json": `${VALID}\n`,
    "b/providers.json": `${VALID}\n\n`,
    "ü \n/providers.json": VALID,
  });
  after = commit({
    "a/providers.json": WRONG,
    "b/providers.json": DOUBTFUL,
    ".provider-steward.json": '{ "layers": { "default": "d.json" } }\n',
    "d.json": '{ "providers": {} }\n',
  });
});

/** A checkout of everything. */
const checkout = () => current().repository.writeTo(temporaryFolder());

function push(workspace: string | undefined, since = before, until = after, environment = {}) {
  const at = workspace === undefined ? {} : { GITHUB_WORKSPACE: workspace };
  return run(
    { event: pushPayload(since, until) },
    { environment: { GITHUB_EVENT_NAME: "push", ...at, ...environment } },
  );
}

/** The findings in the second commit. */
const FINDINGS = {
  checked: [
    "Checking with the policy .provider-steward.json.",
    "Checked a/providers.json: 1 error.",
    "Checked b/providers.json: 1 warning.",
  ],
  // The settings, and the two files.
  compared: 3,
};

function findingsOf({ stdout }: { readonly stdout: readonly string[] }) {
  return { checked: stdout.slice(0, 3), compared: stdout.filter((line) => line.startsWith("Changes in ")).length };
}

it("a checkout serves a push without any request, whatever the environment names", async () => {
  const environment = { GIT_DIR: join(createMemoryRepository().writeTo(temporaryFolder()), ".git") };
  expect(findingsOf(await push(checkout(), before, after, environment))).toEqual(FINDINGS);
  expect(current().requests).toEqual([]);
});

it("a checkout leaves two requests to a pull request", async () => {
  const pull = openPullBetween(current(), before, after);
  expect(findingsOf(await run(pull, { environment: { GITHUB_WORKSPACE: checkout() } }))).toEqual(FINDINGS);
  expect(current().requests).toEqual([`${REPOSITORY_PATH}/pulls/1`, `${REPOSITORY_PATH}/pulls/1/files?per_page=100`]);
});

it("a checkout is read as it is committed, and nothing that its settings name is run", async () => {
  const folder = checkout();
  const marker = join(temporaryFolder(), "marker");
  const program = join(temporaryFolder(), "program");
  writeFileSync(program, `#!/bin/sh\ntouch ${marker}\ncat "$2"\n`, { mode: 0o755 });
  const settings = ["core.fsmonitor", "diff.external", "diff.x.textconv", "diff.x.command", "filter.x.smudge"];
  for (const name of settings) runGit(folder, ["config", name, program]);
  mkdirSync(join(folder, ".git/info"), { recursive: true });
  writeFileSync(join(folder, ".git/info/attributes"), "* diff=x filter=x\n");
  mkdirSync(join(folder, "a"));
  writeFileSync(join(folder, "a/providers.json"), VALID);
  expect(findingsOf(await push(folder))).toEqual(FINDINGS);
  expect(existsSync(marker)).toBe(false);
});

it("a checkout says the same as the API about files that it cannot read, links, submodules and renamed files", async () => {
  const { commit } = current().repository;
  const text = (spaces: number) => DOUBTFUL.replace("{", `{${" ".repeat(spaces)}`);
  const since = commit({
    "was-file/providers.json": text(2),
    "was-link/providers.json": { linkTo: "../a/providers.json" },
    "led/providers.json": { linkTo: "../a/providers.json" },
    "gone/providers.json": { linkTo: "../a/providers.json" },
    "folder/c/providers.json": text(3),
    "m/providers.json": { submodule: "1".repeat(40) },
    "old/providers.json": text(4),
    "near/providers.json": `${VALID}\n\n\n`,
  });
  const until = commit({
    "large/providers.json": new Uint8Array(FILE_MAX_BYTES + 100_000).fill(0x20),
    "latin/providers.json": new Uint8Array([0x7b, 0x0a, 0xff, 0x7d]),
    "utf16/providers.json": new Uint8Array([0xff, 0xfe, 0x7b, 0x00]),
    "zone/providers.json": text(5),
    "was-file/providers.json": { linkTo: "../a/providers.json" },
    "was-link/providers.json": text(6),
    "led/providers.json": { linkTo: "/etc/providers.json" },
    "gone/providers.json": null,
    "folder/c": null,
    folder: { linkTo: "a" },
    "m/providers.json": { submodule: "2".repeat(40) },
    "link/providers.json": { linkTo: "../b/providers.json" },
    "n/providers.json": { submodule: "2".repeat(40) },
    "old/providers.json": null,
    "new/providers.json": text(4),
    "near/providers.json": null,
    "near-new/providers.json": `${VALID.replace("{", "{  ")}\n\n\n`,
  });
  const folder = checkout();
  const held = await push(folder, since, until);
  expect(held.stdout.filter((line) => line.startsWith("Checked ")).length).toBeGreaterThan(8);
  const schedule = { GITHUB_EVENT_NAME: "schedule", GITHUB_SHA: until };
  const whole = await run({ event: {} }, { environment: { ...schedule, GITHUB_WORKSPACE: folder } });
  expect(whole.stdout).toContain("Checked ü \\u{a}/providers.json: nothing to report.");
  expect(current().requests).toEqual([]);
  expect((await push(undefined, since, until)).stdout).toEqual(held.stdout);
  expect((await run({ event: {} }, { environment: schedule })).stdout).toEqual(whole.stdout);
});

it("a checkout is compared where GitHub lists only a part of a pull request's files", async () => {
  const { commit } = current().repository;
  const names = Array.from({ length: PULL_REQUEST_MAX_LISTED_FILES }, (_, index) => `src/${index}.ts`);
  const head = commit({ "b/providers.json": WRONG, ...Object.fromEntries(names.map((name) => [name, "\n"])) });
  // The base branch has moved on.
  const pull = openPullBetween(current(), commit({ "a/providers.json": VALID }, [after]), head);
  const { stdout } = await run(pull, { environment: { GITHUB_WORKSPACE: checkout() } });
  expect(stdout.slice(0, 3)).toEqual([
    `The changed files are taken from the checkout, because GitHub lists only a part of the ${names.length + 1} files that pull request #1 changes.`,
    "Checking with the policy .provider-steward.json.",
    "Checked b/providers.json: 1 error.",
  ]);
  expect(current().requests.filter((path) => !path.includes("/pulls/1"))).toEqual([]);
});

it("a checkout is compared where the API has a rate limit", async () => {
  const pull = openPullBetween(current(), before, after);
  current().setFault((path) => (path.endsWith("/pulls/1") ? undefined : answer(429, { "retry-after": "3600" })));
  const { stdout } = await run(pull, { environment: { GITHUB_WORKSPACE: checkout() } });
  expect(stdout[0]).toBe("The changed files are taken from the checkout, because GitHub answered 429.");
  expect(findingsOf({ stdout: stdout.slice(1) })).toEqual(FINDINGS);
});

it("a checkout is compared with what a push overwrote", async () => {
  const { commit } = current().repository;
  const overwritten = commit({ "a/providers.json": VALID });
  const until = commit({ "b/providers.json": VALID }, [after]);
  const { stdout } = await push(checkout(), overwritten, until);
  expect(stdout.slice(1, 3)).toEqual([
    "Checked a/providers.json: 1 error.",
    "Checked b/providers.json: nothing to report.",
  ]);
});

it("a checkout without history serves what it holds", async () => {
  const origin = { folder: checkout() };
  expect(findingsOf(await push(shallowCheckout(origin, after)))).toEqual(FINDINGS);
  const asked = current().requests.map((path) => /\/(compare|git\/\w+)\//.exec(path)?.[1]);
  // The comparison; then the two files before: their commit's root, their folders and themselves. The settings are new.
  expect(asked.map(String).toSorted((one, other) => one.localeCompare(other))).toEqual([
    "compare",
    ...Array<string>(2).fill("git/blobs"),
    ...Array<string>(3).fill("git/trees"),
  ]);
  const all = await push(shallowCheckout(origin, after), NO_COMMIT);
  expect(all.stdout[1]).toBe("Checked a/providers.json: 1 error.");
  expect(current().requests).toHaveLength(asked.length);
});

it("a checkout without history does not say where a branch left another", async () => {
  const head = current().repository.commit({ "b/providers.json": WRONG }, [before]);
  const origin = { folder: checkout() };
  const folder = shallowCheckout(origin, after);
  runGit(folder, ["fetch", "--quiet", "--depth", "1", `file://${origin.folder}`, head]);
  const pull = openPullBetween(current(), after, head);
  current().setFault((path) => (path.includes("/files?") ? { status: 406, body: {} } : undefined));
  const { stdout } = await run(pull, { environment: { GITHUB_WORKSPACE: folder } });
  expect(stdout.slice(0, 2)).toEqual([
    "The changed files are taken from the git trees of the two commits, because GitHub answered 406.",
    "Checked b/providers.json: 1 error.",
  ]);
});

it("a checkout with missing blobs fetches none", async () => {
  const [origin, partial] = [checkout(), temporaryFolder()];
  runGit(origin, ["config", "uploadpack.allowFilter", "true"]);
  runGit(origin, ["update-ref", "refs/heads/main", after]);
  runGit(partial, ["clone", "--quiet", "--no-checkout", "--filter=blob:none", `file://${origin}`, "."]);
  const missing = () => runGit(partial, ["rev-list", "--objects", "--all", "--missing=print"]).toString();
  const atFirst = missing();
  expect(findingsOf(await push(partial))).toEqual(FINDINGS);
  expect(missing()).toBe(atFirst);
  expect(atFirst).toContain("?");
});

it.each<[string, (folder: string) => string]>([
  [
    "another repository",
    (folder) => {
      const other = createMemoryRepository();
      other.commit({ "a/providers.json": DOUBTFUL });
      return other.writeTo(folder);
    },
  ],
  ["a folder without git", (folder) => folder],
  ["a folder with something else called .git", (folder) => (mkdirSync(join(folder, ".git")), folder)],
  ["no folder", () => "/nowhere"],
])("a checkout may be %s, which serves nothing", async (_, folderOf) => {
  expect(findingsOf(await push(folderOf(temporaryFolder())))).toEqual(FINDINGS);
});

it("a checkout may be there without git on the machine", async () => {
  expect(findingsOf(await push(checkout(), before, after, { PATH: temporaryFolder() }))).toEqual(FINDINGS);
});
