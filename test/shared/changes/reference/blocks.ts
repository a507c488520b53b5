/** Which blocks are right by themselves, from the tables of the specification (2.3 to 2.7 and 8) alone. */
import { isArray, isObject, type Json, type JsonObject } from "../../../../shared/text/json.ts";
import type { Vocabulary } from "../../../../shared/vocabulary/vocabulary.ts";
import { words } from "../../../support/words.ts";

type IsRight = (value: Json) => boolean;
type Fields = Readonly<Record<string, IsRight>>;

const text: IsRight = (value) => typeof value === "string";
const filled: IsRight = (value) => typeof value === "string" && value !== "";
const flag: IsRight = (value) => typeof value === "boolean";
const tokens: IsRight = (value) => Number.isSafeInteger(value) && Number(value) > 0;
const oneOf =
  (names: readonly string[]): IsRight =>
  (value) =>
    typeof value === "string" && names.includes(value);
const listOf =
  (item: IsRight): IsRight =>
  (value) =>
    isArray(value) && value.every(item);
const mapOf =
  (item: IsRight): IsRight =>
  (value) =>
    isObject(value) && Object.values(value).every(item);

function record(fields: Fields, required: readonly string[] = []): IsRight {
  return (value) =>
    isObject(value) &&
    Object.entries(value).every(([key, child]) => Object.hasOwn(fields, key) && fields[key]?.(child)) &&
    required.every((key) => Object.hasOwn(value, key));
}

/** 2.6: what a custom model and an override may say. */
const metadata = (protocols: readonly string[]): Fields => ({
  name: text,
  baseUrl: text,
  family: text,
  maxContextLength: tokens,
  maxInputTokens: tokens,
  maxOutputTokens: tokens,
  protocol: oneOf(protocols),
  supportedInputMediaTypes: listOf(text),
  supportsImages: flag,
  supportsToolResultImages: flag,
  supportsTools: flag,
  supportsWebSearch: flag,
  thinkingEffortLevels: listOf(text),
});

const REQUIRED_OF_CUSTOM_MODELS = words(
  "id name maxContextLength supportsImages supportsToolResultImages supportsTools supportsWebSearch",
);

/** 2.6 */
function models(protocols: readonly string[]): IsRight {
  const fields = metadata(protocols);
  return record({
    allow: listOf(text),
    deny: listOf(text),
    discovery: oneOf(["auto", "off"]),
    custom: listOf(record({ ...fields, id: filled, name: filled }, REQUIRED_OF_CUSTOM_MODELS)),
    overrides: mapOf(record(fields)),
  });
}

/** 2.3, with the connection sections of 2.4. */
function entryFields({ protocols, sections }: Vocabulary, ownSections: readonly string[]): Fields {
  const names = Object.keys(protocols);
  return {
    baseUrl: text,
    customHeaders: mapOf(text),
    enabled: flag,
    endpoint: text,
    endpoints: record(Object.fromEntries(names.map((name) => [name, text]))),
    models: models(names),
    protocol: oneOf(names),
    ...Object.fromEntries(
      ownSections.map((name) => {
        const fields = Object.keys(sections[name]?.fields ?? {});
        return [name, record(Object.fromEntries(fields.map((field) => [field, text])))];
      }),
    ),
  };
}

/** 2.7: the entry is of the variant that its `type` names, and `endpoints` has all protocols when present. */
export function isWholeCustomEntry(vocabulary: Vocabulary, block: Json): boolean {
  if (!isObject(block) || typeof block["type"] !== "string") return false;
  const names = Object.keys(vocabulary.protocols);
  const variant = vocabulary.customVariants[block["type"]];
  if (variant === undefined) return false;
  const endpoints = record(Object.fromEntries(names.map((name) => [name, text])), names);
  return record({ ...entryFields(vocabulary, variant.sections), type: text, endpoints })(block);
}

/** "A custom entry may leave out `type`": it is right where some variant takes the rest. */
export function isRightCustomEntry(vocabulary: Vocabulary, entry: JsonObject): boolean {
  if (Object.hasOwn(entry, "type")) return isWholeCustomEntry(vocabulary, entry);
  return Object.keys(vocabulary.customVariants).some((type) => isWholeCustomEntry(vocabulary, { ...entry, type }));
}

/** "Not empty; not a built-in id, `default`, `custom` or `__proto__`." */
function isCustomId({ providers }: Vocabulary, id: string): boolean {
  return !["", "default", "custom", "__proto__"].includes(id) && !Object.hasOwn(providers, id);
}

/** The blocks of one document that are right by themselves, by the provider's id. */
export interface Blocks {
  readonly default: JsonObject;
  readonly entries: ReadonlyMap<string, JsonObject>;
}

/** "An unknown or invalid provider block is dropped; its valid siblings stay." */
export function salvage(vocabulary: Vocabulary, document: Json): Blocks {
  const providers = objectAt(document, "providers");
  const entries = new Map<string, JsonObject>();
  for (const [id, block] of Object.entries(providers)) {
    const sections = Object.hasOwn(vocabulary.providers, id) ? vocabulary.providers[id]?.sections : undefined;
    if (isObject(block) && sections && record(entryFields(vocabulary, sections))(block)) entries.set(id, block);
  }
  for (const [id, block] of Object.entries(objectAt(providers, "custom"))) {
    if (isObject(block) && isCustomId(vocabulary, id) && isRightCustomEntry(vocabulary, block)) entries.set(id, block);
  }
  const byDefault = objectAt(providers, "default");
  return { default: record({ enabled: flag })(byDefault) ? byDefault : {}, entries };
}

/** The object at a key; an empty one where there is none. */
export function objectAt(value: Json | undefined, key: string): JsonObject {
  const child = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return isObject(child) ? child : {};
}
