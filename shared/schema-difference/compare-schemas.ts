import { NESTING_MAX_LEVELS } from "../syntax/limits.ts";
import { isObject, type Json } from "../text/json.ts";
import { toPointer } from "../text/pointer.ts";
import { err, ok, type Result } from "../text/result.ts";
import { maskSecrets } from "../text/secrets.ts";
import { alternativesOf, type ObjectParts, type SchemaReader, saysNothing, schemaReader } from "./alternatives.ts";
import { compareScalars } from "./compare-scalars.ts";
import type { SchemaDifference } from "./difference.ts";
import { type Form, formOf, type ObjectForm } from "./form.ts";
import { SCHEMA_MAX_PLACES } from "./limits.ts";

/** Two things of the same kind, one of each schema. */
interface Sides<Value> {
  readonly published: Value;
  readonly vocabulary: Value;
}

/** The state of a comparison. */
interface Walk {
  readonly readers: Sides<SchemaReader>;
  readonly found: SchemaDifference[];
  /** The pairs of schemas on the way to the place, so that circles end. */
  readonly trail: Sides<Json>[];
  places: number;
}

/** Every key or item without a name of its own, as a step of a place. */
const EVERY = "*";

/**
 * The differences of an assistant's published schema (JSON Schema, draft-07 or 2020-12) and of a vocabulary's one, in the
 * order of their places; or why the published one cannot be read. They are compared by what they let be: references
 * and choices may be written in any way. Names of free keys, patterns and conditions are not compared.
 * See docs/decisions/0163-schemas-compared-and-files-migrated.md.
 */
export function compareSchemas(published: Json, vocabulary: Json): Result<readonly SchemaDifference[], string> {
  if (!isObject(published)) return err("It is not an object.");
  const readers = { published: schemaReader(published), vocabulary: schemaReader(vocabulary) };
  const walk: Walk = { readers, found: [], trail: [], places: 0 };
  compareAt(walk, [], { published, vocabulary });
  const [fault] = [...readers.published.faults, ...readers.vocabulary.faults];
  return fault === undefined ? ok(walk.found.toSorted(byPlace)) : err(fault);
}

function byPlace(one: SchemaDifference, other: SchemaDifference): number {
  const [first, second] = [one, other].map(({ place, kind, name }) => JSON.stringify([place, kind, name]));
  return (first ?? "") < (second ?? "") ? -1 : 1;
}

function compareAt(walk: Walk, path: readonly string[], schemas: Sides<Json>): void {
  if (saysNothing(schemas.published) && saysNothing(schemas.vocabulary)) return;
  if (path.length > NESTING_MAX_LEVELS || walk.trail.some((pair) => isSamePair(pair, schemas))) return;
  walk.places += 1;
  if (walk.places > SCHEMA_MAX_PLACES) {
    walk.readers.published.faults.push(`It describes more than ${SCHEMA_MAX_PLACES} places.`);
    return;
  }
  const published = formOf(walk.readers.published, schemas.published);
  const vocabulary = formOf(walk.readers.vocabulary, schemas.vocabulary);
  if (published === undefined || vocabulary === undefined) return;
  walk.trail.push(schemas);
  compareForms(walk, path, { published, vocabulary });
  walk.trail.pop();
}

function isSamePair(one: Sides<Json>, other: Sides<Json>): boolean {
  return isObject(one.published) && one.published === other.published && one.vocabulary === other.vocabulary;
}

function compareForms(walk: Walk, path: readonly string[], { published, vocabulary }: Sides<Form>): void {
  walk.found.push(...compareScalars(toPointer(path), published, vocabulary));
  if (published.object !== undefined && vocabulary.object !== undefined) {
    compareObjects(walk, path, { published: published.object, vocabulary: vocabulary.object });
  }
  if (published.free.has("array") && vocabulary.free.has("array")) {
    compareAt(walk, [...path, EVERY], { published: published.items, vocabulary: vocabulary.items });
  }
}

/** Where `type` chooses on both sides, variant by variant. */
function compareObjects(walk: Walk, path: readonly string[], { published, vocabulary }: Sides<ObjectForm>): void {
  if (published.byType === undefined || vocabulary.byType === undefined) {
    compareParts(walk, path, { published, vocabulary });
    return;
  }
  for (const type of new Set([...published.byType.keys(), ...vocabulary.byType.keys()])) {
    const place = [...path.slice(0, -1), `${path.at(-1) ?? ""}[${type}]`];
    const sides = { published: published.byType.get(type), vocabulary: vocabulary.byType.get(type) };
    if (isOnBoth(sides)) compareParts(walk, place, sides);
    else walk.found.push({ place: toPointer(place), kind: "variant", name: maskSecrets(type), ...presence(sides) });
  }
}

function isOnBoth<Value>(sides: Sides<Value | undefined>): sides is Sides<Value> {
  return sides.published !== undefined && sides.vocabulary !== undefined;
}

/** The sides of a difference in that something is there. */
function presence({ published, vocabulary }: Sides<unknown>): Sides<boolean> {
  return { published: published !== undefined, vocabulary: vocabulary !== undefined };
}

function compareParts(walk: Walk, path: readonly string[], { published, vocabulary }: Sides<ObjectParts>): void {
  const named = {
    published: namedKeys(walk.readers.published, published),
    vocabulary: namedKeys(walk.readers.vocabulary, vocabulary),
  };
  const keys = [published, vocabulary].flatMap((side) => [...side.properties.keys(), ...side.required]);
  for (const key of new Set(keys)) {
    const schemas = { published: named.published.get(key), vocabulary: named.vocabulary.get(key) };
    const isRequired = { published: published.required.has(key), vocabulary: vocabulary.required.has(key) };
    compareKey(walk, [...path, key], schemas, isRequired);
  }
  compareOthers(walk, path, { published: published.others, vocabulary: vocabulary.others });
}

/** A key that one side alone has is one difference, whatever else is said of it. */
function compareKey(
  walk: Walk,
  path: readonly string[],
  schemas: Sides<Json | undefined>,
  isRequired: Sides<boolean>,
): void {
  const at = { place: toPointer(path), name: maskSecrets(path.at(-1) ?? "") };
  const isThere = presence(schemas);
  if (isThere.published !== isThere.vocabulary) {
    walk.found.push({ ...at, kind: "key", ...isThere });
    return;
  }
  if (isOnBoth(schemas)) compareAt(walk, path, schemas);
  if (isRequired.published !== isRequired.vocabulary) walk.found.push({ ...at, kind: "required", ...isRequired });
}

/** The schemas of the keys that an object may have, without those that no value is right for. */
function namedKeys(reader: SchemaReader, { properties }: ObjectParts): ReadonlyMap<string, Json> {
  return new Map([...properties].filter(([, schema]) => alternativesOf(reader, schema).length > 0));
}

function compareOthers(walk: Walk, path: readonly string[], schemas: Sides<Json>): void {
  const isOpen = {
    published: alternativesOf(walk.readers.published, schemas.published).length > 0,
    vocabulary: alternativesOf(walk.readers.vocabulary, schemas.vocabulary).length > 0,
  };
  if (isOpen.published !== isOpen.vocabulary) {
    walk.found.push({ place: toPointer(path), kind: "other-keys", name: null, ...isOpen });
  } else if (isOpen.published) compareAt(walk, [...path, EVERY], schemas);
}
