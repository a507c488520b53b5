import type { CatalogModel, CatalogProvider } from "../resolve/catalog.ts";
import type { Origin } from "../resolve/origin.ts";
import type { Json } from "../text/json.ts";
import { pointerStep } from "../text/pointer.ts";
import { maskModel, maskOrigins, maskProvider } from "./masked-catalog.ts";

/** A value in force as people may see it, and why it is what it is. */
export interface ExplainedValue {
  /** A key of the origins. */
  readonly field: string;
  /** Undefined where it is not shown: for a header, and for a list of custom models. */
  readonly value: Json | undefined;
  readonly origin: Origin;
}

/** The values of a provider that somebody says, or that hold for every provider. */
export function providerValues(owner: CatalogProvider): readonly ExplainedValue[] {
  const { endpoints, sections, fields = {}, ...provider } = maskProvider(owner);
  const values = new Map<string, Json | undefined>([
    ["variant", provider.variant],
    ["enabled", provider.enabled],
    ["baseUrl", provider.baseUrl],
    ["endpoint", provider.endpoint],
    ["ownUrl", provider.ownUrl],
    ["protocol", provider.protocol],
    ...Object.entries(endpoints).map(([name, url]) => [`endpoints/${pointerStep(name)}`, url] as const),
    ...Object.entries(sections).flatMap(([name, section]) =>
      Object.entries(section).map(
        ([field, text]) => [`sections/${pointerStep(name)}/${pointerStep(field)}`, text] as const,
      ),
    ),
    ...Object.entries(fields).map(([key, value]) => [`fields/${pointerStep(key)}`, value] as const),
    ["discovery", provider.discovery],
    ["allow", provider.allow],
    ["deny", provider.deny],
  ]);
  return explained(owner, values);
}

/** The values of a model that somebody says; `offered` is true, or why it is not. */
export function modelValues(owner: CatalogModel): readonly ExplainedValue[] {
  const model = maskModel(owner);
  const values = new Map<string, Json | undefined>(Object.entries(model));
  return explained(owner, values.set("offered", model.offered || model.reason));
}

function explained(
  { origins }: CatalogProvider | CatalogModel,
  values: ReadonlyMap<string, Json | undefined>,
): readonly ExplainedValue[] {
  return Object.entries(maskOrigins(origins)).map(([field, origin]) => ({ field, value: values.get(field), origin }));
}
