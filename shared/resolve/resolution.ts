import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { Catalog, DiscoveredModels } from "./catalog.ts";
import type { LayerDiagnostic } from "./layer-diagnostic.ts";
import type { LayerInput } from "./layers.ts";

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
