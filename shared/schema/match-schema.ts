import type { ErrorObject } from "ajv";
import { isArray, isObject, type Json, type JsonObject, type Path } from "../text/json.ts";
import { pointerStep } from "../text/pointer.ts";
import type { Schema } from "./schema.ts";
import { childSchema, effectiveSchema } from "./schema-at.ts";

/** A value of a document that is checked. */
interface Checked {
  readonly root: Schema;
  readonly value: Json;
  readonly path: Path;
}

/**
 * What a schema of `buildSchema` says against a value, as the compiled validator would say it. It serves any vocabulary,
 * where the compiled one knows the shipped one alone and the Worker lets no code be made at run time. What keys may be
 * called (`propertyNames`) it leaves to others.
 *
 * @param schema the part of `root` that speaks of the value.
 * @param maxErrors how many errors are returned at most; it looks no further.
 */
export function schemaErrors(
  root: Schema,
  schema: Schema,
  value: Json,
  path: Path,
  maxErrors: number,
): readonly ErrorObject[] {
  const errors: ErrorObject[] = [];
  for (const error of errorsIn(schema, { root, value, path })) {
    errors.push(error);
    if (errors.length === maxErrors) break;
  }
  return errors;
}

/**
 * Whether a schema says nothing against a value. It stops at the first error.
 * See docs/decisions/0025-layers-checked-in-parts.md.
 */
export function matchesSchema(root: Schema, schema: Schema, value: Json): boolean {
  for (const _ of errorsIn(schema, { root, value, path: [] })) return false;
  return true;
}

function* errorsIn(written: Schema, checked: Checked): Iterable<ErrorObject> {
  const schema = effectiveSchema(checked.root, written, checked.value);
  const { value } = checked;
  if (schema.type !== undefined && !isOfType(schema.type, value)) {
    yield errorOf(checked, "type", { type: schema.type });
  } else if (isObject(value)) yield* errorsInObject(schema, checked, value);
  else if (isArray(value)) yield* errorsInItems(schema, checked, value);
  else yield* errorsInScalar(schema, checked, value);
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

function* errorsInObject(schema: Schema, checked: Checked, value: JsonObject): Iterable<ErrorObject> {
  for (const key of schema.required ?? []) {
    if (!Object.hasOwn(value, key)) yield errorOf(checked, "required", { missingProperty: key });
  }
  // `effectiveSchema` follows the variant that `type` names; one that is left has none.
  if (schema.oneOf !== undefined) {
    const tagValue = Object.hasOwn(value, "type") ? value["type"] : undefined;
    yield errorOf(checked, "discriminator", { tag: "type", tagValue });
    return;
  }
  for (const [key, child] of Object.entries(value)) {
    const isKnown = Object.hasOwn(schema.properties ?? {}, key) || schema.additionalProperties !== false;
    if (!isKnown) yield errorOf(checked, "additionalProperties", { additionalProperty: key });
    else yield* errorsIn(childSchema(schema, key), { ...checked, value: child, path: [...checked.path, key] });
  }
}

function* errorsInItems(schema: Schema, checked: Checked, items: readonly Json[]): Iterable<ErrorObject> {
  if (schema.items === undefined) return;
  for (const [index, value] of items.entries()) {
    yield* errorsIn(schema.items, { ...checked, value, path: [...checked.path, index] });
  }
}

function* errorsInScalar(schema: Schema, checked: Checked, value: null | boolean | number | string) {
  if (schema.const !== undefined && value !== schema.const) {
    yield errorOf(checked, "const", { allowedValue: schema.const });
  }
  if (schema.enum?.some((allowed) => allowed === value) === false) {
    yield errorOf(checked, "enum", { allowedValues: schema.enum });
  }
  if (typeof value === "string" && value.length < (schema.minLength ?? 0)) {
    yield errorOf(checked, "minLength", { limit: schema.minLength });
  }
  if (typeof value !== "number") return;
  if (value < (schema.minimum ?? value)) yield errorOf(checked, "minimum", { limit: schema.minimum });
  if (value > (schema.maximum ?? value)) yield errorOf(checked, "maximum", { limit: schema.maximum });
}

function errorOf({ path }: Checked, keyword: string, params: Readonly<Record<string, unknown>>): ErrorObject {
  const instancePath = path.map((step) => `/${pointerStep(step)}`).join("");
  return { instancePath, schemaPath: "", keyword, params };
}
