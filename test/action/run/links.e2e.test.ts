import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { pushPayload } from "../support/events.ts";
import { createGitRepository, type GitRepository } from "../support/git-repository.ts";
import { pullRequestPayload } from "../support/pull-request.ts";
import { DOUBTFUL, useGitHub, VALID } from "../support/scenario.ts";

const { run, serve } = useGitHub();

let repository: GitRepository;

beforeEach(() => {
  repository = createGitRepository();
});

/** Puts a link in the place of a file, and the other way round. */
function replaceByLink(path: string, target: string): string {
  rmSync(join(repository.folder, path));
  return repository.link(path, target);
}

function replaceByFile(path: string, content: string): string {
  rmSync(join(repository.folder, path));
  return repository.commit({ [path]: content });
}

/**
 * The log's lines about files on a push, which must be the same by GitHub's listing, by the checkout, and on a pull
 * request.
 */
async function logOf(before: string, after: string): Promise<readonly string[]> {
  serve({ repository, pull: { base: before, head: after } });
  const push = { GITHUB_EVENT_NAME: "push" };
  const listed = await run({ event: pushPayload(before, after) }, { environment: push });
  const held = await run(
    { event: pushPayload(before, after) },
    { environment: { ...push, GITHUB_WORKSPACE: repository.folder } },
  );
  const pull = await run({ event: pullRequestPayload(1, before, after) });
  expect(listed.stdout).toEqual(held.stdout);
  expect(pull.stdout).toEqual(held.stdout);
  return held.stdout.filter((line) => /^(?:Checked |Changes in |::)/.test(line));
}

/** The log's lines about a link, whose effect is not known. */
const warned = (path: string, kind = "a symbolic link") => [
  `Checked ${path}: 1 warning.`,
  expect.stringMatching(
    /^::warning title=Provider Steward%3A symbolic-link,file=[\w./]+::This is a symbolic link or a /,
  ),
  `Changes in ${path}: not known. Its path leads to ${kind}, which is not followed. Put the file itself there.`,
];
const wasLink = (path: string) =>
  `Changes in ${path}: not known. Before the change: Its path leads to a symbolic link, which is not followed. Put the file itself there.`;

describe("a symbolic link that GitHub lists as a file", () => {
  it("a symbolic link that GitHub lists as a file is a warning, as it is where the checkout tells what it is", async () => {
    const before = repository.commit({ "a/providers.json": VALID, "b/other.json": "" });
    const log = await logOf(before, repository.link("b/providers.json", "../a/providers.json"));
    expect(log).toEqual(warned("b/providers.json"));
  });

  it("a symbolic link in the place of a file is not that file's removal", async () => {
    const before = repository.commit({ "a/providers.json": VALID, "b/providers.json": DOUBTFUL });
    const log = await logOf(before, replaceByLink("b/providers.json", "../a/providers.json"));
    expect(log).toEqual(warned("b/providers.json"));
  });

  it("a symbolic link that a file replaces leaves the effect unknown", async () => {
    repository.commit({ "a/providers.json": VALID, "b/other.json": "" });
    const before = repository.link("b/providers.json", "../a/providers.json");
    const log = await logOf(before, replaceByFile("b/providers.json", DOUBTFUL));
    expect(log[0]).toBe("Checked b/providers.json: 1 warning.");
    expect(log.slice(2)).toEqual([wasLink("b/providers.json")]);
  });

  it("a symbolic link that is led elsewhere or removed leaves the effect unknown", async () => {
    repository.commit({ "a/providers.json": VALID, "b/other.json": "" });
    const before = repository.link("b/providers.json", "../a/providers.json");
    const led = replaceByLink("b/providers.json", "/etc/providers.json");
    expect(await logOf(before, led)).toEqual(warned("b/providers.json"));
    const removed = await logOf(led, repository.commit({ "b/providers.json": null }));
    expect(removed).toEqual([wasLink("b/providers.json")]);
  });
});

describe("a folder that becomes a symbolic link", () => {
  it("a folder that becomes a symbolic link leaves the effect unknown of the configurations that were in it, and of the layers", async () => {
    const policy = { ".provider-steward.json": '{ "layers": { "enforced": "e/e.json" } }\n', "e/e.json": "{}\n" };
    const before = repository.commit({
      ...policy,
      "a/providers.json": VALID,
      "b/c/providers.json": DOUBTFUL,
      "b/x.json": "",
    });
    rmSync(join(repository.folder, "b"), { recursive: true });
    const after = repository.link("b", "a");
    expect(await logOf(before, after)).toEqual([
      "Changes in b/c/providers.json: not known. Its path leads to a symbolic link, which is not followed. Put the file itself there.",
    ]);
    rmSync(join(repository.folder, "e"), { recursive: true });
    expect(await logOf(after, repository.link("e", "a"))).toContain(
      'Changes in e/e.json: not known. The enforced layer "e/e.json" cannot be read. Its path leads to a symbolic link, which is not followed. Put the file itself there.',
    );
  });
});

describe("a file that may be a link by its diff", () => {
  it("a file that may be a link by its diff is checked, for it has no line feed at its end", async () => {
    const before = repository.commit({ "README.md": "" });
    const log = await logOf(before, repository.commit({ "deep/er/providers.json": DOUBTFUL.trimEnd() }));
    expect(log[0]).toBe("Checked deep/er/providers.json: 1 warning.");
  });
});

describe("a submodule that GitHub lists as a file", () => {
  it("a submodule that GitHub lists as a file is a warning", async () => {
    const before = repository.commit({ "a/providers.json": VALID });
    const submodule = (path: string, commit: string) => {
      repository.git("update-index", "--add", "--cacheinfo", `160000,${commit},${path}`);
      repository.git("commit", "--quiet", "-m", dirname(path));
      return repository.git("rev-parse", "HEAD");
    };
    const added = submodule("m/providers.json", before);
    expect(await logOf(before, added)).toEqual(warned("m/providers.json", "a submodule"));
    expect(await logOf(added, submodule("m/providers.json", added))).toEqual(warned("m/providers.json", "a submodule"));
  });
});
