import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { supposedModels } from "./catalog.ts";
import type { LayerInput } from "./layers.ts";
import { type Resolution, resolve } from "./resolve.ts";

/** The two sides of a change. */
export interface BothResolutions {
  readonly before: Resolution;
  readonly after: Resolution;
}

/**
 * Resolves both sides of a change where nobody says which models the providers returned: each with those that either
 * side names, for else a change of what is said of them would be missed.
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
