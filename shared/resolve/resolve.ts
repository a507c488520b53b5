import { effectiveProviders } from "../effective/provider.ts";
import { supposedModels } from "../effective/supposed.ts";
import { schemaFor } from "../schema/build-schema.ts";
import { NAME_GUESS_MAX_LETTER_PAIRS } from "../validate/limits.ts";
import { tooManyDiagnostics } from "../validate/rules/text-rules.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { Catalog, DiscoveredModels } from "./catalog.ts";
import { vocabularyOfLayers } from "./choose-vocabulary.ts";
import { boundDiagnostics, type LayerDiagnostic } from "./layer-diagnostic.ts";
import type { LayerInput } from "./layers.ts";
import { type MergedLayers, mergeLayers } from "./merge.ts";
import { resolveProviders } from "./provider.ts";
import { readLayers } from "./read-layers.ts";
import { salvageEach } from "./salvage.ts";

export interface ResolveInput {
  /** In any order between kinds; of one kind, the later one is the higher. */
  readonly layers: readonly LayerInput[];
  readonly discovered?: DiscoveredModels | undefined;
  /** The chosen one; undefined where the `$schema` of a layer may name one. */
  readonly vocabulary?: Vocabulary | undefined;
}

export interface Resolution {
  readonly catalog: Catalog;
  /** The parts of the layers that have no effect. */
  readonly diagnostics: readonly LayerDiagnostic[];
}

/** Merges layers of configuration into a catalogue with the origin of every value. Never throws. */
export function resolve({ layers: inputs, discovered = {}, vocabulary }: ResolveInput): Resolution {
  const { layers, configuration, diagnostics } = combineLayers(inputs, vocabulary);
  return { catalog: { providers: resolveProviders(configuration, layers, discovered) }, diagnostics };
}

/** The same where it is not known what the providers returned: with the models that the configuration names. */
export function resolveSupposing({ layers: inputs, vocabulary }: Omit<ResolveInput, "discovered">): Resolution {
  const { layers, configuration, diagnostics } = combineLayers(inputs, vocabulary);
  const supposed = effectiveProviders(configuration).map((provider) => [provider.id, supposedModels([provider])]);
  return { catalog: { providers: resolveProviders(configuration, layers, Object.fromEntries(supposed)) }, diagnostics };
}

/** Reads layers, drops what of them has no effect, and merges the rest. Never throws. */
export function combineLayers(inputs: readonly LayerInput[], chosen: Vocabulary | undefined): MergedLayers {
  const vocabulary = vocabularyOfLayers(chosen, inputs);
  const format = { schema: schemaFor(vocabulary), vocabulary, budget: { letterPairs: NAME_GUESS_MAX_LETTER_PAIRS } };
  const read = readLayers(inputs, format);
  const salvaged = salvageEach(read.layers, format);
  const { layers, configuration, diagnostics } = mergeLayers(salvaged.layers, format);
  const all = [...read.diagnostics, ...salvaged.diagnostics, ...diagnostics];
  return { layers, configuration, diagnostics: boundDiagnostics(all, tooManyDiagnostics) };
}
