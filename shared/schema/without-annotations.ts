import { ANNOTATION_KEYWORDS, type Schema } from "./schema.ts";

/** All keywords that say nothing about validity. */
const ANNOTATIONS: ReadonlySet<string> = new Set([
  ...ANNOTATION_KEYWORDS,
  "title",
  "description",
  "examples",
  "default",
] satisfies readonly (keyof Schema)[]);

/** The part of a schema that decides what is valid: a compiled validator that holds no texts is a third smaller. */
export function withoutAnnotations(schema: Schema): Schema {
  const { properties, definitions, items, additionalProperties, propertyNames, allOf, oneOf, not, ...rest } = schema;
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([keyword]) => !ANNOTATIONS.has(keyword))),
    ...(properties && { properties: inEach(properties) }),
    ...(definitions && { definitions: inEach(definitions) }),
    ...(items && { items: withoutAnnotations(items) }),
    ...(additionalProperties !== undefined && {
      additionalProperties: additionalProperties && withoutAnnotations(additionalProperties),
    }),
    ...(propertyNames && { propertyNames: withoutAnnotations(propertyNames) }),
    ...(allOf && { allOf: allOf.map(withoutAnnotations) }),
    ...(oneOf && { oneOf: oneOf.map(withoutAnnotations) }),
    ...(not && { not: withoutAnnotations(not) }),
  };
}

function inEach(schemas: Readonly<Record<string, Schema>>): Readonly<Record<string, Schema>> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutAnnotations(schema)]));
}
