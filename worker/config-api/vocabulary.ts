import {
  type Policy,
  PRESET_NAMES,
  PRESETS,
  type PresetName,
  type Vocabulary,
  vocabularyOfPolicy,
} from "../../shared/index.ts";
import type { Context } from "../platform/context.ts";
import { meaning, oneOf } from "../values/readers.ts";

/** The query parameter by which a request chooses a vocabulary. */
export const VOCABULARY = {
  vocabulary: meaning(
    "The assistant whose names configurations use. Without it, the deployment's setting, else the policy, else the `$schema` of the configuration says it.",
    oneOf(PRESET_NAMES),
  ),
};

/** The vocabulary of a request; undefined where neither it nor the deployment nor the policy chooses one. */
export function chosenVocabulary(
  name: PresetName | undefined,
  context: Pick<Context, "vocabulary">,
  policy: Policy,
): Vocabulary | undefined {
  return name === undefined ? (context.vocabulary ?? vocabularyOfPolicy(policy)) : PRESETS[name];
}
