import { isArray, type Json, type JsonObject, objectAt, ownValue, type Path } from "../text/json.ts";
import { nameOf, quote } from "../text/wording.ts";
import { enabledValues } from "./enablement.ts";
import type { EntryView } from "./entry.ts";
import { sourceOf } from "./metadata.ts";
import type { CustomModel } from "./model-lists.ts";

/** A value in force with the other layers merged in. */
export interface Setting {
  readonly value: Json | undefined;
  /** Where the file states it; undefined where nothing does, or another layer. */
  readonly path: Path | undefined;
}

/** The setting that decides if a provider is available (decisions: Enablement); without a value where none does. */
export function enablementOf({ path, provider }: EntryView, document: Json): Setting {
  const { documents } = provider.configuration;
  const [decisive] = enabledValues(documents, path);
  const isOwn = decisive !== undefined && documents[decisive.index] === document;
  return { value: decisive?.value, path: isOwn ? decisive.path : undefined };
}

/** A list of an entry's models in force. */
export interface ModelList extends Setting {
  readonly models: readonly { readonly id: string; readonly index: number }[];
  /** False where something in it is not a model, so that it is unclear what the list as a whole says. */
  readonly isClear: boolean;
}

/** The models that an entry offers, with the other layers merged in (specification 2.6). */
export interface StatedModels {
  readonly allow: ModelList;
  readonly deny: ModelList;
  readonly custom: ModelList;
  readonly discovery: Setting;
  /** The provider is asked for its models unless `discovery` says `off`. */
  readonly isDiscovering: boolean;
}

export function statedModels({ path, ownModels, provider: { models } }: EntryView): StatedModels {
  const source = { own: ownModels.object, inForce: models.object, path: [...path, "models"] };
  const named = models.custom.items.filter((model): model is CustomModel & { id: string } => model.id !== undefined);
  return {
    allow: modelListOf(settingOf(source, "allow"), models.allow.items),
    deny: modelListOf(settingOf(source, "deny"), models.deny.items),
    custom: modelListOf(settingOf(source, "custom"), named),
    discovery: settingOf(source, "discovery"),
    isDiscovering: models.discovery !== "off",
  };
}

/** An object of the file, and what is in force in its place. */
interface StatedObject {
  readonly own: JsonObject;
  readonly inForce: JsonObject;
  readonly path: Path;
}

/** Lists are merged whole: the file's own one is in force or another in its place, and never a copy of it. */
function settingOf({ own, inForce, path }: StatedObject, key: string): Setting {
  const value = ownValue(inForce, key);
  const isOwn = value !== undefined && ownValue(own, key) === value;
  return { value, path: isOwn ? [...path, key] : undefined };
}

function modelListOf(setting: Setting, models: ModelList["models"]): ModelList {
  const { value } = setting;
  return { ...setting, models, isClear: value === undefined || (isArray(value) && models.length === value.length) };
}

/** The fields of one model: those of its override, if there is one, come before those of its custom model. */
export interface ModelFields {
  readonly override: JsonObject | undefined;
  readonly custom: JsonObject | undefined;
}

/** The value in force of a field of a model (specification 2.6). */
export function statedValue({ override, custom }: ModelFields, field: string): Json | undefined {
  return sourceOf(field, override, custom)?.[field];
}

/** The fields that a file states for one model: its custom model's with its override's on top. */
export interface StatedModel extends ModelFields {
  /** The name of the model in messages. */
  readonly name: string;
  /** The value in force of a field, and where the file states it. */
  readonly setting: (field: string) => Setting;
}

/**
 * The models of which a file says something under `custom` or `overrides`; what is not a model is left out.
 *
 * @param isWanted says of which models the caller wants to know more: of most there is nothing to say.
 */
export function* statedModelsOf(view: EntryView, isWanted: (fields: ModelFields) => boolean): Iterable<StatedModel> {
  const { path, entry, ownModels, provider } = view;
  if (objectAt(entry, "models") === undefined || objectAt(provider.entry, "models") === undefined) return;
  const { custom: own } = ownModels;
  const { custom: inForce, overrides } = provider.models;
  const ids = Object.keys(overrides);
  for (const item of own.items) {
    const { index, id, model: custom } = item;
    // Of several models with one id only the first has the override.
    const isOverridden = id !== undefined && ids.length > 0 && own.byId.get(id) === item;
    const override = isOverridden ? objectAt(overrides, id) : undefined;
    if (!isWanted({ override, custom })) continue;
    const at = [...path, "models", "custom", index];
    const name = id === undefined ? nameOf(at) : quote(id);
    yield statedModel(name, overrideSource(view, id, override), { own: custom, inForce: custom, path: at });
  }
  for (const id of ids) {
    const override = objectAt(overrides, id);
    if (override === undefined || own.byId.has(id)) continue;
    const custom = inForce.byId.get(id)?.model;
    if (!isWanted({ override, custom })) continue;
    const elsewhere = custom && { own: {}, inForce: custom, path: [] };
    yield statedModel(quote(id), overrideSource(view, id, override), elsewhere);
  }
}

function overrideSource(
  { path, ownModels }: EntryView,
  id: string | undefined,
  override: JsonObject | undefined,
): StatedObject | undefined {
  if (id === undefined || override === undefined) return undefined;
  const own = objectAt(ownModels.overrides, id) ?? {};
  return { own, inForce: override, path: [...path, "models", "overrides", id] };
}

function statedModel(name: string, override: StatedObject | undefined, custom: StatedObject | undefined): StatedModel {
  const fields = { override: override?.inForce, custom: custom?.inForce };
  return {
    ...fields,
    name,
    setting: (field) => {
      const stating = sourceOf(field, fields.override, fields.custom);
      const source = stating === fields.override ? override : custom;
      return stating === undefined || source === undefined
        ? { value: undefined, path: undefined }
        : settingOf(source, field);
    },
  };
}
