import { describe, expect, it } from "vitest";
import { noPolicy, ok } from "../../shared/index.ts";
import { ownPolicy, readPolicy } from "../../worker/policy.ts";

const read = (text: string) => readPolicy("policy", new TextEncoder().encode(text));

describe("readPolicy", () => {
  it("reads a policy", () => {
    expect(read('{ "rules": { "version-segment": "off" } }')).toEqual(
      ok({ ...noPolicy, rules: { "version-segment": "off" } }),
    );
  });

  it("gives the errors of what cannot be used", () => {
    expect(read('{ "rules": { "version-segment": "of" } }')).toMatchObject({
      ok: false,
      error: [{ severity: "error", pointer: "/rules/version-segment", range: { start: { line: 1, column: 33 } } }],
    });
  });
});

describe("ownPolicy", () => {
  it.each([{}, { POLICY: "" }])("is none where the variable is missing or empty: %j", (env) => {
    expect(ownPolicy(env)).toEqual({ policy: noPolicy });
  });

  it("is the one that the variable holds", () => {
    const POLICY = '// ours\n{ "rules": { "unsafe-key": "warning", }, }';
    expect(ownPolicy({ POLICY })).toEqual({ policy: { ...noPolicy, rules: { "unsafe-key": "warning" } } });
  });

  it("is read once, however often it is asked for, and again where it is another", () => {
    const own = ownPolicy({ POLICY: '{ "rules": { "syntax": "off" } }' });
    const POLICY = '{ "rules": { "unsafe-key": "off" } }';
    const first = ownPolicy({ POLICY });
    expect(ownPolicy({ POLICY })).toBe(first);
    expect(first).not.toEqual(own);
  });

  it.each([
    [
      '{\n  "rules": { "version-segmnt": "off" }\n}',
      'The variable POLICY is not a policy that can be used. Line 2, column 14: There is no rule "version-segmnt". Did you mean "version-segment"?',
    ],
    [
      '{ "rules": { "a": "of" }, "ignores": {} }',
      /^The variable POLICY is not a policy that can be used\. Line 1, column 14: .* Errors beside this one: [12]\.$/,
    ],
    [
      { rules: {} },
      "The variable POLICY is not text. Write the policy file's text under [vars] in wrangler.toml, between '''.",
    ],
  ])("says what is wrong with %j, and where", (POLICY, fault) => {
    const own = ownPolicy({ POLICY });
    expect(own).toEqual({ fault: typeof fault === "string" ? fault : expect.stringMatching(fault) });
  });
});
