import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ruleDescriptions, validate } from "../../../../shared/index.ts";

/** Their examples are words: no text shows them. */
const OF_WHOLE_FILES = ["encoding", "file-size", "too-many-diagnostics"];

const shown = ruleDescriptions.filter(({ id }) => !OF_WHOLE_FILES.includes(id));

describe.each(shown)("the examples of $id", ({ id, severity, examples }) => {
  test("the wrong one has one mistake, of this rule and severity", () => {
    expect(validate(examples.wrong)).toMatchObject([{ rule: id, severity }]);
  });

  test("the right one has none", () => {
    expect(validate(examples.right)).toEqual([]);
  });
});

test("ids are unique, and each has a heading in the documentation", () => {
  const ids = ruleDescriptions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const page = readFileSync(new URL("../../../../docs/rules.md", import.meta.url), "utf8");
  expect(page.match(/^## .+$/gm)).toEqual(ids.map((id) => `## ${id}`));
});

test.each(ruleDescriptions)("$id says why in one sentence", ({ summary, why, description }) => {
  expect(why).toMatch(/^[A-Z][^`]*\.$/);
  expect(description).toMatch(/^[A-Z].*\.$/);
  expect(summary).not.toMatch(/\.$/);
});
