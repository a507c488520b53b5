import {
  type CheckedFile,
  err,
  type LayerRank,
  layerOf,
  nearestNames,
  ok,
  quote,
  quoteAll,
  type Result,
  type SourceLayer,
  type Vocabulary,
} from "../shared/index.ts";
import type { Failure } from "./action-error.ts";
import { checkByPolicy, isSame, vocabularyOf } from "./check-file.ts";
import { LAYER_NAMES, type LoadedLayer, type LoadedSettings } from "./loaded-settings.ts";

/** The rank of the layer that has a name in the vocabulary, or of the one of a kind. */
export function rankNamed(name: string, { layers = [] }: Vocabulary): Result<LayerRank, Failure> {
  const named = layers.find((layer) => layer.name === name);
  if (named !== undefined) return ok({ kind: named.kind, name });
  const kind = LAYER_NAMES.find((one) => one === name);
  if (kind !== undefined) return ok({ kind });
  const known = new Set([...LAYER_NAMES, ...layers.map((layer) => layer.name)]);
  const [nearest] = nearestNames(name, known);
  const guess = nearest === undefined ? `Use ${quoteAll([...known], "or")}.` : `Did you mean ${quote(nearest)}?`;
  return err({ reason: `There is no layer ${quote(name)}. ${guess}` });
}

/** The one layer of the settings that stands at a rank. */
export function sourceAt(rank: LayerRank, loaded: LoadedSettings): Result<SourceLayer, Failure> {
  const [first, ...others] = loaded.layers.filter((layer) => isAtRank(layer, rank, vocabularyOf(loaded)));
  if (first === undefined) return err({ reason: "The policy names no file for this layer." });
  if (others.length > 0) {
    return err({
      reason: `There are ${others.length + 1} files for this layer, and the assistant reads one. Merge them.`,
    });
  }
  const { path, text } = first;
  return text === undefined ? err({ reason: `${quote(path)} could not be read.` }) : ok({ ...rank, label: path, text });
}

/** A policy's layer has no other name than its kind. */
function isAtRank({ kind }: LoadedLayer, rank: LayerRank, vocabulary: Vocabulary): boolean {
  return kind === rank.kind && layerOf(vocabulary, { kind }) === layerOf(vocabulary, rank);
}

/** A layer that is to be emitted, among the others. */
export interface PlacedLayer {
  readonly layer: SourceLayer;
  /** The layers of the settings in whose place it does not stand. */
  readonly others: readonly SourceLayer[];
  /** The findings in it by itself. */
  readonly checked: CheckedFile;
  readonly vocabulary: Vocabulary;
}

/** Puts a layer among those of the settings. */
export function placeLayer(layer: SourceLayer, loaded: LoadedSettings): PlacedLayer {
  const { label: path, text, kind } = layer;
  const vocabulary = vocabularyOf(loaded);
  const around = loaded.layers.filter((one) => !isSame(loaded, one.path, path) && !isAtRank(one, layer, vocabulary));
  const others = around.flatMap((one) =>
    one.text === undefined ? [] : [{ kind: one.kind, label: one.path, text: one.text }],
  );
  const layers = kind === "user" ? around : [...around, { kind, path, text }];
  const checked = checkByPolicy({ ...loaded, layers }, path, Buffer.from(text));
  return { layer, others, checked, vocabulary };
}
