/** "Layers that conflict", and the rows "Layers", "Merge", "Invalid layer", "Salvage" and "Enablement" above it. */
import { isObject, type Json, type JsonObject } from "../../../../shared/text/json.ts";
import type { Vocabulary } from "../../../../shared/vocabulary/vocabulary.ts";
import { type Blocks, isRightCustomEntry, isWholeCustomEntry, salvage } from "./blocks.ts";

const KINDS = ["enforced", "user", "default"] as const;

export interface WrittenLayer {
  readonly kind: (typeof KINDS)[number];
  /** Plain JSON. */
  readonly text: string;
}

/** A layer with the blocks of it that stand. */
export interface Layer extends Blocks {
  readonly kind: WrittenLayer["kind"];
}

/** The layers of one side, merged. */
export interface Standing {
  readonly vocabulary: Vocabulary;
  /** From the highest to the lowest, without the blocks that were dropped. */
  readonly layers: readonly Layer[];
  /** The merged entry of each provider that there is, enabled or not. */
  readonly entries: ReadonlyMap<string, JsonObject>;
  readonly problems: readonly Problem[];
}

/** The problems of custom entries that are not whole as they are written. */
export type Problem = "a block is dropped" | "no removal helps" | "no layer completes the entry";

/** "Where an input of the comparison could not be read": undefined. */
export function readDocument(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** "Enforced > user > default"; of one kind, a later layer is the higher one. */
function fromHighestToLowest(written: readonly WrittenLayer[]): readonly WrittenLayer[] {
  return KINDS.flatMap((kind) => written.filter((layer) => layer.kind === kind).toReversed());
}

/** "Objects merge key by key. Arrays replace whole. An enforced key is never overwritten." */
function mergeBelow(higher: Json, lower: Json): Json {
  if (!isObject(higher) || !isObject(lower)) return higher;
  const merged: Record<string, Json> = { ...lower };
  for (const [key, value] of Object.entries(higher)) {
    const below = Object.hasOwn(lower, key) ? lower[key] : undefined;
    merged[key] = below === undefined ? value : mergeBelow(value, below);
  }
  return merged;
}

/** The blocks of one provider, merged; undefined where no layer has one. */
export function mergeEntry(layers: readonly Blocks[], id: string): JsonObject | undefined {
  return mergeObjects(layers.map(({ entries }) => entries.get(id)).filter((block) => block !== undefined));
}

/** From the highest to the lowest. */
export function mergeObjects(objects: readonly JsonObject[]): JsonObject | undefined {
  return objects.reduce<JsonObject | undefined>((higher, lower) => {
    const merged = higher === undefined ? lower : mergeBelow(higher, lower);
    return isObject(merged) ? merged : undefined;
  }, undefined);
}

const without = (layer: Layer, id: string): Layer => ({
  ...layer,
  entries: new Map([...layer.entries].filter(([other]) => other !== id)),
});

/**
 * "Where blocks of several layers are valid each but not together, the block of the lowest layer without which the rest
 * is valid is dropped": the layers without it. "Where no such removal helps", undefined. The text leaves open whether
 * a rest without a `type` is valid; here only where no removal leaves a provider.
 */
function settleConflict(vocabulary: Vocabulary, layers: readonly Layer[], id: string): readonly Layer[] | undefined {
  const isWhole = (some: readonly Layer[]) => isWholeCustomEntry(vocabulary, mergeEntry(some, id) ?? {});
  const isRight = (some: readonly Layer[]) => isRightCustomEntry(vocabulary, mergeEntry(some, id) ?? {});
  if (isRight(layers)) return layers;
  const removals = [...layers.entries()].toReversed().flatMap(([index, layer]) => {
    // "A block of the enforced layer is never dropped for what a lower layer says." The lower one of two enforced ones may
    // go for what the higher one says, so only where it does not fit what is above it.
    const isKept = layer.kind === "enforced" && isRight(layers.slice(0, index + 1));
    return layer.entries.has(id) && !isKept ? [layers.with(index, without(layer, id))] : [];
  });
  return removals.find(isWhole) ?? removals.find(isRight);
}

/** Merges the layers of a side. */
export function stand(vocabulary: Vocabulary, written: readonly WrittenLayer[]): Standing {
  let layers: readonly Layer[] = fromHighestToLowest(written).map(({ kind, text }) => {
    return { kind, ...salvage(vocabulary, readDocument(text) ?? {}) };
  });
  const entries = new Map<string, JsonObject>();
  const problems: Problem[] = [];
  // "Of a built-in provider none": one is there without a block. Right blocks of it are right together.
  for (const id of Object.keys(vocabulary.providers)) entries.set(id, mergeEntry(layers, id) ?? {});
  for (const id of new Set(layers.flatMap((layer) => [...layer.entries.keys()]))) {
    if (Object.hasOwn(vocabulary.providers, id)) continue;
    const settled = settleConflict(vocabulary, layers, id);
    if (settled === undefined) problems.push("no removal helps");
    else if (settled !== layers) problems.push("a block is dropped");
    layers = settled ?? layers;
    const entry = mergeEntry(layers, id) ?? {};
    if (isWholeCustomEntry(vocabulary, entry)) entries.set(id, entry);
    else if (settled !== undefined) problems.push("no layer completes the entry");
  }
  return { vocabulary, layers, entries, problems };
}

/** "Layers from highest to lowest: the provider's own `enabled`, then that layer's `default.enabled`." */
export function saidEnabled(layers: readonly Blocks[], id: string): Json | undefined {
  return layers.flatMap((layer) => [layer.entries.get(id)?.["enabled"], layer.default["enabled"]]).find(isSaid);
}

const isSaid = (value: Json | undefined) => value !== undefined;

/** "Where it is enabled and a block of it, or of a built-in provider none, stands." "If no layer says, `true`." */
export function isInForce({ layers, entries }: Standing, id: string): boolean {
  return entries.has(id) && saidEnabled(layers, id) !== false;
}
