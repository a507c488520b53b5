import { PRESET_NAMES, PRESETS, type PresetName } from "./presets.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The kinds of names that one vocabulary may have in the place of another one's. */
export type MappedKind = "provider" | "protocol" | "section" | "custom type";

/** The names of a vocabulary by the specification's neutral ones, for those that play the same role. */
export type NameMapping = Readonly<Record<MappedKind, Readonly<Record<string, string>>>>;

const NEUTRAL: NameMapping = { provider: {}, protocol: {}, section: {}, "custom type": {} };

/** Presets with names of their own. The specification's `provider_c` has no counterpart in Posit Assistant. */
const MAPPINGS: Readonly<Record<PresetName, NameMapping>> = {
  specification: NEUTRAL,
  "posit-assistant": {
    provider: {
      provider_a: "anthropic",
      provider_b: "openai",
      provider_g: "gemini",
      provider_cloud: "bedrock",
    },
    protocol: {
      "provider-a-messages": "anthropic-messages",
      "provider-b-chat": "openai-chat",
      "provider-b-responses": "openai-responses",
      "tracking-responses": "mlflow-responses",
      "cloud-converse": "bedrock-converse",
      "provider-g-generative": "google-generative",
    },
    section: { cloud: "aws" },
    "custom type": { "provider-b-compatible": "openai-compatible" },
  },
};

/** The mapping of a preset; of any other vocabulary, one by which each name stands for itself. */
export function mappingOf(vocabulary: Vocabulary): NameMapping {
  const preset = PRESET_NAMES.find((name) => PRESETS[name] === vocabulary);
  return preset === undefined ? NEUTRAL : MAPPINGS[preset];
}
