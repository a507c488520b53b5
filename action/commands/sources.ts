import type { LoadedSettings } from "../loaded-settings.ts";
import { pathOfVocabulary } from "../named-vocabulary.ts";

/** Everything that a check reads. */
export interface Sources {
  /** The inputs, as they are reported. */
  readonly inputs: readonly string[];
  readonly settings: readonly LoadedSettings[];
}

/** The paths of all files that decide what a report says: those that were checked, and their policies, layers and vocabulary. */
export function sourcesOf({ inputs, settings }: Sources): readonly string[] {
  const ofSettings = settings.flatMap(({ path, layers, ownVocabulary }) => [
    path,
    ...layers.map((layer) => layer.path),
    pathOfVocabulary(ownVocabulary?.named),
  ]);
  return [...inputs, ...ofSettings.filter((path) => path !== undefined)];
}
