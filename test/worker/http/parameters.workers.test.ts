import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { err, ok } from "../../../shared/index.ts";
import { readOnlyParameters, readParameters } from "../../../worker/http/parameters.ts";
import { boolean, oneOf, shortText, someOf, string, wholeNumber } from "../../../worker/values/readers.ts";

const KNOWN = { count: wholeNumber(1, 500), on: boolean, name: shortText(3), kind: someOf(["a", "b"]) };
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
    expect(read(query)).toEqual(ok(values));
  });

  it.each<[string, string, string]>([
    ...["0", "501", "", "-1", "1.0", "1e2", "%2B1", "%201", "%D9%A1", "1&count=1"].map(
      (count): [string, string, string] => [`count=${count}`, "count", "a whole number from 1 to 500"],
    ),
    ["on=", "on", "true or false"],
    ["on=1", "on", "true or false"],
    ["on=constructor", "on", "true or false"],
    ["on=__proto__", "on", "true or false"],
    ["name=abcd", "name", "a text of at most 3 characters"],
    ["kind=", "kind", "one of a, b, or some of them with | between them"],
    ["kind=a|", "kind", "one of a, b, or some of them with | between them"],
    ["kind=a|c", "kind", "one of a, b, or some of them with | between them"],
  ])("%j cannot be read", (query, parameter, expected) => {
    expect(read(query)).toEqual(
      err({
        kind: "invalid-request",
        error: `The query parameter "${parameter}" must be ${expected}, and given once.`,
        payload: { parameter },
        say: expect.any(Function),
      }),
    );
  });

  it("are called as a form calls its field, where it says what is wrong", () => {
    const failed = read("count=0");
    const say = failed.ok || failed.error.kind !== "invalid-request" ? undefined : failed.error.say;
    expect(say?.("Count")).toBe("Count must be a whole number from 1 to 500.");
  });

  it("take a number exactly where it is within bounds", () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -2, max: 600 }), fc.integer()), (number) => {
        const isWithin = number >= 1 && number <= 500;
        const values = read(`count=${encodeURIComponent(String(number))}`);
        expect(values).toEqual(isWithin ? ok({ count: number }) : expect.objectContaining({ ok: false }));
      }),
    );
  });
});

const id = string("an id", (value) => (value === "" ? undefined : value));
const readOnly = (query: string) =>
  readOnlyParameters(`https://steward.example/v1/x${query}`, { id, all: oneOf(["true", "false"]) });

describe("query parameters that are all there may be", () => {
  it.each([
    ["", {}],
    ["?", {}],
    ["?id=a%2Fb&all=false", { id: "a/b", all: "false" }],
    ["?all=true", { all: "true" }],
  ])("reads %j", (query, parameters) => {
    expect(readOnly(query)).toEqual(ok(parameters));
  });

  it.each([
    ["?ids=a", 'Unknown query parameter "ids". The parameters are "id" and "all".', ["id", "all"]],
    ["?__proto__=a", 'Unknown query parameter "__proto__". The parameters are "id" and "all".', ["id", "all"]],
    ["?all=maybe", 'The query parameter "all" must be "true" or "false".', ["true", "false"]],
    ["?all", 'The query parameter "all" must be "true" or "false".', ["true", "false"]],
    ["?id=", 'The query parameter "id" is empty. Give it an id, or leave it out.', ["id", "all"]],
    ["?id=a&id=a", 'The query parameter "id" is there more than once. Send it once.', ["id", "all"]],
  ])("refuses %j", (query, error, accepted) => {
    expect(readOnly(query)).toEqual(err({ kind: "invalid-request", error, payload: { accepted } }));
  });

  it("repeats no secret", () => {
    const secret = `ghp_${"a1B2".repeat(9)}`;
    expect(JSON.stringify([readOnly(`?${secret}=1`), readOnly(`?all=${secret}`)])).not.toContain(secret);
  });
});
