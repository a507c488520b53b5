/** The settings of a provider's entry that are "in force": "where it is not empty and no higher layer overrides it". */
import { isArray, isObject, type Json, type JsonObject } from "../../../../shared/text/json.ts";
import type { CustomVariant, Vocabulary } from "../../../../shared/vocabulary/vocabulary.ts";
import { objectAt } from "./blocks.ts";
import type { Standing } from "./layers.ts";

export interface Settings {
  /** "The provider's own, else its default." */
  readonly protocol: string | undefined;
  readonly ownProtocol: string | undefined;
  readonly defaultProtocol: string | undefined;
  /** The variant of a custom entry. */
  readonly type: string | undefined;
  /** By field: `baseUrl`, `endpoint`, `endpoints/<protocol>`; without a field that the assistant does not read. */
  readonly urls: ReadonlyMap<string, string>;
  /** The URL of "the provider's own host" where it is reached so, and the vocabulary knows it. */
  readonly ownUrl: string | undefined;
  /** By `<section>/<field>`. */
  readonly sections: ReadonlyMap<string, string>;
  /** "Names without regard to case", each with its value. */
  readonly headers: readonly string[];
  readonly allow: readonly string[];
  readonly deny: readonly string[];
  readonly discovers: boolean;
  /** "Of two custom models with one id the first holds." */
  readonly custom: ReadonlyMap<string, JsonObject>;
  readonly overrides: JsonObject;
}

/** "Empty strings count as absent." */
export const textAt = (object: JsonObject, key: string): string | undefined => {
  const value = Object.hasOwn(object, key) ? object[key] : undefined;
  return typeof value === "string" && value !== "" ? value : undefined;
};

const texts = (object: JsonObject, prefix = ""): readonly (readonly [string, string])[] =>
  Object.keys(object).flatMap((key) => {
    const value = textAt(object, key);
    return value === undefined ? [] : [[prefix + key, value] as const];
  });

const textsIn = (value: Json | undefined): readonly string[] =>
  isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];

/** The settings of a provider that there is, in force or not. */
export function settingsOf({ vocabulary, entries }: Standing, id: string): Settings | undefined {
  const entry = entries.get(id);
  if (entry === undefined) return undefined;
  const kind = kindOf(vocabulary, id, entry);
  const urls = urlsOf(entry, kind);
  const models = objectAt(entry, "models");
  const ownProtocol = textAt(entry, "protocol");
  return {
    protocol: ownProtocol ?? kind.defaultProtocol,
    ownProtocol,
    defaultProtocol: kind.defaultProtocol,
    type: textAt(entry, "type"),
    urls,
    ownUrl: isOwnHost(urls) ? kind.ownUrl : undefined,
    sections: new Map(Object.keys(vocabulary.sections).flatMap((name) => texts(objectAt(entry, name), `${name}/`))),
    headers: headersOf(objectAt(entry, "customHeaders")),
    allow: textsIn(models["allow"]),
    deny: textsIn(models["deny"]),
    discovers: models["discovery"] !== "off",
    custom: firstById(models["custom"]),
    overrides: objectAt(models, "overrides"),
  };
}

/**
 * The text leaves open whether an empty header is as none; it is sent, so here it is not. Of a name that is written in two
 * ways both values count, as the merge is key by key.
 */
function headersOf(headers: JsonObject): readonly string[] {
  const pairs = Object.entries(headers).map(([name, value]) => JSON.stringify([name.toLowerCase(), value]));
  return [...new Set(pairs)].toSorted((one, other) => (one < other ? -1 : 1));
}

/** The parts of the vocabulary's description of an entry that are judged by here. */
type Kind = Pick<CustomVariant, "defaultProtocol" | "address"> & { readonly ownUrl?: string };

/** A built-in provider is described by its id, and a custom one by its `type`. */
export function kindOf({ providers, customVariants }: Vocabulary, id: string, entry: JsonObject): Kind {
  if (Object.hasOwn(providers, id)) return providers[id] ?? {};
  const type = textAt(entry, "type") ?? "";
  return (Object.hasOwn(customVariants, type) ? customVariants[type] : undefined) ?? {};
}

/** "Where an entry names neither `baseUrl` nor `endpoint`, it is the provider's own host"; one that is not read names nothing. */
export const isOwnHost = (urls: Settings["urls"]): boolean => !urls.has("baseUrl") && !urls.has("endpoint");

export function urlsOf(entry: JsonObject, { address }: Kind): ReadonlyMap<string, string> {
  const isRead = (key: string) => address === undefined || key === address;
  const own = texts(entry).filter(([key]) => (key === "baseUrl" || key === "endpoint") && isRead(key));
  return new Map([...own, ...texts(objectAt(entry, "endpoints"), "endpoints/")]);
}

function firstById(custom: Json | undefined): ReadonlyMap<string, JsonObject> {
  const byId = new Map<string, JsonObject>();
  for (const model of isArray(custom) ? custom : []) {
    const id = isObject(model) ? textAt(model, "id") : undefined;
    if (isObject(model) && id !== undefined && !byId.has(id)) byId.set(id, model);
  }
  return byId;
}

/** An override's or custom model's own URL, whether or not the model is offered. */
export function ownUrlOf({ overrides, custom }: Settings, model: string): string | undefined {
  return textAt(objectAt(overrides, model), "baseUrl") ?? textAt(custom.get(model) ?? {}, "baseUrl");
}

/** An override's or custom model's own protocol. */
export function ownProtocolOf({ overrides, custom }: Settings, model: string): string | undefined {
  return textAt(objectAt(overrides, model), "protocol") ?? textAt(custom.get(model) ?? {}, "protocol");
}
