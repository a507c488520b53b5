import type { ErrorObject } from "ajv";
import type { Schema } from "../schema/schema.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { Json } from "./json.ts";
import type { ParsedText } from "./node.ts";
import { rules } from "./rules/index.ts";
import type { Finding, RuleFinding } from "./rules/rule.ts";
import { schemaFindings } from "./schema-errors.ts";

/**
 * What the rules find in a document and what the validator's errors say of it. The rules come first: what they find
 * weighs more where not all can be listed.
 */
export function* findAll(
  { duplicateKeys, unsafeKeys }: ParsedText,
  document: Json,
  errors: readonly ErrorObject[],
  schema: Schema,
  vocabulary: Vocabulary,
): Iterable<Finding> {
  const refused = new Set<string>();
  for (const rule of rules) {
    for (const finding of rule.check({ document, vocabulary, duplicateKeys, unsafeKeys })) {
      if (rule.refusesValue === true) refused.add(pathKey(finding));
      yield { ...finding, rule };
    }
  }
  if (errors.length === 0) return;
  // What has to go need not first get a value that the schema takes.
  const ofSchema = schemaFindings(errors, document, schema, vocabulary);
  yield* ofSchema.filter((finding) => !refused.has(pathKey(finding)));
}

/** Not a pointer, which masks and cuts: two paths may share one. */
function pathKey({ place }: RuleFinding): string {
  return JSON.stringify(place.path);
}
