import type { ErrorObject } from "ajv";
import { isArray, isObject, type Json, type Path, pointerStep, valueAt } from "../json.ts";
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

/** What a check of parts goes by: a vocabulary and its schema. */
export interface BlockSchema {
  readonly schema: Schema;
  readonly vocabulary: Vocabulary;
}

/**
 * What is wrong with a block of a document: a key at the top or in `providers`, or a custom entry. Undefined where nothing
 * is. Its siblings are not looked at, so that many blocks take linear time.
 *
 * @param mayLackType whether a custom entry may leave out its `type`, which another layer has then; what it holds must
 *   be right for one variant.
 */
export function blockFault(
  document: Json,
  path: Path,
  block: BlockSchema,
  mayLackType: boolean,
): BlockFault | undefined {
  const value = valueAt(document, path) ?? null;
  const ofKey = keyFault(path, block);
  if (ofKey !== undefined) return ofKey;
  const unsafe = unsafeKeyIn(value, path);
  if (unsafe !== undefined) return unsafeKeyFault(unsafe);
  const isCustom = path.length === 3;
  const tries = errorsByVariant(document, path, value, block.schema, isCustom && mayLackType);
  if (tries.some((errors) => errors.length === 0)) return undefined;
  return firstFault(tries[0] ?? [], document, path, block);
}

/** The errors of a value, or where an entry leaves out its `type`, those by each variant that it may be. */
function errorsByVariant(
  document: Json,
  path: Path,
  value: Json,
  root: Schema,
  mayLackType: boolean,
): readonly (readonly ErrorObject[])[] {
  const schema = schemaAt(root, document, path);
  const lacksType = mayLackType && isObject(value) && !Object.hasOwn(value, "type");
  if (!lacksType) return [schemaErrors(root, schema, value, path)];
  return (schema.oneOf ?? [schema]).map((variant) => {
    const { required = [], ...rest } = effectiveSchema(root, variant);
    return schemaErrors(root, { ...rest, required: required.filter((key) => key !== "type") }, value, path);
  });
}

function keyFault(path: Path, block: BlockSchema): BlockFault | undefined {
  const key = String(path.at(-1));
  if (path.length === 3) return customIdFault(key, block.vocabulary);
  if (key === UNSAFE_KEY) return unsafeKeyFault(path);
  const around = schemaAt(block.schema, null, path.slice(0, -1));
  if (Object.hasOwn(around.properties ?? {}, key)) return undefined;
  const error = errorAt(path.slice(0, -1), "additionalProperties", { additionalProperty: key });
  return firstFault([error], documentOf(path, {}), path, block);
}

/** Decisions: Custom provider id. */
function customIdFault(id: string, { providers }: Vocabulary): BlockFault | undefined {
  const isTaken = Object.hasOwn(providers, id) || [...RESERVED_PROVIDER_KEYS, UNSAFE_KEY, ""].includes(id);
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

/** The first key that is refused wherever it stands. */
function unsafeKeyIn(value: Json, path: Path): Path | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const children: Iterable<[string | number, Json]> = isArray(value) ? value.entries() : Object.entries(value);
  for (const [step, child] of children) {
    if (step === UNSAFE_KEY) return [...path, step];
    if (typeof child !== "object") continue;
    const found = unsafeKeyIn(child, [...path, step]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function unsafeKeyFault(path: Path): BlockFault {
  const message = `The key ${quote(UNSAFE_KEY)} is not allowed anywhere.`;
  return { path, part: "key", message, advice: "Remove it, or choose another name." };
}
