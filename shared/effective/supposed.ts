import type { EffectiveProvider } from "./provider.ts";

/**
 * The models that a provider is supposed to return where nothing tells which it does: those that either side names in
 * `allow`, `deny` or `overrides`, unless a side declares them (decisions: Offer).
 */
export function supposedModels(sides: readonly EffectiveProvider[]): readonly { readonly id: string }[] {
  const named = sides.flatMap(({ models: { allow, deny, overrides } }) => [
    ...allow.indexes.keys(),
    ...deny.indexes.keys(),
    ...Object.keys(overrides),
  ]);
  const isDeclared = (id: string) => sides.some(({ models }) => models.custom.byId.has(id));
  return [...new Set(named)].filter((id) => id !== "" && !isDeclared(id)).map((id) => ({ id }));
}
