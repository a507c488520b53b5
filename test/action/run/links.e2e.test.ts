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

/** The log of a push, which must be the same by GitHub's listing and by the checkout, and of such a pull request. */
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
  return held.stdout;
}

const leftOut = (path: string) => `Symbolic links and submodules are not followed, so these are left out: "${path}".`;
const NOTHING = "No changed file matches the input `files`, so there is nothing to check.";

describe("a symbolic link that GitHub lists as a file", () => {
  it("is left out, as it is where the checkout tells what it is", async () => {
    const before = repository.commit({ "a/providers.json": VALID, "b/other.json": "" });
    expect(await logOf(before, repository.link("b/providers.json", "../a/providers.json"))).toEqual([
      leftOut("b/providers.json"),
      NOTHING,
    ]);
  });

  it("in the place of a file is that file's removal", async () => {
    const before = repository.commit({ "a/providers.json": VALID, "b/providers.json": DOUBTFUL });
    expect(await logOf(before, replaceByLink("b/providers.json", "../a/providers.json"))).toEqual([
      leftOut("b/providers.json"),
      NOTHING,
      "Changes in b/providers.json: 3, 3 of them widen.",
    ]);
  });

  it("that a file takes the place of was nothing", async () => {
    repository.commit({ "a/providers.json": VALID, "b/other.json": "" });
    const before = repository.link("b/providers.json", "../a/providers.json");
    const log = await logOf(before, replaceByFile("b/providers.json", DOUBTFUL));
    expect(log[0]).toBe("Checked b/providers.json: 1 warning.");
    expect(log.slice(2)).toEqual(["Changes in b/providers.json: 3."]);
  });

  it("that is led elsewhere or removed has no changes", async () => {
    repository.commit({ "a/providers.json": VALID, "b/other.json": "" });
    const before = repository.link("b/providers.json", "../a/providers.json");
    const led = replaceByLink("b/providers.json", "/etc/providers.json");
    expect(await logOf(before, led)).toEqual([leftOut("b/providers.json"), NOTHING]);
    expect(await logOf(led, repository.commit({ "b/providers.json": null }))).toEqual([NOTHING]);
  });
});

describe("a file that may be a link by its diff", () => {
  it("is checked, for it has no line feed at its end", async () => {
    const before = repository.commit({ "README.md": "" });
    const log = await logOf(before, repository.commit({ "deep/er/providers.json": DOUBTFUL.trimEnd() }));
    expect(log[0]).toBe("Checked deep/er/providers.json: 1 warning.");
  });
});

describe("a submodule that GitHub lists as a file", () => {
  it("is left out", async () => {
    const before = repository.commit({ "a/providers.json": VALID });
    const submodule = (path: string, commit: string) => {
      repository.git("update-index", "--add", "--cacheinfo", `160000,${commit},${path}`);
      repository.git("commit", "--quiet", "-m", dirname(path));
      return repository.git("rev-parse", "HEAD");
    };
    const added = submodule("m/providers.json", before);
    expect(await logOf(before, added)).toEqual([leftOut("m/providers.json"), NOTHING]);
    expect(await logOf(added, submodule("m/providers.json", added))).toEqual([leftOut("m/providers.json"), NOTHING]);
  });
});
