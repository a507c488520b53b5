import type { Change } from "../../../shared/changes/change.ts";

/** Changes as sets of effect, provider and model, without those that have no effect. */
export function statementsOf(places: readonly (Pick<Change, "provider" | "model"> & { readonly effect: string })[]): readonly string[] {
  const stated = places.filter(({ effect }) => effect !== "none");
  return [...new Set(stated.map(({ effect, provider, model }) => JSON.stringify([effect, provider, model])))].toSorted();
}
