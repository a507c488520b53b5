import { isObject, type JsonObject, type Path, valueAt } from "../json.ts";
import { mergeDocuments } from "../layers.ts";
import { type LayerDiagnostic, layerDiagnostic } from "./layer-diagnostic.ts";
import type { Layer, Tools } from "./layers.ts";
import type { Layering } from "./read-layers.ts";
import { type FaultyBlock, faultsIn, inSentence, withoutBlocks } from "./salvage.ts";

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
    const faults = [...faultsIn(merged, false, tools)];
    if (faults.length === 0) return { layers: kept, diagnostics, merged };
    const spoiler = findSpoiler(kept, faults, tools);
    if (spoiler === undefined) {
      diagnostics.push(...faults.map((faulty) => mergedDiagnostic(faulty, tools)));
      const mended = kept.map((layer) =>
        withoutBlocks(
          layer,
          faults.map(({ block }) => block),
        ),
      );
      return { layers: mended, diagnostics, merged: merge(mended) };
    }
    diagnostics.push(conflictDiagnostic(spoiler, faults, tools));
    kept = kept.map((layer) => (layer === spoiler ? empty(layer) : layer));
  }
}

function merge(layers: readonly Layer[]): JsonObject {
  const merged = layers.reduceRight<ReturnType<typeof mergeDocuments>>(
    (lower, { document }) => mergeDocuments(lower, document),
    undefined,
  );
  return isObject(merged) ? merged : {};
}

/** The layer says nothing any longer; others keep their ranks. */
function empty({ kind, label }: Layer): Layer {
  return { kind, label, document: {} };
}

/** The layer whose removal leaves the fewest faults, and fewer than there are. */
function findSpoiler(layers: readonly Layer[], faults: readonly FaultyBlock[], tools: Tools): Layer | undefined {
  let fewest = faults.length;
  let spoiler: Layer | undefined;
  for (const layer of layers.toReversed()) {
    // Without a part in a fault, its removal mends none.
    if (layer.kind === "user" || !faults.some(({ block }) => has(layer, block))) continue;
    const left = [...faultsIn(merge(layers.filter((other) => other !== layer)), false, tools)].length;
    if (left < fewest) [fewest, spoiler] = [left, layer];
  }
  return spoiler;
}

function has({ document }: Layer, block: Path): boolean {
  return valueAt(document, block) !== undefined;
}

function conflictDiagnostic(layer: Layer, faults: readonly FaultyBlock[], tools: Tools): LayerDiagnostic {
  const own = faults.find(({ block }) => has(layer, block)) ?? faults[0];
  const what =
    own === undefined ? "" : ` ${tools.quote(String(own.block.at(-1)))} would not be valid: ${inSentence(own.fault)}`;
  return layerDiagnostic(tools.rules.conflict, layer, {
    message: `The ${layer.kind} layer ${tools.quote(layer.label)} is left out, for with it${what}`,
    advice: own?.fault.advice ?? "Mend the layer.",
    ...(own && { pointer: tools.toPointer(own.block), range: layer.locate?.(own.block, "key") }),
  });
}

function mergedDiagnostic({ block, fault }: FaultyBlock, tools: Tools): LayerDiagnostic {
  return layerDiagnostic(tools.rules.block, undefined, {
    message: `${tools.quote(String(block.at(-1)))} is left out of all layers: ${inSentence(fault)}`,
    advice: fault.advice,
    pointer: tools.toPointer(fault.path),
  });
}
