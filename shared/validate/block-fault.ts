import type { ErrorObject } from "ajv";
import { matchesSchema, schemaErrors } from "../schema/match-schema.ts";
import type { Schema } from "../schema/schema.ts";
import { effectiveSchema, schemaAt } from "../schema/schema-at.ts";
import type { GuessBudget } from "../text/did-you-mean.ts";
import { documentOf, isArray, isObject, type Json, type Path, UNSAFE_KEY, valueAt } from "../text/json.ts";
import { exactPointer } from "../text/pointer.ts";
import { quote } from "../text/wording.ts";
import { RESERVED_PROVIDER_KEYS, type Vocabulary } from "../vocabulary/vocabulary.ts";
import { BLOCK_ERRORS_MAX } from "./limits.ts";
import { schemaFindings } from "./schema-errors.ts";

/** The first mistake of a part of a document, in the words of the rules. */
export interface BlockFault {
  readonly path: Path;
  readonly part: "key" | "value";
  /** One sentence. */
  readonly message: string;
  /** One sentence. */
  readonly advice: string;
}

/** The settings of a check of parts: a vocabulary and its schema. */
export interface BlockSchema {
  readonly schema: Schema;
  readonly vocabulary: Vocabulary;
  /** For the guesses at what was meant in all parts together. */
  readonly budget: GuessBudget;
}

/**
 * True for a valid block of a document: a key at the top or in `providers`, or a custom entry. Its siblings are not
 * looked at, so that many blocks take linear time.
 *
 * @param isTypeOptional whether a custom entry may leave out its `type`, which another layer has then; what it holds
 * must be right for one variant.
 */
export function isValidBlock(document: Json, path: Path, block: BlockSchema, isTypeOptional: boolean): boolean {
  const value = valueAt(document, path) ?? null;
  if (!isKnownKey(path, block) || unsafeKeyIn(value, path) !== undefined) return false;
  return schemasOf(document, path, block, isTypeOptional).some((schema) => matchesSchema(block.schema, schema, value));
}

/** The mistake in a block that is not valid. */
export function blockFault(document: Json, path: Path, block: BlockSchema, isTypeOptional: boolean): BlockFault {
  const value = valueAt(document, path) ?? null;
  if (!isKnownKey(path, block)) return keyFault(path, block);
  const unsafe = unsafeKeyIn(value, path);
  if (unsafe !== undefined) return unsafeKeyFault(unsafe);
  const [schema = {}] = schemasOf(document, path, block, isTypeOptional);
  return firstFault(schemaErrors(block.schema, schema, value, path, BLOCK_ERRORS_MAX), document, path, block);
}

/**
 * The schemas of which a block must match one: its own, or of a custom entry without its `type` those of all variants.
 */
function schemasOf(
  document: Json,
  path: Path,
  { schema: root }: BlockSchema,
  isTypeOptional: boolean,
): readonly Schema[] {
  const schema = schemaAt(root, document, path);
  const value = valueAt(document, path);
  const hasNoType = isTypeOptional && path.length === 3 && isObject(value) && !Object.hasOwn(value, "type");
  if (!hasNoType) return [schema];
  return (schema.oneOf ?? [schema]).map((variant) => {
    const { required = [], ...rest } = effectiveSchema(root, variant);
    return { ...rest, required: required.filter((key) => key !== "type") };
  });
}

/** True for a key that the format has at its place, and for an id that a custom provider may have. */
function isKnownKey(path: Path, block: BlockSchema): boolean {
  const { schema, vocabulary } = block;
  const key = String(path.at(-1));
  if (key === UNSAFE_KEY) return false;
  if (takesAnyId(path, block)) return key !== "" && !Object.hasOwn(vocabulary.providers, key) && !isReserved(key);
  return Object.hasOwn(schemaAt(schema, null, path.slice(0, -1)).properties ?? {}, key);
}

/** True for the place of a custom provider, where the vocabulary has any kind of them. */
function takesAnyId(path: Path, { vocabulary }: BlockSchema): boolean {
  return path.length === 3 && Object.keys(vocabulary.customVariants).length > 0;
}

function isReserved(id: string): boolean {
  return RESERVED_PROVIDER_KEYS.some((key) => key === id);
}

/** The decisions say why a custom provider's id is one, too. */
function keyFault(path: Path, block: BlockSchema): BlockFault {
  const key = String(path.at(-1));
  if (takesAnyId(path, block)) {
    const message = `The custom provider id ${quote(key)} cannot be used.`;
    return { path, part: "key", message, advice: "Use another id." };
  }
  if (key === UNSAFE_KEY) return unsafeKeyFault(path);
  const error = errorAt(path.slice(0, -1), "additionalProperties", { additionalProperty: key });
  // A document of this key alone, for the siblings of each of many keys are many.
  return firstFault([error], documentOf(path, {}), path, block);
}

function errorAt(path: Path, keyword: string, params: Readonly<Record<string, unknown>>): ErrorObject {
  return { instancePath: exactPointer(path), schemaPath: "", keyword, params };
}

function firstFault(errors: readonly ErrorObject[], document: Json, path: Path, block: BlockSchema): BlockFault {
  const [finding] = schemaFindings(errors, document, block.schema, block.vocabulary, block.budget);
  if (finding === undefined) {
    return { path, part: "value", message: "The format does not allow it.", advice: "Fix it or remove it." };
  }
  const { place, message, advice } = finding;
  return { path: place.path, part: place.part === "key" ? "key" : "value", message, advice };
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
  const message = `The key ${quote(UNSAFE_KEY)} is not allowed.`;
  return { path, part: "key", message, advice: "Remove it, or use another name." };
}
