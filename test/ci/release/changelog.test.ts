import { describe, expect, it } from "vitest";
import { draftOf, nextVersion, sectionOf, withVersion } from "../../../.ci/release/changelog.ts";

const CHANGELOG =
  "# Changelog\n\nNewest first.\n\n## 1.1.0\n\n### Added\n\n- A.\n\n## 1.1.0-old\n\n- B.\n\n## 1.0.0\n\n";

function commit(subject: string, body = "") {
  return { subject, body };
}

describe("a section of the changelog", () => {
  it("is what stands between its heading and the next one", () => {
    expect(sectionOf(CHANGELOG, "1.1.0")).toBe("### Added\n\n- A.");
    expect(sectionOf(CHANGELOG, "1.1.0-old")).toBe("- B.");
  });

  it("is none where nothing is in it, or it is not there", () => {
    expect(sectionOf(CHANGELOG, "1.0.0")).toBeUndefined();
    expect(sectionOf(CHANGELOG, "1.1")).toBeUndefined();
    expect(sectionOf("# Changelog\n", "1.1.0")).toBeUndefined();
  });
});

describe("the changelog of a new version", () => {
  it("has what stood under Unreleased, before all others", () => {
    expect(withVersion("# Changelog\n\n## Unreleased\n\n- A.\n\n## 1.0.0\n\n- B.\n", "1.1.0", "- Draft.")).toBe(
      "# Changelog\n\n## 1.1.0\n\n- A.\n\n## 1.0.0\n\n- B.\n",
    );
  });

  it("has the draft where nothing stood there", () => {
    const expected = "# Changelog\n\n## 1.1.0\n\n- Draft.\n\n## 1.0.0\n\n- B.\n";
    expect(withVersion("# Changelog\n\n## Unreleased\n\n## 1.0.0\n\n- B.\n", "1.1.0", "- Draft.\n")).toBe(expected);
    expect(withVersion("# Changelog\n\n## 1.0.0\n\n- B.\n", "1.1.0", "- Draft.\n")).toBe(expected);
  });

  it("is the first one of a new changelog", () => {
    expect(withVersion("# Changelog\n\n", "1.0.0", "- Draft.")).toBe("# Changelog\n\n## 1.0.0\n\n- Draft.\n");
  });
});

describe("the draft of a version", () => {
  it("has what changes for users, under the headings of the changelog", () => {
    const commits = [
      commit("fix(worker): answer 404 for a deleted bundle"),
      commit("feat(resolve): explain which layer hides a model", "Because it was not to be seen."),
      commit("perf: load less"),
      commit("feat!: require a key", "A key is needed."),
      commit("refactor(api): rename fields", "Shorter.\n\nBREAKING CHANGE: read `a` in\nplace of `b`.\n\nMore."),
    ];
    expect(draftOf(commits)).toBe(`### To upgrade

- Require a key.
- Read \`a\` in place of \`b\` (api).

### Added

- Explain which layer hides a model (resolve).
- Require a key.

### Changed

- Load less.

### Fixed

- Answer 404 for a deleted bundle (worker).
`);
  });

  it("leaves out what users do not get, and says a thing once", () => {
    const internal = [
      "feat(bench): a",
      "fix(ci): b",
      "perf(test): c",
      "docs: d",
      "refactor(x): e",
      "Merge f",
      "feature: g",
    ];
    expect(draftOf(internal.map((subject) => commit(subject)))).toBe("");
    expect(draftOf([commit("fix(a): b"), commit("fix(a): b")])).toBe("### Fixed\n\n- B (a).\n");
  });
});

describe("the next version", () => {
  it.each([
    ["2.0.0", ["fix: a", "feat: b", "fix(c)!: d"]],
    ["1.3.0", ["fix: a", "feat(x): b"]],
    ["1.2.4", ["fix: a", "perf: b"]],
    ["1.2.4", ["docs: a", "feat(bench): b"]],
    ["1.2.4", []],
  ])("is %s after %j", (version, subjects) => {
    expect(
      nextVersion(
        "1.2.3",
        subjects.map((subject) => commit(subject)),
      ),
    ).toBe(version);
  });

  it("is a major one after a commit whose text says that it breaks something", () => {
    expect(nextVersion("1.2.3", [commit("fix: a", "BREAKING-CHANGE: b")])).toBe("2.0.0");
    expect(nextVersion("1.2.3", [commit("fix: a", "This is no BREAKING CHANGE: it is not.")])).toBe("1.2.4");
  });
});
