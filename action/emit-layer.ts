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
  vocabularyOfLayers,
} from "../shared/index.ts";
import type { Failure } from "./action-error.ts";
import { checkByPolicy, layerInputs } from "./check-file.ts";
import { chosenVocabulary, LAYER_NAMES, type LoadedLayer, type LoadedSettings } from "./loaded-settings.ts";

/** The rank of the layer that has a name in the vocabulary, or of the one of a kind. */
function rankNamed(name: string, { layers = [] }: Vocabulary): Result<LayerRank, Failure> {
  const named = layers.find((layer) => layer.name === name);
  if (named !== undefined) return ok({ kind: named.kind, name });
  const kind = LAYER_NAMES.find((one) => one === name);
  if (kind !== undefined) return ok({ kind });
  const known = new Set([...LAYER_NAMES, ...layers.map((layer) => layer.name)]);
  const [nearest] = nearestNames(name, known);
  const guess = nearest === undefined ? `Use ${quoteAll([...known], "or")}.` : `Did you mean ${quote(nearest)}?`;
  return err({ reason: `There is no layer ${quote(name)}. ${guess}` });
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

/** The text of a layer, and the name that people know it by. */
export interface LayerText {
  readonly label: string;
  readonly text: string;
}

/**
 * Puts a layer among those of the settings.
 *
 * @param name of the layer.
 * @param file in place of the layer that the settings have.
 */
export function placeLayer(name: string, loaded: LoadedSettings, file?: LayerText): Result<PlacedLayer, Failure> {
  const named = file === undefined ? [] : [{ ...file, kind: "user" as const }];
  const vocabulary = vocabularyOfLayers(chosenVocabulary(loaded), [...layerInputs(loaded), ...named]);
  const rank = rankNamed(name, vocabulary);
  if (!rank.ok) return rank;
  const source = file === undefined ? sourceAt(rank.value, loaded, vocabulary) : ok(file);
  if (!source.ok) return source;
  const layer = { ...rank.value, ...source.value };
  const others = loaded.layers.filter((one) => !isAtRank(one, layer, vocabulary));
  return ok({
    layer,
    others: layerInputs({ layers: others }),
    checked: checkAlone(layer, { ...loaded, layers: others }, vocabulary),
    vocabulary,
  });
}

/** The one layer of the settings that stands at a rank. */
function sourceAt(rank: LayerRank, { layers }: LoadedSettings, vocabulary: Vocabulary): Result<LayerText, Failure> {
  const [first, ...others] = layers.filter((layer) => isAtRank(layer, rank, vocabulary));
  if (first === undefined) return err({ reason: unnamed(rank, vocabulary) });
  if (others.length > 0) {
    return err({
      reason: `${others.length + 1} files are named for this layer, and the assistant reads one. Merge them.`,
    });
  }
  const { path, text } = first;
  return text === undefined ? err({ reason: `${quote(path)} could not be read.` }) : ok({ label: path, text });
}

/** A sentence on a layer that has no file, and one on where to name it. */
function unnamed(rank: LayerRank, vocabulary: Vocabulary): string {
  const isOfPolicy = LAYER_NAMES.some((kind) => isAtRank({ kind }, rank, vocabulary));
  return isOfPolicy
    ? "No file is named for this layer. Name it in `layers` of the policy."
    : "A policy names no file for this layer. In a terminal, `--file` does.";
}

/** A layer of the settings has no other name than its kind. */
function isAtRank({ kind }: Pick<LoadedLayer, "kind">, rank: LayerRank, vocabulary: Vocabulary): boolean {
  return kind === rank.kind && layerOf(vocabulary, { kind }) === layerOf(vocabulary, rank);
}

/** A file of the user's is checked within the others, and another one by itself. */
function checkAlone(
  { kind, label: path, text }: SourceLayer,
  around: LoadedSettings,
  vocabulary: Vocabulary,
): CheckedFile {
  const layers = kind === "user" ? around.layers : [...around.layers, { kind, path, text }];
  return checkByPolicy({ ...around, layers }, path, Buffer.from(text), { vocabulary });
}
