import { isObject, type Json, ownValue } from "./json.ts";

/** The layers around one configuration; each is a document. */
export interface Layers {
  /** Overrides the configuration. */
  readonly enforced?: Json;
  /** Holds where the configuration says nothing. */
  readonly default?: Json;
}

/** A configuration with the layers around it merged in: enforced over the configuration over default. */
export function mergeLayers(document: Json, layers: Layers): Json {
  return merge(merge(layers.default, document), layers.enforced) ?? null;
}

/** Objects merge key by key; of anything else the higher one takes the place of the lower. */
function merge(lower: Json | undefined, higher: Json | undefined): Json | undefined {
  if (higher === undefined) return lower;
  if (!isObject(lower) || !isObject(higher)) return higher;
  // Not by assignment, by which the key `__proto__` would set the prototype.
  return Object.fromEntries(
    [...new Set([...Object.keys(lower), ...Object.keys(higher)])].map((key) => [
      key,
      merge(ownValue(lower, key), ownValue(higher, key)) ?? null,
    ]),
  );
}
