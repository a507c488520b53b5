import type { ErrorObject } from "ajv";
import type { Schema } from "../schema/schema.ts";
import { childSchema, effectiveSchema } from "../schema/schema-at.ts";
import { createListGuess, type GuessBudget } from "../text/did-you-mean.ts";
import { isArray, type Json, type Path, valueAt } from "../text/json.ts";
import { fromPointerStep } from "../text/pointer.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { consequenceAt } from "./consequence.ts";
import { keyReaderFor } from "./known-keys.ts";
import { NAME_GUESS_MAX_LETTER_PAIRS } from "./limits.ts";
import type { Finding } from "./rules/rule.ts";
import { keyFindings } from "./schema-key-errors.ts";
import { valueFindings } from "./schema-value-errors.ts";

/**
 * Turns a validator's errors into findings, one for each mistake: a key that is misspelled is not also missing, all
 * that is missing from an object is said once, and a value of the wrong type is not also out of bounds.
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
  return Array.from(eachSchemaFinding(errors, document, root, vocabulary, budget));
}

/** The same, each made when it is asked for. */
export function* eachSchemaFinding(
  errors: readonly ErrorObject[],
  document: Json,
  root: Schema,
  vocabulary: Vocabulary,
  budget: GuessBudget = { letterPairs: NAME_GUESS_MAX_LETTER_PAIRS },
): Iterable<Finding> {
  const find = createValueFinder(document, root);
  const keysOf = keyReaderFor(root);
  const guess = createListGuess(budget);
  for (const [pointer, ofValue] of errorsByPointer(errors)) {
    const { path, value, schema } = find(pointer);
    const about = { errors: ofValue, path, value, schema, root, keys: keysOf(schema), vocabulary, budget, guess };
    for (const finding of [...keyFindings(about), ...valueFindings(about)]) {
      const why = consequenceAt(finding.place.path, vocabulary);
      yield why === undefined ? finding : { ...finding, why };
    }
  }
}

function errorsByPointer(errors: readonly ErrorObject[]): ReadonlyMap<string, readonly ErrorObject[]> {
  const groups = new Map<string, ErrorObject[]>();
  for (const error of errors) {
    // The rules `custom-id` and `unsafe-key` say how a key may be called.
    if (error.keyword === "propertyNames" || error.propertyName !== undefined) continue;
    const group = groups.get(error.instancePath);
    if (group === undefined) groups.set(error.instancePath, [error]);
    else group.push(error);
  }
  return groups;
}

/** A value of a document. */
interface FoundValue {
  /** With indexes as numbers. */
  readonly path: Path;
  readonly value: Json | undefined;
  /** The part of the schema that speaks about the value. */
  readonly schema: Schema;
}

/** Finds the values that pointers lead to. The way to many of them is the same, and is walked once. */
function createValueFinder(document: Json, root: Schema): (pointer: string) => FoundValue {
  const known = new Map<string, FoundValue>([
    ["", { path: [], value: document, schema: effectiveSchema(root, root, document) }],
  ]);
  const find = (pointer: string): FoundValue => {
    const before = known.get(pointer);
    if (before !== undefined) return before;
    const end = pointer.lastIndexOf("/");
    const found = valueBelow(find(pointer.slice(0, end)), fromPointerStep(pointer.slice(end + 1)), root);
    known.set(pointer, found);
    return found;
  };
  return find;
}

function valueBelow({ path, value, schema }: FoundValue, text: string, root: Schema): FoundValue {
  const step = isArray(value) ? Number(text) : text;
  const child = valueAt(value, [step]);
  return { path: [...path, step], value: child, schema: effectiveSchema(root, childSchema(schema, step), child) };
}
