import { expect, it } from "vitest";
import type { Results } from "../../../action/check.ts";
import { publicationOf } from "../../../action/publish/publication.ts";
import { summaryOf } from "../../../action/publish/report-files.ts";
import { type CheckedFile, checkFile, type FileChanges, JOB_SUMMARY_MAX_BYTES } from "../../../shared/index.ts";
import { changeOf, knownChanges } from "../../shared/report/samples.ts";

const ENVIRONMENT = { GITHUB_SERVER_URL: "https://github.example.com", GITHUB_RUN_ID: "42" };
const WRONG = new TextEncoder().encode('{ "$schema": "provider-config.schema.json", "providers": { "unknown": {} } }');

const EMPTY: Results = {
  target: { owner: "octo", repository: "config", headSha: "ec26c3e", pullRequest: 7 },
  files: [],
  unread: [],
  changes: [],
  marks: [],
  unreported: { error: 0, warning: 0, notice: 0 },
};

function summary(results: Partial<Results>, onlyChangedLines = false, environment: NodeJS.ProcessEnv = ENVIRONMENT) {
  return summaryOf(
    publicationOf(
      { ...EMPTY, ...results },
      { onlyChangedLines, docsUrl: undefined, playgroundUrl: undefined },
      environment,
    ),
    JOB_SUMMARY_MAX_BYTES,
  );
}

function files(...checked: readonly CheckedFile[]) {
  return checked.map((one) => ({ checked: one, text: "", lines: undefined }));
}

function unread(count: number) {
  return Array.from({ length: count }, () => ({ path: "x", reason: "It is gone." }));
}

function changesOf(path: string, count: number): FileChanges {
  return knownChanges(
    path,
    Array.from({ length: count }, (_, line) => changeOf("x", path, line, "breaks")),
  );
}

it.each([
  ["a/providers.json", "a/providers.json"],
  ["ü %?#/x.json", "%C3%BC%20%25%3F%23/x.json"],
  ["\u{d800}.json", "%EF%BF%BD.json"],
])("links %j to its line at the head commit", (path, encoded) => {
  expect(summary({ files: files(checkFile(path, WRONG)) })).toContain(
    `| [1](https://github.example.com/octo/config/blob/ec26c3e/${encoded}#L1) |`,
  );
});

it("the summary says where no file matches", () => {
  expect(summary({})).toBe("## ✅ Provider Steward: no changed file matches the input `files`\n");
  expect(summary({ changes: undefined })).toBe("## ✅ Provider Steward: no file matches the input `files`\n");
});

it("the summary has the verdict first, then what was not checked and not reported", () => {
  const unreported = { error: 1, warning: 0, notice: 0 };
  const found = { files: files(checkFile("a", WRONG)), unread: unread(2), unreported };
  expect(summary(found, true)).toMatch(
    /^## ❌ Provider Steward: 1 error in 1 file; 2 files could not be read\n\nNot checked: 2 of 3 files\.[^\n]*\n\nNot reported: 1 error on lines/,
  );
  expect(summary(found, false)).not.toContain("Not reported");
});

it("the summary leads to the run where GitHub does not take all of it", () => {
  const wrong = checkFile("a", new TextEncoder().encode(`[${"1 ".repeat(5_000)}]`));
  const many = files(...Array.from({ length: 10 }, () => wrong));
  for (const changes of [[], [changesOf("b".repeat(1_000), 10_000)]]) {
    const text = summary({ files: many, unread: unread(3_000), changes });
    const size = new TextEncoder().encode(text).length;
    expect(size).toBeLessThanOrEqual(JOB_SUMMARY_MAX_BYTES);
    expect(size).toBeGreaterThan(JOB_SUMMARY_MAX_BYTES - 4_000);
    expect(text).toMatch(
      /more findings left out[^\n]*\]\(https:\/\/github\.example\.com\/octo\/config\/actions\/runs\/42\)/,
    );
  }
  expect(summary({ files: many }, false, {})).toMatch(/more findings left out[^\n]*output "report" of the run\.\n/);
});
