import { mergeDocuments } from "../effective/layers.ts";
import { documentOf, isObject, type Json, type JsonObject, type Path, valueAt } from "../text/json.ts";
import { DIAGNOSTICS_MAX } from "../validate/limits.ts";
import { type LayerDiagnostic, layerDiagnostic } from "./layer-diagnostic.ts";
import type { Layer, Tools } from "./layers.ts";
import type { Layering } from "./read-layers.ts";
import { blockPaths, inSentence, invalidBlocks, withoutBlocks } from "./salvage.ts";

/** Layers that go together. */
export interface MergedLayers extends Layering {
  readonly merged: JsonObject;
}

/**
 * Merges layers of which each is valid by itself (decisions: Merge, Invalid layer). While the result is not valid, the
 * layer without which fewest blocks are not is left out, of several the lowest, but never a user's; what is still not
 * valid then goes from every layer.
 */
export function mergeLayers(layers: readonly Layer[], tools: Tools): MergedLayers {
  const diagnostics: LayerDiagnostic[] = [];
  let kept = layers;
  for (;;) {
    const merged = merge(kept);
    const invalid = invalidBlocks(merged, false, tools);
    if (invalid.length === 0) return { layers: kept, diagnostics, merged };
    const spoiler = findSpoiler(kept, invalid, tools);
    if (spoiler === undefined) {
      const listed = invalid.slice(0, DIAGNOSTICS_MAX + 1);
      diagnostics.push(...listed.map((block) => mergedDiagnostic(merged, block, tools)));
      const mended = kept.map((layer) =>
        withoutBlocks(
          layer,
          invalid.filter((block) => has(layer, block)),
        ),
      );
      return { layers: mended, diagnostics, merged: merge(mended) };
    }
    diagnostics.push(conflictDiagnostic(spoiler, merged, invalid, tools));
    kept = kept.map((layer) => (layer === spoiler ? empty(layer) : layer));
  }
}

function merge(layers: readonly Layer[]): JsonObject {
  const merged = mergeAt(layers, []);
  return isObject(merged) ? merged : {};
}

/** What layers come to at a path; undefined where none has a value there. */
function mergeAt(layers: readonly Layer[], path: Path): Json | undefined {
  return layers.reduceRight<Json | undefined>(
    (lower, { document }) => mergeDocuments(lower, valueAt(document, path)),
    undefined,
  );
}

/** The layer says nothing any longer; others keep their ranks. */
function empty({ kind, label }: Layer): Layer {
  return { kind, label, document: {} };
}

/** The layer whose removal leaves the fewest invalid blocks, and fewer than there are; of several the lowest. */
function findSpoiler(layers: readonly Layer[], invalid: readonly Path[], tools: Tools): Layer | undefined {
  const keys = new Set(invalid.map(keyOf));
  let most = 0;
  let spoiler: Layer | undefined;
  for (const layer of layers.toReversed()) {
    const mended = layer.kind === "user" ? 0 : mendedWithout(layer, layers, keys, tools);
    if (mended > most) [most, spoiler] = [mended, layer];
  }
  return spoiler;
}

/** How many invalid blocks fewer there are without a layer. Only its own blocks are looked at: no other changes. */
function mendedWithout(layer: Layer, layers: readonly Layer[], invalid: ReadonlySet<string>, tools: Tools): number {
  const others = layers.filter((other) => other !== layer);
  let mended = 0;
  for (const block of blockPaths(layer.document)) {
    const rest = mergeAt(others, block);
    const isInvalid = rest !== undefined && !tools.isValid(documentOf(block, rest), block, false);
    mended += Number(invalid.has(keyOf(block))) - Number(isInvalid);
  }
  return mended;
}

function keyOf(block: Path): string {
  return JSON.stringify(block);
}

function has({ document }: Layer, block: Path): boolean {
  return valueAt(document, block) !== undefined;
}

function conflictDiagnostic(layer: Layer, merged: Json, invalid: readonly Path[], tools: Tools): LayerDiagnostic {
  const block = invalid.find((one) => has(layer, one)) ?? [];
  const fault = tools.faultOf(merged, block, false);
  const name = tools.quote(String(block.at(-1)));
  return layerDiagnostic(tools.rules.conflict, layer, {
    message: `The ${layer.kind} layer ${tools.quote(layer.label)} is left out, for with it ${name} would not be valid: ${inSentence(fault)}`,
    advice: fault.advice,
    pointer: tools.toPointer(block),
    range: layer.locate?.(block, "key"),
  });
}

function mergedDiagnostic(merged: Json, block: Path, tools: Tools): LayerDiagnostic {
  const fault = tools.faultOf(merged, block, false);
  return layerDiagnostic(tools.rules.block, undefined, {
    message: `${tools.quote(String(block.at(-1)))} is left out of all layers: ${inSentence(fault)}`,
    advice: fault.advice,
    pointer: tools.toPointer(fault.path),
  });
}
