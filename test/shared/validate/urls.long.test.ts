import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type CheckSettings,
  type Diagnostic,
  fixText,
  noPolicy,
  type Policy,
  validate,
} from "../../../shared/index.ts";
import { readHttpUrl } from "../../../shared/text/http-url.ts";
import type { Json } from "../../../shared/text/json.ts";
import { documentUrls, nameOfUrl } from "../../../shared/validate/urls.ts";
import { shippedVocabulary as vocabulary } from "../../../shared/vocabulary/shipped.ts";
import { arbitraryUrl } from "../../support/arbitrary-url.ts";

const urlsOf = (providers: Json, mergedProviders = providers) => [
  ...documentUrls({
    document: { providers },
    merged: { providers: mergedProviders },
    vocabulary,
    policy: noPolicy,
    layers: {},
    duplicateKeys: [],
    unsafeKeys: [],
  }),
];

const shown = (providers: Json, mergedProviders = providers) =>
  urlsOf(providers, mergedProviders).map((url) => [url.text, url.protocol, nameOfUrl(url)]);

test("every URL of every entry, with its protocol and its name", () => {
  const entry = {
    baseUrl: "a",
    endpoint: "b",
    endpoints: { "provider-b-chat": "c", unknown: "d" },
    models: {
      custom: [
        { id: "one", baseUrl: "e" },
        { baseUrl: "f", protocol: "provider-b-responses" },
      ],
      overrides: { two: { baseUrl: "g", protocol: "cloud-converse" } },
    },
  };
  expect(shown({ provider_a: entry })).toEqual([
    ["a", "provider-a-messages", 'The base URL of "provider_a"'],
    ["b", "provider-a-messages", 'The endpoint of "provider_a"'],
    ["c", "provider-b-chat", 'The base URL of "provider_a" for "provider-b-chat"'],
    ["d", "unknown", 'The base URL of "provider_a" for "unknown"'],
    ["e", "provider-a-messages", 'The base URL of the model "one" of "provider_a"'],
    ["f", "provider-b-responses", 'The base URL of a model of "provider_a"'],
    ["g", "cloud-converse", 'The base URL of the model "two" of "provider_a"'],
  ]);
  expect(urlsOf({ custom: { own: entry } }).map(({ path }) => path.slice(3).join("/"))).toEqual([
    "baseUrl",
    "endpoint",
    "endpoints/provider-b-chat",
    "endpoints/unknown",
    "models/custom/0/baseUrl",
    "models/custom/1/baseUrl",
    "models/overrides/two/baseUrl",
  ]);
});

test("what is empty or no text is no URL, and what is no object holds none", () => {
  const odd = {
    baseUrl: "",
    endpoint: 1,
    endpoints: { "provider-b-chat": "", "cloud-converse": null },
    models: { custom: [null, "x", { baseUrl: "" }], overrides: { one: null, two: { baseUrl: [] } } },
  };
  expect(urlsOf({ provider_a: odd, custom: { own: odd } })).toEqual([]);
  for (const providers of [
    null,
    [],
    "x",
    { provider_a: "x", custom: [] },
    { provider_a: { models: 1, endpoints: [] } },
  ])
    expect(urlsOf(providers)).toEqual([]);
});

describe("the protocol of a model", () => {
  const custom = [{ id: "m", baseUrl: "a", protocol: "provider-b-chat" }];

  test("is the override's, then the custom model's, then the provider's", () => {
    const overrides = { m: { baseUrl: "b", protocol: "cloud-converse" } };
    expect(shown({ custom: { own: { models: { custom, overrides } } } }).map(([, protocol]) => protocol)).toEqual([
      "cloud-converse",
      "cloud-converse",
    ]);
    const patched = { custom, overrides: { m: { baseUrl: "b" } } };
    expect(shown({ custom: { own: { models: patched } } }).map(([, protocol]) => protocol)).toEqual([
      "provider-b-chat",
      "provider-b-chat",
    ]);
    const bare = { custom: [{ id: "m", baseUrl: "a" }], overrides: { m: { baseUrl: "b" } } };
    const own = { protocol: "provider-b-responses", models: bare };
    expect(shown({ custom: { own } }).map(([, protocol]) => protocol)).toEqual([
      "provider-b-responses",
      "provider-b-responses",
    ]);
  });

  test("may come from another layer", () => {
    const models = { custom: [{ id: "m", baseUrl: "a" }], overrides: { n: { baseUrl: "b" } } };
    const merged = {
      protocol: "cloud-converse",
      models: { ...models, overrides: { n: { baseUrl: "b", protocol: "provider-b-chat" } } },
    };
    expect(shown({ custom: { own: { models } } }, { custom: { own: merged } }).map(([, protocol]) => protocol)).toEqual(
      ["cloud-converse", "provider-b-chat"],
    );
  });
});

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
      { numRuns: 3_000 },
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
      { numRuns: 3_000 },
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
      { numRuns: 3_000 },
    );
    expect(seen.elsewhere).toBeGreaterThan(300);
  });

  test("find nothing any more of what a fix mends, and no fix is left once all are applied", () => {
    fc.assert(
      fc.property(files, (file) => {
        for (const diagnostic of validate(file, settings)) {
          if (diagnostic.fix === undefined) continue;
          const fixed = validate(applied(file, diagnostic.fix.edits), settings);
          expect(fixed.map(identityOf)).not.toContain(identityOf(diagnostic));
        }
        const all = fixText(file, { ...settings, unsafe: true });
        expect(validate(all.text, settings).filter(({ fix }) => fix !== undefined)).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
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
