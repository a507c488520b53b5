import { FIELD_TYPES } from "../schema/field-schema.ts";
import { isArray, type Json, type JsonObject, ownValue, type Path } from "../text/json.ts";
import { kindOf, showValues, withArticle } from "../text/wording.ts";
import type { Finding, RuleFinding } from "../validate/rules/rule.ts";
import { outOfRange, wrongType } from "../validate/rules/schema-rules.ts";
import type { FieldValue } from "../vocabulary/vocabulary.ts";
import { VOCABULARY_MAX_NAMES } from "./limits.ts";
import { DUPLICATE, type ValueFault, valueFindings } from "./value-findings.ts";

/** The mistakes in the values that a field names, in view of its type and of each other. */
export function* fieldValueFindings(field: JsonObject, path: Path): Iterable<RuleFinding> {
  const type = ownValue(field, "type");
  const values = ownValue(field, "values");
  if (isArray(values)) yield* findingsOfValues(values, [...path, "values"], type);
  const allowed = isArray(values) ? values.filter((value) => typeFault(value, type) === undefined) : [];
  for (const key of ["default", "example"]) {
    const value = ownValue(field, key);
    if (value !== undefined)
      yield* valueFindings([...path, key], typeFault(value, type) ?? choiceFault(value, allowed));
  }
}

function* findingsOfValues(values: readonly Json[], path: Path, type: Json | undefined): Iterable<RuleFinding> {
  if (values.length === 0)
    yield* valueFindings(path, {
      fault: "is empty, so that no value is right",
      advice: "Add values, or remove the key.",
    });
  if (values.length > VOCABULARY_MAX_NAMES) {
    const fault = `has more than ${VOCABULARY_MAX_NAMES} values`;
    yield* valueFindings(path, { fault, advice: "Remove the key, so that every value of the type is right." });
  }
  const seen = new Set<Json>();
  for (const [index, value] of values.slice(0, VOCABULARY_MAX_NAMES).entries()) {
    yield* valueFindings([...path, index], typeFault(value, type) ?? (seen.has(value) ? DUPLICATE : undefined));
    seen.add(value);
  }
}

/** The fault of a value that no field of a type can have. Where the type is unknown, the schema says so. */
function typeFault(value: Json, type: Json = "text"): ValueFault | undefined {
  if (!isFieldValue(value)) {
    const fault = `must be a string, a number or a boolean, not ${kindOf(value)}`;
    return { fault, advice: "Use a single value." };
  }
  if (value === "") return { fault: "must not be empty", advice: "Use at least one character." };
  const wanted = FIELD_TYPES_BY_NAME.get(type);
  const actual = typeof value === "string" ? "text" : typeof value;
  if (wanted === undefined || actual === type) return undefined;
  const fault = `must be ${withArticle(wanted)}, not ${kindOf(value)}`;
  return { fault, advice: `Use ${withArticle(wanted)}, or set "type" to "${actual}".` };
}

const FIELD_TYPES_BY_NAME: ReadonlyMap<Json, string> = new Map(Object.entries(FIELD_TYPES));

function isFieldValue(value: Json): value is FieldValue {
  return typeof value === "number" ? Number.isFinite(value) : typeof value === "string" || typeof value === "boolean";
}

/** @param values of the right type; where there are none, they say nothing. */
function choiceFault(value: Json, values: readonly Json[]): ValueFault | undefined {
  if (values.length === 0 || values.includes(value)) return undefined;
  const allowed = [...new Set(values.filter(isFieldValue))];
  return { fault: 'is not in "values"', advice: `Use ${showValues(allowed, "or")}, or add the value there.` };
}

/** True for what the schema says of a single value, which `fieldValueFindings` says in view of the field's type. */
export function isAboutFieldValue({ rule, place: { path } }: Finding): boolean {
  if (rule !== wrongType && rule !== outOfRange) return false;
  const [key, ...inside] = stepsInField(path);
  return key === "values" ? inside.length === 1 : inside.length === 0 && (key === "default" || key === "example");
}

/** The end of a path that leads into a field; empty where it leads to none. */
function stepsInField(path: Path): Path {
  const [table, , key] = path;
  if (table === "topLevel" || table === "fields") return path.slice(2);
  return table === "sections" && key === "fields" ? path.slice(4) : [];
}
