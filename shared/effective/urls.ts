import { type HttpUrl, readHttpUrl } from "../text/http-url.ts";
import { isObject, objectAt, ownValue, type Path, textAt, valueAt } from "../text/json.ts";
import { quote } from "../text/wording.ts";
import { type EntryView, stepsInEntry } from "./entry.ts";
import { effectiveModel } from "./model.ts";
import { modelProtocol } from "./protocol.ts";
import { entryKindOf, isRead, providerProtocol } from "./provider.ts";

/** A text of a file that is to be a URL. It is not empty: an empty one counts as absent. */
export interface UrlView {
  readonly path: Path;
  readonly text: string;
  /** The text as it is read; undefined where it is no URL that every client reads in the same way. */
  readonly http: HttpUrl | undefined;
  /** The field of the entry (specification 2.3), or `model` for the `baseUrl` of a custom model or an override (2.6). */
  readonly field: "baseUrl" | "endpoint" | "endpoints" | "model";
  /** The entry that it stands in. */
  readonly view: EntryView;
  /** False where another layer says something else in its place, so that nothing is called by it. */
  readonly isInForce: boolean;
  /** The protocol that is spoken there, as far as the file states it; for a single model, the model's. */
  readonly protocol: string | undefined;
  /** The id of the model, where it has one. */
  readonly model?: string;
}

/** Every URL of some provider entries of a file. */
export function urlsOf(entries: readonly EntryView[]): readonly UrlView[] {
  const urls: UrlView[] = [];
  for (const view of entries) {
    addProviderUrls(view, urls);
    addCustomModelUrls(view, urls);
    addOverrideUrls(view, urls);
  }
  return urls;
}

function addProviderUrls(view: EntryView, urls: UrlView[]): void {
  const { entry, provider, path } = view;
  for (const field of ["baseUrl", "endpoint"] as const) {
    const text = textAt(entry, field);
    if (text === undefined) continue;
    const isInForce = ownValue(provider.entry, field) === text && isRead(provider, field);
    const protocol = providerProtocol(provider);
    urls.push({ path: [...path, field], text, http: readHttpUrl(text), field, view, isInForce, protocol });
  }
  const endpoints = objectAt(entry, "endpoints");
  if (endpoints === undefined) return;
  for (const protocol of Object.keys(endpoints)) {
    const text = textAt(endpoints, protocol);
    if (text === undefined) continue;
    const steps = ["endpoints", protocol];
    const isInForce = valueAt(provider.entry, steps) === text;
    urls.push({
      path: [...path, ...steps],
      text,
      http: readHttpUrl(text),
      field: "endpoints",
      view,
      isInForce,
      protocol,
    });
  }
}

/**
 * The URLs of the file's custom models. One is in force where its model is (another layer's list may be, and of several
 * models with one id the first), and where no override gives the model another URL.
 */
function addCustomModelUrls(view: EntryView, urls: UrlView[]): void {
  const { path, provider, ownModels } = view;
  // Lists are merged whole. A model without an id is found by nothing but its list.
  const isOwnList = ownValue(ownModels.object, "custom") === ownValue(provider.models.object, "custom");
  for (const custom of ownModels.custom.items) {
    const text = textAt(custom.model, "baseUrl");
    if (text === undefined) continue;
    const { id, index } = custom;
    const model = effectiveModel(provider, id ?? "", custom);
    const { override } = id === undefined ? { override: {} } : model;
    const isModelInForce = id === undefined ? isOwnList : provider.models.custom.byId.get(id)?.model === custom.model;
    urls.push({
      path: [...path, "models", "custom", index, "baseUrl"],
      text,
      http: readHttpUrl(text),
      field: "model",
      view,
      isInForce: isModelInForce && textAt(override, "baseUrl") === undefined,
      protocol: modelProtocol({ ...model, override }),
      ...(id === undefined ? {} : { model: id }),
    });
  }
}

function addOverrideUrls(view: EntryView, urls: UrlView[]): void {
  const { path, provider, ownModels } = view;
  for (const [id, override] of Object.entries(ownModels.overrides)) {
    const text = isObject(override) ? textAt(override, "baseUrl") : undefined;
    if (text === undefined) continue;
    const model = effectiveModel(provider, id, provider.models.custom.byId.get(id));
    const isInForce = textAt(model.override, "baseUrl") === text;
    urls.push({
      path: [...path, "models", "overrides", id, "baseUrl"],
      text,
      http: readHttpUrl(text),
      field: "model",
      view,
      isInForce,
      protocol: modelProtocol(model),
      model: id,
    });
  }
}

/** True for the address of a provider whose client removes what stands behind the path that it needs. */
export function isTrimmed({ field, view }: UrlView): boolean {
  return (field === "baseUrl" || field === "endpoint") && entryKindOf(view.provider)?.trimsUrl === true;
}

/** True for the path of a text that `urlsOf` returns as a URL, in a provider entry of any id. */
export function isUrlPath(path: Path): boolean {
  const [field, name, model, key, ...rest] = stepsInEntry(path);
  if (name === undefined) return field === "baseUrl" || field === "endpoint";
  if (model === undefined) return field === "endpoints" && typeof name === "string";
  const isModel = name === "overrides" ? typeof model === "string" : name === "custom" && typeof model === "number";
  return field === "models" && isModel && key === "baseUrl" && rest.length === 0;
}

/** The name of a URL in messages, at the start of a sentence. */
export function nameOfUrl({ field, view, protocol, model }: UrlView): string {
  const owner = quote(view.id);
  if (field === "endpoint") return `The endpoint of ${owner}`;
  if (field === "endpoints") return `The base URL of ${owner} for ${quote(protocol ?? "")}`;
  if (field === "model")
    return `The base URL of ${model === undefined ? "a model" : `the model ${quote(model)}`} of ${owner}`;
  return `The base URL of ${owner}`;
}
