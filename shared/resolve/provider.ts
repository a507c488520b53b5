import { isArray, type Json, type JsonObject, objectAt, ownValue, type Path, textAt, valueAt } from "../text/json.ts";
import { pointerStep } from "../text/pointer.ts";
import { type Context, candidatesAt, type Shown } from "./candidates.ts";
import type { CatalogProvider, Origins, ProviderSettings } from "./catalog.ts";
import { enabledCandidates, isEnabled } from "./enablement.ts";
import { rememberHeaders } from "./header-values.ts";
import { resolveModels } from "./models.ts";
import { type Origin, originOf } from "./origin.ts";
import { defaultProtocol, defaultProtocolCandidates, type ProviderView } from "./provider-view.ts";

/** Every provider: built-in ones in the vocabulary's order, then custom ones by id. */
export function resolveProviders(context: Context): readonly CatalogProvider[] {
  const custom = objectAt(objectAt(context.merged, "providers") ?? {}, "custom") ?? {};
  return [
    ...Object.keys(context.vocabulary.providers).map((id) => viewOf(context, "built-in", id, ["providers", id])),
    ...Object.keys(custom)
      .toSorted()
      .map((id) => viewOf(context, "custom", id, ["providers", "custom", id])),
  ].map(resolveProvider);
}

function viewOf(context: Context, kind: ProviderView["kind"], id: string, path: Path): ProviderView {
  const steps = path.slice(0, -1);
  const around = valueAt(context.merged, steps);
  return { context, id, kind, path, entry: objectAt(around ?? {}, id) ?? {} };
}

function resolveProvider(view: ProviderView): CatalogProvider {
  const settings = settingsOf(view);
  const provider = {
    ...settings,
    models: resolveModels(view, settings),
    get origins() {
      return originsOf(view, settings);
    },
  };
  rememberHeaders(provider, objectAt(view.entry, "customHeaders") ?? {});
  return provider;
}

function settingsOf({ context, id, kind, path, entry }: ProviderView): ProviderSettings {
  const models = objectAt(entry, "models") ?? {};
  return {
    id,
    kind,
    ...textUnder("variant", kind === "custom" ? textAt(entry, "type") : undefined),
    enabled: isEnabled(context, path),
    ...textUnder("baseUrl", textAt(entry, "baseUrl")),
    ...textUnder("endpoint", textAt(entry, "endpoint")),
    headers: Object.keys(objectAt(entry, "customHeaders") ?? {}).toSorted(),
    ...textUnder("protocol", textAt(entry, "protocol") ?? defaultProtocol({ context, id, kind })),
    endpoints: textsOf(objectAt(entry, "endpoints") ?? {}),
    sections: Object.fromEntries(
      Object.keys(context.vocabulary.sections).flatMap((name) => {
        const section = objectAt(entry, name);
        return section === undefined ? [] : [[name, textsOf(section)]];
      }),
    ),
    discovery: textAt(models, "discovery") === "off" ? "off" : "auto",
    allow: idsOf(ownValue(models, "allow")),
    deny: idsOf(ownValue(models, "deny")),
    overrides: Object.keys(objectAt(models, "overrides") ?? {}).toSorted(),
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

function idsOf(list: Json | undefined): readonly string[] {
  return isArray(list) ? list.filter((id) => typeof id === "string") : [];
}

function originsOf(view: ProviderView, settings: ProviderSettings): Origins {
  const { context, path } = view;
  const at = (steps: Path, shown: Shown) =>
    originOf(candidatesAt(context, [...path, ...steps], "highest-layer", shown));
  const protocols = [
    ...candidatesAt(context, [...path, "protocol"], "provider-protocol", "value"),
    ...defaultProtocolCandidates(view),
  ];
  const found: readonly (readonly [string, Origin | undefined])[] = [
    ["variant", settings.variant === undefined ? undefined : at(["type"], "value")],
    ["enabled", originOf(enabledCandidates(context, path))],
    ["baseUrl", at(["baseUrl"], "url")],
    ["endpoint", at(["endpoint"], "url")],
    ...settings.headers.map(
      (name) => [`headers/${pointerStep(name)}`, at(["customHeaders", name], "nothing")] as const,
    ),
    ["protocol", originOf(protocols)],
    ...Object.keys(settings.endpoints).map(
      (name) => [`endpoints/${pointerStep(name)}`, at(["endpoints", name], "url")] as const,
    ),
    ...Object.entries(settings.sections).flatMap(([name, section]) =>
      Object.keys(section).map(
        (field) => [`sections/${pointerStep(name)}/${pointerStep(field)}`, at([name, field], "value")] as const,
      ),
    ),
    ...["discovery", "allow", "deny"].map((name) => [name, at(["models", name], "value")] as const),
    // Its models are many, and their URLs are not masked.
    ["models", at(["models", "custom"], "nothing")],
  ];
  return Object.fromEntries(found.filter((one): one is readonly [string, Origin] => one[1] !== undefined));
}
