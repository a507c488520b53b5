import { modelBaseUrl } from "../effective/base-url.ts";
import { type Configuration } from "../effective/configuration.ts";
import { metadataOf } from "../effective/metadata.ts";
import { type EffectiveModel, knownModels } from "../effective/model.ts";
import { hiddenReason } from "../effective/offering.ts";
import { modelProtocol } from "../effective/protocol.ts";
import { type EffectiveProvider, effectiveProviders, providerProtocol } from "../effective/provider.ts";
import { type JsonObject, objectAt, textAt } from "../text/json.ts";
import type { CatalogModel, CatalogProvider, DiscoveredModels, ProviderSettings } from "./catalog.ts";
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
      Array.from(knownModels(provider, returned), (model) => resolveModel(model, layers)),
    );
  });
}

function resolveProvider(
  provider: EffectiveProvider,
  layers: readonly Layer[],
  models: readonly CatalogModel[],
): CatalogProvider {
  const settings = settingsOf(provider);
  return {
    ...settings,
    models,
    get origins() {
      return providerOrigins(provider, settings, layers);
    },
  };
}

function settingsOf(provider: EffectiveProvider): ProviderSettings {
  const { configuration, id, kind, entry, models } = provider;
  return {
    id,
    kind,
    ...textUnder("variant", kind === "custom" ? textAt(entry, "type") : undefined),
    enabled: provider.enabled,
    ...textUnder("baseUrl", textAt(entry, "baseUrl")),
    ...textUnder("endpoint", textAt(entry, "endpoint")),
    headers: Object.keys(objectAt(entry, "customHeaders") ?? {}).toSorted(),
    ...textUnder("protocol", providerProtocol(provider)),
    endpoints: textsOf(objectAt(entry, "endpoints") ?? {}),
    sections: Object.fromEntries(
      Object.keys(configuration.vocabulary.sections).flatMap((name) => {
        const section = objectAt(entry, name);
        return section === undefined ? [] : [[name, textsOf(section)]];
      }),
    ),
    discovery: models.discovery,
    allow: models.allow.items.map((item) => item.id),
    deny: models.deny.items.map((item) => item.id),
    overrides: Object.keys(models.overrides).toSorted(),
  };
}

/** Nothing where there is no text, for a key without a value is none. */
function textUnder<Key extends string>(key: Key, text: string | undefined): { readonly [One in Key]?: string } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a computed key loses its type
  return (text === undefined ? {} : { [key]: text }) as { readonly [One in Key]?: string };
}

/** The fields of an object that are texts; an empty one counts as absent. */
function textsOf(object: JsonObject): Readonly<Record<string, string>> {
  const texts = Object.entries(object).filter((field): field is [string, string] => typeof field[1] === "string");
  return Object.fromEntries(texts.filter(([, text]) => text !== ""));
}

function resolveModel(model: EffectiveModel, layers: readonly Layer[]): CatalogModel {
  const [reason, protocol, baseUrl] = [hiddenReason(model), modelProtocol(model), modelBaseUrl(model)];
  return {
    id: model.id,
    source: model.custom === undefined ? "discovered" : "custom",
    ...(reason === undefined ? { offered: true } : { offered: false, reason }),
    ...metadataOf(model),
    ...(protocol === undefined ? {} : { protocol }),
    ...(baseUrl === undefined ? {} : { baseUrl }),
    get origins() {
      return modelOrigins(model, layers);
    },
  };
}
