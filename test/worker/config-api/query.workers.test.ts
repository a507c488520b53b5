import { describe, expect, it } from "vitest";
import { readQuery } from "../../../worker/config-api/query.ts";

const read = (query: string) => readQuery(`https://steward.example/v1/x${query}`, { id: "text", all: "flag" });

describe("readQuery", () => {
  it.each([
    ["", {}],
    ["?", {}],
    ["?id=a%2Fb&all=false", { id: "a/b", all: "false" }],
    ["?all=true", { all: "true" }],
  ])("reads %j", (query, parameters) => {
    expect(read(query)).toEqual(parameters);
  });

  it.each([
    ["?ids=a", 'The query has a parameter "ids". It may have "id" and "all".', ["id", "all"]],
    ["?__proto__=a", 'The query has a parameter "__proto__". It may have "id" and "all".', ["id", "all"]],
    ["?all=maybe", 'The query parameter "all" must be "true" or "false", not "maybe".', ["true", "false"]],
    ["?all", 'The query parameter "all" must be "true" or "false", not "".', ["true", "false"]],
    ["?id=", 'The query parameter "id" is empty. Give it an id, or leave it out.', ["id", "all"]],
    ["?id=a&id=a", 'The query has the parameter "id" more than once. Send it once.', ["id", "all"]],
  ])("refuses %j", (query, error, accepted) => {
    expect(read(query)).toEqual({ kind: "invalid-request", error, payload: { accepted } });
  });

  it("repeats no secret", () => {
    const secret = `ghp_${"a1B2".repeat(9)}`;
    expect(JSON.stringify([read(`?${secret}=1`), read(`?all=${secret}`)])).not.toContain(secret);
  });
});
