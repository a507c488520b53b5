import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json } from "../../../shared/index.ts";
import {
  boolean,
  listOf,
  multilineText,
  nameText,
  nullable,
  oneOf,
  optional,
  pattern,
  type Reader,
  shortText,
  someOf,
  string,
  text,
  wholeNumber,
} from "../../../worker/values/readers.ts";

const READERS: Readonly<Record<string, Reader<unknown>>> = {
  boolean,
  listOf: listOf(wholeNumber(1, 9), "an array of digits"),
  multilineText: multilineText(9),
  nameText: nameText(9, 1),
  oneOf: oneOf(["a", "b"]),
  pattern: pattern(/^a+$/, "letters a"),
  shortText: shortText(9),
  someOf: someOf(["a", "b"]),
  string: string("a text", (given) => given),
  text: text(9, 1),
  wholeNumber: wholeNumber(1, 9),
};

describe.each(Object.entries(READERS))("%s", (_, reader) => {
  it("reads no null, unless it may be null", () => {
    expect(reader.read(null)).toBeUndefined();
    expect(nullable(reader).read(null)).toBeNull();
    expect(nullable(reader).expected).toBe(`${reader.expected}, or null`);
    expect(nullable(reader).expectedInForm).toBe(reader.expected);
  });

  it("must be there, unless it may be left out", () => {
    expect([reader.isRequired, optional(reader).isRequired]).toEqual([true, false]);
  });

  it("never throws, whatever is read", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, given) => {
        expect(() => reader.read(JSON.parse(JSON.stringify(value)))).not.toThrow();
        expect(() => reader.read(reader.fromText(given))).not.toThrow();
      }),
    );
  });
});

describe("a query parameter", () => {
  it.each<[Reader<unknown>, string, unknown]>([
    [boolean, "TRUE", true],
    [boolean, "yes", undefined],
    [wholeNumber(0, 500), "007", 7],
    [wholeNumber(0, 500), "501", undefined],
    [wholeNumber(0, 500), "0x10", undefined],
    [someOf(["a", "b"]), "a| b", ["a", "b"]],
    [oneOf(["a", "b"]), "a|b", undefined],
    [shortText(3), "true", undefined],
    [listOf(shortText(3), "texts"), "a", undefined],
  ])("is the JSON that its text stands for (%#)", (reader, given, value) => {
    expect(reader.read(reader.fromText(given))).toEqual(value);
  });
});

describe("listOf", () => {
  it.each<[Json, unknown]>([
    [[], []],
    [
      [1, 9],
      [1, 9],
    ],
    [[1, "9"], undefined],
    [[0], undefined],
    ["1", undefined],
    [{ 0: 1, length: 1 }, undefined],
  ])("reads %j as %j", (value, read) => {
    expect(listOf(wholeNumber(1, 9), "digits").read(value)).toEqual(read);
  });
});

describe("a name", () => {
  it.each(["Ada", "José", "李", "System 1", "ecosystem", "a b", "שלום", "🙂"])("may be %j", (given) => {
    expect(nameText(255, 1).read(given)).toBe(given);
  });

  it.each([
    "System",
    "system",
    " SYSTEM\u00A0",
    "\uFF33ystem",
    "\u{1D412}ystem",
    "Ada\u202E(ada)",
    "Ada\u2066",
    "Sys\u200Btem",
    "\uFEFFSystem",
    "Sys\u00ADtem",
    "a\u2800",
    "a\u115F",
    "a\u{E0041}",
    "a\nb",
  ])("is not %j, which can pass for another", (given) => {
    expect(nameText(255).read(given)).toBeUndefined();
  });
});
