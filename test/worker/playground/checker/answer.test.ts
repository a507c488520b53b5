/** What is said of a workspace as a whole. */

import { describe, expect, test } from "vitest";
import { ANSWERS } from "../../../../worker/playground/checker/answer.ts";
import type { ShownFile } from "../../../../worker/playground/question.ts";
import { NOTHING, type Workspace } from "../../../../worker/playground/workspace.ts";

const RIGHT = '{ "$schema": "provider-config.schema.json", "providers": { "provider_a": { "enabled": false } } }';

function check(texts: Partial<Workspace>) {
  return ANSWERS.check({ workspace: { ...NOTHING, configuration: RIGHT, ...texts }, open: {} });
}

function rulesOf(files: readonly ShownFile[]) {
  return files.flatMap(({ document, diagnostics }) => diagnostics.map(({ rule }) => [document, rule]));
}

describe("of the file before, what keeps it from being compared is found", () => {
  test("where it cannot be read", () => {
    const before = '{"providers": {"provider_a": {"enabled": false, "baseUrl": "https://x.example" "protocol": "x"}}}';
    const { files, changes } = check({ before });
    expect(changes).toEqual({ kind: "unknown", unusable: ["before"] });
    expect(rulesOf(files)).toContainEqual(["before", "syntax"]);
    const [first] = files.find(({ document }) => document === "before")?.diagnostics ?? [];
    expect(first?.range?.start).toMatchObject({ line: 1 });
    expect(rulesOf(check({ before, policy: '{ "rules": { "no-such-rule": "off" } }' }).files)).toContainEqual([
      "before",
      "syntax",
    ]);
  });

  test("where a part of it has no effect", () => {
    const before = '{"providers":{"provider_a":{"baseURL":"https://x.example"}}}';
    const { files } = check({ before });
    expect(rulesOf(files)).toEqual([["before", "layer-block"]]);
    expect(files.at(-1)?.diagnostics[0]?.range?.start).toMatchObject({ line: 1, column: 29 });
  });

  test("but not what is found in a file that takes effect, or where nothing can be said of any", () => {
    expect(rulesOf(check({ before: RIGHT }).files)).toEqual([]);
    expect(rulesOf(check({ before: "{", vocabulary: "{" }).files)).toEqual([["vocabulary", "vocabulary-file"]]);
    expect(rulesOf(check({}).files)).toEqual([]);
  });
});
