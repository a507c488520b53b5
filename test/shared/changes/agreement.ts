import type { Change } from "../../../shared/changes/change.ts";

type Place = Pick<Change, "provider" | "model"> & { readonly effect: string };

/** Changes as a set of effect, provider and model, without those that have no effect. */
export function statementsOf(places: readonly Place[]): readonly string[] {
  const stated = places.filter(({ effect }) => effect !== "none");
  const keys = stated.map(({ effect, provider, model }) => JSON.stringify([effect, provider, model]));
  return [...new Set(keys)].toSorted();
}
