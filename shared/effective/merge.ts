import { isObject, type Json, type JsonObject, ownValue, type Path, valueAt } from "../text/json.ts";
import { DEFAULT_ENABLED } from "./enablement.ts";

/** Lays one document over another: objects merge key by key; any other higher value replaces the lower one. */
function mergeDocuments(lower: Json | undefined, higher: Json | undefined): Json | undefined {
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
 * The merged value of documents at a path; undefined where none has a value there.
 *
 * @param documents from the highest layer to the lowest.
 */
export function mergeAt(documents: readonly (Json | undefined)[], path: Path): Json | undefined {
  return documents.reduceRight<Json | undefined>(
    (lower, document) => mergeDocuments(lower, valueAt(document, path)),
    undefined,
  );
}

/**
 * Makes one document of layers of one kind, which means what they mean together.
 *
 * @param documents from the lowest to the highest.
 */
export function joinLayers(documents: readonly Json[]): Json | undefined {
  return documents.reduce<Json | undefined>((lower, higher) => {
    const isOverruled = typeof valueAt(higher, DEFAULT_ENABLED) === "boolean";
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
