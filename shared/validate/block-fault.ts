import type { ErrorObject } from "ajv";
import { fromPointer, isArray, isObject, type Json, type Path, pointerStep, valueAt } from "../json.ts";
import type { Schema } from "../schema/schema.ts";
import { RESERVED_PROVIDER_KEYS, UNSAFE_KEY, type Vocabulary } from "../vocabulary/vocabulary.ts";
import { schemaErrors } from "./match-schema.ts";
import { effectiveSchema, schemaAt } from "./schema-at.ts";
import { schemaFindings } from "./schema-errors.ts";
import { quote } from "./wording.ts";

/** What is wrong with a part of a document: the first mistake of it, in the words of the rules. */
export interface BlockFault {
  readonly path: Path;
  readonly part: "key" | "value";
  /** One sentence. */
  readonly message: string;
  /** One sentence. */
  readonly advice: string;
}

/** What a check of parts goes by. */
export interface BlockSchema {
  readonly schema: Schema;
  readonly vocabulary: Vocabulary;
}

/**
 * What is wrong with the value at a path of a document; undefined where nothing is.
 *
 * @param mayLackType whether a custom entry may leave out its `type`, which another layer has then; what it holds must
 *   be right for one variant.
 */
export function blockFault(
  document: Json,
  path: Path,
  { schema, vocabulary }: BlockSchema,
  mayLackType: boolean,
): BlockFault | undefined {
  const value = valueAt(document, path);
  if (value === undefined) return undefined;
  const unsafe = unsafeKeyIn(value, path);
  if (unsafe !== undefined) return unsafeKeyFault(unsafe);
  const ownSchema = schemaAt(schema, document, path);
  const variants = mayLackType && isObject(value) && !Object.hasOwn(value, "type") ? ownSchema.oneOf : undefined;
  const tries = (variants ?? [ownSchema]).map((one) => {
    const errors = schemaErrors(schema, effectiveSchema(schema, one), value, path);
    return errors.filter((error) => !(mayLackType && error.params["missingProperty"] === "type" && isAt(error, path)));
  });
  if (tries.some((errors) => errors.length === 0)) return undefined;
  return firstFault(tries[0] ?? [], document, path, { schema, vocabulary });
}

/** What is wrong with a key that the format does not have at this place, whatever stands under it. */
export function keyFault(path: Path, { schema, vocabulary }: BlockSchema): BlockFault {
  const key = String(path.at(-1));
  if (key === UNSAFE_KEY) return unsafeKeyFault(path);
  const error = errorAt(path.slice(0, -1), "additionalProperties", { additionalProperty: key });
  // A document of this key alone: to look at its siblings for each of many keys would take the square of their number.
  return firstFault([error], documentOf(path, {}), path, { schema, vocabulary });
}

/** What is wrong with a value that should be an object. */
export function noObjectFault(document: Json, path: Path, block: BlockSchema): BlockFault {
  return firstFault([errorAt(path, "type", { type: "object" })], document, path, block);
}

/** What is wrong with the id of a custom provider (decisions: Custom provider id); undefined where nothing is. */
export function customIdFault(id: string, { vocabulary }: BlockSchema): BlockFault | undefined {
  const isTaken = [...Object.keys(vocabulary.providers), ...RESERVED_PROVIDER_KEYS, UNSAFE_KEY, ""].includes(id);
  if (!isTaken) return undefined;
  const message = `A custom provider cannot be called ${quote(id)}.`;
  return { path: ["providers", "custom", id], part: "key", message, advice: "Choose another id." };
}

function errorAt(path: Path, keyword: string, params: Readonly<Record<string, unknown>>): ErrorObject {
  return { instancePath: path.map((step) => `/${pointerStep(step)}`).join(""), schemaPath: "", keyword, params };
}

function documentOf(path: Path, value: Json): Json {
  return path.reduceRight<Json>((inner, step) => Object.fromEntries([[String(step), inner]]), value);
}

function firstFault(errors: readonly ErrorObject[], document: Json, path: Path, block: BlockSchema): BlockFault {
  const [finding] = schemaFindings(errors, document, block.schema, block.vocabulary);
  if (finding === undefined) {
    return { path, part: "value", message: "The format does not take it.", advice: "Mend it or remove it." };
  }
  const { place, message, advice } = finding;
  return { path: place.path, part: "part" in place ? place.part : "value", message, advice };
}

/** The entry itself is meant, not something in it that has a `type` as well. */
function isAt({ instancePath }: { readonly instancePath: string }, path: Path): boolean {
  return fromPointer(instancePath).length === path.length;
}

/** The first key that is refused wherever it stands. */
function unsafeKeyIn(value: Json, path: Path): Path | undefined {
  if (isArray(value)) {
    for (const [index, item] of value.entries()) {
      const found = typeof item === "object" ? unsafeKeyIn(item, [...path, index]) : undefined;
      if (found !== undefined) return found;
    }
  } else if (isObject(value)) {
    for (const [key, child] of Object.entries(value)) {
      if (key === UNSAFE_KEY) return [...path, key];
      const found = typeof child === "object" ? unsafeKeyIn(child, [...path, key]) : undefined;
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function unsafeKeyFault(path: Path): BlockFault {
  const message = `The key "${UNSAFE_KEY}" is not allowed.`;
  return { path, part: "key", message, advice: "Remove it or rename it." };
}
