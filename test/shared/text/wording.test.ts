import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { durationText, kindOf, nameOf, quote, quoteAll, shownName } from "../../../shared/text/wording.ts";

describe("a quoted name", () => {
  test("shows what a string would hide, and nothing secret", () => {
    expect(quote('a"b\n')).toBe(String.raw`"a\"b\n"`);
    expect(quote("https://user:hunter2@host")).toBe('"https://•••@host"');
  });

  test("is a JSON string", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)) }), (name) => {
        expect(quote(name)).toBe(JSON.stringify(shownName(name)));
      }),
    );
  });

  test("is cut where it is long, and never within a character", () => {
    expect(quote("k".repeat(81))).toBe(`"${"k".repeat(79)}…"`);
    expect(quote("k".repeat(80))).toBe(`"${"k".repeat(80)}"`);
    expect(quote(`k${"😀".repeat(60)}`)).toBe(`"k${"😀".repeat(39)}…"`);
    expect(quote("😀".repeat(60))).toBe(`"${"😀".repeat(39)}…"`);
  });
});

test("names come as a list in words", () => {
  expect(["a", "ab", "abc"].map((names) => quoteAll(names.split(""), "or"))).toEqual([
    '"a"',
    '"a" or "b"',
    '"a", "b" or "c"',
  ]);
});

test.each([
  [[], "the document"],
  [["providers", "a"], '"a"'],
  [["customHeaders", "X-A: hunter2"], '"X-A:•••"'],
  [["models", "allow", 2], 'item 3 of "allow"'],
  [[0], "item 1 of the list"],
])("the value at %j is called %s", (path, expected) => {
  expect(nameOf(path)).toBe(expected);
});

test.each([
  [null, "null"],
  [[], "an array"],
  [{}, "an object"],
  ["", "a string"],
  [false, "a boolean"],
  [1, "an integer"],
  [1.5, "a number with a fraction"],
  [Number.POSITIVE_INFINITY, "a number too large to keep"],
])("%j is %s", (value, expected) => {
  expect(kindOf(value)).toBe(expected);
});

test.each([
  [0, "0 s"],
  [59, "59 s"],
  [60, "1 min"],
  [3_599, "59 min"],
  [7_800, "2 h 10 min"],
  [86_400, "1 d"],
  [86_460, "1 d"],
  [270_000, "3 d 3 h"],
])("says how long %s seconds are", (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
