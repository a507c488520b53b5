import { describe, expect, test } from "vitest";
import * as shared from "../../shared/index.ts";
import { answersOf, differences } from "./answers.ts";
import type { Input } from "./input.ts";

describe("answersOf", () => {
  const input: Input = {
    generator: "names",
    content: '{ "providers": { "provider_a": { "baseUrl": "https://a.example" } } }',
    kind: "configuration",
    path: "providers.json",
    settings: {},
    isThorough: false,
  };
  const answers = answersOf(shared, input, "{}");

  test("finds a version that says the same to be no different", () => {
    expect(differences(answers, answersOf({ ...shared }, input, "{}"))).toEqual([]);
  });

  test.each<readonly [string, Partial<typeof shared>]>([
    ["changes", { compareSides: (before) => shared.compareSides(before, before) }],
    ["diagnostics", { validate: () => [] }],
    ["catalogue", { resolve: () => ({ catalog: { providers: [] }, diagnostics: [] }) }],
  ])("finds a version with other %s", (name, other) => {
    expect(differences(answers, answersOf({ ...shared, ...other }, input, "{}"))).toContain(name);
  });
});
