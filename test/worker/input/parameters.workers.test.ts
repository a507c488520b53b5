import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flag, readParameters, shortText, wholeNumber, words } from "../../../worker/input/parameters.ts";

const KNOWN = { count: wholeNumber(1, 500), on: flag, name: shortText(3), kind: words(["a", "b"]) };
const read = (query: string) => readParameters(`https://steward.example/list?${query}`, KNOWN);

describe("query parameters", () => {
  it.each([
    ["", {}],
    ["other=1&other=2&Count=x", {}],
    ["count=1", { count: 1 }],
    ["count=500", { count: 500 }],
    ["count=0007", { count: 7 }],
    ["on=TRUE", { on: true }],
    ["on=False", { on: false }],
    ["name=", { name: "" }],
    ["name=%C3%A4%26%3D", { name: "ä&=" }],
    ["kind=a", { kind: ["a"] }],
    ["kind=b|a", { kind: ["b", "a"] }],
    ["kind=a%20%7C%20a", { kind: ["a", "a"] }],
    ["count=2&on=true&name=x&kind=b", { count: 2, on: true, name: "x", kind: ["b"] }],
  ])("%j are %j", (query, values) => {
    expect(read(query)).toEqual(values);
  });

  it.each([
    ["count=0", "count", "a whole number from 1 to 500"],
    ["count=501", "count", "a whole number from 1 to 500"],
    ["count=", "count", "a whole number from 1 to 500"],
    ["count=-1", "count", "a whole number from 1 to 500"],
    ["count=1.0", "count", "a whole number from 1 to 500"],
    ["count=1e2", "count", "a whole number from 1 to 500"],
    ["count=%2B1", "count", "a whole number from 1 to 500"],
    ["count=%201", "count", "a whole number from 1 to 500"],
    ["count=%D9%A1", "count", "a whole number from 1 to 500"],
    ["count=1&count=1", "count", "a whole number from 1 to 500"],
    ["on=", "on", "true or false"],
    ["on=1", "on", "true or false"],
    ["on=constructor", "on", "true or false"],
    ["on=__proto__", "on", "true or false"],
    ["name=abcd", "name", "a text of at most 3 characters"],
    ["kind=", "kind", "one of a, b, or some of them with | between them"],
    ["kind=a|", "kind", "one of a, b, or some of them with | between them"],
    ["kind=a|c", "kind", "one of a, b, or some of them with | between them"],
  ])("%j cannot be read", (query, parameter, expected) => {
    expect(read(query)).toEqual({
      kind: "invalid-request",
      error: `The query parameter "${parameter}" must be ${expected}, and given once.`,
      payload: { parameter },
    });
  });

  it("take a number exactly where it is within bounds", () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -2, max: 600 }), fc.integer()), (number) => {
        const isWithin = number >= 1 && number <= 500;
        expect(KNOWN.count.read(String(number))).toBe(isWithin ? number : undefined);
      }),
    );
  });
});
