import { describe, expect, test } from "vitest";
import { type CheckSettings, fixText, noPolicy, type Policy } from "../../../../shared/index.ts";
import type { Json } from "../../../../shared/text/json.ts";
import { customModel, findingsOf } from "../../../support/findings.ts";
import { withEveryFix } from "../../../support/fixes.ts";
import { words } from "../../../support/words.ts";

const quiet: Policy = { ...noPolicy, rules: { "schema-reference": "off" } };

/** The base URL of an entry of provider B once it is fixed, with `unsafe` by every fix. */
function fixed(url: string, unsafe = false): string {
  const file = JSON.stringify({ providers: { provider_b: { baseUrl: url } } });
  const text = unsafe ? withEveryFix(file, { policy: quiet }) : fixText(file, { policy: quiet }).text;
  return JSON.parse(text).providers.provider_b.baseUrl;
}

describe("url-syntax", () => {
  test.each([
    [" https://gateway.example.com/v1 ", "https://gateway.example.com/v1"],
    ["\t\nhttps://gateway.example.com/v1", "https://gateway.example.com/v1"],
    ["\u200bhttps://gateway.example.com/v1\ufeff\u00a0", "https://gateway.example.com/v1"],
  ])("removes what is around %j", (url, expected) => {
    expect(fixed(url)).toBe(expected);
  });

  test("leaves only whitespace as it is: empty, it would count as absent", () => {
    expect(fixed("  ", true)).toBe("  ");
  });

  test.each([
    ["localhost:8000/v1", "http://localhost:8000/v1"],
    ["[::1]/v1", "http://[::1]/v1"],
    ["gateway.example.com/v1", "https://gateway.example.com/v1"],
    ["//gateway.example.com/v1", "https://gateway.example.com/v1"],
    ["gateway:8000/v1", "http://gateway:8000/v1"],
  ])("writes the scheme before %s, if asked to", (url, expected) => {
    expect(fixed(url)).toBe(url);
    expect(fixed(url, true)).toBe(expected);
  });

  test.each(["gateway", "v1/messages", "/v1", "https//gateway.example.com", "htps://a.example", "https://a.example:x"])(
    "does not guess what %s means",
    (url) => {
      expect(fixed(url, true)).toBe(url);
    },
  );

  test("names a scheme, but nothing else of what it does not know", () => {
    const messagesOf = (url: string) =>
      findingsOf("url-syntax", { provider_b: { baseUrl: url } }).map(({ message, advice }) => message + advice);
    expect(messagesOf("htttp://hunter2")).toEqual([
      'The base URL of "provider_b" has the scheme "htttp", which the client does not support.Did you mean "http"?',
    ]);
    for (const url of ["hunter2", "https://a:hunter2", "https://hunter2..", "https:hunter2", "hunter2.example:80"])
      expect(messagesOf(url).join(" ")).not.toContain("hunter2");
  });

  test("leaves a query to secret-in-url that is all credential", () => {
    const find = (url: string) => findingsOf("url-syntax", { provider_b: { baseUrl: url } });
    expect(find("https://gateway.example.com/v1?key=x#token=y")).toEqual([]);
    expect(find("https://gateway.example.com/v1?key=x&a=b")).toMatchObject([{ severity: "warning" }]);
    expect(find("https://gateway.example.com/v1?")).toMatchObject([{ severity: "warning" }]);
  });
});

describe("a path with two slashes in a row", () => {
  const find = (url: string) =>
    findingsOf("url-syntax", { provider_c: { baseUrl: url } }).map(({ severity, message }) => [severity, message]);

  test.each(["/v1//", "//v1", "//", "/a///b", "/https:///b", "//?a"])("is a warning: %s", (path) => {
    expect(find(`https://a.example${path}`)).toMatchObject([["warning", expect.any(String)]]);
  });

  test.each(["/v1/", "/proxy/https://b.example/v1"])("unless they are another URL's: %s", (path) => {
    expect(find(`https://a.example${path}`)).toEqual([]);
  });
});

describe("a value that an enforced layer replaces", () => {
  const layerOf = (baseUrl: string) => ({ enforced: { providers: { provider_a: { baseUrl } } } });
  const layers = layerOf("https://gateway.example.com/v1");

  test.each([
    ["version-segment", "https://a.example"],
    ["operation-path", "https://a.example/v1/messages"],
    ["plain-http", "http://a.example/v1"],
  ])("is not reported by %s", (rule, baseUrl) => {
    const find = (settings: CheckSettings) => findingsOf(rule, { provider_a: { baseUrl } }, settings);
    expect(find({})).toHaveLength(1);
    expect(find({ layers })).toEqual([]);
    expect(find({ layers: layerOf("") })).toEqual([]);
    expect(find({ layers: layerOf(baseUrl) })).toHaveLength(1);
    expect(find({ layers: { default: layers.enforced } })).toHaveLength(1);
  });

  test("is still reported by rules about the text of the file", () => {
    const policy = { ...quiet, approvedHosts: ["gateway.example.com"] };
    const find = (rule: string, baseUrl: string) =>
      findingsOf(rule, { provider_a: { baseUrl } }, { policy, layers }).length;
    expect(find("host-not-allowed", "https://a.example/v1")).toBe(1);
    expect(find("url-syntax", "a.example")).toBe(1);
    expect(find("secret-in-url", "https://user:hunter2@a.example/v1")).toBe(1);
  });

  test("can be a list of custom models, or one field of an override", () => {
    const find = (models: object, enforced: Json) =>
      findingsOf("plain-http", { provider_a: { models } }, { layers: { enforced: layer(enforced) } }).map(
        ({ pointer }) => pointer,
      );
    const layer = (models: Json): Json => ({ providers: { provider_a: { models } } });
    const baseUrl = "http://a.example/v1";
    expect(find({ custom: [customModel("a", { baseUrl })] }, { custom: [] })).toEqual([]);
    expect(find({ overrides: { a: { baseUrl }, b: { baseUrl } } }, { overrides: { a: { baseUrl: "" } } })).toEqual([
      "/providers/provider_a/models/overrides/b/baseUrl",
    ]);
  });
});

describe("plain-http", () => {
  test.each([
    ["http://gateway.example.com/v1", "https://gateway.example.com/v1"],
    ["HTTP://gateway.example.com:8080/v1", "https://gateway.example.com:8080/v1"],
    ["http://gateway.example.com:80/v1", "http://gateway.example.com:80/v1"],
    ["http://gateway.example.com:0080/v1", "http://gateway.example.com:0080/v1"],
  ])("writes https in %s, if asked to", (url, expected) => {
    expect(fixed(url)).toBe(url);
    expect(fixed(url, true)).toBe(expected);
  });
});

describe("operation-path", () => {
  test.each([
    ["https://a.example/v1/chat/completions", "https://a.example/v1"],
    ["https://a.example/v1/chat/completions/", "https://a.example/v1"],
    ["https://a.example/v1/CHAT/Completions//", "https://a.example/v1"],
    ["https://a.example/x/v1/completions", "https://a.example/x/v1"],
    ["https://a.example/v1/messages", "https://a.example/v1"],
    ["https://a.example/v1/responses", "https://a.example/v1"],
    ["https://a.example/v1/embeddings", "https://a.example/v1"],
    ["https://a.example/v1/models", "https://a.example/v1"],
    ["https://a.example/v1/models/large:generateContent", "https://a.example/v1"],
    ["https://a.example/v1/large:streamGenerateContent", "https://a.example/v1"],
    ["https://a.example/v1/model/large/converse", "https://a.example/v1"],
    ["https://a.example/v1/model/large/converse-stream", "https://a.example/v1"],
    ["https://a.example/v1/v1", "https://a.example/v1"],
    ["https://a.example/v1/V1/v1/", "https://a.example/v1"],
    ["https://a.example/v1/v1/messages", "https://a.example/v1"],
    ["https://a.example/chat/completions", "https://a.example/v1"],
    ["https://user:hunter2@a.example/v1/messages?key=hunter2", "https://a.example/v1"],
  ])("removals %s", (url, expected) => {
    expect(fixed(url)).toBe(expected);
  });

  test.each([
    ["https://a.example/openai/responses", "https://a.example/openai/v1"],
    ["https://a.example/messages/", "https://a.example/v1"],
  ])("removals %s only if asked to: it may be a gateway's path", (url, expected) => {
    expect(fixed(url)).toBe(url);
    expect(fixed(url, true)).toBe(expected);
  });

  test.each(
    words(`
      /models /openai/models /v1/conversations /converse /v1/converse-stream/ /large/converse /v1/v1beta /v1/x/v1
      /v1/completions.d /v1/../v1
    `),
  )("finds nothing in %s", (path) => {
    expect(findingsOf("operation-path", { provider_c: { baseUrl: `https://a.example${path}` } })).toEqual([]);
  });
});

describe("version-segment", () => {
  test.each([
    ["https://a.example", "https://a.example/v1"],
    ["https://a.example/", "https://a.example/v1"],
    ["https://a.example//", "https://a.example/v1"],
    ["https://a.example///?a=b", "https://a.example/v1?a=b"],
    ["https://a.example:8443", "https://a.example:8443/v1"],
    ["https://user:hunter2@a.example?key=hunter2", "https://a.example/v1"],
    ["https://a.example?a=b", "https://a.example/v1?a=b"],
  ])("appends the segment to %s", (url, expected) => {
    expect(fixed(url)).toBe(expected);
  });

  test.each([
    ["https://a.example/openai", "https://a.example/openai/v1"],
    ["https://a.example/openai/?a=b", "https://a.example/openai/v1?a=b"],
    ["https://a.example/openai//", "https://a.example/openai/v1"],
    ["https://a.example/v1beta/", "https://a.example/v1/"],
    ["https://a.example/v1/openai/", "https://a.example/v1"],
  ])("fixes the path of %s only if asked to", (url, expected) => {
    expect(fixed(url)).toBe(url);
    expect(fixed(url, true)).toBe(expected);
  });

  test("has no fix of its own where an operation has to go first", () => {
    const find = (path: string) =>
      findingsOf("version-segment", { provider_b: { baseUrl: `https://a.example${path}` } }).map(
        ({ severity, fix }) => [severity, fix],
      );
    expect(find("/v1/messages")).toEqual([]);
    expect(find("/chat/completions")).toEqual([["error", undefined]]);
    expect(find("/messages")).toEqual([["warning", undefined]]);
  });

  test("looks at the protocol that another layer sets", () => {
    const providers = { custom: { own: { type: "provider-b-compatible", baseUrl: "https://a.example" } } };
    const layer = { providers: { custom: { own: { protocol: "provider-g-generative" } } } };
    expect(findingsOf("version-segment", providers)).toEqual([]);
    for (const layers of [{ enforced: layer }, { default: layer }]) {
      expect(findingsOf("version-segment", providers, { layers })).toMatchObject([
        { message: 'The base URL of "own" has no path; its path must end in "/v1beta".' },
      ]);
    }
  });

  test("looks at an endpoint for a protocol that a model names, in whatever layer", () => {
    const endpoints = { "provider-b-responses": "https://a.example" };
    const find = (models: object, layers: CheckSettings["layers"] = {}) =>
      findingsOf("version-segment", { provider_b: { endpoints, models } }, { layers }).length;
    const custom = [customModel("a", { protocol: "provider-b-responses" })];
    const overrides = { a: { protocol: "provider-b-responses" } };
    expect(find({})).toBe(0);
    expect(find({ discovery: "off", custom })).toBe(1);
    expect(find({ overrides })).toBe(1);
    expect(find({}, { default: { providers: { provider_b: { models: { overrides } } } } })).toBe(1);
    expect(find({ custom }, { enforced: { providers: { provider_b: { models: { custom: [] } } } } })).toBe(0);
  });

  test("knows no protocol that objects inherit", () => {
    const own = { type: "provider-b-compatible", protocol: "constructor", baseUrl: "https://a.example" };
    expect(findingsOf("version-segment", { custom: { own } })).toEqual([]);
  });
});

describe("host-not-allowed", () => {
  const withHosts = (...approvedHosts: string[]): CheckSettings => ({ policy: { ...quiet, approvedHosts } });
  const find = (url: string, ...hosts: string[]) =>
    findingsOf("host-not-allowed", { provider_c: { baseUrl: url } }, withHosts(...hosts));

  test.each([
    ["https://a.example", "a.example"],
    ["https://A.Example.:443/v1", "a.example"],
    ["https://a.example:8443", "a.example"],
    ["https://a.example:8443", "a.example:8443"],
    ["https://a.example", "a.example:443"],
    ["http://a.example", "a.example:80"],
    ["https://a.example", "A.EXAMPLE"],
    ["https://b.a.example", "*.a.example"],
    ["https://c.b.a.example", "*.a.example"],
    ["https://b.a.example:8443", "*.a.example:8443"],
    ["https://größe.example", "xn--gre-6ka8i.example"],
    ["https://xn--gre-6ka8i.example", "größe.example"],
    ["https://0x7f.1", "127.0.0.1"],
    ["http://[0:0:0:0:0:0:0:1]:8000", "[::1]:8000"],
    ["https://user@a.example", "a.example"],
  ])("%s is approved by %s", (url, host) => {
    expect(find(url, "other.example", host)).toEqual([]);
  });

  test.each([
    ["https://b.a.example", "a.example"],
    ["https://a.example", "*.a.example"],
    ["https://ba.example", "*.a.example"],
    ["https://a.example.evil.example", "a.example"],
    ["https://a.example@evil.example", "a.example"],
    ["https://evil.example/a.example", "a.example"],
    ["https://evil.example?a.example", "*.example.net"],
    ["https://a.example:8443", "a.example:443"],
    ["http://a.example", "a.example:443"],
    ["https://b.a.example", "*.a.example:8443"],
    ["https://аpple.example", "apple.example"],
    ["https://a.example", "*"],
    ["https://a.example", ""],
  ])("%s is not approved by %s", (url, host) => {
    expect(find(url, host)).toHaveLength(1);
  });

  test.each([
    ...words(`
      evil.example/v1 evil.example:8443 //evil.example user:hunter2@evil.example/v1 https:evil.example
      https:/evil.example https:///evil.example htps://evil.example ftp://evil.example
      https://https://evil.example https://evil.example/{tenant} https://*.below.example/v1
      https://good.example:port
    `),
    " https://evil.example",
    "https://evil.example\u00a0",
    "ht\ntps://evil.example/v1",
    "https://good.example\u200b.evil.example",
    "https://good.example\t.evil.example",
    "https:\\\\evil.example",
    "https://evil.example\\@good.example",
    "https://good.example\\@evil.example",
    "https://${HOST}/v1",
    "https://${HOST}.below.example/v1",
    "https://evil.example good.example",
    "http://good.example ",
  ])("%j may lead to another host", (url) => {
    const found = find(url, "good.example:443", "*.below.example");
    expect(found).toMatchObject([
      {
        message:
          'The base URL of "provider_c" may lead to a host that is not approved: clients can read it in different ways.',
        advice: "Use an absolute URL with an approved host.",
      },
    ]);
  });

  test.each([
    "  ",
    " https://good.example",
    "good.example/v1",
    "//good.example",
    "https:/good.example",
    "https:\\\\good.example\\v1",
    "https://good.example\\v1",
    "https://good.example/{tenant}/v1",
    "https://good.example/a b",
  ])("%j leads to an approved host or nowhere, however it is read", (url) => {
    expect(find(url, "good.example")).toEqual([]);
  });

  test("finds nothing without a list, everything with an empty one, and nothing in a schema", () => {
    const providers = { provider_c: { baseUrl: "https://a.example" } };
    expect(findingsOf("host-not-allowed", providers, { policy: quiet })).toEqual([]);
    expect(find("https://a.example")).toMatchObject([
      { advice: 'Ask for the host to be approved; the policy\'s "approvedHosts" is empty.' },
    ]);
  });

  test("names the host alone, and the approved ones that are near, or some", () => {
    expect(find("https://user:hunter2@api.example.org:8443/v1?key=hunter2", "api.example.com", "b.test")).toMatchObject(
      [
        {
          message: 'The base URL of "provider_c" has the host "api.example.org:8443", which is not approved.',
          advice: 'Did you mean "api.example.com"? Otherwise, ask for the host to be approved.',
        },
      ],
    );
    expect(find("https://elsewhere.net", "a.test", "b.test", "c.test")[0]?.advice).toBe(
      'Use an approved host ("a.test", "b.test" or "c.test"), or ask for this one to be approved.',
    );
    expect(find("https://elsewhere.net", "a.test", "b.test", "c.test", "d.test")[0]?.advice).toBe(
      'Use an approved host ("a.test", "b.test" or "c.test" or another), or ask for this one to be approved.',
    );
  });
});

describe("secret-in-url", () => {
  test("looks at a schema that is a URL, and at no other", () => {
    const find = (schema: string) =>
      fixText(JSON.stringify({ $schema: schema }), { policy: quiet }).applied.map(({ rule }) => rule);
    expect(find("https://user:hunter2@a.example/provider-config.schema.json")).toEqual(["secret-in-url"]);
    expect(find("../a@b/provider-config.schema.json?key=x")).toEqual([]);
  });

  test("has no fix where it is unknown what the URL is without the secret", () => {
    const token = ["sk", "aB3dE5gH7jK9mN1pQ2rS"].join("-");
    for (const url of [`https://a.example/${token}/v1?key=x`, "https://user:pa/ss@a.example/v1"])
      expect(findingsOf("secret-in-url", { provider_b: { baseUrl: url } }).map(({ fix }) => fix)).toEqual([undefined]);
  });
});
