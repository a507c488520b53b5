import { type Catalog, type CatalogModel, type CatalogProvider, withMaskedUrls } from "../../shared/index.ts";

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
  return {
    ...withMaskedUrls(provider),
    ...(view.origins ? { origins: provider.origins } : {}),
    models: each(models, (model) => ({
      ...withMaskedUrls(model),
      ...(view.origins ? { origins: model.origins } : {}),
    })),
  };
}

function* each<One, Other>(items: Iterable<One>, make: (item: One) => Other): Iterable<Other> {
  for (const item of items) yield make(item);
}
