import { describe, expect, it } from "vitest";
import { summaryOf } from "../../../action/publish/summary.ts";
import { type CheckedFile, checkFile, type FileChanges, JOB_SUMMARY_MAX_BYTES } from "../../../shared/index.ts";

const PULL_REQUEST = {
  owner: "octo",
  repository: "config",
  number: 7,
  headSha: "ec26c3e",
  baseSha: "5c8b1d8",
  changedFiles: 1,
};
const WRONG = new TextEncoder().encode('{ "$schema": "provider-config.schema.json", "providers": { "nobody": {} } }');

function summary(files: readonly CheckedFile[], unreadCount = 0, changes: readonly FileChanges[] = []): string {
  const unread = Array.from({ length: unreadCount }, () => ({ path: "x", reason: "It is gone." }));
  return summaryOf({ files, unread, changes }, PULL_REQUEST, "https://github.example.com");
}

function changesOf(path: string, count: number): FileChanges {
  const before = { enabled: true, offeredModels: 0 };
  const change = { kind: "provider-removed", provider: "x", before, after: null, cause: null, widens: false } as const;
  return { path, file: "changed", changes: Array.from({ length: count }, () => change) };
}

describe("summaryOf", () => {
  it.each([
    ["a/providers.json", "a/providers.json"],
    ["ü %?#/x.json", "%C3%BC%20%25%3F%23/x.json"],
    ["\u{d800}.json", "%EF%BF%BD.json"],
  ])("links %j to its line at the head commit", (path, encoded) => {
    expect(summary([checkFile(path, WRONG)])).toContain(
      `| [1](https://github.example.com/octo/config/blob/ec26c3e/${encoded}#L1) |`,
    );
  });

  it("says so where no file matches", () => {
    expect(summary([])).toBe("## ✅ Provider Steward: no changed file matches the input `files`\n");
  });

  it("says below the verdict what was not checked", () => {
    expect(summary([checkFile("a", WRONG)], 2)).toMatch(
      /^## ❌ Provider Steward: 1 error in 1 file; 2 files could not be read\n\nNot checked: 2 of 3 files\. The log says why\.\n\n###/,
    );
    expect(summary([], 2)).toBe(
      "## ❌ Provider Steward: 2 files could not be read\n\nNot checked: 2 of 2 files. The log says why.\n",
    );
  });

  it("stays within what GitHub takes, the warning included", () => {
    const file = checkFile(`${"a".repeat(250)}/providers.json`, new TextEncoder().encode(`[${"1 ".repeat(5_000)}]`));
    expect(file.diagnostics.length).toBeGreaterThan(900);
    const text = summary(
      Array.from({ length: 3 }, () => file),
      3_000,
    );
    const size = new TextEncoder().encode(text).length;
    expect(size).toBeLessThanOrEqual(JOB_SUMMARY_MAX_BYTES);
    expect(size).toBeGreaterThan(JOB_SUMMARY_MAX_BYTES - 2_000);
  });

  it("stays within it with changes, which have half of the room where all does not fit", () => {
    const wrong = checkFile("a", new TextEncoder().encode(`[${"1 ".repeat(5_000)}]`));
    const changes = [changesOf("b".repeat(1_000), 10_000)];
    for (const count of [0, 5, 10, 1_000]) {
      const files = Array.from({ length: count }, () => wrong);
      const text = summary(files, 3_000, changes);
      const size = new TextEncoder().encode(text).length;
      expect(size).toBeLessThanOrEqual(JOB_SUMMARY_MAX_BYTES);
      expect(size).toBeGreaterThan(JOB_SUMMARY_MAX_BYTES - 4_000);
      const left = Number(/\n(\d+) more rows of what changes/.exec(text)?.[1]);
      expect(left + text.split("is removed").length - 1).toBe(10_000);
    }
  });

  it("has the changes after what was found, and where nothing was to be checked", () => {
    expect(summary([checkFile("a", WRONG)], 0, [changesOf("a", 1)])).toMatch(
      /^## ❌ [^]*\n\n## What changes for users\n/,
    );
    expect(summary([], 0, [changesOf("a", 1)])).toMatch(/^## ✅ [^]*\n\n## What changes for users\n/);
  });
});
