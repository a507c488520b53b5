import type { Catalog, CatalogModel, CatalogProvider, ModelSettings, ProviderSettings } from "../resolve/catalog.ts";
import type { Candidate, Origin, OriginPlace } from "../resolve/origin.ts";
import { maskHeaderName } from "../text/header-name.ts";
import { isArray, isObject, type Json } from "../text/json.ts";
import { fromPointer, pointerStep } from "../text/pointer.ts";
import { maskSecrets } from "../text/secrets.ts";
import { maskUrl } from "../text/url-secrets.ts";

/** Origins by the setting that they explain. */
type Origins = CatalogProvider["origins"];

/**
 * A copy of a catalogue that may be written out. Where origins are not wanted, none is found.
 * See docs/decisions/0032-masked-names-in-reports.md.
 */
export function maskCatalog({ providers }: Catalog, wanted: { readonly origins: boolean }): object {
  const originsOf = ({ origins }: { readonly origins: Origins }) => ({ origins: maskOrigins(origins) });
  return {
    providers: providers.map((provider) => ({
      ...maskProvider(provider),
      ...(wanted.origins ? originsOf(provider) : {}),
      models: provider.models.map((model) => ({ ...maskModel(model), ...(wanted.origins ? originsOf(model) : {}) })),
    })),
  };
}

/** A provider's settings as people may see them: no userinfo, query or fragment of a URL, and nothing like a secret. */
export function maskProvider(provider: CatalogProvider): ProviderSettings {
  return maskSettings<ProviderSettings>(provider);
}

/** A model's settings, in the same way. */
export function maskModel(model: CatalogModel): ModelSettings {
  return maskSettings<ModelSettings>(model);
}

/** Origins with their names and values, in the same way. The label of a layer is its caller's own. */
export function maskOrigins(origins: Origins): Origins {
  return Object.fromEntries(Object.entries(origins).map(([field, origin]) => [maskField(field), maskOrigin(origin)]));
}

/** Key by key, and without origins and models: to spread an owner finds all its origins. */
function maskSettings<Settings extends object>(owner: Settings): Settings {
  const keys = Object.keys(owner).filter((key) => key !== "origins" && key !== "models");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all keys of the settings are there
  return Object.fromEntries(keys.map((key) => [key, maskSetting(key, Reflect.get(owner, key))])) as Settings;
}

function maskSetting(key: string, value: unknown): unknown {
  switch (key) {
    case "baseUrl":
    case "endpoint":
    case "ownUrl":
    case "endpoints":
      return maskTexts(value, maskUrl);
    case "headers":
      return maskTexts(value, maskHeader);
    default:
      return maskTexts(value, maskSecrets);
  }
}

/** Every text in a value, and every name of its objects. */
function maskTexts(value: Json, mask: (text: string) => string): Json;
function maskTexts(value: unknown, mask: (text: string) => string): unknown;
function maskTexts(value: unknown, mask: (text: string) => string): unknown {
  if (typeof value === "string") return mask(value);
  if (isArray(value)) return value.map((item) => maskTexts(item, mask));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [maskSecrets(key), maskTexts(item, mask)]));
}

/** The steps of a field are those of a pointer. The first is one of ours. */
function maskField(field: string): string {
  if (!field.includes("/")) return field;
  const [first = "", ...rest] = fromPointer(`/${field}`);
  const mask = first === "headers" ? maskHeader : maskSecrets;
  return [first, ...rest.map((step) => pointerStep(mask(step)))].join("/");
}

function maskHeader(name: string): string {
  return maskSecrets(maskHeaderName(name));
}

function maskOrigin(origin: Origin): Origin {
  const { place, rule, lost } = origin;
  if (lost.length === 0 && place.kind !== "discovered") return origin;
  return { place: maskPlace(place), rule, lost: lost.map(maskCandidate) };
}

function maskCandidate({ place, rule, value }: Candidate): Candidate {
  return { place: maskPlace(place), rule, ...(value === undefined ? {} : { value: maskTexts(value, maskSecrets) }) };
}

/** The pointers of the others hold nothing that must be masked. */
function maskPlace(place: OriginPlace): OriginPlace {
  if (place.kind !== "discovered") return place;
  return { ...place, provider: maskSecrets(place.provider), model: maskSecrets(place.model) };
}
