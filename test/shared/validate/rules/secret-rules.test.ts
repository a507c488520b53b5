import { describe, expect, test } from "vitest";
import { checkFile, fixText, formatSarif, formatText, noPolicy, validate } from "../../../../shared/index.ts";

const settings = { policy: { ...noPolicy, rules: { "schema-reference": "off" as const } } };

// Put together here, so that no scanner takes this file for a leak.
const STRIPE_KEY = ["sk", "live", "abcdefghijklmnopqrst"].join("_");
const ANTHROPIC_KEY = ["sk", "ant", "a1b2c3d4e5f6g7h8i9j0"].join("-");

const withHeaders = (headers: string) => `{"providers":{"provider_a":{"customHeaders":{${headers}}}}}`;
const withUrl = (url: string) => `{"providers":{"provider_a":{"baseUrl":${JSON.stringify(url)}}}}`;

const rulesOf = (text: string) => validate(text, settings).map(({ rule }) => rule);

/** Each secret finding with whether its fix is safe; undefined where it has none. */
const findings = (text: string) =>
  validate(text, settings).flatMap((one) =>
    one.rule === "secret-in-header" ? [{ pointer: one.pointer, safe: "fix" in one ? one.fix?.safe : undefined }] : [],
  );

function outputsOf(text: string): string {
  const checked = checkFile("providers.json", new TextEncoder().encode(text), settings);
  const shown = [formatText([checked], { color: false }), formatSarif([checked], [], "1.0.0"), checked.source];
  return [...shown, JSON.stringify(checked.diagnostics)].join("\n");
}

describe("a header line pasted as a key", () => {
  test.each([
    ['"X-Gateway-Token: hunter2correcthorse": ""', ["secret-in-header"]],
    ['"X-Api-Key: hunter2correcthorse": ""', ["reserved-header"]],
    ['"Authorization=hunter2correcthorse": ""', ["reserved-header"]],
    ['"X-Gateway-Token=hunter2correcthorse": ""', ["secret-in-header"]],
    ['"X-Gateway-Token=hunter2correcthorse": 1', ["secret-in-header"]],
    ['"X-Gateway-Token hunter2correcthorse": "a"', ["secret-in-header"]],
    [String.raw`"X-Gateway-Token\u003a hunter2correcthorse": ""`, ["secret-in-header"]],
    [`"X-Foo: ${ANTHROPIC_KEY}": ""`, ["secret-in-header"]],
    ['"X-Foo: hunter2correcthorse": "a"', ["header-syntax"]],
    ['"X-Foo: hunter2correcthorse": 1', ["header-syntax", "wrong-type"]],
    ['"X-Foo: hunter2correcthorse": "a","X-Foo: hunter2correcthorse": "b"', ["duplicate-key"]],
  ])("is found, and never shown: %s", (header, rules) => {
    expect(rulesOf(withHeaders(header))).toEqual(expect.arrayContaining(rules));
    expect(outputsOf(withHeaders(header))).not.toMatch(/hunter2correcthorse|correcthorse|a1b2c3d4/);
  });

  test("is to be revoked", () => {
    const advices = (header: string) => validate(withHeaders(header), settings).map(({ advice }) => advice);
    expect(advices('"X-Gateway-Token: hunter2correcthorse": ""')).toContainEqual(expect.stringContaining("revoke"));
    expect(advices('"X-Api-Key: hunter2correcthorse": ""')).toContainEqual(expect.stringContaining("revoke"));
  });

  test.each(['"X-Gateway-Token: ${TOKEN}": ""', '"X-Foo: bar": ""', '"X Tenant": "research"'])(
    "holds no credential: %s",
    (header) => {
      expect(findings(withHeaders(header))).toEqual([]);
    },
  );
});

describe("a value with a default or in brackets is no placeholder", () => {
  test.each([
    '"X-Gateway-Token":"${TOKEN:-hunter2-real-password}"',
    `"X-Route":"\${TOKEN:-${ANTHROPIC_KEY}}"`,
    '"X-Gateway-Token":"<hunter2correcthorse>"',
    `"X-Route":"<${STRIPE_KEY}>"`,
  ])("%s", (header) => {
    expect(findings(withHeaders(header))).toHaveLength(1);
  });

  test("a default value in a URL is a secret", () => {
    expect(rulesOf(withUrl("https://gw.example.com/v1?key=${KEY:-hunter2real}"))).toContain("secret-in-url");
  });
});

test.each(["https://gw.example.com/v1&api_key=hunter2correct", "https://gw.example.com/v1;token=hunter2correct"])(
  "a parameter in a path is found, stripped and never shown: %s",
  (url) => {
    expect(rulesOf(withUrl(url))).toContain("secret-in-url");
    expect(fixText(withUrl(url), settings).text).toBe(withUrl("https://gw.example.com/v1"));
    expect(outputsOf(withUrl(url))).not.toContain("hunter2");
  },
);

test.each([
  ["X-Upstream", "https://user:pa55w0rd@gw.example.com/v1"],
  ["HTTP-Referer", "https://ex.example/?token=hunter2"],
  ["X-Database", "postgres://user:pa55w0rd@db.example.com/a"],
  ["X-Route", "api_key=hunter2correct"],
  ["X-Route", "region=eu; api_key = hunter2correct"],
  ["X-Route", "password: hunter2"],
  ["x-portkey-config", '{"provider":"openai","api_key":"hunter2key"}'],
])("the credential within the value of %s is found: %s", (name, value) => {
  expect(findings(withHeaders(`"${name}":${JSON.stringify(value)}`))).toHaveLength(1);
});

test.each([
  "https://gateway.example.com/tenants/research?region=eu",
  "region=eu, tier=gold",
  "api_key=${KEY}",
  "password: {{ password }}; region=eu",
  '{"provider":"openai","api_key":"${KEY}"}',
  "max_token=4096",
  "token: false",
])("a value holds none: %s", (value) => {
  expect(findings(withHeaders(`"X-Route":${JSON.stringify(value)}`))).toEqual([]);
});

test.each([
  ['"X-Gateway-Token":"hunter2-correct-horse"', true],
  ['"X-Routing-Token":"blue"', false],
  ['"X-Session-Affinity-Cookie":"blue"', false],
  ['"X-Route":"api_key=hunter2-correct-horse"', true],
  ['"X-Route":"xK9fQ2mZ7pLw4RtY8vBn3JhC6sDg1A"', false],
  [`"X-Routing-Token":"${STRIPE_KEY}"`, true],
])("the fix of %s is safe: %s", (header, safe) => {
  expect(findings(withHeaders(header))).toMatchObject([{ safe }]);
});

test.each([
  '"X-Plan":"Basic tier2"',
  '"X-Segment":"Key account-management-emea"',
  '"X-Return-Token":"false"',
  '"X-Return-Token":true',
  '"X-Max-Token":"4096"',
  '"X-Max-Token":4096',
  '"OpenAI-Organization":"org-AbCdEfGh3jKlMnOp5rStUvWx"',
  '"OpenAI-Project":"proj_AbCdEfGh3jKlMnOp5rStUvWx"',
  '"X-Commit":"da39a3ee5e6b4b0d3255bfef95601890afd80709"',
])("%s is right", (header) => {
  expect(rulesOf(withHeaders(header)).filter((rule) => rule !== "wrong-type")).toEqual([]);
});

describe("a secret is found although another value of the same key hides it, in", () => {
  test.each([
    ["a header", withHeaders('"X-Gateway-Token":"hunter2-correct-horse","X-Gateway-Token":"${T}"'), "secret-in-header"],
    [
      "all headers",
      '{"providers":{"provider_a":{"customHeaders":{"X-Gateway-Token":"hunter2"},"customHeaders":{}}}}',
      "secret-in-header",
    ],
    [
      "all providers",
      '{"providers":{"provider_a":{"baseUrl":"https://u:hunter2@h/v1"}},"providers":{}}',
      "secret-in-url",
    ],
    [
      "a base URL",
      '{"providers":{"provider_a":{"baseUrl":"https://h/v1?key=hunter2","baseUrl":"https://h/v1"}}}',
      "secret-in-url",
    ],
    [
      "a model's base URL",
      '{"providers":{"provider_a":{"models":{"custom":[{"id":"a"},{"id":"b","baseUrl":"https://h/v1?key=hunter2","baseUrl":"https://h/v1"}]}}}}',
      "secret-in-url",
    ],
  ])("%s", (_, text, rule) => {
    const found = validate(text, settings).filter((one) => one.rule === rule);
    expect(found).toHaveLength(1);
    const [only] = found;
    if (only === undefined || !("range" in only)) throw new Error("The finding has no place.");
    const { start, end } = only.range;
    expect(text.slice(start.offset, end.offset)).toMatch(/^"[^"]*hunter2[^"]*"$/);
    expect(only.fix).toBeUndefined();
  });

  test("a secret that many values hide is found once", () => {
    const text = withHeaders('"X-Token":"hunter-a1","X-Token":"hunter-a1","X-Token":"hunter-a1"');
    expect(findings(text)).toHaveLength(3);
    const nested =
      '{"providers":{"provider_a":{"customHeaders":{"X-Token":"a-1-b","X-Token":"c"},"customHeaders":{}}}}';
    expect(findings(nested)).toHaveLength(2);
  });
});

test("entries under unknown ids are looked at", () => {
  const text =
    '{"providers":{"openai":{"customHeaders":{"X-Token":"hunter2-a"},"baseUrl":"https://u:hunter2@h/v1","endpoints":{"a":"https://h?key=x"}}}}';
  expect(rulesOf(text)).toEqual(expect.arrayContaining(["secret-in-header", "secret-in-url"]));
  expect(rulesOf(text).filter((rule) => rule === "secret-in-url")).toHaveLength(2);
});
