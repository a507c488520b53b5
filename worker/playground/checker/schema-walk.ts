/** The schemas that hold at a place of a document, for people who write it. */

import { childSchema, effectiveSchema, type Json, type Path, type Schema, valueAt } from "../../../shared/index.ts";

/** One of the schemas that hold at a place: as it is stated there, and with its references followed. */
export interface StatedSchema {
  /** A reference may have a title and a description of its own, which come first. */
  readonly stated: Schema;
  readonly effective: Schema;
}

/** The schemas at a path: several where variants are possible, for the document does not say which one. */
export function schemasAt(root: Schema, document: Json | undefined, path: Path): readonly StatedSchema[] {
  let schemas = variantsOf(root, root, document);
  path.forEach((step, index) => {
    const value = valueAt(document, path.slice(0, index + 1));
    schemas = distinct(schemas.flatMap(({ effective }) => variantsOf(root, childSchema(effective, step), value)));
  });
  return schemas;
}

function variantsOf(root: Schema, stated: Schema, value: Json | undefined): readonly StatedSchema[] {
  const effective = effectiveSchema(root, stated, value);
  if (effective.oneOf === undefined) return [{ stated, effective }];
  const branches = effective.oneOf.map((branch) => ({
    stated: branch,
    effective: effectiveSchema(root, branch, value),
  }));
  // What all of them have in common, such as snippets, stands beside them.
  return [{ stated, effective }, ...branches];
}

function distinct(schemas: readonly StatedSchema[]): readonly StatedSchema[] {
  return [...new Map(schemas.map((one) => [one.stated, one])).values()];
}

/** The first value that one of several schemas has. */
export function firstOf<Value>(
  schemas: readonly StatedSchema[],
  read: (schema: Schema) => Value | undefined,
): Value | undefined {
  for (const { stated, effective } of schemas) {
    const value = read(stated) ?? read(effective);
    if (value !== undefined) return value;
  }
  return undefined;
}
