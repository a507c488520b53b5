import type { Json } from "../text/json.ts";
import {
  type Alternative,
  alternativesOf,
  type ObjectParts,
  type SchemaReader,
  saysNothing,
  schemaOf,
} from "./alternatives.ts";
import { anyBounds, type Bounds } from "./bounds.ts";
import { type Scalar, type TypeName, typeOf } from "./type-names.ts";

/** All that a schema lets one value be, however the schema is written. */
export interface Form {
  /** The types of which every value within the bounds is right. */
  readonly free: ReadonlySet<TypeName>;
  /** The right values of other types. */
  readonly values: ReadonlySet<Scalar>;
  readonly bounds: Bounds;
  /** Undefined where no object is right. */
  readonly object: ObjectForm | undefined;
  readonly items: Json;
}

export interface ObjectForm extends ObjectParts {
  /** The forms of objects by their `type`, where that chooses one. */
  readonly byType: ReadonlyMap<string, ObjectParts> | undefined;
}

/** The form of what a schema describes; undefined where no value is right. */
export function formOf(reader: SchemaReader, schema: Json): Form | undefined {
  const alternatives = alternativesOf(reader, schema);
  if (alternatives.length === 0) return undefined;
  const unlisted = alternatives.filter(({ values }) => values === undefined);
  const listed = new Set(alternatives.flatMap(({ values = [] }) => values));
  const free = new Set(unlisted.flatMap(({ types }) => [...types]));
  if (listed.has(true) && listed.has(false)) free.add("boolean");
  if (listed.has(null)) free.add("null");
  const objects = unlisted.filter(({ types }) => types.has("object"));
  const lists = unlisted.filter(({ types }) => types.has("array"));
  return {
    free,
    values: new Set([...listed].filter((value) => !free.has(typeOf(value)))),
    bounds: anyBounds(unlisted),
    object: objects.length === 0 ? undefined : { ...unite(objects), byType: splitByType(reader, objects) },
    items: anyOf(lists.map(({ items }) => items)),
  };
}

/** Keys of objects that are as one of several. */
function unite(objects: readonly ObjectParts[]): ObjectParts {
  const [first] = objects;
  if (first !== undefined && objects.length === 1) return first;
  const keys = new Set(objects.flatMap(({ properties }) => [...properties.keys()]));
  return {
    properties: new Map(Array.from(keys, (key) => [key, anyOf(objects.map((object) => schemaOf(object, key)))])),
    required: new Set([...(first?.required ?? [])].filter((key) => objects.every(({ required }) => required.has(key)))),
    others: anyOf(objects.map(({ others }) => others)),
  };
}

function anyOf(schemas: readonly Json[]): Json {
  if (schemas.some(saysNothing)) return true;
  const [first = false, ...others] = new Set(schemas.filter((schema) => schema !== false));
  return others.length === 0 ? first : { anyOf: [first, ...others] };
}

/** Undefined where `type` does not choose. */
function splitByType(
  reader: SchemaReader,
  objects: readonly Alternative[],
): ReadonlyMap<string, ObjectParts> | undefined {
  const typed = objects.map((object) => ({ object, types: typesChosenBy(reader, object) }));
  if (typed.some(({ types }) => types.length === 0)) return undefined;
  const names = new Set(typed.flatMap(({ types }) => types));
  return new Map(
    Array.from(names, (name) => {
      const chosen = typed.filter(({ types }) => types.includes(name)).map(({ object }) => object);
      return [name, withType(unite(chosen), name)];
    }),
  );
}

/** The values of the key `type` that a kind of object must have; none where it need not. */
function typesChosenBy(reader: SchemaReader, { properties, required }: ObjectParts): readonly string[] {
  const type = required.has("type") ? properties.get("type") : undefined;
  const form = type === undefined ? undefined : formOf(reader, type);
  return form?.free.size === 0 ? [...form.values].filter((value) => typeof value === "string") : [];
}

function withType(parts: ObjectParts, type: string): ObjectParts {
  return { ...parts, properties: new Map([...parts.properties, ["type", { const: type }]]) };
}
