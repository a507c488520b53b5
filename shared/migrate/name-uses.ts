import { isArray, isObject, type Json, type JsonObject, objectAt, ownValue, type Path } from "../text/json.ts";
import type { MappedKind } from "../vocabulary/mappings.ts";
import { RESERVED_PROVIDER_KEYS, TOP_LEVEL_KEYS, type Vocabulary } from "../vocabulary/vocabulary.ts";

/** The entry that a name stands in: a built-in provider by its id, or a custom one by its type. */
export interface EntryOwner {
  readonly kind: "provider" | "custom type";
  readonly name: string;
}

/** A place where a configuration uses a name of its vocabulary. */
export type NameUse = {
  readonly path: Path;
  readonly name: string;
  /** The name is the key at the path, or the value there. */
  readonly part: "key" | "value";
} & (
  | { readonly kind: Exclude<MappedKind, "section"> | "top-level key" }
  /** A key that only some entries take; undefined where nothing says which entry it is. */
  | { readonly kind: "section" | "field"; readonly owner: EntryOwner | undefined }
  | { readonly kind: "section field"; readonly section: string }
);

/** All names of a vocabulary that a configuration uses. Names that the vocabulary does not have are none. */
export function nameUses(document: JsonObject, vocabulary: Vocabulary): readonly NameUse[] {
  const providers = objectAt(document, "providers") ?? {};
  const custom = objectAt(providers, "custom") ?? {};
  return [
    ...topLevelUses(document, vocabulary),
    ...Object.entries(providers).flatMap(([id, entry]) => builtInUses(id, entry, vocabulary)),
    ...Object.entries(custom).flatMap(([id, entry]) => customUses(["providers", "custom", id], entry, vocabulary)),
  ];
}

function topLevelUses(document: JsonObject, { topLevel = {} }: Vocabulary): readonly NameUse[] {
  const isShared = (key: string) => TOP_LEVEL_KEYS.some((shared) => shared === key);
  return Object.keys(document)
    .filter((key) => !isShared(key) && Object.hasOwn(topLevel, key))
    .map((name) => ({ kind: "top-level key", name, path: [name], part: "key" }));
}

function builtInUses(id: string, entry: Json, vocabulary: Vocabulary): readonly NameUse[] {
  if (RESERVED_PROVIDER_KEYS.some((key) => key === id) || !Object.hasOwn(vocabulary.providers, id)) return [];
  const path = ["providers", id];
  const provider: NameUse = { kind: "provider", name: id, path, part: "key" };
  return [provider, ...entryUses(path, entry, vocabulary, { kind: "provider", name: id })];
}

function customUses(path: Path, entry: Json, vocabulary: Vocabulary): readonly NameUse[] {
  const type = isObject(entry) ? ownValue(entry, "type") : undefined;
  if (typeof type !== "string" || !Object.hasOwn(vocabulary.customVariants, type)) {
    return entryUses(path, entry, vocabulary, undefined);
  }
  const use: NameUse = { kind: "custom type", name: type, path: [...path, "type"], part: "value" };
  return [use, ...entryUses(path, entry, vocabulary, { kind: "custom type", name: type })];
}

function entryUses(path: Path, entry: Json, vocabulary: Vocabulary, owner: EntryOwner | undefined): readonly NameUse[] {
  if (!isObject(entry)) return [];
  const { sections, fields = {} } = vocabulary;
  return [
    ...protocolUses(path, entry, vocabulary),
    ...Object.entries(entry).flatMap(([key, value]): readonly NameUse[] => {
      const use = { name: key, path: [...path, key], part: "key", owner } as const;
      if (Object.hasOwn(fields, key)) return [{ kind: "field", ...use }];
      if (!Object.hasOwn(sections, key)) return [];
      return [{ kind: "section", ...use }, ...sectionFieldUses(use.path, key, value, vocabulary)];
    }),
  ];
}

function sectionFieldUses(path: Path, section: string, value: Json, { sections }: Vocabulary): readonly NameUse[] {
  const fields = sections[section]?.fields ?? {};
  return Object.keys(isObject(value) ? value : {})
    .filter((key) => Object.hasOwn(fields, key))
    .map((name) => ({ kind: "section field", name, path: [...path, name], part: "key", section }));
}

/** Protocols of an entry, of its endpoints and of its models. */
function protocolUses(path: Path, entry: JsonObject, vocabulary: Vocabulary): readonly NameUse[] {
  const models = objectAt(entry, "models") ?? {};
  const overrides = objectAt(models, "overrides") ?? {};
  const custom = ownValue(models, "custom");
  const endpoints = Object.keys(objectAt(entry, "endpoints") ?? {});
  return [
    ...protocolIn(path, entry, vocabulary),
    ...endpoints
      .filter((name) => isProtocol(name, vocabulary))
      .map((name): NameUse => ({ kind: "protocol", name, path: [...path, "endpoints", name], part: "key" })),
    ...Object.entries(overrides).flatMap(([id, model]) =>
      protocolIn([...path, "models", "overrides", id], model, vocabulary),
    ),
    ...(isArray(custom) ? custom : []).flatMap((model, index) =>
      protocolIn([...path, "models", "custom", index], model, vocabulary),
    ),
  ];
}

function protocolIn(path: Path, holder: Json, vocabulary: Vocabulary): readonly NameUse[] {
  const name = isObject(holder) ? ownValue(holder, "protocol") : undefined;
  if (typeof name !== "string" || !isProtocol(name, vocabulary)) return [];
  return [{ kind: "protocol", name, path: [...path, "protocol"], part: "value" }];
}

/** Tests for the name of a protocol, or one of its former names. */
function isProtocol(name: string, { protocols }: Vocabulary): boolean {
  return Object.hasOwn(protocols, name) || protocolFormerlyCalled(name, protocols) !== undefined;
}

/** The protocol that had this name in a former version. */
export function protocolFormerlyCalled(name: string, protocols: Vocabulary["protocols"]): string | undefined {
  return Object.keys(protocols).find((protocol) => protocols[protocol]?.formerNames?.includes(name));
}
