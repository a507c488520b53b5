import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  buildPolicySchema,
  checkPolicyFile,
  configurableRules,
  ruleDescriptions,
  validate,
} from "../../../shared/index.ts";
import * as limits from "../../../shared/settings/limits.ts";

const page = readFileSync(new URL("../../../docs/policy.md", import.meta.url), "utf8");
const [policyExample = "", configurationExample = ""] = Array.from(
  page.matchAll(/```jsonc\n([^`]*)```/g),
  ([, text]) => text,
);
const schema = buildPolicySchema(configurableRules);

test("the example is a policy without a mistake that shows every key", () => {
  const { policy, file } = checkPolicyFile("docs/policy.md", new TextEncoder().encode(policyExample));
  expect(file.diagnostics).toEqual([]);
  const keys = Object.keys(schema.properties ?? {}).filter((key) => key !== "$schema");
  expect(Object.keys(policy).toSorted()).toEqual(keys.toSorted());
  expect(Object.keys(policy.ignores[0] ?? {})).toEqual(Object.keys(schema.definitions?.["ignore"]?.properties ?? {}));
});

test("every key is described, and no other", () => {
  const described = Array.from(page.matchAll(/^\| `(\$?\w+)` \|/gm), ([, key]) => key);
  const ofIgnores = Object.keys(schema.definitions?.["ignore"]?.properties ?? {});
  expect(described).toEqual([...Object.keys(schema.properties ?? {}), ...ofIgnores]);
});

test("the rules that cannot be changed are named", () => {
  const fixed = ruleDescriptions.map(({ id }) => id).filter((id) => !configurableRules.some((rule) => rule.id === id));
  const [, named = ""] = /Some rules cannot be changed:([^#]*)/.exec(page) ?? [];
  expect(Array.from(named.matchAll(/`([\w-]+)`/g), ([, id = ""]) => id).toSorted()).toEqual(fixed);
});

test("the bounds are those that hold", () => {
  expect(page).toContain(`at most ${limits.POLICY_FILE_MAX_BYTES / 1024} KiB`);
  expect(page).toContain(`at most ${limits.POLICY_MAX_IGNORES} entries`);
  expect(page).toContain(`at most ${limits.GLOB_MAX_CHARACTERS} characters`);
});

test("the comment silences what it says", () => {
  const rulesOf = (text: string) => validate(text).map(({ rule }) => rule);
  expect(rulesOf(configurationExample)).not.toContain("version-segment");
  expect(rulesOf(configurationExample)).not.toContain("unused-ignore");
  expect(rulesOf(configurationExample.replace(/\/\/.*/, ""))).toContain("version-segment");
});
