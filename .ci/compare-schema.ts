/**
 * Compares a preset with the JSON Schema that its assistant publishes: `node .ci/compare-schema.ts posit-assistant published.json`.
 * Examples that together have every key and value of both schemas, and small edits of them, must be right by both or wrong by both.
 */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { buildSchema, isArray, isObject, type Json, type JsonObject, presetNamed, toPointer } from "../shared/index.ts";

/** A document that only one of the two schemas accepts. */
export interface Disagreement {
  /** The pointer of the value or of the removed key. */
  readonly pointer: string;
  /** `(removed)` for a key that the document is without. */
  readonly value: Json;
  readonly acceptedBy: "preset" | "published";
}

/** One disagreement for each place and value. */
export function compareSchemas(preset: Json, published: Json): readonly Disagreement[] {
  const [isOwn, isPublished] = [compile(preset), compile(published)];
  const found = new Map<string, Disagreement>();
  const compared = new Set<string>();
  for (const example of [...examplesOf(preset, preset), ...examplesOf(published, published)]) {
    for (const { document, path, value } of editsOf(example)) {
      const isNew = compared.size < compared.add(JSON.stringify(document)).size;
      const isAccepted = isNew && isOwn(document);
      if (!isNew || isAccepted === isPublished(document)) continue;
      const one = { pointer: toPointer(path), value, acceptedBy: isAccepted ? "preset" : "published" } as const;
      found.set(JSON.stringify(one), one);
    }
  }
  return [...found.values()];
}

function compile(schema: Json): (document: Json) => boolean {
  const options = { strict: false, validateFormats: false, logger: false } as const;
  const is2020 = JSON.stringify(objectOf(schema)["$schema"] ?? "").includes("2020-12");
  return (is2020 ? new Ajv2020(options) : new Ajv(options)).compile(objectOf(schema));
}

const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
const listOf = (value: Json | undefined): readonly Json[] => (isArray(value) ? value : []);

/** Right values of a schema; each has one key or one value of its own. */
function examplesOf(schema: Json | undefined, root: Json): readonly Json[] {
  const { oneOf, anyOf, ...own } = flat(schema, root);
  const choices = [...listOf(oneOf), ...listOf(anyOf)];
  if (choices.length > 0) return choices.flatMap((one) => examplesOf(merged(own, flat(one, root)), root));
  if (own["const"] !== undefined) return [own["const"]];
  if (own["enum"] !== undefined) return listOf(own["enum"]);
  switch (listOf(own["type"])[0] ?? own["type"]) {
    case "object":
      return objectExamples(own, root);
    case "array":
      return [[], ...examplesOf(own["items"], root).map((item) => [item])];
    case "boolean":
      return [true];
    case "number":
    case "integer":
      return [own["minimum"] ?? 1];
    default:
      return ["text"];
  }
}

function objectExamples(schema: JsonObject, root: Json): readonly Json[] {
  const names = listOf(flat(schema["propertyNames"], root)["enum"]).map(String);
  const free = (names.length > 0 ? names : ["own"]).map((name) => [name, schema["additionalProperties"]] as const);
  const keys = new Map([
    ...(isObject(schema["additionalProperties"]) ? free : []),
    ...Object.entries(objectOf(schema["properties"])),
  ]);
  const required = listOf(schema["required"]).map(String);
  const base = Object.fromEntries(required.map((key) => [key, examplesOf(keys.get(key), root)[0] ?? "text"]));
  const withKeys = Array.from(keys, ([key, inner]) => examplesOf(inner, root).map((one) => ({ ...base, [key]: one })));
  return [base, ...withKeys.flat()];
}

/** The keywords of a schema with those that `$ref` and `allOf` add. */
function flat(schema: Json | undefined, root: Json): JsonObject {
  const { $ref, allOf, ...own } = objectOf(schema);
  const steps = typeof $ref === "string" ? $ref.slice("#/".length).split("/") : [];
  const target = steps.reduce<Json | undefined>((at, step) => objectOf(at)[step], root);
  const others = [...(steps.length > 0 ? [target] : []), ...listOf(allOf)];
  return others.map((one) => flat(one, root)).reduce(merged, own);
}

function merged(one: JsonObject, other: JsonObject): JsonObject {
  const properties = { ...objectOf(one["properties"]), ...objectOf(other["properties"]) };
  const required = [...listOf(one["required"]), ...listOf(other["required"])];
  return {
    ...one,
    ...other,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

interface Edit {
  readonly document: Json;
  readonly path: readonly string[];
  readonly value: Json;
}

const OTHER_VALUES: readonly Json[] = [null, true, 0, -1, 1.5, "", "other", [], {}];

/** The value itself, and with each key removed and each value replaced by one of every type; the last key first, which makes the example. */
function editsOf(value: Json, path: readonly string[] = []): readonly Edit[] {
  const replaced = OTHER_VALUES.map((other): Edit => ({ document: other, path, value: other }));
  const keys = isObject(value) ? Object.keys(value).toReversed() : isArray(value) && value.length > 0 ? ["0"] : [];
  if (keys.length === 0) return [{ document: value, path, value }, ...replaced];
  const inner = keys.flatMap((key): readonly Edit[] => {
    const { [key]: one = null, ...rest } = objectOf(isArray(value) ? { "0": value[0] ?? null } : value);
    const around = (document: Json): Json => (isArray(value) ? [document] : { ...objectOf(value), [key]: document });
    const removed: Edit = { document: isArray(value) ? [] : rest, path: [...path, key], value: "(removed)" };
    return [...editsOf(one, [...path, key]).map((edit) => ({ ...edit, document: around(edit.document) })), removed];
  });
  return [...inner, ...replaced];
}

function main([name = "", file = ""]: readonly string[]): void {
  const preset = presetNamed(name);
  if (preset === undefined || file === "") throw new Error("Usage: compare-schema.ts PRESET PUBLISHED-SCHEMA");
  const own: Json = JSON.parse(JSON.stringify(buildSchema(preset)));
  const disagreements = compareSchemas(own, JSON.parse(readFileSync(file, "utf8")));
  for (const { pointer, value, acceptedBy } of disagreements)
    console.log(
      `${pointer || "/"}: ${JSON.stringify(value)} is accepted by ${acceptedBy === "preset" ? "the preset" : "the published schema"} only`,
    );
  console.log(disagreements.length === 0 ? "No difference" : `${disagreements.length} differences`);
  process.exitCode = disagreements.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) main(process.argv.slice(2));
