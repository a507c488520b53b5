import type { Catalog, CatalogModel, CatalogProvider } from "../resolve/catalog.ts";
import type { Origin } from "../resolve/origin.ts";
import { isObject, type Json } from "../text/json.ts";
import { pointerStep } from "../text/pointer.ts";
import { maskUrl } from "../text/url-secrets.ts";

/** A value in force, and why it is what it is. */
export interface ExplainedValue {
  /** A key of the origins. */
  readonly field: string;
  /** As people may see it; undefined where it is not shown: of a header, and of a list of custom models. */
  readonly value: Json | undefined;
  readonly origin: Origin;
}

/** The values of a provider that somebody says, or that hold for every provider. */
export function providerValues(provider: CatalogProvider): readonly ExplainedValue[] {
  const { endpoints, sections } = provider;
  const values = new Map<string, Json | undefined>([
    ["variant", provider.variant],
    ["enabled", provider.enabled],
    ["baseUrl", masked(provider.baseUrl)],
    ["endpoint", masked(provider.endpoint)],
    ["protocol", provider.protocol],
    ...Object.entries(endpoints).map(([name, url]) => [`endpoints/${pointerStep(name)}`, maskUrl(url)] as const),
    ...Object.entries(sections).flatMap(([name, section]) =>
      Object.entries(section).map(
        ([field, text]) => [`sections/${pointerStep(name)}/${pointerStep(field)}`, text] as const,
      ),
    ),
    ["discovery", provider.discovery],
    ["allow", provider.allow],
    ["deny", provider.deny],
  ]);
  return Object.entries(provider.origins).map(([field, origin]) => ({ field, value: values.get(field), origin }));
}

/** The values of a model that somebody says; `offered` is true, or why it is not. */
export function modelValues(model: CatalogModel): readonly ExplainedValue[] {
  const { origins, ...settings } = model;
  const values = new Map<string, Json | undefined>([
    ...Object.entries(settings),
    ["offered", model.offered || model.reason],
    ["baseUrl", masked(model.baseUrl)],
  ]);
  return Object.entries(origins).map(([field, origin]) => ({ field, value: values.get(field), origin }));
}

/** A copy of a catalogue that may be written out: its URLs are masked. Where origins are not wanted, none is found. */
export function maskCatalog({ providers }: Catalog, wanted: { readonly origins: boolean }): object {
  const copy = (owner: CatalogProvider | CatalogModel) => ({
    ...withMaskedUrls(owner),
    ...(wanted.origins ? { origins: owner.origins } : {}),
  });
  return { providers: providers.map((provider) => ({ ...copy(provider), models: provider.models.map(copy) })) };
}

/** Settings as people may see them. Key by key, and without origins and models: to spread an owner finds all its origins. */
export function withMaskedUrls(owner: CatalogProvider | CatalogModel): object {
  const keys = Object.keys(owner).filter((key) => key !== "origins" && key !== "models");
  return Object.fromEntries(keys.map((key) => [key, maskedSetting(key, Reflect.get(owner, key))]));
}

function maskedSetting(key: string, value: unknown): unknown {
  if (key === "endpoints" && isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([protocol, url]) => [protocol, maskedSetting("baseUrl", url)]),
    );
  }
  return (key === "baseUrl" || key === "endpoint") && typeof value === "string" ? maskUrl(value) : value;
}

function masked(url: string | undefined): string | undefined {
  return url === undefined ? undefined : maskUrl(url);
}
