import { matchesSchema } from "../schema/match-schema.ts";
import type { Schema } from "../schema/schema.ts";
import { effectiveSchema } from "../schema/schema-at.ts";
import { valueAt } from "../text/json.ts";
import { lazilyFor } from "../text/lazily.ts";
import type { ValueErrors } from "./schema-value-errors.ts";

/** True where the value under a key that an object should not have may stand under another key. */
export function fits(key: string, other: string, { root, schema, value }: ValueErrors): boolean {
  return matchesSchema(root, schema.properties?.[other] ?? {}, valueAt(value, [key]) ?? null);
}

/** True where it has the right type. Other mistakes in it are found once the key is right. */
export function fitsByType(key: string, other: string, { root, schema, value }: ValueErrors): boolean {
  return matchesSchema(root, typesUnder(root)(schema.properties?.[other] ?? ANYTHING), valueAt(value, [key]) ?? null);
}

const ANYTHING: Schema = {};

/** The parts of a schema by their types, each made once: a file may repeat a misspelling very often. */
const typesUnder = lazilyFor((root: Schema) => lazilyFor((schema: Schema) => typesIn(root, schema)));

/** A schema with the type of a value, and of the items of a list, alone. */
function typesIn(root: Schema, schema: Schema): Schema {
  const { type, items } = effectiveSchema(root, schema);
  return { ...(type && { type }), ...(items && { items: typesIn(root, items) }) };
}
