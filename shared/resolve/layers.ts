import type { Range } from "../diagnostic/diagnostic.ts";
import type { Json, JsonObject, Path } from "../text/json.ts";
import { heightOf, type LayerRank } from "../vocabulary/layers.ts";
import { LAYER_KINDS, type Vocabulary } from "../vocabulary/vocabulary.ts";

/**
 * One configuration of several that hold together. Of two layers of one kind, the later one in the input is the higher.
 * The order between kinds does not matter.
 */
export type LayerInput = LayerRank & {
  /** The name that people know it by, such as its file's path. Not a secret: origins and diagnostics repeat it. */
  readonly label: string;
} & ({ readonly text: string; readonly value?: never } | { readonly value: Json; readonly text?: never });

/** A layer that was read. */
export interface Layer extends LayerRank {
  readonly label: string;
  /** Without what is not valid. */
  readonly document: JsonObject;
  /** Where the value at a path, or its key, stands in the layer's text; undefined where it came as a value. */
  readonly locate?: (path: Path, part: "key" | "value") => Range;
  /** True where it could not be read; then the document is not what it says. */
  readonly isUnreadable?: true;
}

/** Layers from the highest to the lowest: by kind, then by their place in the vocabulary, then the later before the earlier. */
export function rankLayers<One extends LayerRank>(layers: readonly One[], vocabulary: Vocabulary): readonly One[] {
  return LAYER_KINDS.flatMap((kind) => {
    const ofKind = layers.filter((layer) => layer.kind === kind).toReversed();
    return ofKind.toSorted((one, other) => heightOf(vocabulary, one) - heightOf(vocabulary, other));
  });
}
