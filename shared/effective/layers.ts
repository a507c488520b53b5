import { isObject, type Json, type JsonObject, ownValue, type Path, valueAt } from "../text/json.ts";

/** What layers mean together, for the rules as for the resolution (decisions: Layers, Merge, Enablement). */

/** Lays one document over another: objects merge key by key; of anything else the higher one takes the lower one's place. */
export function mergeDocuments(lower: Json | undefined, higher: Json | undefined): Json | undefined {
  if (higher === undefined) return lower;
  if (!isObject(lower) || !isObject(higher)) return higher;
  // Not by assignment, by which the key `__proto__` would set the prototype.
  return Object.fromEntries(
    [...new Set([...Object.keys(lower), ...Object.keys(higher)])].map((key) => [
      key,
      mergeDocuments(ownValue(lower, key), ownValue(higher, key)) ?? null,
    ]),
  );
}

/**
 * Makes one document of layers of one kind, which means what they mean together.
 *
 * @param documents from the lowest to the highest.
 */
export function joinLayers(documents: readonly Json[]): Json | undefined {
  return documents.reduce<Json | undefined>((lower, higher) => {
    const isOverruled = typeof valueAt(higher, [...DEFAULT_ENTRY, "enabled"]) === "boolean";
    return mergeDocuments(isOverruled ? withoutEnabled(lower) : lower, higher);
  }, undefined);
}

/** In one document a provider's own `enabled` would come before the `default` of the layer above it. */
function withoutEnabled(layer: Json | undefined): Json | undefined {
  const providers = valueAt(layer, ["providers"]);
  if (!isObject(layer) || !isObject(providers)) return layer;
  const { custom } = providers;
  const own = {
    ...mapValues(providers, withoutKey),
    ...(isObject(custom) ? { custom: mapValues(custom, withoutKey) } : {}),
  };
  return { ...layer, providers: own };
}

function mapValues(object: JsonObject, change: (value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

function withoutKey(entry: Json): Json {
  return isObject(entry) ? Object.fromEntries(Object.entries(entry).filter(([key]) => key !== "enabled")) : entry;
}

/** Something that says whether a provider is available. */
export interface EnabledValue {
  /** The document that says it, by its place in the list. */
  readonly index: number;
  readonly path: Path;
  /** Whether it is the provider's own `enabled` or that of `default`. */
  readonly owner: "provider" | "default";
  readonly value: boolean;
}

const DEFAULT_ENTRY = ["providers", "default"];

/**
 * What documents say of whether a provider is available; the first value decides. The documents go from the highest layer
 * to the lowest, and in each the provider's own `enabled` comes before that of `default`.
 *
 * @param provider leads to the provider's entry.
 */
export function* enabledValues(documents: readonly (Json | undefined)[], provider: Path): Iterable<EnabledValue> {
  for (const [index, document] of documents.entries()) {
    for (const owner of ["provider", "default"] as const) {
      const path = [...(owner === "provider" ? provider : DEFAULT_ENTRY), "enabled"];
      const value = valueAt(document, path);
      if (typeof value === "boolean") yield { index, path, owner, value };
    }
  }
}
