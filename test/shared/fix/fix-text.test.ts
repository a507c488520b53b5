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
});
