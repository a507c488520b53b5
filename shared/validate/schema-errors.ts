import type { ErrorObject } from "ajv";
import type { Schema } from "../schema/schema.ts";
import { schemaAt } from "../schema/schema-at.ts";
import type { GuessBudget } from "../text/did-you-mean.ts";
import { isArray, type Json, type Path, valueAt } from "../text/json.ts";
import { fromPointer } from "../text/pointer.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { NAME_GUESS_MAX_LETTER_PAIRS } from "./limits.ts";
import type { Finding } from "./rules/rule.ts";
import { keyFindings } from "./schema-key-errors.ts";
import { valueFindings } from "./schema-value-errors.ts";

/**
 * Turns a validator's errors into findings, one for each mistake: a key that is misspelled is not also missing, all that
 * is missing from an object is said once, and a value of the wrong type is not also out of bounds.
 *
 * @param budget for the guesses at what was meant, where several calls have one together.
 */
export function schemaFindings(
  errors: readonly ErrorObject[],
  document: Json,
  root: Schema,
  vocabulary: Vocabulary,
  budget: GuessBudget = { letterPairs: NAME_GUESS_MAX_LETTER_PAIRS },
): readonly Finding[] {
  return [...errorsByPointer(errors)].flatMap(([pointer, ofValue]) => {
    const path = pathOf(pointer, document);
    const value = valueAt(document, path);
    const about = { errors: ofValue, path, value, schema: schemaAt(root, document, path), root, vocabulary, budget };
    return [...keyFindings(about), ...valueFindings(about)];
  });
}

function errorsByPointer(errors: readonly ErrorObject[]): ReadonlyMap<string, readonly ErrorObject[]> {
  const groups = new Map<string, ErrorObject[]>();
  for (const error of errors) {
    // What a key may be called is for the rules `custom-id` and `unsafe-key` to say.
    if (error.keyword === "propertyNames" || error.propertyName !== undefined) continue;
    const group = groups.get(error.instancePath);
    if (group === undefined) groups.set(error.instancePath, [error]);
    else group.push(error);
  }
  return groups;
}

/** The path of a pointer, with indexes as numbers. */
function pathOf(pointer: string, document: Json): Path {
  const path: (string | number)[] = [];
  let value: Json | undefined = document;
  for (const text of fromPointer(pointer)) {
    const step = isArray(value) ? Number(text) : text;
    path.push(step);
    value = valueAt(value, [step]);
  }
  return path;
}
