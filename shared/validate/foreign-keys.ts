import { plainName } from "../text/did-you-mean.ts";
import { isObject, type Json } from "../text/json.ts";
import { lazily } from "../text/lazily.ts";

/** The meaning in this format of a key that other programs, or common spellings, use. */
export type ForeignKey =
  | {
      readonly kind: "keys";
      /** Keys of this format, with the key of the object that has them before a dot where it must be that one. */
      readonly targets: readonly string[];
      /** One of them, or all of them together. */
      readonly conjunction: "or" | "and";
    }
  /** One without a counterpart, with what to do about it: one sentence. */
  | { readonly kind: "none"; readonly advice: string };

/** The keys of this format that others stand for; a key below an object's key is written behind a dot. */
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

/** The advice on keys without a counterpart in this format: one sentence each. */
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

type Named = readonly [name: string, meaning: ForeignKey];

/** Only what is wrong with a file asks for them. */
const meanings = lazily(() => {
  const targets = NAMES.flatMap(([keys, names]) =>
    names.map((name): Named => [plainName(name), { kind: "keys", targets: keys, conjunction: "or" }]),
  );
  /** The names with a dot, by the part before it. */
  const inside = Map.groupBy(
    targets.filter(([name]) => name.includes(".")),
    ([name]) => name.slice(0, name.indexOf(".")),
  );
  const byName = new Map<string, ForeignKey>([
    ...targets,
    ...Array.from(inside, ([name, parts]): Named => [name, together(parts)]),
    ...Object.entries(ADVICE).map(([name, advice]): Named => [plainName(name), { kind: "none", advice }]),
  ]);
  return { inside, byName };
});

function together(inside: readonly Named[]): ForeignKey {
  const targets = inside.flatMap(([, meaning]) => (meaning.kind === "keys" ? meaning.targets : []));
  return { kind: "keys", targets, conjunction: "and" };
}

/**
 * The meaning of a key, in any spelling: case, `-` and `_` weigh nothing. Undefined for any other key.
 *
 * @param plain the key, as `plainName` writes it.
 * @param value what stands under it; of an object, its keys say what it stands for.
 */
export function foreignKey(plain: string, value: Json | undefined): ForeignKey | undefined {
  const meaning = meanings().byName.get(plain);
  const inside = meaning === undefined || !isObject(value) ? undefined : meanings().inside.get(plain);
  if (inside === undefined || !isObject(value)) return meaning;
  const keys = Object.keys(value).map((key) => `${plain}.${plainName(key)}`);
  const written = inside.filter(([one]) => keys.includes(one));
  return written.length > 0 ? together(written) : meaning;
}
