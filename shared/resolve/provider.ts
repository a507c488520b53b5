import { modelBaseUrl } from "../effective/base-url.ts";
import type { Configuration } from "../effective/configuration.ts";
import { valuesInForce } from "../effective/fields.ts";
import { metadataOf } from "../effective/metadata.ts";
import { discoveredModels, type EffectiveModel, knownModels } from "../effective/model.ts";
import { hiddenReason } from "../effective/offering.ts";
import { modelProtocol } from "../effective/protocol.ts";
import {
  addressIn,
  type EffectiveProvider,
  effectiveProviders,
  ownUrlOf,
  providerProtocol,
} from "../effective/provider.ts";
import { type JsonObject, objectAt, textAt } from "../text/json.ts";
import type {
  CatalogModel,
  CatalogProvider,
  DiscoveredModels,
  ModelSettings,
  Origins,
  ProviderSettings,
} from "./catalog.ts";
import type { Layer } from "./layers.ts";
import { modelOrigins } from "./model-origins.ts";
import { providerOrigins } from "./provider-origins.ts";

/** Every provider of a configuration whose layers are all valid, with its models. */
export function resolveProviders(
  configuration: Configuration,
  layers: readonly Layer[],
  discovered: DiscoveredModels,
): readonly CatalogProvider[] {
  return effectiveProviders(configuration).map((provider) => {
    const returned = Object.hasOwn(discovered, provider.id) ? discovered[provider.id] : [];
    return resolveProvider(
      provider,
      layers,
      Array.from(knownModels(provider, discoveredModels(returned)), (model) => resolveModel(model, layers)),
    );
  });
}

function resolveProvider(
  provider: EffectiveProvider,
  layers: readonly Layer[],
  models: readonly CatalogModel[],
): CatalogProvider {
  const resolved = { ...providerSettings(provider), models };
  return withOrigins(resolved, () => providerOrigins(provider, resolved, layers));
}

function providerSettings(provider: EffectiveProvider): ProviderSettings {
  const { id, kind, entry, models } = provider;
  return {
    id,
    kind,
    ...textUnder("variant", kind === "custom" ? textAt(entry, "type") : undefined),
    enabled: provider.enabled,
    ...textUnder("baseUrl", addressIn(provider, "baseUrl")),
    ...textUnder("endpoint", addressIn(provider, "endpoint")),
    ...textUnder("ownUrl", ownUrlOf(provider)),
    headers: sortedKeys(objectAt(entry, "customHeaders")),
    ...textUnder("protocol", providerProtocol(provider)),
    endpoints: filledTexts(objectAt(entry, "endpoints")),
    ...singleValues(provider),
    discovery: models.discovery,
    allow: models.allow.items.map((item) => item.id),
    deny: models.deny.items.map((item) => item.id),
    overrides: sortedKeys(models.overrides),
  };
}

/** Shared, for there may be thousands of providers that say nothing but that they are there. */
const NO_KEYS: readonly string[] = [];
const NO_FIELDS: Readonly<Record<string, never>> = {};

function sortedKeys(object: JsonObject | undefined): readonly string[] {
  const keys = Object.keys(object ?? NO_FIELDS);
  return keys.length === 0 ? NO_KEYS : keys.toSorted();
}

function singleValues(provider: EffectiveProvider): Pick<ProviderSettings, "sections" | "fields"> {
  const values = [...valuesInForce(provider)];
  const valuesOf = (owner: string | undefined) =>
    Object.fromEntries(values.flatMap(({ section, key, value }) => (section === owner ? [[key, value] as const] : [])));
  const { sections } = provider.configuration.vocabulary;
  const written = Object.keys(sections).filter(
    (name) => objectAt(provider.entry, name) !== undefined || values.some(({ section }) => section === name),
  );
  const own = valuesOf(undefined);
  return {
    sections:
      written.length === 0 ? NO_FIELDS : Object.fromEntries(written.map((name) => [name, valuesOf(name)] as const)),
    ...(Object.keys(own).length > 0 && { fields: own }),
  };
}

/** Nothing where there is no text, for a key without a value is none. */
function textUnder<Key extends string>(key: Key, text: string | undefined): { readonly [One in Key]?: string } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a computed key loses its type
  return (text === undefined ? {} : { [key]: text }) as { readonly [One in Key]?: string };
}

/** The fields of an object that are texts; an empty one counts as absent. */
function filledTexts(object: JsonObject | undefined): Readonly<Record<string, string>> {
  if (object === undefined) return NO_FIELDS;
  const texts = Object.entries(object).filter((field): field is [string, string] => typeof field[1] === "string");
  return Object.fromEntries(texts.filter(([, text]) => text !== ""));
}

function resolveModel(model: EffectiveModel, layers: readonly Layer[]): CatalogModel {
  const [reason, protocol, baseUrl] = [hiddenReason(model), modelProtocol(model), modelBaseUrl(model)];
  const settings: ModelSettings = {
    id: model.id,
    source: model.custom === undefined ? "discovered" : "custom",
    ...(reason === undefined ? { offered: true } : { offered: false, reason }),
    ...metadataOf(model),
    ...(protocol === undefined ? {} : { protocol }),
    ...(baseUrl === undefined ? {} : { baseUrl }),
  };
  return withOrigins(settings, () => modelOrigins(model, layers));
}

/** Finds the origins of the object that has it. */
const FIND = Symbol("find");

/** One for all: a getter of its own would make an object three times as large. */
const ORIGINS = {
  configurable: true,
  enumerable: true,
  get(this: { readonly [FIND]: () => Origins }): Origins {
    return this[FIND]();
  },
};

/** Settings with their origins, which are found when asked for, each time. */
function withOrigins<Settings extends object>(
  settings: Settings,
  find: () => Origins,
): Settings & { readonly origins: Origins } {
  Object.defineProperty(settings, FIND, { value: find });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `defineProperty` adds
  return Object.defineProperty(settings, "origins", ORIGINS) as Settings & { readonly origins: Origins };
}
