import { pathOfVocabulary } from "../named-vocabulary.ts";
import type { Checked } from "./validate-files.ts";

/** The paths of all files that decide what a report says: those that were checked, and their policies, layers and vocabulary. */
export function sourcesOf({ inputs, settings }: Pick<Checked, "inputs" | "settings">): readonly string[] {
  const ofSettings = settings.flatMap(({ path, layers, ownVocabulary }) => [
    path,
    ...layers.map((layer) => layer.path),
    pathOfVocabulary(ownVocabulary?.named),
  ]);
  return [...inputs, ...ofSettings.filter((path) => path !== undefined)];
}
