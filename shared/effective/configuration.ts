import type { Json } from "../text/json.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { mergeAt } from "./merge.ts";

/** Layers of configuration, and what they come to together (decisions: Layers, Merge). */
export interface Configuration {
  /** The layers' documents, from the highest to the lowest; undefined where a layer is not there. */
  readonly documents: readonly (Json | undefined)[];
  /** The documents merged, empty where there are none. */
  readonly merged: Json;
  readonly vocabulary: Vocabulary;
}

/** @param documents from the highest layer to the lowest. */
export function configurationOf(documents: Configuration["documents"], vocabulary: Vocabulary): Configuration {
  const merged = mergeAt(documents, []);
  return { documents, merged: merged === undefined ? {} : merged, vocabulary };
}
