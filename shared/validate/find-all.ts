import type { ErrorObject } from "ajv";
import type { Schema } from "../schema/schema.ts";
import { fromPointer, type Json, valueAt } from "./json.ts";
import { rules } from "./rules/index.ts";
import type { Finding, RuleContext, RuleFinding } from "./rules/rule.ts";
import { schemaFindings } from "./schema-errors.ts";

/**
 * What the rules find in a document and what the validator's errors say of it. The rules come first: what they find
 * weighs more where not all can be listed.
 */
export function* findAll(context: RuleContext, errors: readonly ErrorObject[], schema: Schema): Iterable<Finding> {
  const refused = new Set<string>();
  for (const rule of rules) {
    if (context.policy.rules[rule.id] === "off") continue;
    for (const finding of rule.check(context)) {
      if (rule.refusesValue === true) refused.add(pathKey(finding));
      yield { ...finding, rule };
    }
  }
  const own = errors.filter((error) => !isTypeFromLayer(error, context.merged));
  if (own.length === 0) return;
  // What has to go need not first get a value that the schema takes.
  const ofSchema = schemaFindings(own, context.document, schema, context.vocabulary);
  yield* ofSchema.filter((finding) => !refused.has(pathKey(finding)));
}

/** Not a pointer, which masks and cuts: two paths may share one. */
function pathKey({ place }: RuleFinding): string {
  return JSON.stringify(place.path);
}

/** A layer may leave out the `type` of a custom entry that another layer has. */
function isTypeFromLayer({ keyword, params, instancePath }: ErrorObject, merged: Json): boolean {
  if (keyword !== "required" || params["missingProperty"] !== "type") return false;
  return valueAt(merged, [...fromPointer(instancePath), "type"]) !== undefined;
}
