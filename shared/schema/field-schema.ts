import type { Field } from "../vocabulary/vocabulary.ts";
import { describe, type Schema } from "./schema.ts";

/** The types of JSON Schema by those of fields. */
export const FIELD_TYPES = { text: "string", number: "number", boolean: "boolean" } as const;

/** The schema of a single value: a constant where only one is known, an enumeration where several are. */
export function fieldSchema({ title, description, type = "text", values, default: otherwise, example }: Field): Schema {
  const [only, ...more] = values ?? [];
  return {
    ...describe(title, description),
    type: FIELD_TYPES[type],
    ...(values === undefined || only === undefined ? {} : more.length === 0 ? { const: only } : { enum: values }),
    ...(otherwise === undefined ? {} : { default: otherwise }),
    examples: [example],
  };
}
