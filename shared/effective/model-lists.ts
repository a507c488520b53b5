import { isArray, isObject, type Json, type JsonObject, objectAt, ownValue, textAt } from "../text/json.ts";

/** What a provider's entry says of its models (specification 2.6), with the layers merged. */
export interface ModelLists {
  /** The object under `models`; empty where there is none. */
  readonly object: JsonObject;
  /** The provider is asked for its models unless `discovery` says `off`. */
  readonly discovery: "auto" | "off";
  readonly allow: IdList;
  readonly deny: IdList;
  readonly custom: CustomModels;
  readonly overrides: JsonObject;
}

/** A list of model ids; what is not text is left out. */
export interface IdList {
  readonly items: readonly { readonly id: string; readonly index: number }[];
  /** The index of each id; of one that is listed more than once, the first. */
  readonly indexes: ReadonlyMap<string, number>;
}

/** A custom model, with its place in the list. */
export interface CustomModel {
  readonly index: number;
  /** Undefined where it has none that is text. */
  readonly id: string | undefined;
  readonly model: JsonObject;
}

export interface CustomModels {
  /** Every object of the list. */
  readonly items: readonly CustomModel[];
  /** The models in force: of several with one id the first holds (decisions: In force). */
  readonly byId: ReadonlyMap<string, CustomModel>;
}

/** @param entry a provider's, with the layers merged; it need not be valid. */
export function modelLists(entry: JsonObject): ModelLists {
  const object = objectAt(entry, "models") ?? {};
  return {
    object,
    discovery: textAt(object, "discovery") === "off" ? "off" : "auto",
    allow: idList(ownValue(object, "allow")),
    deny: idList(ownValue(object, "deny")),
    custom: customModels(ownValue(object, "custom")),
    overrides: objectAt(object, "overrides") ?? {},
  };
}

function idList(list: Json | undefined): IdList {
  const items = (isArray(list) ? list : []).flatMap((id, index) => (typeof id === "string" ? [{ id, index }] : []));
  const indexes = new Map<string, number>();
  for (const { id, index } of items) if (!indexes.has(id)) indexes.set(id, index);
  return { items, indexes };
}

/** @param list the value under `models.custom`, whatever it is. */
function customModels(list: Json | undefined): CustomModels {
  const items = (isArray(list) ? list : []).flatMap((model, index) =>
    isObject(model) ? [{ index, id: textAt(model, "id"), model }] : [],
  );
  const byId = new Map<string, CustomModel>();
  for (const item of items) if (item.id !== undefined && !byId.has(item.id)) byId.set(item.id, item);
  return { items, byId };
}
