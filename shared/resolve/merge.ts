import { type Configuration, configurationOf } from "../effective/configuration.ts";
import type { Path } from "../text/json.ts";
import type { BlockSchema } from "../validate/block-fault.ts";
import { DIAGNOSTICS_MAX } from "../validate/limits.ts";
import { layerOf } from "../vocabulary/layers.ts";
import { type Agreement, agree, type CustomEntry, customEntriesOf, isWhole } from "./conflict.ts";
import {
  conflictDiagnostic,
  ignoredByConflict,
  incompleteDiagnostic,
  notInForceDiagnostic,
} from "./conflict-diagnostic.ts";
import type { LayerDiagnostic } from "./layer-diagnostic.ts";
import type { Layer } from "./layers.ts";
import type { Layering } from "./read-layers.ts";
import { withoutBlocks } from "./salvage.ts";

/** Layers that go together. */
export interface MergedLayers extends Layering {
  /**
   * The layers without the blocks that gave way. Those of an entry that is no provider stay: the values that they
   * enforce stay enforced.
   */
  readonly layers: readonly Layer[];
  /** The merged layers, without the entries that are no providers. */
  readonly configuration: Configuration;
}

/**
 * Merges layers of which each is valid by itself (decisions: Merge, Layers that conflict). Only custom entries can be
 * invalid together, and only these are checked again; one of which no layer has the `type` is no provider.
 * See docs/decisions/0026-conflicting-layers.md.
 */
export function mergeLayers(layers: readonly Layer[], format: BlockSchema): MergedLayers {
  const diagnostics: LayerDiagnostic[] = [];
  const gaveWay = new Map<Layer, Path[]>();
  const noProviders: Path[] = [];
  for (const entry of customEntriesOf(layers)) {
    const agreement = agree(entry, format);
    const isProvider = isWhole({ ...entry, layers: agreement.kept });
    if (!isProvider) noProviders.push(entry.path);
    const [only, ...others] = agreement.dropped;
    if (only !== undefined && others.length === 0) {
      if (agreement.fault !== undefined && layerOf(format.vocabulary, only)?.ignores === "layer")
        return mergeWithout(only, ignoredByConflict(entry, only, agreement.kept, agreement.fault), layers, format);
      blocksOf(gaveWay, only).push(entry.path);
    }
    // One past the bound tells that there are more.
    if (diagnostics.length <= DIAGNOSTICS_MAX) diagnostics.push(...diagnosticsOf(entry, agreement, isProvider));
  }
  const standing = layers.map((layer) => withoutBlocks(layer, gaveWay.get(layer) ?? []));
  const documents = standing.map((layer) => withoutBlocks(layer, noProviders).document);
  return { layers: standing, diagnostics, configuration: configurationOf(documents, format.vocabulary) };
}

/** Merges layers of which the assistant ignores one whole: without it, others may go together that did not before. */
function mergeWithout(
  ignored: Layer,
  diagnostic: LayerDiagnostic,
  layers: readonly Layer[],
  format: BlockSchema,
): MergedLayers {
  const others = layers.map((layer) => (layer === ignored ? { ...layer, document: {} } : layer));
  const merged = mergeLayers(others, format);
  return { ...merged, diagnostics: [diagnostic, ...merged.diagnostics] };
}

function blocksOf(blocks: Map<Layer, Path[]>, layer: Layer): Path[] {
  const known = blocks.get(layer) ?? [];
  blocks.set(layer, known);
  return known;
}

function diagnosticsOf(
  entry: CustomEntry,
  { kept, dropped, fault }: Agreement,
  isProvider: boolean,
): readonly LayerDiagnostic[] {
  const [only, ...others] = dropped;
  const incomplete = isProvider ? [] : kept.map((layer) => incompleteDiagnostic(entry, layer));
  if (only === undefined || fault === undefined) return incomplete;
  if (others.length > 0) return [notInForceDiagnostic(entry, fault)];
  return [conflictDiagnostic(entry, only, kept, fault), ...incomplete];
}
