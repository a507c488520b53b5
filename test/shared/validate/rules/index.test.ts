import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  checkPolicyFile,
  checkVocabularyFile,
  fixText,
  noPolicy,
  type Policy,
  ruleDescriptions,
  validate,
} from "../../../../shared/index.ts";
import { layerRules } from "../../../../shared/validate/rules/layer-rules.ts";

/** Their examples are words: no text shows them. */
const OF_WHOLE_FILES = [
  "encoding",
  "file-size",
  "symbolic-link",
  "too-many-diagnostics",
  ...layerRules.map(({ id }) => id),
];

/** Their examples are no configurations. */
const OF_OTHER_FILES = ["policy-file", "vocabulary-file"];

const shown = ruleDescriptions.filter(({ id }) => ![...OF_WHOLE_FILES, ...OF_OTHER_FILES].includes(id));

describe.each(shown)("the examples of $id", ({ id, severity, examples }) => {
  const settings = { policy: policyOfExamples(id, examples.policy) };

  test("the wrong one has one mistake, of this rule and severity", () => {
    expect(validate(examples.wrong, settings)).toMatchObject([{ rule: id, severity }]);
  });

  test("the right one has none", () => {
    expect(validate(examples.right, settings)).toEqual([]);
  });
});

test.each([
  ["policy-file", checkPolicyFile],
  ["vocabulary-file", checkVocabularyFile],
])("the examples of %s are such files, of which the wrong one has one mistake", (rule, checkOther) => {
  const examples = ruleDescriptions.find(({ id }) => id === rule)?.examples;
  const check = (text = "") => checkOther("file", new TextEncoder().encode(text)).file.diagnostics;
  expect(check(examples?.wrong)).toMatchObject([{ rule, severity: "error" }]);
  expect(check(examples?.right)).toEqual([]);
});

test.each(shown)("$id says of its fix what is so", ({ id, fix, examples }) => {
  const settings = { policy: policyOfExamples(id, examples.policy), isSchemaThere: true, unsafe: true };
  const { applied, opening } = fixText(examples.wrong, settings);
  const fixed = [...applied, ...opening.map(({ diagnostic }) => diagnostic)];
  expect(fixed.some(({ rule }) => rule === id)).toBe(fix !== undefined);
});

/** Examples are short, and do without `$schema`. */
function policyOfExamples(id: string, text = "{}"): Policy {
  const rules = id === "schema-reference" ? {} : { "schema-reference": "off" as const };
  return { ...noPolicy, rules, ...JSON.parse(text) };
}

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
