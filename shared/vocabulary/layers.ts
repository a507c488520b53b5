import type { AssistantLayer, LayerKind, Vocabulary } from "./vocabulary.ts";

/** The rank of a layer, and its name among those of the vocabulary where it has one. */
export interface LayerRank {
  readonly kind: LayerKind;
  /** Undefined for the layer that is called as its kind is, else for the highest of its kind. */
  readonly name?: string;
}

/** The description of a layer; undefined where the vocabulary has none. */
export function layerOf({ layers = [] }: Vocabulary, { kind, name }: LayerRank): AssistantLayer | undefined {
  const ofKind = layers.filter((layer) => layer.kind === kind);
  if (name !== undefined) return ofKind.find((layer) => layer.name === name);
  return ofKind.find((layer) => layer.name === kind) ?? ofKind[0];
}

/** The place of a layer among those of its kind, 0 for the highest; of all alike where the vocabulary has none. */
export function heightOf(vocabulary: Vocabulary, rank: LayerRank): number {
  const layer = layerOf(vocabulary, rank);
  return layer === undefined ? 0 : (vocabulary.layers?.indexOf(layer) ?? 0);
}
