import { type Catalog, type CatalogModel, type CatalogProvider, maskUrl } from "../../shared/index.ts";

/** What of a catalogue is shown. */
export interface View {
  /** The id of the models that are shown, of the providers that have one; undefined for all. */
  readonly model: string | undefined;
  readonly origins: boolean;
}

/**
 * A catalogue as an answer has it: narrowed, and with userinfo, query and fragment of its URLs masked. Providers and models
 * come one by one, for their origins take many times the room of what they explain.
 */
export function showCatalog({ providers }: Catalog, view: View): { readonly providers: Iterable<object> } {
  const wanted = providers
    .map((provider) => ({ provider, models: modelsOf(provider, view) }))
    .filter(({ models }) => view.model === undefined || models.length > 0);
  return { providers: each(wanted, ({ provider, models }) => showProvider(provider, models, view)) };
}

function modelsOf({ models }: CatalogProvider, { model }: View): readonly CatalogModel[] {
  return model === undefined ? models : models.filter(({ id }) => id === model);
}

function showProvider(provider: CatalogProvider, models: readonly CatalogModel[], view: View): object {
  const endpoints = Object.entries(provider.endpoints).map(([protocol, url]) => [protocol, maskUrl(url)]);
  return {
    ...withMaskedUrls(provider),
    endpoints: Object.fromEntries(endpoints),
    ...(view.origins ? { origins: provider.origins } : {}),
    models: each(models, (model) => ({
      ...withMaskedUrls(model),
      ...(view.origins ? { origins: model.origins } : {}),
    })),
  };
}

/** Key by key, and without origins and models: to spread a provider or a model finds all origins. */
function withMaskedUrls(owner: CatalogProvider | CatalogModel): object {
  const keys = Object.keys(owner).filter((key) => key !== "origins" && key !== "models");
  return Object.fromEntries(keys.map((key) => [key, masked(key, Reflect.get(owner, key))]));
}

function masked(key: string, value: unknown): unknown {
  return (key === "baseUrl" || key === "endpoint") && typeof value === "string" ? maskUrl(value) : value;
}

function* each<One, Other>(items: Iterable<One>, make: (item: One) => Other): Iterable<Other> {
  for (const item of items) yield make(item);
}
