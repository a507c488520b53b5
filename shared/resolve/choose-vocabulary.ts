import { vocabularyNamedIn, vocabularyNamedInText } from "../vocabulary/choose.ts";
import { shippedVocabulary } from "../vocabulary/shipped.ts";
import type { LayerKind, Vocabulary } from "../vocabulary/vocabulary.ts";
import type { LayerInput } from "./layers.ts";

/** The vocabulary by which layers are read together: the chosen one, else the one that they name, else the specification's. */
export function vocabularyOfLayers(chosen: Vocabulary | undefined, layers: readonly LayerInput[]): Vocabulary {
  return chosen ?? vocabularyNamedBy(layers) ?? shippedVocabulary;
}

/** The preset that the `$schema` of a layer names: of the user's before others, and of the higher before the lower. */
export function vocabularyNamedBy(layers: readonly LayerInput[]): Vocabulary | undefined {
  for (const kind of ["user", "enforced", "default"] satisfies readonly LayerKind[]) {
    for (const { text, value } of layers.filter((layer) => layer.kind === kind).toReversed()) {
      const named = text === undefined ? vocabularyNamedIn(value) : vocabularyNamedInText(text);
      if (named !== undefined) return named;
    }
  }
  return undefined;
}
