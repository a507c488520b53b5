/** A JSON value, as `JSON.parse` would give it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}

/** The keys and indexes that lead from the document to a value. */
export type Path = readonly (string | number)[];

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isArray(value: unknown): value is readonly Json[] {
  return Array.isArray(value);
}

/** Undefined where a text is not JSON. */
export function parseJson(json: string): Json | undefined {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The value of an own key; `constructor` and its like are never inherited. */
export function ownValue(object: JsonObject, key: string): Json | undefined {
  const value = object[key];
  // Most keys that are asked for are not there, and this order finds it out faster.
  return value !== undefined && Object.hasOwn(object, key) ? value : undefined;
}

/** The value at a path; undefined where it leads nowhere. */
export function valueAt(document: Json | undefined, path: Path): Json | undefined {
  let value = document;
  for (const step of path) {
    if (isArray(value)) value = value[Number(step)];
    else value = isObject(value) ? ownValue(value, String(step)) : undefined;
  }
  return value;
}

/** A document with nothing but a value at a path; an item stands at the start of its list, wherever it was. */
export function documentOf(path: Path, value: Json): Json {
  // Not by assignment, by which the key `__proto__` would set the prototype.
  return path.reduceRight<Json>(
    (inner, step) => (typeof step === "number" ? [inner] : Object.fromEntries([[step, inner]])),
    value,
  );
}

/** The object under a key; undefined where there is none. */
export function objectAt(value: Json, key: string): JsonObject | undefined {
  const found = isObject(value) ? ownValue(value, key) : undefined;
  return isObject(found) ? found : undefined;
}

/** The text under a key; undefined where there is none. An empty text counts as absent. */
export function textAt(object: JsonObject, key: string): string | undefined {
  const found = ownValue(object, key);
  return typeof found === "string" && found !== "" ? found : undefined;
}

/** The texts of a list under a key, with their indexes; other items are left out. */
export function textsAt(object: JsonObject, key: string): readonly { readonly index: number; readonly text: string }[] {
  const found = ownValue(object, key);
  if (!isArray(found)) return [];
  return found.flatMap((text, index) => (typeof text === "string" ? [{ index, text }] : []));
}

/** True for two values that are the same; the order of keys means nothing. */
export function isSameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (isArray(one)) {
    return isArray(other) && one.length === other.length && one.every((item, index) => isSameJson(item, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  const isSameKey = (key: string) => Object.hasOwn(other, key) && isSameJson(one[key], other[key]);
  return keys.length === Object.keys(other).length && keys.every(isSameKey);
}

/** The key that is refused wherever it stands: in JavaScript it names an object's prototype. */
export const UNSAFE_KEY = "__proto__";
