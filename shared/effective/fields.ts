import { type Json, objectAt, ownValue } from "../text/json.ts";
import { lazilyFor } from "../text/lazily.ts";
import type { Field, FieldValue, Vocabulary } from "../vocabulary/vocabulary.ts";
import { type EffectiveProvider, entryKindOf } from "./provider.ts";

/** A single value in force of a provider: a field of one of its sections, or one beside those of every entry. */
export interface ValueInForce {
  /** Undefined for a field of the entry itself. */
  readonly section: string | undefined;
  readonly key: string;
  readonly value: FieldValue;
  /** True where no layer has it, so that the vocabulary's default holds. */
  readonly isDefault: boolean;
}

/** The single values of a provider that are set, or have a default. An empty text counts as absent. */
export function* valuesInForce(provider: EffectiveProvider): Iterable<ValueInForce> {
  const { entry, configuration } = provider;
  const { vocabulary } = configuration;
  const kind = entryKindOf(provider);
  for (const section of Object.keys(vocabulary.sections)) {
    const defaults = kind?.sections.includes(section) === true ? defaultsOf(vocabulary).sections[section] : undefined;
    const object = objectAt(entry, section);
    if (object === undefined && defaults === undefined) continue;
    for (const value of stated(object ?? {}, defaults, Object.keys(object ?? {}))) yield { section, ...value };
  }
  const { fields = [] } = kind ?? {};
  if (fields.length === 0) return;
  const all = defaultsOf(vocabulary).fields;
  const defaults = Object.fromEntries(Object.entries(all).filter(([key]) => fields.includes(key)));
  for (const value of stated(entry, defaults, fields)) yield { section: undefined, ...value };
}

type Defaults = Readonly<Record<string, FieldValue>>;

function* stated(
  object: Readonly<Record<string, Json>>,
  defaults: Defaults = {},
  keys: readonly string[],
): Iterable<Omit<ValueInForce, "section">> {
  for (const key of new Set([...keys, ...Object.keys(defaults)])) {
    const own = fieldValue(ownValue(object, key));
    const value = own ?? (Object.hasOwn(defaults, key) ? defaults[key] : undefined);
    if (value !== undefined) yield { key, value, isDefault: own === undefined };
  }
}

function fieldValue(value: Json | undefined): FieldValue | undefined {
  const isValue = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  return isValue && value !== "" ? value : undefined;
}

const defaultsOf = lazilyFor(({ sections, fields = {} }: Vocabulary) => ({
  sections: Object.fromEntries(
    Object.entries(sections).flatMap(([name, section]) => {
      const defaults = defaultsIn(section.fields);
      return Object.keys(defaults).length === 0 ? [] : [[name, defaults] as const];
    }),
  ),
  fields: defaultsIn(fields),
}));

function defaultsIn(fields: Readonly<Record<string, Field>>): Defaults {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) =>
      field.default === undefined ? [] : [[key, field.default] as const],
    ),
  );
}
