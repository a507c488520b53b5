import type { ErrorObject } from "ajv";
import type { FileConfiguration } from "../effective/entries.ts";
import { schemaErrors } from "../schema/match-schema.ts";
import type { Schema } from "../schema/schema.ts";
import { schemaAt } from "../schema/schema-at.ts";
import { documentOf, objectAt, valueAt } from "../text/json.ts";
import { fromPointer } from "../text/pointer.ts";
import { isValidBlock } from "./block-fault.ts";
import { DIAGNOSTICS_MAX } from "./limits.ts";

/**
 * The validator's errors of a file, without those of a `type` that another layer has (decisions: Layers). In their place
 * come the other errors of the entry, which the validator cannot find while it does not know the type. An entry that fits
 * another type has none: that is a conflict of layers.
 */
export function withTypesFromLayers(
  errors: readonly ErrorObject[],
  { document, merged, vocabulary }: FileConfiguration,
  schema: Schema,
): readonly ErrorObject[] {
  if (!errors.some(isAboutMissingType)) return errors;
  return errors.flatMap((error) => {
    if (!isAboutMissingType(error)) return [error];
    const path = fromPointer(error.instancePath);
    const type = valueAt(merged, [...path, "type"]);
    if (type === undefined) return [error];
    const block = { schema, vocabulary, budget: { letterPairs: 0 } };
    if (error.keyword === "required" || isValidBlock(document, path, block, true)) return [];
    const whole = { ...objectAt(valueAt(document, path.slice(0, -1)) ?? {}, path.at(-1) ?? ""), type };
    return schemaErrors(schema, schemaAt(schema, documentOf(path, whole), path), whole, path, DIAGNOSTICS_MAX);
  });
}

/** One of several variants is told by the `type`; a single one requires it. */
function isAboutMissingType({ keyword, params }: ErrorObject): boolean {
  if (keyword === "discriminator") return params["tagValue"] === undefined;
  return keyword === "required" && params["missingProperty"] === "type";
}
