/** "Closing values of the enforced layers", and which of them "the enforced layers together no longer fix". */
import type { JsonObject } from "../../../../shared/text/json.ts";
import { objectAt } from "./blocks.ts";
import { mergeEntry, mergeObjects, type Standing, saidEnabled } from "./layers.ts";
import { kindOf, urlsOf } from "./settings.ts";

const enforcedLayersOf = ({ layers }: Standing) => layers.filter(({ kind }) => kind === "enforced");

const isFilledList = (models: JsonObject, key: string) => Array.isArray(models[key]) && models[key].length > 0;

/** The keys of a provider that are fixed to a closing value. An empty URL closes nothing, as empty strings count as absent. */
function fixedKeys(standing: Standing, id: string): readonly string[] {
  const entry = mergeEntry(enforcedLayersOf(standing), id) ?? {};
  const models = objectAt(entry, "models");
  return [
    ...(isDisabledByItself(standing, id) ? ["enabled"] : []),
    ...["allow", "deny"].filter((key) => isFilledList(models, key)),
    ...(models["discovery"] === "off" ? ["discovery"] : []),
    ...urlsOf(entry, kindOf(standing.vocabulary, id, entry)).keys(),
  ];
}

/** By its own `enabled: false`, and not by a `default` of a layer above it, which overrides that. */
function isDisabledByItself(standing: Standing, id: string): boolean {
  const deciding = enforcedLayersOf(standing).find((layer) => saidEnabled([layer], id) !== undefined);
  return deciding?.entries.get(id)?.["enabled"] === false;
}

const enforcedDisable = (standing: Standing, id: string) => saidEnabled(enforcedLayersOf(standing), id) === false;

/** "But not for a provider that the enforced layers still disable." */
export function isNoLongerFixed(before: Standing, after: Standing, id: string): boolean {
  const stillFixed = fixedKeys(after, id);
  return !enforcedDisable(after, id) && fixedKeys(before, id).some((key) => !stillFixed.includes(key));
}

/** "`enabled: false`, also of `default`." */
export function isDefaultNoLongerFixed(before: Standing, after: Standing): boolean {
  const fixes = (standing: Standing) =>
    mergeObjects(enforcedLayersOf(standing).map((layer) => layer.default))?.["enabled"] === false;
  return fixes(before) && !fixes(after);
}

/** The providers of which the enforced layers say something. */
export const enforcedIds = (standing: Standing): readonly string[] =>
  enforcedLayersOf(standing).flatMap(({ entries }) => [...entries.keys()]);
