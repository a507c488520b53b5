import { type Json, type Path, valueAt } from "../text/json.ts";
import { lazilyFor } from "../text/lazily.ts";
import { definitionName, type Schema } from "./schema.ts";

/**
 * The part of a schema that speaks about the value at a path of a document, with references followed and, of several
 * variants, the one that the document's `type` names. Empty where none does.
 */
export function schemaAt(root: Schema, document: Json, path: Path): Schema {
  let value: Json | undefined = document;
  let schema = effectiveSchema(root, root, value);
  for (const step of path) {
    value = valueAt(value, [step]);
    schema = effectiveSchema(root, childSchema(schema, step), value);
  }
  return schema;
}

/** The schema of the value under a key or at an index of a value; empty where the schema states none. */
export function childSchema(schema: Schema, step: string | number): Schema {
  if (typeof step === "number") return schema.items ?? {};
  const named = Object.hasOwn(schema.properties ?? {}, step) ? schema.properties?.[step] : undefined;
  return named ?? (schema.additionalProperties || {});
}

/** Follows references; those of the schema that `buildSchema` makes form no circles. */
export function effectiveSchema(root: Schema, schema: Schema, value?: Json): Schema {
  if (schema.$ref === undefined && schema.allOf === undefined && schema.oneOf === undefined) return schema;
  const variant = schema.oneOf?.find((branch) => variantType(root, branch) === valueAt(value, ["type"]));
  const target = schema.$ref ?? schema.allOf?.[0]?.$ref ?? variant?.$ref;
  const definition = target === undefined ? undefined : definitionOf(root, target);
  return definition === undefined ? schema : effectiveSchema(root, definition, value);
}

/** The targets of a schema's references that were followed: every value of a document asks for them. */
const followedIn = lazilyFor((_root: Schema) => new Map<string, Schema | undefined>());

function definitionOf(root: Schema, reference: string): Schema | undefined {
  const followed = followedIn(root);
  if (followed.has(reference)) return followed.get(reference);
  const { definitions = {} } = root;
  const name = definitionName(reference);
  const definition = Object.hasOwn(definitions, name) ? definitions[name] : undefined;
  followed.set(reference, definition);
  return definition;
}

function variantType(root: Schema, branch: Schema): Schema["const"] {
  return effectiveSchema(root, branch).properties?.["type"]?.const;
}
