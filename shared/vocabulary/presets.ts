import { positAssistant } from "./posit-assistant.ts";
import { shippedVocabulary } from "./shipped.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The vocabularies that can be chosen by name. */
export const PRESETS = {
  specification: shippedVocabulary,
  "posit-assistant": positAssistant,
} as const satisfies Readonly<Record<string, Vocabulary>>;

export type PresetName = keyof typeof PRESETS;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant are those of its type
export const PRESET_NAMES = Object.keys(PRESETS) as readonly PresetName[];

export function isPresetName(name: string): name is PresetName {
  return Object.hasOwn(PRESETS, name);
}

export function presetNamed(name: string): Vocabulary | undefined {
  return isPresetName(name) ? PRESETS[name] : undefined;
}
