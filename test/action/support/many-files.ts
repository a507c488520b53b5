import type { Files } from "./pull-request.ts";

const TEAMS = 40;

/** Models that take images, which four lines of each file after the change name in a wrong way. */
const MODELS = ["a-large", "a-small", "a-code", "a-vision"];

/**
 * The files of forty teams before and after a script has edited all of them, with 300 mistakes in the end: in each file
 * `$schema` is gone, a key is misspelt, a model is in two lists, and four media types are wrong; in every second one,
 * requests are no longer encrypted.
 */
export function manyFiles(): { readonly before: Files; readonly after: Files } {
  const teams = Array.from({ length: TEAMS }, (_, index) => index);
  return {
    before: Object.fromEntries(teams.map((index) => [filePath(index), rightText(index)])),
    after: Object.fromEntries(teams.map((index) => [filePath(index), wrongText(index)])),
  };
}

function filePath(index: number): string {
  return `teams/team-${String(index + 1).padStart(2, "0")}/providers.jsonc`;
}

function rightText(index: number): string {
  return `{
  "$schema": "https://steward.example.com/schemas/provider-config/v1.json",
  // Team ${index + 1}
  "providers": {
    "default": { "enabled": false },
    "provider_a": {
      "enabled": true,
      "baseUrl": "https://gateway.example.com/a/v1",
      "models": { "allow": ${JSON.stringify(MODELS)} },
    },
    "provider_b": {
      "enabled": true,
      "baseUrl": "https://gateway.example.com/b/v1",
      "models": { "allow": ["b-chat", "b-mini"] },
    },
  },
}
`;
}

function wrongText(index: number): string {
  const scheme = index % 2 === 0 ? "https" : "http";
  const overrides = MODELS.map(
    (model) => `          "${model}": { "supportedInputMediaTypes": ["image/png", "image/jpg"] },\n`,
  );
  return `{
  // Team ${index + 1}
  "providers": {
    "default": { "enabled": false },
    "provider_a": {
      "enabled": true,
      "baseUrl": "${scheme}://gateway.example.com/a/v1",
      "models": {
        "allow": ${JSON.stringify(MODELS)},
        "deny": ["a-vision"],
        "overrides": {
${overrides.join("")}        },
      },
    },
    "provider_b": {
      "enabled": true,
      "baseURL": "https://gateway.example.com/b/v1",
      "models": { "allow": ["b-chat", "b-mini"] },
    },
  },
}
`;
}
