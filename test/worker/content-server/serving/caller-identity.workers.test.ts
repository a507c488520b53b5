import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeIdentity } from "../../../../worker/content-server/serving/caller-identity.ts";
import { CREDENTIALS_HEADER_MAX_CHARACTERS } from "../../../../worker/limits.ts";

describe("a caller's identity", () => {
  it("is JSON in ASCII", () => {
    expect(describeIdentity("zoë", ['a"b', "组\u007f😀"])).toBe(
      '{"user":"zo\\u00eb","groups":["a\\"b","\\u7ec4\\u007f\\ud83d\\ude00"]}',
    );
    expect(describeIdentity("a", [])).toBe('{"user":"a","groups":[]}');
  });

  it("leaves out the groups that have no room", () => {
    const groups = Array.from({ length: 2_000 }, (_, index) => `g${index}`);
    const text = describeIdentity("a", groups);
    expect(text.length).toBeLessThanOrEqual(CREDENTIALS_HEADER_MAX_CHARACTERS);
    expect(text.length).toBeGreaterThan(CREDENTIALS_HEADER_MAX_CHARACTERS - 10);
    const { groups: named } = JSON.parse(text);
    expect(named).toEqual(groups.slice(0, named.length));
  });

  it("says what it was made of, in a header that can be sent", () => {
    const name = fc.string({ unit: "binary", maxLength: 255 });
    fc.assert(
      fc.property(name, fc.array(name, { maxLength: 4 }), (user, groups) => {
        const text = describeIdentity(user, groups);
        expect(JSON.parse(text)).toEqual({ user, groups });
        expect(text).toMatch(/^[ -~]*$/);
      }),
    );
  });
});
