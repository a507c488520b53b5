import { isArray, isObject, type Json, type JsonObject, objectAt, ownValue, textAt } from "../text/json.ts";

/** The models in a provider's entry (specification 2.6), with the layers merged. */
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

/** A list of model ids; items that are not text are left out. */
export interface IdList {
  readonly items: readonly { readonly id: string; readonly index: number }[];
  /** The index of each id; the first one where an id is listed more than once. */
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
  /** The models in force: the first of several with one id holds (decisions: In force). */
  readonly byId: ReadonlyMap<string, CustomModel>;
}

/** @param entry a provider's, with the layers merged; it need not be valid. */
export function modelLists(entry: JsonObject): ModelLists {
  const object = objectAt(entry, "models");
  if (object === undefined) return NO_LISTS;
  return {
    object,
    discovery: textAt(object, "discovery") === "off" ? "off" : "auto",
    allow: idList(ownValue(object, "allow")),
    deny: idList(ownValue(object, "deny")),
    custom: customModels(ownValue(object, "custom")),
    overrides: objectAt(object, "overrides") ?? {},
  };
}

const NO_IDS: IdList = { items: [], indexes: new Map() };
const NO_MODELS: CustomModels = { items: [], byId: new Map() };
const NO_LISTS: ModelLists = {
  object: {},
  discovery: "auto",
  allow: NO_IDS,
  deny: NO_IDS,
  custom: NO_MODELS,
  overrides: {},
};

/** The map is made when it is first asked for: most lists only need their items. */
class ListedIds implements IdList {
  readonly items: IdList["items"];
  #indexes: ReadonlyMap<string, number> | undefined;

  constructor(items: IdList["items"]) {
    this.items = items;
  }

  get indexes(): ReadonlyMap<string, number> {
    if (this.#indexes !== undefined) return this.#indexes;
    const firsts = new Map<string, number>();
    for (const { id, index } of this.items) if (!firsts.has(id)) firsts.set(id, index);
    this.#indexes = firsts;
    return firsts;
  }
}

/** As `ListedIds`. */
class ListedModels implements CustomModels {
  readonly items: CustomModels["items"];
  #byId: ReadonlyMap<string, CustomModel> | undefined;

  constructor(items: CustomModels["items"]) {
    this.items = items;
  }

  get byId(): ReadonlyMap<string, CustomModel> {
    if (this.#byId !== undefined) return this.#byId;
    const firsts = new Map<string, CustomModel>();
    for (const item of this.items) if (item.id !== undefined && !firsts.has(item.id)) firsts.set(item.id, item);
    this.#byId = firsts;
    return firsts;
  }
}

function idList(list: Json | undefined): IdList {
  if (!isArray(list)) return NO_IDS;
  const items: { id: string; index: number }[] = [];
  for (let index = 0; index < list.length; index += 1) {
    const id = list[index];
    if (typeof id === "string") items.push({ id, index });
  }
  return new ListedIds(items);
}

/** @param list the value under `models.custom`, whatever it is. */
function customModels(list: Json | undefined): CustomModels {
  if (!isArray(list)) return NO_MODELS;
  const items: CustomModel[] = [];
  for (let index = 0; index < list.length; index += 1) {
    const model = list[index];
    if (isObject(model)) items.push({ index, id: textAt(model, "id"), model });
  }
  return new ListedModels(items);
}
