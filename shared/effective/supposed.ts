import { isPattern } from "../text/id-pattern.ts";
import type { ModelLists } from "./model-lists.ts";
import type { EffectiveProvider } from "./provider.ts";

/**
 * The models that a provider is supposed to return where nothing tells which it does: those that either side names in
 * `allow`, `deny` or `overrides`, unless a side declares them (decisions: Offer). A pattern names none.
 * See docs/decisions/0146-patterns-of-models.md.
 */
export function supposedModels(sides: readonly EffectiveProvider[]): readonly { readonly id: string }[] {
  const isDeclared = (id: string) => sides.some(({ models }) => models.custom.byId.has(id));
  const ids = new Set<string>();
  for (const { models } of sides) {
    for (const id of namedModels(models)) if (id !== "" && !isPattern(id) && !isDeclared(id)) ids.add(id);
  }
  return Array.from(ids, (id) => ({ id }));
}

function* namedModels({ allow, deny, overrides }: ModelLists): Iterable<string> {
  yield* allow.indexes.keys();
  yield* deny.indexes.keys();
  yield* Object.keys(overrides);
}
