import type { ErrorObject } from "ajv";
import { isArray, isObject, type Json, type JsonObject, type Path } from "../text/json.ts";
import { exactPointer } from "../text/pointer.ts";
import type { Schema } from "./schema.ts";
import { childSchema, effectiveSchema } from "./schema-at.ts";

/** The state of a search through a document. */
interface Search {
  readonly root: Schema;
  /** The steps to the value that is looked at. */
  readonly path: (string | number)[];
  readonly errors: ErrorObject[];
  /** The number of errors to look for. */
  readonly max: number;
}

/**
 * The errors of a value by a schema of `buildSchema`, as the compiled validator would report them. It serves any
 * vocabulary, while the compiled one knows only the shipped one and the Worker allows no code to be created at run
 * time. Names of keys (`propertyNames`) are left to others.
 *
 * @param schema the part of `root` that describes the value.
 * @param maxErrors the most errors to return; it looks no further.
 */
export function schemaErrors(
  root: Schema,
  schema: Schema,
  value: Json,
  path: Path,
  maxErrors: number,
): readonly ErrorObject[] {
  const search: Search = { root, path: [...path], errors: [], max: maxErrors };
  addErrors(search, schema, value);
  return search.errors;
}

/**
 * Tells if a value has no error by a schema. Stops at the first error.
 * See docs/decisions/0025-layers-checked-in-parts.md.
 */
export function matchesSchema(root: Schema, schema: Schema, value: Json): boolean {
  return schemaErrors(root, schema, value, [], 1).length === 0;
}

function addErrors(search: Search, written: Schema, value: Json): void {
  const schema = effectiveSchema(search.root, written, value);
  if (schema.type !== undefined && !isOfType(schema.type, value)) {
    addError(search, "type", { type: schema.type });
  } else if (isObject(value)) addErrorsInObject(search, schema, value);
  else if (isArray(value)) addErrorsInItems(search, schema, value);
  else addErrorsInScalar(search, schema, value);
}

/** The same of the value at a step. */
function addErrorsBelow(search: Search, step: string | number, schema: Schema, value: Json): void {
  search.path.push(step);
  addErrors(search, schema, value);
  search.path.pop();
}

function isOfType(type: NonNullable<Schema["type"]>, value: Json): boolean {
  switch (type) {
    case "object":
      return isObject(value);
    case "array":
      return isArray(value);
    case "integer":
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

function addErrorsInObject(search: Search, schema: Schema, value: JsonObject): void {
  for (const key of schema.required ?? []) {
    if (!Object.hasOwn(value, key)) addError(search, "required", { missingProperty: key });
  }
  // `effectiveSchema` follows the variant that `type` names; one that is left has none.
  if (schema.oneOf !== undefined) {
    const tagValue = Object.hasOwn(value, "type") ? value["type"] : undefined;
    addError(search, "discriminator", { tag: "type", tagValue });
    return;
  }
  for (const key of Object.keys(value)) {
    if (hasEnough(search)) return;
    const isKnown = Object.hasOwn(schema.properties ?? {}, key) || schema.additionalProperties !== false;
    if (!isKnown) addError(search, "additionalProperties", { additionalProperty: key });
    else addErrorsBelow(search, key, childSchema(schema, key), value[key] ?? null);
  }
}

function addErrorsInItems(search: Search, { items }: Schema, values: readonly Json[]): void {
  if (items === undefined) return;
  for (let index = 0; index < values.length && !hasEnough(search); index += 1) {
    addErrorsBelow(search, index, items, values[index] ?? null);
  }
}

function addErrorsInScalar(search: Search, schema: Schema, value: null | boolean | number | string): void {
  if (schema.const !== undefined && value !== schema.const) {
    addError(search, "const", { allowedValue: schema.const });
  }
  if (schema.enum?.some((allowed) => allowed === value) === false) {
    addError(search, "enum", { allowedValues: schema.enum });
  }
  if (typeof value === "string" && value.length < (schema.minLength ?? 0)) {
    addError(search, "minLength", { limit: schema.minLength });
  }
  if (typeof value !== "number") return;
  if (value < (schema.minimum ?? value)) addError(search, "minimum", { limit: schema.minimum });
  if (value > (schema.maximum ?? value)) addError(search, "maximum", { limit: schema.maximum });
}

function hasEnough({ errors, max }: Search): boolean {
  return errors.length >= max;
}

function addError(search: Search, keyword: string, params: Readonly<Record<string, unknown>>): void {
  if (hasEnough(search)) return;
  search.errors.push({ instancePath: exactPointer(search.path), schemaPath: "", keyword, params });
}
