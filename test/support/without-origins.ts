import type { Catalog, ModelSettings, Origins, ProviderSettings } from "../../shared/resolve/catalog.ts";

/** A catalogue by its values alone. */
export interface PlainCatalog {
  readonly providers: readonly (ProviderSettings & { readonly models: readonly ModelSettings[] })[];
}

/** A copy without origins, which finds none of them. */
export function withoutOrigins({ providers }: Catalog): PlainCatalog {
  return {
    providers: providers.map((provider) => ({
      ...plain<ProviderSettings>(provider),
      models: provider.models.map(plain<ModelSettings>),
    })),
  };
}

/** Key by key: to spread an object finds its origins. */
function plain<Settings extends object>(owner: Settings & { readonly origins: Origins }): Settings {
  const keys = Object.keys(owner).filter((key) => key !== "origins");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all keys of the settings are there
  return Object.fromEntries(keys.map((key) => [key, Reflect.get(owner, key)])) as Settings;
}
