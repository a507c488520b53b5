import type { RuleDescription } from "../../diagnostic/diagnostic.ts";

/** What the schema refuses, by the kind of mistake. `schema-errors.ts` says which is which. */
export const unknownKey: RuleDescription = {
  id: "unknown-key",
  severity: "error",
  summary: "A key that the format does not have",
  why: "The assistant refuses a file with a key that it does not know, or ignores what the key sets.",
  description:
    "Finds keys that the specification does not list for their object. The maps with free names (`customHeaders`, `models.overrides`, `providers.custom`) take any. A key that is likely misspelt is named with the one that was meant; a key that is known one level deeper, with the object it belongs in.",
  fix: "Renames the key where one key alone can be meant; safe where it differs only in case, `-` and `_`.",
  examples: {
    wrong: '{ "providers": { "provider_a": { "baseURL": "https://gateway.example.com/v1" } } }',
    right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
  },
};

export const unknownProvider: RuleDescription = {
  id: "unknown-provider",
  severity: "error",
  summary: "A provider id that is not built in",
  why: 'Beside the built-in ids only "default" and "custom" have a place here, so the assistant does not know what to do with this entry.',
  description:
    "Finds keys of `providers` that are neither a built-in provider's id nor `default` nor `custom`. A provider of your own goes under `providers.custom`, where its id is yours to choose.",
  examples: {
    wrong: '{ "providers": { "provider_aa": { "enabled": true } } }',
    right: '{ "providers": { "provider_a": { "enabled": true } } }',
  },
};

export const missingKey: RuleDescription = {
  id: "missing-key",
  severity: "error",
  summary: "A required key is missing",
  why: "The object cannot be used without it, so the assistant refuses the file.",
  description:
    "Finds objects without a key that they need: `type` of a custom provider, the required metadata of a custom model, and each protocol in the `endpoints` of a custom provider. All that one object lacks is one diagnostic; a key that is there but misspelt is left to `unknown-key`.",
  examples: {
    wrong: '{ "providers": { "custom": { "gateway": { "baseUrl": "https://gateway.example.com/v1" } } } }',
    right:
      '{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible", "baseUrl": "https://gateway.example.com/v1" } } } }',
  },
};

export const wrongType: RuleDescription = {
  id: "wrong-type",
  severity: "error",
  summary: "A value of the wrong type",
  why: "The assistant cannot read a value of another type and refuses the file.",
  description: "Finds values that are not of the type that the specification gives, such as a number written as text.",
  examples: {
    wrong: '{ "providers": { "provider_a": { "enabled": "false" } } }',
    right: '{ "providers": { "provider_a": { "enabled": false } } }',
  },
};

export const unknownValue: RuleDescription = {
  id: "unknown-value",
  severity: "error",
  summary: "A value that is not one of those allowed",
  why: "The assistant knows only the values that the format lists.",
  description:
    "Finds values of `protocol`, `discovery` and a custom provider's `type` that the format does not list. A value that is likely misspelt is answered with the one that was meant.",
  examples: {
    wrong: '{ "providers": { "provider_c": { "protocol": "provider-b-chatt" } } }',
    right: '{ "providers": { "provider_c": { "protocol": "provider-b-chat" } } }',
  },
};

export const outOfRange: RuleDescription = {
  id: "out-of-range",
  severity: "error",
  summary: "A number or a text outside its bounds",
  why: "The assistant refuses a value outside the bounds of the format.",
  description:
    "Finds token counts below 1 or above 9007199254740991, the largest integer that JSON numbers keep exactly, and an empty `id` or `name` of a custom model.",
  examples: {
    wrong:
      '{ "providers": { "provider_a": { "models": { "overrides": { "example-large": { "maxOutputTokens": 0 } } } } } }',
    right:
      '{ "providers": { "provider_a": { "models": { "overrides": { "example-large": { "maxOutputTokens": 8000 } } } } } }',
  },
};

export const schemaRules: readonly RuleDescription[] = [
  unknownKey,
  unknownProvider,
  missingKey,
  wrongType,
  unknownValue,
  outOfRange,
];
