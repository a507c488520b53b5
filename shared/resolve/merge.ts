import { type Configuration, configurationOf } from "../effective/configuration.ts";
import { mergeAt } from "../effective/merge.ts";
import { documentOf, isObject, type Json, type JsonObject, type Path, valueAt } from "../text/json.ts";
import { toPointer } from "../text/pointer.ts";
import { quote } from "../text/wording.ts";
import { type BlockSchema, blockFault, isValidBlock } from "../validate/block-fault.ts";
import { DIAGNOSTICS_MAX } from "../validate/limits.ts";
import { layerBlock, layerConflict } from "../validate/rules/layer-rules.ts";
import { type LayerDiagnostic, layerDiagnostic } from "./layer-diagnostic.ts";
import type { Layer } from "./layers.ts";
import type { Layering } from "./read-layers.ts";
import { blockPaths, inSentence, invalidBlocks, withoutBlocks } from "./salvage.ts";

/** Layers that go together. */
export interface MergedLayers extends Layering {
  readonly configuration: Configuration;
}

/**
 * Merges layers of which each is valid by itself (decisions: Merge, Invalid layer). While the result is not valid, the
 * layer without which fewest blocks are not is left out, of several the lowest, but never a user's; what is still not
 * valid then goes from every layer.
 */
export function mergeLayers(layers: readonly Layer[], format: BlockSchema): MergedLayers {
  const diagnostics: LayerDiagnostic[] = [];
  let kept = layers;
  for (;;) {
    const configuration = merge(kept, format);
    const merged = isObject(configuration.merged) ? configuration.merged : {};
    const invalid = invalidBlocks(merged, false, format);
    if (invalid.length === 0) return { layers: kept, diagnostics, configuration };
    const conflicting = findConflicting(kept, invalid, format);
    if (conflicting === undefined) {
      const listed = invalid.slice(0, DIAGNOSTICS_MAX + 1);
      diagnostics.push(...listed.map((block) => mergedDiagnostic(merged, block, format)));
      const rest = kept.map((layer) =>
        withoutBlocks(
          layer,
          invalid.filter((block) => has(layer, block)),
        ),
      );
      return { layers: rest, diagnostics, configuration: merge(rest, format) };
    }
    diagnostics.push(conflictDiagnostic(conflicting, merged, invalid, format));
    kept = kept.map((layer) => (layer === conflicting ? empty(layer) : layer));
  }
}

function documentsOf(layers: readonly Layer[]): readonly JsonObject[] {
  return layers.map(({ document }) => document);
}

function merge(layers: readonly Layer[], { vocabulary }: BlockSchema): Configuration {
  return configurationOf(documentsOf(layers), vocabulary);
}

/** The layer says nothing any longer; others keep their ranks. */
function empty({ kind, label }: Layer): Layer {
  return { kind, label, document: {} };
}

/**
 * The layer whose removal leaves the fewest invalid blocks, and fewer than there are; of several the lowest.
 * See docs/decisions/0026-conflicting-layers.md.
 */
function findConflicting(layers: readonly Layer[], invalid: readonly Path[], format: BlockSchema): Layer | undefined {
  const keys = new Set(invalid.map(keyOf));
  let most = 0;
  let conflicting: Layer | undefined;
  for (const layer of layers.toReversed()) {
    const count = layer.kind === "user" ? 0 : countValidWithout(layer, layers, keys, format);
    if (count > most) [most, conflicting] = [count, layer];
  }
  return conflicting;
}

/** How many invalid blocks fewer there are without a layer. Only its own blocks are looked at: no other changes. */
function countValidWithout(
  layer: Layer,
  layers: readonly Layer[],
  invalid: ReadonlySet<string>,
  format: BlockSchema,
): number {
  const others = layers.filter((other) => other !== layer);
  let count = 0;
  for (const block of blockPaths(layer.document)) {
    const rest = mergeAt(documentsOf(others), block);
    const isInvalid = rest !== undefined && !isValidBlock(documentOf(block, rest), block, format, false);
    count += Number(invalid.has(keyOf(block))) - Number(isInvalid);
  }
  return count;
}

function keyOf(block: Path): string {
  return JSON.stringify(block);
}

function has({ document }: Layer, block: Path): boolean {
  return valueAt(document, block) !== undefined;
}

function conflictDiagnostic(
  layer: Layer,
  merged: Json,
  invalid: readonly Path[],
  format: BlockSchema,
): LayerDiagnostic {
  const block = invalid.find((one) => has(layer, one)) ?? [];
  const fault = blockFault(merged, block, format, false);
  const name = quote(String(block.at(-1)));
  return layerDiagnostic(layerConflict, layer, {
    message: `The ${layer.kind} layer ${quote(layer.label)} is left out, because with it ${name} would not be valid: ${inSentence(fault)}`,
    advice: fault.advice,
    pointer: toPointer(block),
    range: layer.locate?.(block, "key"),
  });
}

function mergedDiagnostic(merged: Json, block: Path, format: BlockSchema): LayerDiagnostic {
  const fault = blockFault(merged, block, format, false);
  return layerDiagnostic(layerBlock, undefined, {
    message: `${quote(String(block.at(-1)))} is left out of all layers: ${inSentence(fault)}`,
    advice: fault.advice,
    pointer: toPointer(fault.path),
  });
}
