import type { Schema } from "./schema.ts";

/**
 * The schema as the validator is compiled from it: of several variants of a custom entry, `discriminator` makes ajv
 * report on the one that `type` names. The served schema stays plain draft-07, which editors understand.
 * See docs/decisions/0007-custom-variants-in-the-schema.md.
 */
export function withDiscriminator(schema: Schema): Schema {
  const customEntry = schema.definitions?.["customEntry"];
  if (customEntry?.oneOf === undefined) return schema;
  const discriminated = { ...customEntry, discriminator: { propertyName: "type" } };
  return { ...schema, definitions: { ...schema.definitions, customEntry: discriminated } };
}
