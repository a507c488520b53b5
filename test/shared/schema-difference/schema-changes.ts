import type { SchemaDifference } from "../../../shared/schema-difference/difference.ts";
import { isScalar } from "../../../shared/schema-difference/type-names.ts";
import { isArray, isObject, type Json, type JsonObject } from "../../../shared/text/json.ts";
import { exactPointer } from "../../../shared/text/pointer.ts";

/** One change of a schema without references, and the difference that it makes. */
interface SchemaChange {
  readonly change: () => Json;
  readonly expected: Pick<SchemaDifference, "place" | "kind" | "name"> & {
    /** Before and after the change. */
    readonly sides: readonly [Json, Json];
  };
}

/** The one schema of a place, with a function that makes the whole schema with another one there. */
interface PlacedSchema {
  readonly place: readonly string[];
  readonly schema: JsonObject;
  readonly replace: (schema: JsonObject) => Json;
  /** True for one of several kinds of objects, of which `type` chooses one. */
  readonly isVariant?: boolean;
}

const FRESH = "a-fresh/name";

/** All single changes of a schema. */
export function changesOf(root: Json): readonly SchemaChange[] {
  const whole = isObject(root) ? root : {};
  return schemasIn({ place: [], schema: whole, replace: (schema) => schema }).flatMap((placed) => [
    ...changesOfKeys(placed),
    ...changesOfValues(placed),
    ...changesOfBounds(placed),
  ]);
}

function schemasIn(placed: PlacedSchema): readonly PlacedSchema[] {
  const { place, schema, replace } = placed;
  const within = (keyword: string, inner: Json | undefined, step: string): readonly PlacedSchema[] =>
    isObject(inner)
      ? schemasIn({
          place: [...place, step],
          schema: inner,
          replace: (other) => replace({ ...schema, [keyword]: other }),
        })
      : [];
  const { properties, items, additionalProperties } = schema;
  const variants = (["allOf", "oneOf"] as const).flatMap((keyword) => variantsIn(placed, keyword));
  // The keywords beside a choice say nothing of their own.
  if (variants.length > 0) return variants;
  return [
    placed,
    ...Object.entries(isObject(properties) ? properties : {}).flatMap(([key, inner]) =>
      isObject(inner)
        ? schemasIn({
            place: [...place, key],
            schema: inner,
            replace: (other) => replace({ ...schema, properties: { ...objectOf(properties), [key]: other } }),
          })
        : [],
    ),
    ...within("items", items, "*"),
    ...within("additionalProperties", additionalProperties, "*"),
  ];
}

function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

function variantsIn({ place, schema, replace }: PlacedSchema, keyword: string): readonly PlacedSchema[] {
  const branches = schema[keyword];
  if (!isArray(branches)) return [];
  return branches.flatMap((branch, index) => {
    if (!isObject(branch)) return [];
    const type = objectOf(objectOf(branch["properties"])["type"])["const"];
    const isVariant = typeof type === "string" && isArray(branch["required"]) && branch["required"].includes("type");
    const at = isVariant ? [...place.slice(0, -1), `${place.at(-1)}[${type}]`] : place;
    return schemasIn({
      place: at,
      schema: branch,
      isVariant,
      replace: (other) => replace({ ...schema, [keyword]: branches.with(index, other) }),
    });
  });
}

function changesOfKeys({ place, schema, replace, isVariant }: PlacedSchema): readonly SchemaChange[] {
  const { properties, additionalProperties } = schema;
  const required = isArray(schema["required"]) ? schema["required"].filter((key) => typeof key === "string") : [];
  if (!isObject(properties)) return [];
  const keyAt = (key: string, changed: JsonObject, kind: "key" | "required", sides: readonly [Json, Json]) => ({
    change: () => replace(changed),
    expected: { place: exactPointer([...place, key]), kind, name: key, sides },
  });
  const changes: SchemaChange[] = [];
  if (!Object.hasOwn(properties, FRESH)) {
    const added = { ...schema, properties: { ...properties, [FRESH]: { type: "string" } } };
    changes.push(keyAt(FRESH, added, "key", [false, true]));
  }
  if (additionalProperties === false) {
    const { additionalProperties: _, ...open } = schema;
    const expected = { place: exactPointer(place), kind: "other-keys", name: null, sides: [false, true] } as const;
    changes.push({ change: () => replace(open), expected });
  }
  for (const key of Object.keys(properties)) {
    // Without it, nothing chooses the variant.
    if (isVariant === true && key === "type") continue;
    const { [key]: _, ...others } = properties;
    const without = required.filter((one) => one !== key);
    const isRequired = required.includes(key);
    changes.push(keyAt(key, { ...schema, properties: others, required: without }, "key", [true, false]));
    const toggled = isRequired ? without : [...required, key];
    // A text that has to be there, with the key "type", would choose a variant.
    if (key !== "type")
      changes.push(keyAt(key, { ...schema, required: toggled }, "required", [isRequired, !isRequired]));
  }
  return changes;
}

function changesOfValues({ place, schema, replace, isVariant }: PlacedSchema): readonly SchemaChange[] {
  const { enum: values, type, const: constant } = schema;
  const at = exactPointer(place);
  if (isArray(values) && type !== "boolean") {
    const fresh = type === "string" ? FRESH : 987_654;
    const added = { list: [...values, fresh], name: fresh, sides: [false, true] } as const;
    const removed = values.filter(isScalar).map((name) => {
      const left = values.filter((value) => value !== name);
      return { list: left, name, sides: [true, false] } as const;
    });
    return [added, ...(values.length > 1 ? removed : [])].map(({ list, name, sides }) => ({
      change: () => replace({ ...schema, enum: list }),
      expected: { place: at, kind: "value", name, sides },
    }));
  }
  // The keywords beside the choice say the type of a variant, too.
  if (isVariant === true || typeof type !== "string" || isArray(values) || constant !== undefined) return [];
  const types = [type, "null"].toSorted();
  const expected = { place: at, kind: "type", name: null, sides: [[type], types] } as const;
  return [{ change: () => replace({ ...schema, type: types }), expected }];
}

function changesOfBounds({ place, schema, replace }: PlacedSchema): readonly SchemaChange[] {
  const { type, enum: values, const: constant } = schema;
  if (values !== undefined || constant !== undefined) return [];
  const keywords: readonly string[] =
    type === "string" ? ["minLength", "maxLength"] : type === "integer" ? ["minimum", "maximum"] : [];
  return keywords.map((keyword) => {
    const before = schema[keyword] ?? null;
    const after = typeof before === "number" ? before + 7 : 5;
    const expected = { place: exactPointer(place), kind: "bound", name: keyword, sides: [before, after] } as const;
    return { change: () => replace({ ...schema, [keyword]: after }), expected };
  });
}
