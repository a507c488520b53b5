import { describe, expect, it } from "vitest";
import { type Facts, type Mode, obstaclesIn, obstaclesOfBundles } from "../../../.ci/release/facts.ts";

const COMMIT = "a".repeat(40);

const READY: Facts = {
  version: "1.2.3",
  tag: "v1.2.3",
  commit: COMMIT,
  time: new Date(0),
  changed: [],
  tagged: undefined,
  hasRemote: true,
  notes: "- A.",
};

function problemsOf(facts: Partial<Facts>, mode: Mode) {
  return obstaclesIn({ ...READY, ...facts }, mode).map(({ problem, isForNow }) => [problem, isForNow]);
}

describe("the obstacles to a release", () => {
  it("is nothing where all is ready", () => {
    expect(problemsOf({}, "real")).toEqual([]);
    expect(problemsOf({}, "dry run")).toEqual([]);
    expect(problemsOf({ tagged: COMMIT, hasRemote: false }, "tagged")).toEqual([]);
  });

  it.each<Mode>(["real", "dry run"])("is a changelog that says nothing, and a tag that is there: %s", (mode) => {
    expect(problemsOf({ notes: undefined, tagged: "b" }, mode)).toEqual([
      ["CHANGELOG.md says nothing of version 1.2.3.", false],
      ["The tag v1.2.3 is there already, at b: a version is released once.", false],
    ]);
  });

  it("is what can be changed at once: files in no commit, and no remote repository", () => {
    const changed = [" M README.md", "?? a", "?? b", "?? c", "D  d"];
    expect(problemsOf({ changed, hasRemote: false }, "real")).toEqual([
      ["The working tree has changes that are in no commit: README.md, a, b and 2 more.", true],
      ["There is no remote repository `origin` to push the tag to.", true],
    ]);
  });

  it.each([undefined, "b"])("is the wrong tag where there must be one: %s", (tagged) => {
    expect(problemsOf({ tagged }, "tagged")).toEqual([
      ["package.json has the version 1.2.3, and this commit has no tag v1.2.3.", false],
    ]);
  });

  it("is a committed bundle that is not what the sources give", () => {
    expect(obstaclesOfBundles([])).toEqual([]);
    expect(obstaclesOfBundles(["main/index.js"])).toMatchObject([
      { problem: "The bundles in action/dist are not what the sources give: main/index.js.", isForNow: true },
    ]);
  });
});
