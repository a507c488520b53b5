import { isArray, isObject, type JsonObject, objectAt, ownValue, type Path } from "../text/json.ts";
import type { DiscoveredModel, ProviderSettings } from "./catalog.ts";
import type { ProviderView } from "./provider-view.ts";

/** A model, and what is said of it. */
export interface ModelView {
  readonly provider: ProviderView;
  readonly settings: ProviderSettings;
  readonly lists: ModelLists;
  readonly id: string;
  /** The patch in force; empty where there is none. */
  readonly override: JsonObject;
  readonly overridePath: Path;
  /** The custom model; undefined of one that was discovered. */
  readonly custom: { readonly model: JsonObject; readonly index: number } | undefined;
  readonly customPath: Path | undefined;
  /** What the provider returned, where no custom model took its place. */
  readonly discovered: DiscoveredModel | undefined;
}

/** The lists of a provider's models, with the index of each id. Of one that stands twice, the first. */
export interface ModelLists {
  readonly allow: ReadonlyMap<string, number>;
  readonly deny: ReadonlyMap<string, number>;
}

/**
 * The models of a provider that are known (decisions: Models): discovered ones, where a custom one with the same id takes
 * the place, then the other custom ones.
 */
export function* modelViews(provider: ProviderView, settings: ProviderSettings): Iterable<ModelView> {
  const models = objectAt(provider.entry, "models") ?? {};
  const overrides = objectAt(models, "overrides") ?? {};
  const custom = customModels(models);
  const lists = { allow: indexesOf(settings.allow), deny: indexesOf(settings.deny) };
  const path = [...provider.path, "models"];
  const view = (id: string, discovered: DiscoveredModel | undefined): ModelView => {
    const own = custom.get(id);
    return {
      provider,
      settings,
      lists,
      id,
      override: objectAt(overrides, id) ?? {},
      overridePath: [...path, "overrides", id],
      custom: own,
      customPath: own && [...path, "custom", own.index],
      discovered: own === undefined ? discovered : undefined,
    };
  };
  const discovered = discoveredModels(provider);
  for (const [id, model] of discovered) yield view(id, model);
  for (const id of custom.keys()) if (!discovered.has(id)) yield view(id, undefined);
}

function customModels(models: JsonObject): ReadonlyMap<string, { readonly model: JsonObject; readonly index: number }> {
  const list = ownValue(models, "custom");
  const byId = new Map<string, { readonly model: JsonObject; readonly index: number }>();
  for (const [index, model] of (isArray(list) ? list : []).entries()) {
    const id = isObject(model) ? ownValue(model, "id") : undefined;
    if (isObject(model) && typeof id === "string" && !byId.has(id)) byId.set(id, { model, index });
  }
  return byId;
}

/** What came from outside may be of any kind; what is no model is passed over. */
function discoveredModels({ context, id }: ProviderView): ReadonlyMap<string, DiscoveredModel> {
  const list: unknown = Object.hasOwn(context.discovered, id) ? context.discovered[id] : undefined;
  const byId = new Map<string, DiscoveredModel>();
  for (const model of isArray(list) ? list : []) if (isModel(model) && !byId.has(model.id)) byId.set(model.id, model);
  return byId;
}

function isModel(value: unknown): value is DiscoveredModel {
  return isObject(value) && typeof ownValue(value, "id") === "string" && value["id"] !== "";
}

function indexesOf(ids: readonly string[]): ReadonlyMap<string, number> {
  const indexes = new Map<string, number>();
  for (const [index, id] of ids.entries()) if (!indexes.has(id)) indexes.set(id, index);
  return indexes;
}
