import { schemaFor } from "../schema/build-schema.ts";
import { NAME_GUESS_MAX_LETTER_PAIRS } from "../validate/limits.ts";
import { tooManyDiagnostics } from "../validate/rules/text-rules.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { type Catalog, type DiscoveredModels, supposedModels } from "./catalog.ts";
import { boundDiagnostics, type LayerDiagnostic } from "./layer-diagnostic.ts";
import type { LayerInput } from "./layers.ts";
import { type MergedLayers, mergeLayers } from "./merge.ts";
import { resolveProviders } from "./provider.ts";
import { readLayers } from "./read-layers.ts";
import { salvageEach } from "./salvage.ts";

export interface ResolveInput {
  /** In any order between kinds; of one kind, the later one is the higher. */
  readonly layers: readonly LayerInput[];
  readonly discovered?: DiscoveredModels;
  readonly vocabulary: Vocabulary;
}

export interface Resolution {
  readonly catalog: Catalog;
  /** What of the layers has no effect. */
  readonly diagnostics: readonly LayerDiagnostic[];
}

/** What layers of configuration come to, with the origin of every value. Never throws. */
export function resolve({ layers: inputs, discovered = {}, vocabulary }: ResolveInput): Resolution {
  const { layers, configuration, diagnostics } = combineLayers(inputs, vocabulary);
  return { catalog: { providers: resolveProviders(configuration, layers, discovered) }, diagnostics };
}

/** Reads layers, drops what of them has no effect, and merges the rest. Never throws. */
export function combineLayers(inputs: readonly LayerInput[], vocabulary: Vocabulary): MergedLayers {
  const format = { schema: schemaFor(vocabulary), vocabulary, budget: { letterPairs: NAME_GUESS_MAX_LETTER_PAIRS } };
  const read = readLayers(inputs);
  const salvaged = salvageEach(read.layers, format);
  const { layers, configuration, diagnostics } = mergeLayers(salvaged.layers, format);
  const all = [...read.diagnostics, ...salvaged.diagnostics, ...diagnostics];
  return { layers, configuration, diagnostics: boundDiagnostics(all, tooManyDiagnostics) };
}

/** The two sides of a change. */
export interface BothResolutions {
  readonly before: Resolution;
  readonly after: Resolution;
}

/**
 * Resolves both sides of a change where it is not known which models the providers returned: each with those that either
 * side names, because a change of their settings would be missed otherwise.
 */
export function resolveBothSupposing(
  before: readonly LayerInput[],
  after: readonly LayerInput[],
  vocabulary: Vocabulary,
): BothResolutions {
  const plain = [before, after].map((layers) => resolve({ layers, vocabulary }).catalog);
  const discovered = supposedModels(...plain);
  return {
    before: resolve({ layers: before, discovered, vocabulary }),
    after: resolve({ layers: after, discovered, vocabulary }),
  };
}
