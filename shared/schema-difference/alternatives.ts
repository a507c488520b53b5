import { isArray, isObject, type Json, type JsonObject } from "../text/json.ts";
import { type Bounds, bothBounds, boundsIn } from "./bounds.ts";
import { SCHEMA_MAX_ALTERNATIVES, SCHEMA_MAX_DEPTH } from "./limits.ts";
import { targetOf } from "./reference.ts";
import { ALL_TYPES, isScalar, type Scalar, type TypeName, typeOf, typesNamedBy } from "./type-names.ts";

/** One way in which a schema lets a value be, with all that holds of it together. Schemas in it are read when asked for. */
export interface Alternative extends ObjectParts {
  readonly types: ReadonlySet<TypeName>;
  /** The only values; undefined where every one of the types is right. */
  readonly values: readonly Scalar[] | undefined;
  readonly bounds: Bounds;
  readonly items: Json;
}

/** The part of an alternative that concerns objects. */
export interface ObjectParts {
  readonly properties: ReadonlyMap<string, Json>;
  readonly required: ReadonlySet<string>;
  /** The schema of keys that have none of their own. */
  readonly others: Json;
}

/** A schema that is read. */
export interface SchemaReader {
  readonly root: Json;
  /** The alternatives of schemas that were read. */
  readonly known: Map<JsonObject, readonly Alternative[]>;
  /** Reasons for which the schema cannot be read. */
  readonly faults: string[];
  /** The number of schemas that are being read, each for the one before. */
  depth: number;
}

export function schemaReader(root: Json): SchemaReader {
  return { root, known: new Map(), faults: [], depth: 0 };
}

const ANYTHING: Alternative = {
  types: ALL_TYPES,
  values: undefined,
  bounds: new Map(),
  properties: new Map(),
  required: new Set(),
  others: true,
  items: true,
};

/** The alternatives of a schema; none where no value is right. A schema that is a part of itself adds nothing there. */
export function alternativesOf(reader: SchemaReader, schema: Json): readonly Alternative[] {
  if (schema === false) return [];
  if (!isObject(schema)) return [ANYTHING];
  const known = reader.known.get(schema);
  if (known !== undefined) return known;
  if (reader.depth >= SCHEMA_MAX_DEPTH) return fault(reader, "Its references and parts nest too deep.");
  reader.known.set(schema, [ANYTHING]);
  reader.depth += 1;
  const alternatives = combine(reader, schema);
  reader.depth -= 1;
  reader.known.set(schema, alternatives);
  return alternatives;
}

/** Notes why the schema cannot be read. */
function fault(reader: SchemaReader, reason: string): readonly Alternative[] {
  reader.faults.push(reason);
  return [ANYTHING];
}

function combine(reader: SchemaReader, schema: JsonObject): readonly Alternative[] {
  if (refusesAll(schema["not"])) return [];
  const parts: (readonly Alternative[])[] = [[ownAlternative(schema)].filter(isPossible)];
  const reference = schema["$ref"];
  if (typeof reference === "string") parts.push(alternativesBehind(reader, reference));
  for (const part of listAt(schema, "allOf")) parts.push(alternativesOf(reader, part));
  for (const keyword of ["anyOf", "oneOf"]) {
    const choice = listAt(schema, keyword);
    if (choice.length > 0) parts.push(choice.flatMap((one) => alternativesOf(reader, one)));
  }
  const all = parts.reduce((one, other) => allOfBoth(reader, one, other));
  const others = schema["unevaluatedProperties"];
  return others === undefined ? all : all.map((one) => ({ ...one, others: bothSchemas(one.others, others) }));
}

/** True of `not: {}`, by which generators say that no value is right. */
function refusesAll(not: Json | undefined): boolean {
  return not === true || (isObject(not) && Object.keys(not).length === 0);
}

function alternativesBehind(reader: SchemaReader, reference: string): readonly Alternative[] {
  const target = targetOf(reader.root, reference);
  return target.ok ? alternativesOf(reader, target.value) : fault(reader, target.error);
}

function listAt(schema: JsonObject, keyword: string): readonly Json[] {
  const list = schema[keyword];
  return isArray(list) ? list : [];
}

/** The alternative of a schema's own keywords. */
function ownAlternative(schema: JsonObject): Alternative {
  const values = valuesIn(schema);
  const named = typesNamedBy(schema["type"]);
  const types = values === undefined ? named : new Set(values.map(typeOf));
  const properties = schema["properties"];
  return {
    types,
    values,
    bounds: values === undefined ? boundsIn(schema, types) : new Map(),
    properties: new Map(isObject(properties) ? Object.entries(properties) : []),
    required: new Set(listAt(schema, "required").filter((key) => typeof key === "string")),
    others: schema["additionalProperties"] ?? true,
    items: schema["items"] ?? true,
  };
}

/** The values of `const` or `enum` that are of the schema's types. */
function valuesIn(schema: JsonObject): readonly Scalar[] | undefined {
  const { const: constant, enum: list } = schema;
  const stated = constant === undefined ? list : [constant];
  if (!isArray(stated)) return undefined;
  const types = typesNamedBy(schema["type"]);
  return stated.filter(isScalar).filter((value) => types.has(typeOf(value)));
}

/** Combinations of one alternative of each list. */
function allOfBoth(
  reader: SchemaReader,
  ones: readonly Alternative[],
  others: readonly Alternative[],
): readonly Alternative[] {
  if (ones.length * others.length > SCHEMA_MAX_ALTERNATIVES) {
    return fault(reader, `It has more than ${SCHEMA_MAX_ALTERNATIVES} combinations of choices for one value.`);
  }
  return ones.flatMap((one) => others.map((other) => both(one, other))).filter(isPossible);
}

function isPossible({ types }: Alternative): boolean {
  return types.size > 0;
}

function both(one: Alternative, other: Alternative): Alternative {
  if (one === ANYTHING || other === ANYTHING) return one === ANYTHING ? other : one;
  const values = bothValues(one, other);
  return {
    types:
      values === undefined
        ? new Set([...one.types].filter((type) => other.types.has(type)))
        : new Set(values.map(typeOf)),
    values,
    bounds: values === undefined ? bothBounds(one.bounds, other.bounds) : new Map(),
    properties: bothProperties(one, other),
    required: new Set([...one.required, ...other.required]),
    others: bothSchemas(one.others, other.others),
    items: bothSchemas(one.items, other.items),
  };
}

function bothValues(one: Alternative, other: Alternative): readonly Scalar[] | undefined {
  const values = one.values ?? other.values;
  return values?.filter((value) => [one, other].every((side) => isRightFor(side, value)));
}

function isRightFor({ types, values }: Alternative, value: Scalar): boolean {
  return values === undefined ? types.has(typeOf(value)) : values.includes(value);
}

/** A key without a schema of its own in one of them has there the schema of all such keys. */
function bothProperties(one: ObjectParts, other: ObjectParts): ReadonlyMap<string, Json> {
  const keys = new Set([...one.properties.keys(), ...other.properties.keys()]);
  return new Map(Array.from(keys, (key) => [key, bothSchemas(schemaOf(one, key), schemaOf(other, key))]));
}

/** The schema of the value under a key. */
export function schemaOf({ properties, others }: ObjectParts, key: string): Json {
  return properties.get(key) ?? others;
}

/** The schema of what both let be. */
function bothSchemas(one: Json, other: Json): Json {
  if (saysNothing(one)) return other;
  if (saysNothing(other) || one === other) return one;
  return one === false || other === false ? false : { allOf: [one, other] };
}

/** True of a schema by which every value is right. */
export function saysNothing(schema: Json): boolean {
  return schema === true || (isObject(schema) && Object.keys(schema).length === 0);
}
