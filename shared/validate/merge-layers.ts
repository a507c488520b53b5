import { mergeDocuments } from "../effective/layers.ts";
import type { Json } from "../text/json.ts";

/** The layers around one configuration; each is a document. */
export interface Layers {
  /** Overrides the configuration. */
  readonly enforced?: Json;
  /** Holds where the configuration says nothing. */
  readonly default?: Json;
}

/** A configuration with the layers around it merged in: enforced over the configuration over default. */
export function mergeLayers(document: Json, layers: Layers): Json {
  return mergeDocuments(mergeDocuments(layers.default, document), layers.enforced) ?? null;
}
