import { describe, expect, it } from "vitest";
import { printableJson } from "../../../shared/index.ts";
import { writeJson } from "../../../worker/values/write-json.ts";

const VALUE = {
  text: 'a "b"\n\u{202e}é ',
  "key\u{9b}": null,
  nothing: undefined,
  numbers: [0, -1.5, 1e300],
  flags: [true, false],
  empty: [{}, [], ""],
  deep: [[{ a: [{ b: [] }] }]],
};

describe("writeJson", () => {
  it("writes what every other answer would have", () => {
    expect(writeJson(VALUE, 10_000)).toBe(printableJson(VALUE));
  });

  it("writes the same of a value that is too large to be written at once", () => {
    const large = Array.from({ length: 1_000 }, () => VALUE);
    expect(writeJson({ large }, 1_000_000)).toBe(printableJson({ large }));
  });

  it("takes what can be iterated over for a list", () => {
    expect(writeJson({ a: new Set([1, 2]), b: [].values() }, 100)).toBe(printableJson({ a: [1, 2], b: [] }));
  });

  it("writes a list that is made on demand, however deep it is in a value", () => {
    const value = { a: [{ b: [{ c: [1, 2].values() }] }] };
    expect(writeJson(value, 1_000)).toBe(printableJson({ a: [{ b: [{ c: [1, 2] }] }] }));
  });

  it("writes what fits exactly, and nothing of what is longer by one character", () => {
    const text = printableJson(VALUE);
    expect(writeJson(VALUE, text.length)).toBe(text);
    expect(writeJson(VALUE, text.length - 1)).toBeUndefined();
  });

  it("makes no more of a value than fits", () => {
    let made = 0;
    function* endless() {
      for (;;) yield { number: made++ };
    }
    expect(writeJson({ items: endless() }, 1_000)).toBeUndefined();
    expect(made).toBeLessThan(100);
  });
});
