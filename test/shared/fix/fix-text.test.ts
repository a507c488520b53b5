import { describe, expect, test } from "vitest";
import { fixText } from "../../../shared/index.ts";

const REFERENCE = '"$schema": "provider-config.schema.json"';
const inProviders = (text: string) => `{ ${REFERENCE}, "providers": { ${text} } }`;

describe("no fix rests on a finding that another fix makes untrue", () => {
  test("the settings of a provider stay where its own value in quotes enables it", () => {
    const before = inProviders(
      '"default": { "enabled": false }, "provider_a": { "enabled": "true", "baseUrl": "https://gateway.example.com/v1", "models": { "allow": ["large"] } }',
    );
    expect(fixText(before, { unsafe: true }).text).toBe(before.replace('"true"', "true"));
  });

  test.each(["enabeld", "enable", "active", "is_enabled", "on"])(
    "the settings of a provider stay where a key such as %j stands for 'enabled'",
    (key) => {
      const before = inProviders(
        `"default": { "enabled": false }, "provider_a": { "${key}": true, "baseUrl": "https://gateway.example.com/v1", "models": { "allow": ["large"] } }`,
      );
      expect(fixText(before, { unsafe: true })).toMatchObject({ text: before, applied: [] });
    },
  );
});

test("nothing is removed from a provider of which another fix is held back", () => {
  const model =
    '{ "id": "m", "name": "M", "maxContextLength": 1000, "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false }';
  const endpoints = '{ "provider-b-responses": "https://responses.example.com/v1" }';
  const held = `"provider_a": { "endpoints": ${endpoints}, "protcol": "provider-b-responses", "models": { "discovery": "off", "custom": [${model}] } }`;
  const before = inProviders(`${held}, "provider_b": { "models": { "allow": [] } }`);
  const { text, applied, opening } = fixText(before, { unsafe: true });
  expect(text).toBe(inProviders(`${held}, "provider_b": { "models": { } }`));
  expect(applied).toMatchObject([{ rule: "dead-setting", pointer: "/providers/provider_b/models/allow" }]);
  expect(opening).toMatchObject([{ diagnostic: { rule: "unknown-key" } }]);
});

describe("an unsafe fix that opens something is held back", () => {
  test("an unsafe fix that opens something is held back by itself", () => {
    const before = inProviders('"provider_a": { "baseUrl": "http://gateway.example.com:8080/v1" }');
    const { text, applied, opening } = fixText(before, { unsafe: true });
    expect({ text, applied }).toEqual({ text: before, applied: [] });
    expect(opening).toMatchObject([{ diagnostic: { rule: "plain-http" }, opens: [{ provider: "provider_a" }] }]);
  });

  test("an unsafe fix that opens something is held back with the safe fixes that it makes possible", () => {
    const before = inProviders('"default": { "enabled": false }, "provider_aa": { "enabled": "true" }');
    const { text, opening } = fixText(before, { unsafe: true });
    expect(text).toBe(before);
    expect(opening).toMatchObject([{ diagnostic: { rule: "unknown-provider" }, opens: [{ provider: "provider_a" }] }]);
  });

  test("while those beside it are applied that open nothing", () => {
    const before = inProviders(
      '"provider_a": { "baseUrl": "http://gateway.example.com:8080/v1" }, "provider_b": { "enabled": false, "protocol": "provider-b-chat" }',
    );
    const { text, opening } = fixText(before, { unsafe: true });
    expect(text).toBe(before.replace(', "protocol": "provider-b-chat"', ""));
    expect(opening).toHaveLength(1);
  });

  test("unless the layers around keep it closed", () => {
    const before = inProviders('"provider_a": { "baseUrl": "http://gateway.example.com:8080/v1" }');
    const layers = { enforced: { providers: { provider_a: { enabled: false } } } };
    const only = { rules: { "dead-setting": "off" } as const, layers: {}, ignores: [] };
    expect(fixText(before, { unsafe: true, layers, policy: only }).opening).toEqual([]);
  });
});
