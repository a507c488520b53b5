import type { EntryView } from "../effective/entry.ts";
import type { ModelLists } from "../effective/model-lists.ts";
import { isDenied } from "../effective/offering.ts";
import { type StatedModels, statedModels } from "../effective/stated.ts";
import type { Policy } from "../policy/policy.ts";
import { isPattern } from "../text/id-pattern.ts";
import { lazilyFor } from "../text/lazily.ts";
import type { Place } from "./rules/rule.ts";

/** An id of a file that is to be a model's. */
export interface NamedModel {
  readonly id: string;
  readonly key: "allow" | "deny" | "overrides";
  readonly place: Place;
}

/** The ids that the file itself names, but for lists that another layer's take the place of. */
export function* namedModels({ path, ownModels }: EntryView, inForce: StatedModels): Iterable<NamedModel> {
  for (const key of ["allow", "deny"] as const) {
    const list = inForce[key];
    if (list.path === undefined) continue;
    for (const { id, index } of list.models) yield { id, key, place: { path: [...list.path, index], part: "value" } };
  }
  for (const id of Object.keys(ownModels.overrides))
    yield { id, key: "overrides", place: { path: [...path, "models", "overrides", id], part: "key" } };
}

/** The models that a provider is known to have. */
export interface KnownModels {
  readonly inForce: StatedModels;
  readonly ids: ReadonlySet<string>;
  /** True where enough is known to tell whether there is a model of an id. */
  readonly isEnough: boolean;
  readonly isInCatalog: boolean;
}

export function knownModelsOf(view: EntryView, policy: Policy): KnownModels {
  const catalog = catalogOf(view.id, policy);
  const inForce = statedModels(view);
  const ids = new Set([...inForce.custom.models.map(({ id }) => id), ...(catalog ?? [])]);
  const isInCatalog = catalog !== undefined;
  return { inForce, ids, isEnough: inForce.custom.isClear && (isInCatalog || ids.size > 0), isInCatalog };
}

const namesIn = lazilyFor((list: readonly string[]): ReadonlySet<string> => new Set(list));

/** The models of a provider in the policy's catalogue; undefined where that has no such provider. */
export function catalogOf(provider: string, { modelCatalog = {} }: Policy): ReadonlySet<string> | undefined {
  const list = Object.hasOwn(modelCatalog, provider) ? modelCatalog[provider] : undefined;
  return list && namesIn(list);
}

/** True for an id that was meant as a pattern; a model that is known may be called so. */
export function isUnknownPattern(
  id: string,
  { id: provider, provider: { models } }: EntryView,
  policy: Policy,
): boolean {
  return isPattern(id) && !models.custom.byId.has(id) && catalogOf(provider, policy)?.has(id) !== true;
}

/** True for an id with whitespace around it, or of nothing else, which no model has. */
export function isPadded(id: string): boolean {
  const trimmed = id.trim();
  return trimmed !== id || trimmed === "";
}

/**
 * True where discovery is off and `allow` names none of the custom models: each of its entries is a mistake, unless `deny`
 * has them all.
 */
export function allowsNothingDeclared(models: ModelLists): boolean {
  const { allow, custom, discovery } = models;
  if (discovery !== "off" || allow.items.every(({ id }) => isDenied(models, id)) || custom.byId.size === 0)
    return false;
  return allow.items.every(({ id }) => !custom.byId.has(id));
}
