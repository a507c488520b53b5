import { describe, expect, it } from "vitest";
import { summaryOf } from "../../../action/publish/summary.ts";
import { type CheckedFile, checkFile, JOB_SUMMARY_MAX_BYTES } from "../../../shared/index.ts";

const PULL_REQUEST = { owner: "octo", repository: "config", number: 7, headSha: "ec26c3e", changedFiles: 1 };
const WRONG = new TextEncoder().encode('{ "$schema": "provider-config.schema.json", "providers": { "nobody": {} } }');

function summary(files: readonly CheckedFile[], unreadCount = 0): string {
  return summaryOf(files, unreadCount, PULL_REQUEST, "https://github.example.com");
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

  it("says first what was not checked, and gives no verdict where that is everything", () => {
    expect(summary([checkFile("a", WRONG)], 2)).toMatch(
      /^> \[!CAUTION\]\n> Not checked: 2 of 3 files\. The log says why\.\n\n## ❌ Provider Steward/,
    );
    expect(summary([], 2)).toBe("> [!CAUTION]\n> Not checked: 2 of 2 files. The log says why.\n\n");
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
});
