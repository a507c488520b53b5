import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { FILE_MAX_BYTES } from "../../../shared/index.ts";
import { NO_COMMIT, pushPayload } from "../support/events.ts";
import {
  createGitRepository,
  type GitRepository,
  runGit,
  shallowCheckout,
  temporaryFolder,
} from "../support/git-repository.ts";
import { pullRequestPayload } from "../support/pull-request.ts";
import { DOUBTFUL, useGitHub, VALID, WRONG } from "../support/scenario.ts";

const { current, run, serve } = useGitHub();

let repository: GitRepository;
let before: string;
let after: string;

beforeEach(() => {
  repository = createGitRepository();
  before = repository.commit({
    "a/providers.json": `${VALID}\n`,
    "b/providers.json": `${VALID}\n\n`,
    "ü \n/providers.json": VALID,
  });
  after = repository.commit({
    "a/providers.json": WRONG,
    "b/providers.json": DOUBTFUL,
    ".provider-steward.json": '{ "layers": { "default": "d.json" } }\n',
    "d.json": '{ "providers": {} }\n',
  });
});

function push(environment: Readonly<Record<string, string>>, since = before, until = after) {
  return run({ event: pushPayload(since, until) }, { environment: { GITHUB_EVENT_NAME: "push", ...environment } });
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

describe("a checkout", () => {
  it("a checkout of everything serves a push without any request", async () => {
    expect(findingsOf(await push({ GITHUB_WORKSPACE: repository.folder }))).toEqual(FINDINGS);
    expect(current().requests).toEqual([]);
  });

  it("a checkout of everything serves a run without a base without any request", async () => {
    const environment = { GITHUB_WORKSPACE: repository.folder, GITHUB_EVENT_NAME: "schedule", GITHUB_SHA: after };
    const { stdout } = await run({ event: {} }, { environment });
    expect(stdout.slice(1, 4)).toEqual([
      "Checked a/providers.json: 1 error.",
      "Checked b/providers.json: 1 warning.",
      "Checked ü \\u{a}/providers.json: nothing to report.",
    ]);
    expect(current().requests).toEqual([]);
  });

  it("a checkout without history serves what it holds", async () => {
    serve({ repository });
    expect(findingsOf(await push({ GITHUB_WORKSPACE: shallowCheckout(repository, after) }))).toEqual(FINDINGS);
    const asked = current().requests.map((path) => /\/(compare|git\/\w+)\//.exec(path)?.[1]);
    // The comparison; then the two files before: their commit's root, their folders and themselves. The settings are new.
    expect(asked.map(String).toSorted((one, other) => one.localeCompare(other))).toEqual([
      "compare",
      ...Array<string>(2).fill("git/blobs"),
      ...Array<string>(3).fill("git/trees"),
    ]);
    const all = await push({ GITHUB_WORKSPACE: shallowCheckout(repository, after) }, NO_COMMIT);
    expect(all.stdout[1]).toBe("Checked a/providers.json: 1 error.");
    expect(current().requests).toHaveLength(asked.length);
  });

  it("a checkout without history does not say where a branch left another", async () => {
    repository.git("checkout", "--quiet", before);
    const head = repository.commit({ "b/providers.json": WRONG });
    const folder = shallowCheckout(repository, after);
    runGit(folder, ["fetch", "--quiet", "--depth", "1", `file://${repository.folder}`, head]);
    serve({ repository, pull: { base: after, head } });
    current().setFault((path) => (path.includes("/files?") ? { status: 406, body: {} } : undefined));
    const environment = { GITHUB_WORKSPACE: folder };
    const { stdout } = await run({ event: pullRequestPayload(1, after, head) }, { environment });
    expect(stdout.slice(0, 2)).toEqual([
      "The changed files are taken from the git trees of the two commits, because GitHub answered 406.",
      "Checked b/providers.json: 1 error.",
    ]);
  });

  it("a checkout with missing blobs fetches none", async () => {
    const partial = temporaryFolder();
    repository.git("config", "uploadpack.allowFilter", "true");
    runGit(partial, ["clone", "--quiet", "--no-checkout", "--filter=blob:none", `file://${repository.folder}`, "."]);
    const missing = () => runGit(partial, ["rev-list", "--objects", "--all", "--missing=print"]).toString();
    const atFirst = missing();
    serve({ repository });
    expect(findingsOf(await push({ GITHUB_WORKSPACE: partial }))).toEqual(FINDINGS);
    expect(missing()).toBe(atFirst);
    expect(atFirst).toContain("?");
  });

  it("a checkout of another repository serves nothing", async () => {
    const other = createGitRepository();
    other.commit({ "a/providers.json": DOUBTFUL });
    serve({ repository });
    expect(findingsOf(await push({ GITHUB_WORKSPACE: other.folder }))).toEqual(FINDINGS);
  });

  it.each([
    ["a folder without git", () => temporaryFolder()],
    [
      "a folder with something else called .git",
      () => {
        const folder = temporaryFolder();
        mkdirSync(join(folder, ".git"));
        return folder;
      },
    ],
    ["no folder", () => "/nowhere"],
  ])("a checkout may be %s", async (_, folderOf) => {
    serve({ repository });
    expect(findingsOf(await push({ GITHUB_WORKSPACE: folderOf() }))).toEqual(FINDINGS);
  });

  it("a checkout may be there without git on the machine", async () => {
    serve({ repository });
    expect(findingsOf(await push({ GITHUB_WORKSPACE: repository.folder, PATH: temporaryFolder() }))).toEqual(FINDINGS);
  });

  it("a checkout is read as it is committed, and nothing that its settings name is run", async () => {
    const marker = join(temporaryFolder(), "marker");
    const program = join(temporaryFolder(), "program");
    writeFileSync(program, `#!/bin/sh\ntouch ${marker}\ncat "$2"\n`, { mode: 0o755 });
    for (const name of ["core.fsmonitor", "diff.external", "diff.x.textconv", "diff.x.command", "filter.x.smudge"])
      repository.git("config", name, program);
    mkdirSync(join(repository.folder, ".git/info"), { recursive: true });
    writeFileSync(join(repository.folder, ".git/info/attributes"), "* diff=x filter=x\n");
    writeFileSync(join(repository.folder, "a/providers.json"), VALID);
    expect(findingsOf(await push({ GITHUB_WORKSPACE: repository.folder }))).toEqual(FINDINGS);
    expect(existsSync(marker)).toBe(false);
  });

  it("a checkout is not led to another repository by the environment", async () => {
    const other = createGitRepository();
    serve({ repository });
    expect(
      findingsOf(await push({ GITHUB_WORKSPACE: repository.folder, GIT_DIR: join(other.folder, ".git") })),
    ).toEqual(FINDINGS);
    expect(current().requests).toEqual([]);
  });

  it("a checkout gives what is wrong with a file as the API does", async () => {
    const files = {
      "large/providers.json": new Uint8Array(FILE_MAX_BYTES + 100_000).fill(0x20),
      "latin/providers.json": new Uint8Array([0x7b, 0x0a, 0xff, 0x7d]),
      "utf16/providers.json": new Uint8Array([0xff, 0xfe, 0x7b, 0x00]),
      "zone/providers.json": DOUBTFUL,
    };
    const until = repository.commit(files);
    serve({ repository });
    const held = await push({ GITHUB_WORKSPACE: repository.folder }, after, until);
    expect(held.stdout.slice(1, 5)).toEqual([
      "Checked large/providers.json: 1 error.",
      "Checked latin/providers.json: 1 error.",
      "Checked utf16/providers.json: 1 error.",
      "Checked zone/providers.json: 1 warning.",
    ]);
    expect(current().requests).toEqual([]);
    expect((await push({}, after, until)).stdout).toEqual(held.stdout);
  });
});
