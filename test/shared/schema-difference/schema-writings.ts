import { isArray, isObject, type Json, type JsonObject, valueAt } from "../../../shared/text/json.ts";
import { fromPointer } from "../../../shared/text/pointer.ts";

/** Ways to write the same schema. */

/** A schema as plain JSON. */
export function plain(schema: unknown): Json {
  return JSON.parse(JSON.stringify(schema));
}

/** The keywords that hold schemas, and those that hold schemas by name. */
const ONE = ["items", "additionalProperties", "propertyNames", "not"];
const MANY = ["allOf", "anyOf", "oneOf"];
const NAMED = ["properties", "definitions", "$defs"];

/** A schema with every schema in it written in another way, from the inside out. */
export function rewrite(schema: Json, write: (schema: JsonObject) => JsonObject): Json {
  if (!isObject(schema)) return schema;
  const within = (one: Json) => rewrite(one, write);
  const entries = Object.entries(schema).map(([keyword, value]): [string, Json] => {
    if (ONE.includes(keyword)) return [keyword, within(value)];
    if (MANY.includes(keyword) && isArray(value)) return [keyword, value.map(within)];
    if (NAMED.includes(keyword) && isObject(value)) {
      return [keyword, Object.fromEntries(Object.entries(value).map(([name, one]) => [name, within(one)]))];
    }
    return [keyword, value];
  });
  return write(Object.fromEntries(entries));
}

/** A schema with what each reference leads to in its place. */
export function inlined(schema: Json, root: Json = schema): Json {
  return rewrite(schema, (one) => {
    const { $ref } = one;
    if (typeof $ref !== "string") return without(one, "definitions");
    const target = valueAt(root, fromPointer(decodeURIComponent($ref.slice(1))));
    const there = inlined(target ?? {}, root);
    return isObject(there) ? there : {};
  });
}

function without(schema: JsonObject, ...keywords: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));
}

const DEFINITIONS = "#/definitions/";

/** Other forms of a schema, all of which say the same. */
export const WRITINGS: Readonly<Record<string, (schema: Json) => Json>> = {
  "with references in place": (schema) => inlined(schema),
  "with all in an `allOf` of one": (schema) =>
    rewrite(schema, (one) => ("definitions" in one ? one : { allOf: [one] })),
  "with `$defs`": (schema) =>
    rewrite(schema, ({ definitions, ...one }) => ({
      ...one,
      ...(definitions === undefined ? {} : { $defs: definitions }),
      ...(typeof one["$ref"] === "string" ? { $ref: one["$ref"].replace(DEFINITIONS, "#/$defs/") } : {}),
    })),
  "with constants for enumerations": (schema) =>
    rewrite(schema, ({ enum: values, ...one }) =>
      isArray(values) ? { ...one, anyOf: values.map((value) => ({ const: value })) } : { ...one },
    ),
  "with enumerations for constants": (schema) =>
    rewrite(schema, ({ const: value, ...one }) => (value === undefined ? { ...one } : { ...one, enum: [value] })),
  "with `anyOf` for `oneOf`": (schema) =>
    rewrite(schema, ({ oneOf, ...one }) => (oneOf === undefined ? { ...one } : { ...one, anyOf: oneOf })),
  "without types of constants": (schema) =>
    rewrite(schema, ({ type, ...one }) =>
      "const" in one || "enum" in one || type === undefined ? one : { ...one, type },
    ),
  "with lists of types": (schema) =>
    rewrite(schema, (one) => (typeof one["type"] === "string" ? { ...one, type: [one["type"]] } : one)),
  "with integers as exclusive bounds": (schema) =>
    rewrite(schema, ({ minimum, ...one }) =>
      typeof minimum === "number" ? { ...one, exclusiveMinimum: minimum - 1 } : one,
    ),
  "without words": (schema) =>
    rewrite(schema, (one) => without(one, "title", "description", "markdownDescription", "default", "examples")),
  "closed after all parts": (schema) =>
    rewrite(schema, ({ additionalProperties, ...one }) => {
      if (additionalProperties === false) return { ...one, unevaluatedProperties: false };
      return additionalProperties === undefined ? one : { ...one, additionalProperties };
    }),
};
