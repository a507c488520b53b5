import { expect, test } from "vitest";
import { ANSWERS } from "../../../../worker/playground/checker/answer.ts";
import { NOTHING, type Workspace } from "../../../../worker/playground/workspace/workspace.ts";

const file = (provider: string) => `{ "$schema": "provider-config.schema.json", "providers": { ${provider} } }`;
const BEFORE = file('"provider_a": { "baseUrl": "https://a.example.com/v1" }');
const AFTER = file('"provider_a": { "baseUrl": "https://b.example.com/v1", "enable": true }');

const summaryOf = (texts: Partial<Workspace>) =>
  ANSWERS.summary({ workspace: { ...NOTHING, configuration: AFTER, ...texts } });

test.each<[string, Partial<Workspace>, readonly string[]]>([
  ["the findings", {}, ["Provider Steward: 1 error", "<code>providers.jsonc</code>", "unknown-key"]],
  [
    "what changes since the file before",
    { before: BEFORE },
    ["What changes for users", "Requests of `provider_a` go to", "unknown-key"],
  ],
  ["that changes are not known", { before: "{" }, ["before.jsonc cannot be used.", "unknown-key"]],
  ["that there is nothing", { configuration: BEFORE }, ["nothing to report"]],
])("the summary says %s", (_, texts, words) => {
  const summary = summaryOf(texts) ?? "";
  expect(words.filter((word) => !summary.includes(word))).toEqual([]);
});

test("says nothing of changes where there is no file before", () => {
  expect(summaryOf({})).not.toContain("What changes");
});

test("is not known where the vocabulary cannot be used", () => {
  expect(summaryOf({ vocabulary: "{" })).toBeUndefined();
});
