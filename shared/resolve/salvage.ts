import { isObject, type Json, type JsonObject, type Path, valueAt } from "../text/json.ts";
import { toPointer } from "../text/pointer.ts";
import { continueSentence, quote } from "../text/wording.ts";
import { type BlockFault, type BlockSchema, blockFault, isValidBlock } from "../validate/block-fault.ts";
import { DIAGNOSTICS_MAX } from "../validate/limits.ts";
import { layerBlock } from "../validate/rules/layer-rules.ts";
import { type LayerDiagnostic, layerDiagnostic } from "./layer-diagnostic.ts";
import type { Layer } from "./layers.ts";
import type { Layering } from "./read-layers.ts";

/**
 * Layers without what is not valid in each by itself (decisions: Salvage when reading). An unknown or invalid provider
 * block goes, its valid siblings stay; a custom entry may be without its `type`.
 */
export function salvageEach(layers: readonly Layer[], format: BlockSchema): Layering {
  const diagnostics: LayerDiagnostic[] = [];
  const salvaged = layers.map((layer) => {
    const invalid = invalidBlocks(layer.document, format);
    // One past the bound tells that there are more; to explain what is not listed takes longer than to find it.
    for (const block of invalid.slice(0, Math.max(0, DIAGNOSTICS_MAX + 1 - diagnostics.length))) {
      diagnostics.push(blockDiagnostic(layer, block, blockFault(layer.document, block, format, true)));
    }
    return withoutBlocks(layer, invalid);
  });
  return { layers: salvaged, diagnostics };
}

function invalidBlocks(document: JsonObject, format: BlockSchema): readonly Path[] {
  const invalid: Path[] = [];
  for (const block of blockPaths(document)) if (!isValidBlock(document, block, format, true)) invalid.push(block);
  return invalid;
}

const PROVIDERS = ["providers"];

/** Leads to the custom entries of a document. */
export const CUSTOM: Path = ["providers", "custom"];

/**
 * The blocks of a document, each of which stays or goes whole: keys at the top, entries, and custom entries. What holds
 * blocks is one itself only where it is no object.
 */
function* blockPaths(document: JsonObject): Iterable<Path> {
  for (const key of Object.keys(document)) {
    const providers = key === "providers" ? document[key] : undefined;
    if (!isObject(providers)) yield [key];
    else yield* providerPaths(providers);
  }
}

function* providerPaths(providers: JsonObject): Iterable<Path> {
  for (const key of Object.keys(providers)) {
    const custom = key === "custom" ? providers[key] : undefined;
    if (!isObject(custom)) yield [...PROVIDERS, key];
    else for (const id of Object.keys(custom)) yield [...CUSTOM, id];
  }
}

/** The layer without these blocks; itself where there are none. */
export function withoutBlocks(layer: Layer, blocks: readonly Path[]): Layer {
  if (blocks.length === 0) return layer;
  const gone: Gone = new Map();
  for (const block of blocks) addBlock(gone, block);
  return { ...layer, document: Object.fromEntries(entriesWithout(layer.document, gone)) };
}

/** The keys to remove from an object: each with the keys to remove under it, or empty to remove all of it. */
type Gone = Map<string, Gone>;

const ALL: Gone = new Map();

function addBlock(gone: Gone, [step, ...rest]: Path): void {
  const key = String(step);
  const inside = rest.length === 0 ? ALL : (gone.get(key) ?? new Map());
  gone.set(key, inside);
  if (rest.length > 0) addBlock(inside, rest);
}

function* entriesWithout(object: JsonObject, gone: Gone): Iterable<readonly [string, Json]> {
  for (const key of Object.keys(object)) {
    const value = object[key] ?? null;
    const inside = gone.get(key);
    if (inside === undefined) yield [key, value];
    else if (inside !== ALL && isObject(value)) yield [key, Object.fromEntries(entriesWithout(value, inside))];
  }
}

function blockDiagnostic(layer: Layer, block: Path, fault: BlockFault): LayerDiagnostic {
  const name = quote(String(block.at(-1)));
  return layerDiagnostic(layerBlock, layer, {
    message: `${name} of the ${layer.kind} layer ${quote(layer.label)} has no effect: ${continueSentence(fault.message)}`,
    advice: fault.advice,
    pointer: toPointer(fault.path),
    range: valueAt(layer.document, fault.path) === undefined ? undefined : layer.locate?.(fault.path, fault.part),
  });
}
