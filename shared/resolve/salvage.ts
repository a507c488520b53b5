import type { Range } from "../diagnostic/diagnostic.ts";
import { isObject, type Json, type JsonObject, type Path, valueAt } from "../text/json.ts";
import { toPointer } from "../text/pointer.ts";
import { continueSentence, quote } from "../text/wording.ts";
import { type BlockFault, type BlockSchema, blockFault, isValidBlock } from "../validate/block-fault.ts";
import { DIAGNOSTICS_MAX } from "../validate/limits.ts";
import { layerBlock, layerIgnored } from "../validate/rules/layer-rules.ts";
import { layerOf } from "../vocabulary/layers.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
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
    const tellOf = (blocks: readonly Path[], tell: (block: Path) => LayerDiagnostic) => {
      // One past the bound tells that there are more; to explain what is not listed takes longer than to find it.
      const room = Math.max(0, DIAGNOSTICS_MAX + 1 - diagnostics.length);
      for (const block of blocks.slice(0, room)) diagnostics.push(tell(block));
    };
    const faultOf = (block: Path) => blockFault(layer.document, block, format, true);
    const fatal = fatalBlocks(layer, invalid, format.vocabulary);
    tellOf(fatal, (block) => ignoredDiagnostic(layer, faultOf(block)));
    if (fatal.length > 0) return { ...layer, document: {} };
    tellOf(invalid, (block) => blockDiagnostic(layer, block, faultOf(block), format.vocabulary));
    const unread = unreadEnabled(layer, format.vocabulary);
    tellOf(unread, (path) => unreadDiagnostic(layer, path));
    return withoutBlocks(layer, [...invalid, ...unread]);
  });
  return { layers: salvaged, diagnostics };
}

/** The invalid blocks for which the assistant ignores the whole layer. */
function fatalBlocks(layer: Layer, invalid: readonly Path[], vocabulary: Vocabulary): readonly Path[] {
  if (layerOf(vocabulary, layer)?.ignores === "layer") return invalid;
  const { topLevel = {} } = vocabulary;
  return invalid.filter(([key = "", ...rest]) => rest.length === 0 && topLevel[key]?.ignoresFile === true);
}

/** The places of `enabled` in a layer in which the assistant does not read it. */
function unreadEnabled(layer: Layer, vocabulary: Vocabulary): readonly Path[] {
  if (layerOf(vocabulary, layer)?.setsEnabled !== false) return [];
  return [...blockPaths(layer.document)]
    .map((block) => [...block, "enabled"])
    .filter((path) => path.length > 2 && valueAt(layer.document, path) !== undefined);
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

function blockDiagnostic(layer: Layer, block: Path, fault: BlockFault, vocabulary: Vocabulary): LayerDiagnostic {
  const name = quote(String(block.at(-1)));
  const savesNothing = layerOf(vocabulary, layer)?.savesInvalid === false;
  return layerDiagnostic(layerBlock, layer, {
    message: `${name} of the ${layer.kind} layer ${quote(layer.label)} has no effect: ${continueSentence(fault.message)}`,
    ...(savesNothing && { why: "This part has no effect, and the assistant saves no change until it is fixed." }),
    advice: fault.advice,
    ...placeOf(layer, fault),
  });
}

function ignoredDiagnostic(layer: Layer, fault: BlockFault): LayerDiagnostic {
  return layerDiagnostic(layerIgnored, layer, {
    message: `The assistant ignores the whole ${layer.kind} layer ${quote(layer.label)}: ${continueSentence(fault.message)}`,
    advice: fault.advice,
    ...placeOf(layer, fault),
  });
}

function unreadDiagnostic(layer: Layer, path: Path): LayerDiagnostic {
  return layerDiagnostic({ ...layerBlock, severity: "warning" }, layer, {
    message: `"enabled" of the ${layer.kind} layer ${quote(layer.label)} has no effect: the assistant does not read it there.`,
    advice: "Set it in another layer.",
    ...placeOf(layer, { path, part: "key" }),
  });
}

function placeOf(
  { document, locate }: Layer,
  { path, part }: Pick<BlockFault, "path" | "part">,
): Pick<LayerDiagnostic, "pointer"> & { readonly range: Range | undefined } {
  return {
    pointer: toPointer(path),
    range: valueAt(document, path) === undefined ? undefined : locate?.(path, part),
  };
}
