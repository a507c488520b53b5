import { isObject, type Json, type JsonObject, objectAt, type Path } from "../text/json.ts";
import type { Configuration } from "./configuration.ts";
import { type ModelLists, modelLists } from "./model-lists.ts";
import { createProviders, type EffectiveProvider, type ProviderKind } from "./provider.ts";

/** A provider entry as a file has it, and what is in force of the provider. */
export interface EntryView {
  readonly path: Path;
  readonly id: string;
  readonly kind: ProviderKind;
  /** The file's own; its fields may be of any kind. */
  readonly entry: JsonObject;
  /** The model settings of the file itself, without other layers. */
  readonly ownModels: ModelLists;
  readonly headers: readonly HeaderView[];
  readonly provider: EffectiveProvider;
}

/** A custom header of an entry. */
export interface HeaderView {
  readonly path: Path;
  readonly name: string;
  /** The JSON under `path`, of any type. */
  readonly value: Json;
}

function entryView(provider: EffectiveProvider, entry: JsonObject): EntryView {
  const { id, kind, path } = provider;
  const ownModels = provider.entry === entry ? provider.models : modelLists(entry);
  return { path, id, kind, entry, ownModels, headers: headersIn(entry, path), provider };
}

const NO_HEADERS: readonly HeaderView[] = [];

function headersIn(entry: JsonObject, path: Path): readonly HeaderView[] {
  const headers = objectAt(entry, "customHeaders");
  if (headers === undefined) return NO_HEADERS;
  return Object.entries(headers).map(([name, value]) => ({ path: [...path, "customHeaders", name], name, value }));
}

/** Views of those entries under a key that satisfy a condition; other values are left out. */
export function entryViews(
  configuration: Configuration,
  kind: ProviderKind,
  entries: JsonObject,
  isWanted: (id: string) => boolean = () => true,
): readonly EntryView[] {
  const providerOf = createProviders(configuration, kind);
  const views: EntryView[] = [];
  for (const id of Object.keys(entries)) {
    const entry = entries[id];
    if (isObject(entry) && isWanted(id)) views.push(entryView(providerOf(id, entry), entry));
  }
  return views;
}

/** True for the path of a custom header's value, in a provider entry of any id. */
export function isHeaderPath(path: Path): boolean {
  const [field, name, ...rest] = stepsInEntry(path);
  return field === "customHeaders" && typeof name === "string" && rest.length === 0;
}

/** The steps of a path below a provider entry of any id; none where it does not lead into one. */
export function stepsInEntry(path: Path): Path {
  return path[0] === "providers" ? path.slice(path[1] === "custom" ? 3 : 2) : [];
}
