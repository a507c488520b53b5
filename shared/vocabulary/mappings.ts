import { quote } from "../text/wording.ts";
import { PRESET_NAMES, PRESETS, type PresetName } from "./presets.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The kinds of names that have counterparts in other vocabularies. */
type MappedKind = "provider" | "protocol" | "section" | "custom type";

/** The names of a vocabulary by the specification's, for those that play the same role. */
type NameMapping = Readonly<Record<MappedKind, Readonly<Record<string, string>>>>;

/** The specification's `provider_c` has no counterpart in Posit Assistant. */
const MAPPINGS: Readonly<Partial<Record<PresetName, NameMapping>>> = {
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

const NAMES: Readonly<Record<MappedKind, (vocabulary: Vocabulary) => object>> = {
  provider: ({ providers }) => providers,
  protocol: ({ protocols }) => protocols,
  section: ({ sections }) => sections,
  "custom type": ({ customVariants }) => customVariants,
};

/**
 * Advice on an unknown name that another known vocabulary has; undefined if none has it.
 *
 * @param usual the advice that comes first if the vocabulary has no counterpart.
 */
export function adviceOnCounterpart(
  kind: MappedKind,
  name: string,
  vocabulary: Vocabulary,
  usual: string,
): string | undefined {
  const namesOf = NAMES[kind];
  const other = PRESET_NAMES.find((one) => PRESETS[one] !== vocabulary && Object.hasOwn(namesOf(PRESETS[one]), name));
  if (other === undefined) return undefined;
  const neutral = Object.entries(MAPPINGS[other]?.[kind] ?? {}).find(([, own]) => own === name)?.[0] ?? name;
  const preset = PRESET_NAMES.find((one) => PRESETS[one] === vocabulary);
  const counterpart = (preset && MAPPINGS[preset]?.[kind][neutral]) ?? neutral;
  const origin = `The name is from the vocabulary ${quote(other)}; choose that one if the file is for its assistant.`;
  return Object.hasOwn(namesOf(vocabulary), counterpart)
    ? `Use ${quote(counterpart)}. ${origin}`
    : `${usual} ${origin}`;
}
