import { isArray, isObject, type Json, type JsonObject, objectAt, ownValue, type Path, textAt } from "../text/json.ts";
import { nameOf, quote } from "../text/wording.ts";
import { type EntryView } from "./entries.ts";

/** A value in force with the other layers merged in. */
export interface Setting {
  readonly value: Json | undefined;
  /** Where the file says it; undefined where nobody does, or another layer. */
  readonly path: Path | undefined;
}

/** A list of an entry's models in force. */
export interface ModelList extends Setting {
  readonly models: readonly { readonly id: string; readonly index: number }[];
  /** False where something in it is no model, so that it cannot be told what the list as a whole says. */
  readonly isClear: boolean;
}

/** What an entry offers, with the other layers merged in (specification 2.6). */
export interface ModelsInForce {
  readonly allow: ModelList;
  readonly deny: ModelList;
  readonly custom: ModelList;
  readonly discovery: Setting;
  /** The provider is asked for its models unless `discovery` says `off`. */
  readonly isDiscovering: boolean;
}

export function modelsInForce({ path, entry, effective }: EntryView): ModelsInForce {
  const source = {
    own: objectAt(entry, "models") ?? {},
    inForce: objectAt(effective, "models") ?? {},
    path: [...path, "models"],
  };
  const discovery = settingOf(source, "discovery");
  return {
    allow: listOf(settingOf(source, "allow"), idOfItem),
    deny: listOf(settingOf(source, "deny"), idOfItem),
    custom: listOf(settingOf(source, "custom"), idOfModel),
    discovery,
    isDiscovering: discovery.value !== "off",
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

function listOf(setting: Setting, idOf: (item: Json) => string | undefined): ModelList {
  const { value } = setting;
  const items = isArray(value) ? value : [];
  const models = items.flatMap((item, index) => {
    const id = idOf(item);
    return id === undefined ? [] : [{ id, index }];
  });
  const isClear = value === undefined || (isArray(value) && models.length === items.length);
  return { ...setting, models, isClear };
}

function idOfItem(item: Json): string | undefined {
  return typeof item === "string" ? item : undefined;
}

function idOfModel(model: Json): string | undefined {
  return isObject(model) ? textAt(model, "id") : undefined;
}

/** What is known of one model: its custom model's fields with its override's on top. */
export interface ModelView {
  /** How a message calls it. */
  readonly name: string;
  /** The value in force of a field (specification 2.6). */
  readonly setting: (field: string) => Setting;
}

/** The models of which a file says something under `custom` or `overrides`; what is no model is passed over. */
export function* modelViews({ path, entry, effective }: EntryView): Iterable<ModelView> {
  const models = objectAt(entry, "models");
  const inForce = objectAt(effective, "models");
  if (models === undefined || inForce === undefined) return;
  const overrides = overridesOf(models, inForce, [...path, "models", "overrides"]);
  for (const source of customModels(models, [...path, "models", "custom"])) {
    const id = idOfModel(source.own);
    const override = overrides.get(id);
    // Of several models with one id only one can have the override.
    overrides.delete(id);
    yield modelView(id === undefined ? nameOf(source.path) : quote(id), override, source);
  }
  const customElsewhere = new Map(customModels(inForce, []).map((source) => [idOfModel(source.inForce), source]));
  for (const [id = "", override] of overrides) {
    const custom = customElsewhere.get(id);
    yield modelView(quote(id), override, custom && { ...custom, own: {} });
  }
}

function customModels(models: JsonObject, path: Path): readonly Source[] {
  const list = ownValue(models, "custom");
  if (!isArray(list)) return [];
  return list.flatMap((model, index) =>
    isObject(model) ? [{ own: model, inForce: model, path: [...path, index] }] : [],
  );
}

function overridesOf(models: JsonObject, inForce: JsonObject, path: Path): Map<string | undefined, Source> {
  const own = objectAt(models, "overrides") ?? {};
  const overrides = new Map<string | undefined, Source>();
  for (const [id, patch] of Object.entries(objectAt(inForce, "overrides") ?? {})) {
    if (isObject(patch)) overrides.set(id, { own: objectAt(own, id) ?? {}, inForce: patch, path: [...path, id] });
  }
  return overrides;
}

function modelView(name: string, ...sources: readonly (Source | undefined)[]): ModelView {
  return {
    name,
    setting: (field) => {
      const source = sources.find((one) => one !== undefined && Object.hasOwn(one.inForce, field));
      return source === undefined ? { value: undefined, path: undefined } : settingOf(source, field);
    },
  };
}
