import { expect, test } from "vitest";
import { validate } from "../../shared/index.ts";
import { configurationOf, jsoncOf } from "./configurations.ts";

test("a configuration has as many mistakes as it shall have", () => {
  for (const mistakes of [0, 1, 3]) expect(validate(configurationOf(3, mistakes))).toHaveLength(mistakes);
});

test("others have other models, and are as right", () => {
  const texts = [0, 3, 6].map((first) => configurationOf(3, 0, first));
  expect(texts.flatMap((text) => validate(text))).toEqual([]);
  expect(new Set(texts).size).toBe(3);
  expect(texts[1]).toContain('"example-5"');
  expect(texts[1]).not.toContain('"example-2"');
});

test.each(["short", "long", "URL"] as const)(
  "the same with %s comments is right, and is JSON with spaces for what was added",
  (comment) => {
    const json = configurationOf(3, 0);
    const [jsonc, blanked] = [jsoncOf(json, comment, false), jsoncOf(json, comment, true)];
    expect(validate(jsonc)).toEqual([]);
    expect(jsonc).toMatch(/\/\/[^]*,\s*\]/);
    expect(JSON.parse(blanked)).toEqual(JSON.parse(json));
    expect(blanked).toHaveLength(jsonc.length);
  },
);
