import { isArray, isObject, type Json, type JsonObject, objectAt, ownValue, type Path } from "../text/json.ts";
import { nameOf, quote } from "../text/wording.ts";
import { enabledValues } from "./enablement.ts";
import type { EntryView } from "./entries.ts";
import { sourceOf } from "./metadata.ts";
import type { CustomModel } from "./model-lists.ts";

/** A value in force with the other layers merged in. */
export interface Setting {
  readonly value: Json | undefined;
  /** Where the file states it; undefined where nothing does, or another layer. */
  readonly path: Path | undefined;
}

/** What decides whether a provider is available (decisions: Enablement); without a value where nothing says it. */
export function enablementOf({ path, provider }: EntryView, document: Json): Setting {
  const { documents } = provider.configuration;
  for (const { value, index, path: at } of enabledValues(documents, path)) {
    return { value, path: documents[index] === document ? at : undefined };
  }
  return { value: undefined, path: undefined };
}

/** A list of an entry's models in force. */
export interface ModelList extends Setting {
  readonly models: readonly { readonly id: string; readonly index: number }[];
  /** False where something in it is not a model, so that it is unclear what the list as a whole says. */
  readonly isClear: boolean;
}

/** What an entry offers, with the other layers merged in (specification 2.6). */
export interface StatedModels {
  readonly allow: ModelList;
  readonly deny: ModelList;
  readonly custom: ModelList;
  readonly discovery: Setting;
  /** The provider is asked for its models unless `discovery` says `off`. */
  readonly isDiscovering: boolean;
}

/** What is stated of each entry: several rules of one check ask for it. */
const known = new WeakMap<EntryView, StatedModels>();

export function statedModels(view: EntryView): StatedModels {
  const stated = known.get(view) ?? readStatedModels(view);
  known.set(view, stated);
  return stated;
}

function readStatedModels({ path, ownModels, provider: { models } }: EntryView): StatedModels {
  const source = { own: ownModels.object, inForce: models.object, path: [...path, "models"] };
  const withId = ({ id, index }: CustomModel) => (id === undefined ? [] : [{ id, index }]);
  return {
    allow: listOf(settingOf(source, "allow"), models.allow.items),
    deny: listOf(settingOf(source, "deny"), models.deny.items),
    custom: listOf(settingOf(source, "custom"), models.custom.items.flatMap(withId)),
    discovery: settingOf(source, "discovery"),
    isDiscovering: models.discovery !== "off",
  };
}

/** An object of the file, and what is in force in its place. */
interface Source {
  readonly own: JsonObject;
  readonly inForce: JsonObject;
  readonly path: Path;
}

/** Lists are merged whole: the file's own one is in force or another in its place, and never a copy of it. */
function settingOf({ own, inForce, path }: Source, key: string): Setting {
  const value = ownValue(inForce, key);
  const isOwn = value !== undefined && ownValue(own, key) === value;
  return { value, path: isOwn ? [...path, key] : undefined };
}

function listOf(setting: Setting, models: ModelList["models"]): ModelList {
  const { value } = setting;
  return { ...setting, models, isClear: value === undefined || (isArray(value) && models.length === value.length) };
}

/** What a file states of one model: its custom model's fields with its override's on top. */
export interface StatedModel {
  /** How a message names it. */
  readonly name: string;
  /** The value in force of a field (specification 2.6). */
  readonly setting: (field: string) => Setting;
}

/** The models of which a file says something under `custom` or `overrides`; what is not a model is left out. */
export function* statedModelsOf({ path, entry, ownModels, provider }: EntryView): Iterable<StatedModel> {
  if (objectAt(entry, "models") === undefined || objectAt(provider.entry, "models") === undefined) return;
  const overrides = overridesOf(ownModels.overrides, provider.models.overrides, [...path, "models", "overrides"]);
  for (const { index, id, model } of ownModels.custom.items) {
    const at = [...path, "models", "custom", index];
    const override = overrides.get(id);
    // Of several models with one id only the first has the override.
    overrides.delete(id);
    yield statedModel(id === undefined ? nameOf(at) : quote(id), override, { own: model, inForce: model, path: at });
  }
  for (const [id = "", override] of overrides) {
    const custom = provider.models.custom.byId.get(id);
    yield statedModel(quote(id), override, custom && { own: {}, inForce: custom.model, path: [] });
  }
}

function overridesOf(own: JsonObject, inForce: JsonObject, path: Path): Map<string | undefined, Source> {
  const overrides = new Map<string | undefined, Source>();
  for (const [id, patch] of Object.entries(inForce)) {
    if (isObject(patch)) overrides.set(id, { own: objectAt(own, id) ?? {}, inForce: patch, path: [...path, id] });
  }
  return overrides;
}

function statedModel(name: string, override: Source | undefined, custom: Source | undefined): StatedModel {
  return {
    name,
    setting: (field) => {
      const stating = sourceOf(field, override?.inForce, custom?.inForce);
      const source = stating === override?.inForce ? override : custom;
      return stating === undefined || source === undefined
        ? { value: undefined, path: undefined }
        : settingOf(source, field);
    },
  };
}
