/** The files that every door checks, resolves or compares. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const fixtures = fileURLToPath(new URL("../fixtures/", import.meta.url));

/**
 * The text of every broken fixture in UTF-8 (the Worker takes no other), and of those with suppressed findings, by a path in a folder
 * of its own.
 */
export const BROKEN_FILES: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(fixtures, { recursive: true, encoding: "utf8" })
    .filter((name) => /\/err\/.*\.jsonc$|\/unused-ignore\/ok\//.test(name) && !name.includes("/encoding/"))
    .toSorted()
    .map((name) => [`${name.replace(/\.jsonc$/, "")}/providers.jsonc`, readFileSync(join(fixtures, name), "utf8")]),
);

/** The broken files that the policy and its layers judge differently. */
export const TEAM_FILES = Object.fromEntries(
  Object.entries(BROKEN_FILES)
    .filter(([path]) => /custom-id|missing-key|reserved-header|version-segment|unused-ignore/.test(path))
    .map(([path, text]) => [`teams/${path}`, text]),
);

/** A policy and the layers that it names, by their paths from a root. */
export const POLICY_FILES = {
  ".provider-steward.json": JSON.stringify({
    rules: { "schema-reference": "off", "version-segment": "notice" },
    layers: { enforced: "layers/enforced.json", default: "layers/default.jsonc" },
    ignores: [{ rule: "reserved-header", files: ["teams/**"], reason: "The gateway expects it." }],
  }),
  "layers/enforced.json": '{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible" } } } }',
  "layers/default.jsonc": '{ "providers": { "provider_b": { "protocol": "provider-b-chat" } } } // by default',
};

const MODEL = {
  id: "local",
  name: "Local",
  maxContextLength: 8_192,
  supportsImages: false,
  supportsToolResultImages: false,
  supportsTools: true,
  supportsWebSearch: false,
};

/** Two sides of a change. */
export const BEFORE = `{
  "providers": {
    "provider_a": {
      "baseUrl": "https://gateway.example.com/v1",
      "models": { "allow": ["small"], "deny": ["large"] }
    },
    "provider_b": { "enabled": false }
  }
}
`;

export const AFTER = `{
  "providers": {
    "provider_a": {
      "baseUrl": "http://other.example.com/v1",
      "models": { "deny": ["small"], "overrides": { "large": { "maxOutputTokens": 8000 } } }
    },
    "provider_b": { "enabled": true, "customHeaders": { "X-Tenant": "research" } },
    "custom": {
      "gateway": { "baseUrl": "https://lab.example.com/v1", "models": { "discovery": "off", "custom": [${JSON.stringify(MODEL)}] } }
    }
  }
}
`;

/** The layers around both sides, and the policy that names them. */
export const LAYER_FILES = {
  ".provider-steward.json": '{ "layers": { "enforced": "layers/enforced.json", "default": "layers/default.json" } }\n',
  "layers/enforced.json": JSON.stringify({
    providers: { provider_a: { models: { overrides: { large: { protocol: "provider-b-chat" } } } } },
  }),
  "layers/default.json": JSON.stringify({
    providers: {
      provider_b: { models: { deny: ["old"] } },
      custom: { gateway: { type: "provider-b-compatible", protocol: "provider-b-chat" } },
    },
  }),
};

/** The sentences of the changes that `diff` prints; the lines of their causes are indented further. */
export function sentencesIn(text: string): readonly string[] {
  return text.split("\n").flatMap((line) => /^ {2}(\S.*)$/.exec(line)?.slice(1) ?? []);
}
