import { describe, expect, test } from "vitest";
import { noPolicy, shippedVocabulary, validate } from "../../../../shared/index.ts";

const OTHERS = ["[]", '"a"', "3", "null", '{ "aws": {}, "name": "x" }', '[{ "apiKey": "a", "apiKey": "b" }]'];

describe("a file that is plainly another program's", () => {
  test.each(OTHERS)("%s is one error where it was named, and one notice where it was found by its name", (text) => {
    const [named, ...others] = validate(text).filter(({ rule }) => rule !== "credential");
    expect(named).toMatchObject({ rule: "not-a-configuration", severity: "error", pointer: "" });
    expect(others).toEqual([]);
    expect(validate(text, { isFoundByName: true })).toEqual([{ ...named, severity: "notice" }]);
  });

  test("is checked for credentials where it was named", () => {
    const rules = validate('{ "apiKey": "correct-horse-battery", "aws": 1 }').map(({ rule }) => rule);
    expect(rules.toSorted()).toEqual(["credential", "not-a-configuration"]);
  });

  test("has the severity of the policy, and is checked as a configuration where the policy turns the rule off", () => {
    const checked = (severity: "warning" | "off") => {
      const policy = { ...noPolicy, rules: { "not-a-configuration": severity, "schema-reference": "off" as const } };
      return validate('{ "aws": {}, "name": "x" }', { policy, isFoundByName: true }).map(
        ({ rule, severity: level }) => [rule, level],
      );
    };
    expect(checked("warning")).toEqual([["not-a-configuration", "warning"]]);
    expect(checked("off")).toEqual([
      ["unknown-key", "error"],
      ["unknown-key", "error"],
    ]);
  });
});

test.each([
  "{}",
  '{ "$schema": "x" }',
  '{ "aws": {}, "providers": 3 }',
  '{ "provider": {} }',
  '{ "Providers": {} }',
  '{ "provider_a": {} }',
  '{ "provider-a": {} }',
  '{ "custom": {} }',
])("%s is a configuration, right or wrong", (text) => {
  expect(validate(text).map(({ rule }) => rule)).not.toContain("not-a-configuration");
});

test("the names are those of the vocabulary", () => {
  const { provider_a: provider } = shippedVocabulary.providers;
  if (provider === undefined) throw new Error("The shipped vocabulary has no provider_a.");
  const vocabulary = { ...shippedVocabulary, providers: { north: provider } };
  const rules = (text: string) => validate(text, { vocabulary }).map(({ rule }) => rule);
  expect(rules('{ "north": {} }')).not.toContain("not-a-configuration");
  expect(rules('{ "aws": {} }')).toEqual(["not-a-configuration"]);
});

test("only the first of many keys are compared with those of the format, and an exact one counts wherever it is", () => {
  const keys = Array.from({ length: 150 }, (_, index) => `"n${index}": 1`).join(", ");
  const rules = (text: string) => validate(text).map(({ rule }) => rule);
  expect(rules(`{ ${keys}, "provider": 1 }`)).toEqual(["not-a-configuration"]);
  expect(rules(`{ "provider": 1, ${keys} }`)).not.toContain("not-a-configuration");
  expect(rules(`{ ${keys}, "providers": {} }`)).not.toContain("not-a-configuration");
});
