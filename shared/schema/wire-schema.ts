/**
 * JSON Schemas (2020-12) of requests and answers, as plain data, each with the type of the values that it describes.
 */

import type { Json } from "../text/json.ts";

/** A JSON Schema. One with a title is a component of the document that describes the API, by that name. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: TypeName | readonly TypeName[];
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
}

type TypeName = "object" | "array" | "string" | "integer" | "number" | "boolean" | "null";

declare const OF: unique symbol;

/** A JSON Schema of just these values: neither of more nor of fewer. */
export interface WireSchema<Value> extends JsonSchema {
  /** For types alone; no value has it. */
  readonly [OF]?: (value: Value) => Value;
}

/** The values that a schema describes. */
export type ValueOf<Schema> = Schema extends { readonly [OF]?: (value: infer Value) => unknown } ? Value : never;

/** Schemas by the names of fields. */
type Fields = Readonly<Record<string, JsonSchema>>;

type RecordOf<Names extends Fields> = { readonly [Name in keyof Names]: ValueOf<Names[Name]> };

export const TEXT: WireSchema<string> = { type: "string" };

/** RFC 3339. */
export const TIME: WireSchema<string> = { type: "string", format: "date-time" };

export const URL_TEXT: WireSchema<string> = { type: "string", format: "uri" };

/** A whole number that counts something. */
export const COUNT: WireSchema<number> = { type: "integer", minimum: 0 };

export const NUMBER: WireSchema<number> = { type: "number" };

export const FLAG: WireSchema<boolean> = { type: "boolean" };

export const NULL: WireSchema<null> = { type: "null" };

export const ANY_JSON: WireSchema<Json> = {};

/** One of several words. */
export function wordOf<Word extends string>(words: readonly Word[]): WireSchema<Word> {
  return { type: "string", enum: words };
}

export function listOf<Item>(items: WireSchema<Item>): WireSchema<readonly Item[]> {
  return { type: "array", items };
}

/** An object of which each property is such a value. */
export function mapOf<Value>(values: WireSchema<Value>): WireSchema<Readonly<Record<string, Value>>> {
  return { type: "object", additionalProperties: values };
}

/** An object with these fields. */
export function recordOf<Names extends Fields>(fields: Names): WireSchema<RecordOf<Names>> {
  return { type: "object", properties: fields, required: Object.keys(fields) };
}

/** The names of a record's fields, in their order. */
export function fieldsOf<Value>(schema: WireSchema<Value>): readonly (keyof Value & string)[] {
  const { properties = {} }: JsonSchema = schema;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a record's schema has its fields as properties
  return Object.keys(properties) as (keyof Value & string)[];
}

/** The same with more fields. */
export function withMore<Some, Names extends Fields>(
  some: WireSchema<Some>,
  more: Names,
): WireSchema<Some & RecordOf<Names>> {
  const { properties, required = [], ...plain }: JsonSchema = some;
  return { ...plain, properties: { ...properties, ...more }, required: [...required, ...Object.keys(more)] };
}

/** The same with others, which it has only sometimes. */
export function withOptional<Always, Names extends Fields>(
  always: WireSchema<Always>,
  sometimes: Names,
): WireSchema<Always & Partial<RecordOf<Names>>> {
  const plain: JsonSchema = always;
  return { ...plain, properties: { ...plain.properties, ...sometimes } };
}

/** A value that may be null. */
export function orNull<Value>(schema: WireSchema<Value>): WireSchema<Value | null> {
  const plain: JsonSchema = schema;
  const { type, enum: words, title } = plain;
  if (typeof type !== "string" || title !== undefined) return { anyOf: [plain, NULL] };
  return { ...plain, type: [type, "null"], ...(words === undefined ? {} : { enum: [...words, null] }) };
}

/** A value that matches one of several schemas. */
export function anyOf<Schemas extends readonly JsonSchema[]>(
  ...schemas: Schemas
): WireSchema<ValueOf<Schemas[number]>> {
  return { anyOf: schemas };
}

/** The same as a component. @param title its name there. */
export function named<Value>(title: string, schema: WireSchema<Value>): WireSchema<Value> {
  return { ...schema, title };
}

/** The same with what it means. */
export function described<Value>(schema: WireSchema<Value>, description: string): WireSchema<Value> {
  return { ...schema, description };
}
