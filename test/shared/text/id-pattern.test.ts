import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPattern, matchedIds } from "../../../shared/text/id-pattern.ts";
import { words } from "../../support/words.ts";

const PATTERNS = ["a-*", "*", "a-?", "^a-", "-large$", "a.*", "a-.+", "/a-.*/", "/^a-/", "/a-/gi", "a-**"];

const IDS = [
  ...words("a-1 org/model-2.1:free /models/a-1 /a-1 sonnet[1m] a+b us.a-v2:0 ft:a:org::9x (a)"),
  "C:\\models\\a",
  "",
];

test.each(PATTERNS)("%j is a pattern", (id) => {
  expect(isPattern(id)).toBe(true);
});

test.each(IDS)("%j is an id", (id) => {
  expect(isPattern(id)).toBe(false);
});

describe("a pattern was meant for", () => {
  const ids = ["a-1", "a-large", "b-1", "org/a-1"];

  test.each([
    ["a-*", ["a-1", "a-large"]],
    ["*a-?", ["a-1", "org/a-1"]],
    ["^a-", ["a-1", "a-large"]],
    ["-1$", ["a-1", "b-1", "org/a-1"]],
    ["/a-1/", ["a-1", "org/a-1"]],
    ["/^[ab]-1$/", []],
    ["^a-\\d+$", []],
    ["^org\\/a", ["org/a-1"]],
    ["a.1.*", ["a-1", "org/a-1"]],
    ["^b-1.+", []],
  ])("the ids that it matches: %j", (pattern, expected) => {
    expect(matchedIds(pattern, ids)).toEqual(expected);
  });

  test("at least those that it matches as a regular expression, where it has no more than dots", () => {
    const part = fc.constantFrom("a", "b", "-", ".", ".*", ".+", "\\.");
    const expression = fc
      .tuple(fc.constantFrom("^", ""), fc.array(part, { maxLength: 6 }), fc.constantFrom("$", ""))
      .map((parts) => parts.flat().join(""));
    const id = fc.string({ unit: fc.constantFrom("a", "b", "-", "."), maxLength: 6 });
    fc.assert(
      fc.property(expression, id, (text, one) => {
        expect(matchedIds(`/${text}/`, [one])).toEqual(new RegExp(text).test(one) && text !== "" ? [one] : []);
      }),
      { numRuns: 3_000 },
    );
  });

  test("the ids that it matches, found quickly with a hostile pattern, too", () => {
    const hostile = `/${"a.*".repeat(2_000)}b/`;
    expect(matchedIds(hostile, ["a".repeat(4_000)])).toEqual([]);
  });
});
