import type { RuleDescription } from "../../diagnostic/diagnostic.ts";

/** The mistakes that the schema rejects, by kind. `schema-errors.ts` says which is which. */
export const unknownKey: RuleDescription = {
  id: "unknown-key",
  severity: "error",
  summary: "A key that the format does not define",
  why: "The assistant rejects a file with an unknown key, or ignores what the key sets.",
  description:
    "Finds keys that the specification does not list for their object. The maps with free names (`customHeaders`, `models.overrides`, `providers.custom`) accept any key. For a likely misspelling, the message names the key that was probably meant; for a key that belongs one level deeper, the object that accepts it; for a key that other programs use, such as `api_base`, `whitelist` or `contextWindow`, the key of this format and where it stands. Keys with the name of a credential are reported by `credential`.",
  fix: "Renames the key if only one key can be meant, and replaces `disabled` by `enabled` with the opposite value; safe if the names differ only in case, `-` and `_`, and for `disabled`, unless two keys may be the same one.",
  examples: {
    wrong: '{ "providers": { "provider_a": { "baseURL": "https://gateway.example.com/v1" } } }',
    right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
  },
};

export const unknownProvider: RuleDescription = {
  id: "unknown-provider",
  severity: "error",
  summary: "An unknown provider id",
  why: 'Only built-in provider ids, "default" and "custom" are allowed here, so the assistant cannot use this entry.',
  description:
    "Finds keys of `providers` that are neither a built-in provider's id nor `default` nor `custom`. Add your own providers under `providers.custom`, where you choose the id.",
  fix: "Renames the provider if only one id can be meant; safe if the two differ only in case, `-` and `_`, unless two ids may be the same one.",
  examples: {
    wrong: '{ "providers": { "provider_aa": { "enabled": true } } }',
    right: '{ "providers": { "provider_a": { "enabled": true } } }',
  },
};

export const missingKey: RuleDescription = {
  id: "missing-key",
  severity: "error",
  summary: "A required key is missing",
  why: "The object cannot be used without the key, so the assistant rejects the file.",
  description:
    "Finds objects without a required key: `type` of a custom provider, the required metadata of a custom model, and each protocol in the `endpoints` of a custom provider. All keys that are missing in one object are reported together; `unknown-key` reports a key that is only misspelled.",
  fix: "Adds `type` to a custom provider if there is only one kind of them; not safe, because another layer may have it.",
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
  why: "The assistant cannot read a value of another type and rejects the file.",
  description: "Finds values of another type than the specification defines, for example a number in quotes.",
  fix: "Removes the quotes around `true`, `false` and a whole number; puts one item of a list into brackets; writes out a number of tokens such as `128k` or `128,000`, which is not safe, because it may be rounded.",
  examples: {
    wrong: '{ "providers": { "provider_a": { "enabled": "false" } } }',
    right: '{ "providers": { "provider_a": { "enabled": false } } }',
  },
};

export const unknownValue: RuleDescription = {
  id: "unknown-value",
  severity: "error",
  summary: "A value that is not allowed",
  why: "The assistant knows only the values that the format lists.",
  description:
    "Finds values of `protocol`, `discovery` and a custom provider's `type` that the format does not list. For a likely misspelling, the advice names the value that was probably meant.",
  fix: "Uses the value that was probably meant if there is only one; safe if the two differ only in case, `-` and `_`.",
  examples: {
    wrong: '{ "providers": { "provider_c": { "protocol": "provider-b-chatt" } } }',
    right: '{ "providers": { "provider_c": { "protocol": "provider-b-chat" } } }',
  },
};

export const outOfRange: RuleDescription = {
  id: "out-of-range",
  severity: "error",
  summary: "A number or a string outside its limits",
  why: "The assistant rejects a value outside the limits of the format.",
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
