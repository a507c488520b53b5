import { plainName } from "../text/did-you-mean.ts";
import { isObject, type Json } from "../text/json.ts";

/** The meaning of a key that other programs, and common spellings, use for a setting of this format. */
export interface ForeignKey {
  /** Keys of this format, with the key of the object that has them before a dot where it must be that one. */
  readonly targets: readonly string[];
  /** Where it is one of them, or all of them together. */
  readonly conjunction: "or" | "and";
}

/** The keys of this format that others stand for; of an object's key, what stands under it is behind a dot. */
const NAMES: readonly (readonly [targets: readonly string[], names: readonly string[]])[] = [
  [["providers"], ["provider", "model_providers", "language_models"]],
  [["baseUrl"], ["api_base", "base_url", "api_url", "api_base_url", "openAiBaseUrl", "azure_endpoint", "url"]],
  [["endpoint"], ["endpoint_url"]],
  [["endpoint", "baseUrl"], ["host"]],
  [["protocol"], ["wire_api", "api", "api_type", "backend", "npm", "package"]],
  [
    ["customHeaders"],
    [
      "headers",
      "extra_headers",
      "custom_headers",
      "http_headers",
      "requestHeaders",
      "default_headers",
      "openAiHeaders",
    ],
  ],
  [["enabled"], ["enable", "active"]],
  [["models.allow"], ["whitelist", "allowed_models", "model_ids"]],
  [["models.deny"], ["blacklist"]],
  [["models.custom"], ["model_list", "available_models"]],
  [["models.overrides"], ["modelOverrides", "model_info"]],
  [["models.discovery"], ["fetch"]],
  [["id"], ["modelID", "model", "model_name"]],
  [["name"], ["display_name", "label"]],
  [["maxContextLength"], ["context_window", "contextLength", "model_context_window", "limit.context"]],
  [["maxInputTokens"], ["max_input_tokens", "limit.input"]],
  [["maxOutputTokens"], ["max_output_tokens", "max_completion_tokens", "limit.output"]],
  // Which of the two it is differs from program to program.
  [["maxOutputTokens", "maxContextLength"], ["max_tokens"]],
  [["supportsTools"], ["toolCalling", "tool_call", "supports_tools", "tool_use"]],
  [["supportsImages"], ["vision", "supports_images", "image_input", "attachment"]],
  [["thinkingEffortLevels"], ["supportsReasoningEffort"]],
  [["supportedInputMediaTypes"], ["modalities.input"]],
  [["region"], ["aws_region_name", "awsRegion"]],
  [["profile"], ["aws_profile_name"]],
];

const OF_ENABLED =
  'Use "enabled", with the opposite value, in the entry of a provider; "deny" in "models" hides a single model.';
const OF_PROVIDERS = 'Set "enabled" in the entry of each provider.';
const OF_CREDENTIALS =
  "Remove it; the file holds no credentials and no names for them: they are stored where the assistant keeps them.";

/** What to do about keys that no key of this format stands for: one sentence. */
const ADVICE: Readonly<Record<string, string>> = {
  disabled: OF_ENABLED,
  disable: OF_ENABLED,
  enabled_providers: OF_PROVIDERS,
  disabled_providers: OF_PROVIDERS,
  env_http_headers:
    'Use "customHeaders" in the entry of a provider with the values themselves; nothing is read from the environment, and credentials are stored where the assistant keeps them.',
  apiKey: OF_CREDENTIALS,
  env_key: OF_CREDENTIALS,
  api_key_env_var: OF_CREDENTIALS,
};

const targetsByName = new Map(
  NAMES.flatMap(([targets, names]) => names.map((name) => [plainName(name), targets] as const)),
);

const adviceByName = new Map(Object.entries(ADVICE).map(([name, advice]) => [plainName(name), advice]));

/** Where a key has no counterpart, what to do about it. */
export function foreignAdvice(name: string): string | undefined {
  return adviceByName.get(plainName(name));
}

/**
 * What a key stands for in this format, in any spelling: case, `-` and `_` weigh nothing.
 *
 * @param value what stands under it; of an object, its keys say what it stands for.
 */
export function foreignKey(name: string, value: Json | undefined): ForeignKey | undefined {
  const plain = plainName(name);
  const targets = targetsByName.get(plain);
  if (targets !== undefined) return { targets, conjunction: "or" };
  const inside = Array.from(targetsByName).filter(([one]) => one.startsWith(`${plain}.`));
  const written = inside.filter(
    ([one]) => isObject(value) && Object.keys(value).some((key) => `${plain}.${plainName(key)}` === one),
  );
  const all = (written.length > 0 ? written : inside).flatMap(([, of]) => of);
  return all.length === 0 ? undefined : { targets: all, conjunction: "and" };
}
