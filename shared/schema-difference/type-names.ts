import { isArray, isObject, type Json } from "../text/json.ts";

/** The types of JSON Schema, with numbers as two of their own, so that none is a part of another. */
export const TYPE_NAMES = ["array", "boolean", "fraction", "integer", "null", "object", "string"] as const;

export type TypeName = (typeof TYPE_NAMES)[number];

export const ALL_TYPES: ReadonlySet<TypeName> = new Set(TYPE_NAMES);

/** A value that is neither an object nor a list. */
export type Scalar = null | boolean | number | string;

export function isScalar(value: Json): value is Scalar {
  return !isArray(value) && !isObject(value);
}

/** The types that the keyword `type` names. */
export function typesNamedBy(type: Json | undefined): ReadonlySet<TypeName> {
  if (type === undefined) return ALL_TYPES;
  const named = isArray(type) ? type : [type];
  return new Set(TYPE_NAMES.filter((name) => named.includes(name) || (named.includes("number") && typeOfNumber(name))));
}

function typeOfNumber(name: TypeName): boolean {
  return name === "fraction" || name === "integer";
}

/** Tests for two types that are the same, or both of numbers. */
export function isSameKind(one: TypeName, other: TypeName): boolean {
  return one === other || (typeOfNumber(one) && typeOfNumber(other));
}

export function typeOf(value: Scalar): TypeName {
  if (value === null) return "null";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "fraction";
  return typeof value === "boolean" ? "boolean" : "string";
}

/** Types as the keyword `type` would name them, in the order of the alphabet. */
export function shownTypes(types: Iterable<TypeName>): readonly string[] {
  const all = new Set(types);
  if (!all.has("fraction")) return [...all].toSorted();
  return [...all].flatMap((type) => (type === "integer" ? [] : type === "fraction" ? ["number"] : [type])).toSorted();
}
