import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { patternsBeyond } from "../../../shared/policy/host-patterns.ts";
import { noPolicy } from "../../../shared/policy/policy.ts";
import { validate } from "../../../shared/validate/validate.ts";

describe("the patterns that admit more", () => {
  test.each([
    ["the same", ["a.example.com"], ["a.example.com"], []],
    ["a host below a wildcard", ["a.example.com"], ["*.example.com"], []],
    ["a narrower wildcard", ["*.b.example.com"], ["*.example.com"], []],
    ["one port of a host", ["a.example.com:8443"], ["a.example.com"], []],
    ["one port of a wildcard", ["*.b.example.com:8443"], ["*.example.com:8443"], []],
    ["the host of a wildcard itself", ["example.com"], ["*.example.com"], ["example.com"]],
    ["every port of a host", ["a.example.com"], ["a.example.com:8443"], ["a.example.com"]],
    ["another port", ["*.example.com:1"], ["*.example.com:2"], ["*.example.com:1"]],
    ["a host that ends alike", ["badexample.com"], ["*.example.com"], ["badexample.com"]],
    ["a host in another form", ["xn--bcher-kva.example"], ["bücher.example"], []],
  ])("are told of %s", (_, now, former, expected) => {
    expect(patternsBeyond(now, former)).toEqual(expected);
  });

  test("are those by which a URL is admitted that was not", () => {
    const names = ["example.com", "a.example.com", "b.a.example.com", "c.example.com"];
    const pattern = fc
      .tuple(fc.boolean(), fc.constantFrom(...names), fc.constantFrom("", ":8443", ":9000"))
      .map(([isWildcard, name, port]) => `${isWildcard ? "*." : ""}${name}${port}`);
    const urls = [...names, "x.b.a.example.com", "x.a.example.com", "x.c.example.com", "x.example.com"].flatMap(
      (name) => [8443, 9000, 9001].map((port) => `https://${name}:${port}`),
    );
    const isAdmitted = (url: string, approvedHosts: readonly string[]) =>
      validate(JSON.stringify({ providers: { provider_c: { baseUrl: url } } }), {
        policy: { ...noPolicy, approvedHosts },
      }).every(({ rule }) => rule !== "host-not-allowed");
    const patterns = fc.array(pattern, { maxLength: 3 });
    fc.assert(
      fc.property(patterns, patterns, (former, now) => {
        const isMore = urls.some((url) => isAdmitted(url, now) && !isAdmitted(url, former));
        expect(patternsBeyond(now, former).length > 0).toBe(isMore);
      }),
      { numRuns: 150 },
    );
  });
});
