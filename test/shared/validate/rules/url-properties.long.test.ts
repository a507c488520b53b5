import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type CheckSettings,
  type Diagnostic,
  noPolicy,
  type Policy,
  shippedVocabulary,
  type Vocabulary,
  validate,
} from "../../../../shared/index.ts";
import { readHttpUrl } from "../../../../shared/text/http-url.ts";
import { arbitraryUrl } from "../../../support/arbitrary-url.ts";
import { withEveryFix } from "../../../support/fixes.ts";
import { sized } from "../../../support/size.ts";

describe("for any text as a URL, in any place, the rules", () => {
  const policy: Policy = {
    ...noPolicy,
    rules: { "schema-reference": "off" },
    approvedHosts: ["gateway.example.com", "*.a:80"],
  };
  const settings: CheckSettings = { policy };
  const files = fc.tuple(arbitraryUrl, arbitraryUrl).map(([one, other]) =>
    JSON.stringify({
      $schema: one,
      providers: {
        provider_a: { baseUrl: one },
        provider_b: { endpoints: { "provider-b-chat": other }, models: { overrides: { m: { baseUrl: one } } } },
        custom: { own: { type: "provider-b-compatible", protocol: "provider-b-chat", endpoint: other } },
      },
    }),
  );

  test("repeat no secret", () => {
    fc.assert(
      fc.property(files, (file) => {
        expect(JSON.stringify(validate(file, settings))).not.toContain("hunter2");
      }),
      { numRuns: sized({ full: 3_000, small: 100 }) },
    );
  });

  test("leave to url-syntax what is no URL, but for secrets in it and hosts that it may lead to", () => {
    fc.assert(
      fc.property(arbitraryUrl, (url) => {
        const found = validate(JSON.stringify({ providers: { provider_a: { baseUrl: url } } }), settings);
        const rules = found
          .map(({ rule }) => rule)
          .filter((rule) => !["secret-in-url", "host-not-allowed"].includes(rule));
        const isRefused = url !== "" && readHttpUrl(url) === undefined;
        if (isRefused) expect(rules).toEqual(["url-syntax"]);
        const errors = found.filter(({ rule, severity }) => rule === "url-syntax" && severity === "error");
        expect(errors).toHaveLength(isRefused ? 1 : 0);
      }),
      { numRuns: sized({ full: 3_000, small: 100 }) },
    );
  });

  test("let none through that leads the platform's client to a host that is not approved", () => {
    const seen = { elsewhere: 0 };
    const withoutSyntax: CheckSettings = { policy: { ...policy, rules: { "url-syntax": "off" } } };
    fc.assert(
      fc.property(arbitraryUrl, fc.constantFrom("", " ", "\t", "\u200b"), (url, around) => {
        const text = around + url + around;
        const hostname = URL.parse(text)?.hostname.replace(/\.$/, "") ?? "";
        if (!/^\s*https?:/i.test(text) || hostname === "" || hostname === "gateway.example.com") return;
        seen.elsewhere += 1;
        const found = validate(JSON.stringify({ providers: { provider_a: { baseUrl: text } } }), withoutSyntax);
        expect(found.map(({ rule }) => rule)).toContain("host-not-allowed");
      }),
      { numRuns: sized({ full: 3_000, small: 100 }) },
    );
    expect(seen.elsewhere).toBeGreaterThan(sized({ full: 300, small: 10 }));
  });

  test("find nothing any more of what a fix corrects, and no fix is left once all are applied", () => {
    fc.assert(
      fc.property(files, (file) => {
        for (const diagnostic of validate(file, settings)) {
          if (diagnostic.fix === undefined) continue;
          const fixed = validate(applied(file, diagnostic.fix.edits), settings);
          expect(fixed.map(identityOf)).not.toContain(identityOf(diagnostic));
        }
        expect(validate(withEveryFix(file, settings), settings).filter(({ fix }) => fix !== undefined)).toEqual([]);
      }),
      { numRuns: sized({ full: 1_000, small: 30 }) },
    );
  });
});

describe("for any path, where the base URL needs an end of any length,", () => {
  const step = fc.constantFrom("api", "v1", "openai", "v2", "team", "models", "chat", "completions", "messages", "");
  const path = fc.array(step, { maxLength: 7 }).map((steps) => steps.map((one) => `/${one}`).join(""));
  const versionSegment = fc.constantFrom("v1", "api/v1", "openai/v1", "api/openai/v1", "v1/api");

  test("a fix leads to it at once, and all fixes together leave no finding", () => {
    const seen = { corrected: 0 };
    fc.assert(
      fc.property(path, versionSegment, (written, end) => {
        const { providers } = shippedVocabulary;
        const provider_a = { ...providers.provider_a, versionSegment: end };
        const vocabulary: Vocabulary = { ...shippedVocabulary, providers: { ...providers, provider_a } };
        const rules = { "schema-reference": "off", "url-syntax": "off" } as const;
        const settings: CheckSettings = { vocabulary, policy: { ...noPolicy, rules } };
        const text = JSON.stringify({ providers: { provider_a: { baseUrl: `https://a.example.com${written}` } } });
        const rulesOf = (file: string) => validate(file, settings).map(({ rule }) => rule);
        for (const { rule, fix } of validate(text, settings))
          if (rule === "version-segment" && fix !== undefined)
            expect(rulesOf(applied(text, fix.edits))).not.toContain("version-segment");
        const fixed = withEveryFix(text, settings);
        expect(validate(fixed, settings)).toEqual([]);
        const { pathname } = new URL(JSON.parse(fixed).providers.provider_a.baseUrl);
        expect(`${pathname}/`.replaceAll(/\/+/g, "/")).toContain(`/${end}/`);
        if (fixed !== text) seen.corrected += 1;
      }),
      { numRuns: sized({ full: 3_000, small: 80 }) },
    );
    expect(seen.corrected).toBeGreaterThan(sized({ full: 300, small: 10 }));
  });
});

function identityOf({ rule, pointer, message }: Diagnostic): string {
  return `${rule} ${pointer} ${message}`;
}

function applied(text: string, edits: NonNullable<Diagnostic["fix"]>["edits"]): string {
  return edits.reduceRight(
    (rest, edit) => rest.slice(0, edit.range.start.offset) + edit.text + rest.slice(edit.range.end.offset),
    text,
  );
}
