import { describe, expect, test } from "vitest";
import { fixText, noPolicy, validate } from "../../../../shared/index.ts";
import type { Json } from "../../../../shared/text/json.ts";
import { positAssistant } from "../../../../shared/vocabulary/posit-assistant.ts";
import { customModel, findingsOf } from "../../../support/findings.ts";
import { withEveryFix } from "../../../support/fixes.ts";
import { fixtureSections } from "../../../support/fixture-sections.ts";
import { vocabularyOf } from "../../../support/fixtures.ts";

const find = (entry: unknown, layers: { enforced?: Json; default?: Json } = {}) =>
  findingsOf("dead-setting", { provider_b: entry }, { layers });
const layer = (entry: object): Json => JSON.parse(JSON.stringify({ providers: { provider_b: entry } }));

describe("with layers", () => {
  test("an empty allow that takes the place of a default list has an effect", () => {
    const own = { models: { allow: [] } };
    expect(find(own)).toHaveLength(1);
    expect(find(own, { default: layer({ models: { allow: ["a"] } }) })).toEqual([]);
    expect(find(own, { default: layer({ models: { allow: [] } }) })).toHaveLength(1);
  });

  test("an empty allow that an enforced list takes the place of is not said to allow every model", () => {
    expect(find({ models: { allow: [] } }, { enforced: layer({ models: { allow: ["a"] } }) })).toEqual([]);
  });

  test("the settings of a provider that an enforced layer enables have an effect", () => {
    const own = { enabled: false, baseUrl: "https://gateway.example.com/v1" };
    expect(find(own)).toHaveLength(1);
    expect(find(own, { enforced: layer({ enabled: true }) })).toEqual([]);
    expect(find(own, { enforced: { providers: { default: { enabled: true } } } })).toEqual([]);
    expect(find(own, { default: layer({ enabled: true }) })).toHaveLength(1);
  });

  test("the settings of a provider that another layer disables have no effect", () => {
    const disabled = 'The provider "provider_b" is disabled in another layer, so its settings have no effect.';
    const own = { baseUrl: "https://gateway.example.com/v1", protocol: "provider-b-chat" };
    const first = { pointer: "/providers/provider_b/baseUrl", message: disabled, fix: { safe: false } };
    expect(find(own, { enforced: layer({ enabled: false }) })).toMatchObject([first]);
    expect(find(own, { default: layer({ enabled: false }) })).toMatchObject([first]);
    expect(find(own, { default: { providers: { default: { enabled: false } } } })).toMatchObject([first]);
    expect(find({ ...own, enabled: true }, { enforced: layer({ enabled: false }) })).toMatchObject([
      { pointer: "/providers/provider_b/enabled", message: disabled },
    ]);
    expect(find({ ...own, enabled: true }, { default: layer({ enabled: false }) })).toEqual([]);
    expect(find({ enabled: true }, { enforced: layer({ enabled: false }) })).toEqual([]);
    expect(find({}, { enforced: layer({ enabled: false }) })).toEqual([]);
  });

  test("an endpoint beside another layer's base URL is dead, and the message says so", () => {
    expect(
      find({ endpoint: "http://localhost:8000" }, { default: layer({ baseUrl: "https://gateway.example.com/v1" }) }),
    ).toMatchObject([
      {
        message:
          'The "endpoint" of "provider_b" is never used: its "baseUrl" takes precedence ("baseUrl" is set in another layer).',
        related: [],
        fix: { safe: false },
      },
    ]);
  });

  test("an endpoint for a protocol that another layer's model uses is not dead", () => {
    const own = {
      endpoints: { "provider-b-responses": "https://gateway.example.com/v1" },
      models: { discovery: "off" },
    };
    const custom = [customModel("a", { protocol: "provider-b-responses" })];
    expect(find(own, { default: layer({ models: { custom: [customModel("a")] } }) })).toMatchObject([
      {
        pointer: "/providers/provider_b/endpoints/provider-b-responses",
        message:
          'No model of "provider_b" uses the protocol "provider-b-responses", and discovery is off ("custom" is set in another layer).',
      },
    ]);
    expect(find(own, { default: layer({ models: { custom } }) })).toEqual([]);
    expect(find(own, { default: layer({ protocol: "provider-b-responses" }) })).toEqual([]);
  });
});

test("the settings of a provider that the default disables have no effect, unless it is enabled itself", () => {
  const findBeside = (entry: object) =>
    findingsOf("dead-setting", { default: { enabled: false }, provider_b: entry }).map(
      ({ pointer, message, related }) => [pointer, message, related?.map((one) => one.message)],
    );
  const baseUrl = "https://gateway.example.com/v1";
  expect(findBeside({ baseUrl })).toEqual([
    [
      "/providers/provider_b/baseUrl",
      'The provider "provider_b" is disabled by "default", so its settings have no effect.',
      ["The provider is disabled here."],
    ],
  ]);
  expect(findBeside({ baseUrl, enabled: true })).toEqual([]);
  expect(findBeside({ enabled: "yes", baseUrl })).toEqual([]);
  expect(findBeside({})).toEqual([]);
});

test("a protocol that there is not is left to the schema", () => {
  expect(find({ endpoints: { chat: "x" }, models: { discovery: "off" } })).toEqual([]);
});

const file = (entry: string) => `{ "$schema": "provider-config.schema.json", "providers": { "provider_b": ${entry} } }`;

test.each(fixtureSections("dead-settings.md"))("$title", ({ texts: [before = "", after] }) => {
  expect(fixText(before).text).toBe(before);
  expect(fixText(before, { unsafe: true }).text).toBe(after);
});

test("the settings of a disabled provider are removed where that is asked for, several to a line", () => {
  const before = '{\r\n\t"enabled": false,\r\n\t"protocol": "provider-b-chat", "endpoints": {},\r\n\t"models": {}\r\n}';
  expect(fixText(file(before), { unsafe: true }).text).toBe(file('{\r\n\t"enabled": false\r\n}'));
});

test("a disabled custom provider keeps its type", () => {
  const text = (entry: string) =>
    `{ "$schema": "provider-config.schema.json", "providers": { "custom": { "gateway": ${entry} } } }`;
  const before = text('{ "type": "provider-b-compatible", "endpoint": "http://localhost", "enabled": false }');
  expect(fixText(before, { unsafe: true }).text).toBe(text('{ "type": "provider-b-compatible", "enabled": false }'));
});

describe("by the vocabulary", () => {
  const vocabularyWith = (said: object) =>
    vocabularyOf({
      protocols: { "provider-b-chat": { description: "Chat." } },
      providers: { provider_b: { title: "B", description: "B.", ...said } },
    });
  const findWith = (said: object, entry: object) =>
    findingsOf("dead-setting", { provider_b: entry }, { vocabulary: vocabularyWith(said) });

  test.each([{ selfHosted: true }, {}])("an endpoint of a provider may be used where it says %j", (said) => {
    expect(findWith(said, { endpoint: "http://localhost" })).toEqual([]);
  });

  test("an endpoint of a provider that is not self-hosted stays where requests would go elsewhere without it", () => {
    const vocabulary = vocabularyWith({ selfHosted: false });
    const before = '{ "endpoint": "http://localhost" }';
    expect(fixText(file(before), { vocabulary }).text).toBe(file(before));
    // Requests would go elsewhere without it.
    expect(fixText(file(before), { vocabulary, unsafe: true }).text).toBe(file(before));
    expect(withEveryFix(file(before), { vocabulary })).toBe(file("{ }"));
  });

  test("headers of a transport that takes none are a warning", () => {
    const entry = { customHeaders: { "X-Tenant": "research" } };
    expect(findWith({ customHeaders: false }, entry)).toMatchObject([
      { severity: "warning", pointer: "/providers/provider_b/customHeaders", fix: { safe: false } },
    ]);
    for (const said of [{ customHeaders: true }, {}]) expect(findWith(said, entry)).toEqual([]);
  });
});

test.each(['"disabled": false', '"Enabled": true', '"enabled": "yes"', '"enable": "true"'])(
  "a provider with %s is not said to be disabled by default",
  (enabled) => {
    const text = `{ "providers": { "default": { "enabled": false }, "provider_a": { ${enabled}, "models": {} } } }`;
    expect(validate(text).filter(({ rule }) => rule === "dead-setting")).toEqual([]);
  },
);

describe("the address that the assistant reads", () => {
  const policy = { ...noPolicy, rules: { "schema-reference": "off" } } as const;
  const told = (providers: unknown) =>
    validate(JSON.stringify({ providers }), { vocabulary: positAssistant, policy }).map(
      ({ rule, severity, message, ...found }) => [rule, severity, message, found.fix?.title],
    );

  test("the other field is never used", () => {
    expect(told({ ollama: { baseUrl: "http://localhost:11434" } })).toEqual([
      [
        "dead-setting",
        "warning",
        'The "baseUrl" of "ollama" is never used: the assistant reads its "endpoint".',
        'Rename it to "endpoint".',
      ],
    ]);
    const both = { endpoint: "https://a.example.com/v1", baseUrl: "https://b.example.com/v1" };
    expect(told({ openai: both })).toEqual([
      [
        "dead-setting",
        "warning",
        'The "endpoint" of "openai" is never used: the assistant reads its "baseUrl".',
        'Remove the "endpoint".',
      ],
    ]);
    expect(told({ custom: { x: { type: "lmstudio", ...both } } }).map(([rule, severity]) => [rule, severity])).toEqual([
      ["dead-setting", "warning"],
    ]);
  });

  test("the field that is read has an effect", () => {
    expect(
      told({ ollama: { endpoint: "http://localhost:11434" }, openai: { baseUrl: "https://b.example.com/v1" } }),
    ).toEqual([]);
  });
});
