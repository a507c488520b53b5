import { isPresetName, PRESET_NAMES, PRESETS, type PresetName, quoteAll, type Vocabulary } from "../shared/index.ts";

/** A vocabulary as an option or an input names it: one of the presets, or a file. */
export type NamedVocabulary =
  | { readonly kind: "preset"; readonly name: PresetName }
  | { readonly kind: "file"; readonly path: string };

/** A vocabulary that was chosen. */
export interface OwnVocabulary {
  readonly named: NamedVocabulary;
  readonly vocabulary: Vocabulary;
}

/** The names of the presets, and how to name a file. */
export function describeVocabularyNames(): string {
  return `The vocabularies that have a name are ${quoteAll(PRESET_NAMES, "and")}; a file is named by its path, one that is called so as "./${PRESET_NAMES[0]}".`;
}

/**
 * Reads what an option or an input names. A preset's name wins over a file that is called so.
 *
 * @param toPath takes the text where it is no name.
 */
export function readNamedVocabulary(text: string, toPath: (text: string) => string): NamedVocabulary {
  return isPresetName(text) ? { kind: "preset", name: text } : { kind: "file", path: toPath(text) };
}

export function ofPreset(name: PresetName): OwnVocabulary {
  return { named: { kind: "preset", name }, vocabulary: PRESETS[name] };
}

/** The path of a vocabulary file; undefined for a preset, and where none is named. */
export function pathOfVocabulary(named: NamedVocabulary | undefined): string | undefined {
  return named?.kind === "file" ? named.path : undefined;
}

/** The text that people know a vocabulary by. */
export function nameOfVocabulary(named: NamedVocabulary): string {
  return named.kind === "file" ? named.path : named.name;
}
