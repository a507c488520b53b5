/** Reads the fields of what an export wrote, of which each must have its form and none may be left over. */

import { AUDIT_ID_MAX_DIGITS } from "../content-server/limits.ts";
import { isArray, isObject, type Json } from "../text/json.ts";

/** Reads a value; undefined where it has not the form. */
export type Read<Value> = (json: Json | undefined) => Value | undefined;

/** The reader of each field of a record. */
export type Fields<Value> = { readonly [Key in keyof Value]-?: Read<Value[Key]> };

const HASH = /^[0-9a-f]{64}$/;
const SIGNATURE = /^[0-9a-f]{128}$/;
const ID = /^(?:0|[1-9]\d*)$/;
const UTC_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

export const text: Read<string> = (json) => (typeof json === "string" ? json : undefined);
export const flag: Read<boolean> = (json) => (typeof json === "boolean" ? json : undefined);
/** A whole number from 0. */
export const count: Read<number> = (json) =>
  typeof json === "number" && Number.isSafeInteger(json) && json >= 0 ? json : undefined;
/** Any number but NaN and the infinite ones. */
export const number: Read<number> = (json) => (Number.isFinite(json) ? Number(json) : undefined);
/** 64 lower-case hexadecimal digits: a SHA-256 or a public key. */
export const hash: Read<string> = matching(HASH);
export const signature: Read<string> = matching(SIGNATURE);
/** The id of an entry. */
export const id: Read<string> = (json) =>
  typeof json === "string" && json.length <= AUDIT_ID_MAX_DIGITS && ID.test(json) ? json : undefined;
/** A time as of RFC 3339, which `Date.parse` takes. */
export const time: Read<string> = (json) =>
  typeof json === "string" && TIME.test(json) && !Number.isNaN(Date.parse(json)) ? json : undefined;
/** A time as of RFC 3339 in UTC, with milliseconds: the one form of each time. */
export const utcTime: Read<string> = (json) =>
  typeof json === "string" && UTC_TIME.test(json) && isTime(json) ? json : undefined;

/** One value, and no other. */
export function only<const Value extends string | number>(value: Value): Read<Value> {
  return (json) => (json === value ? value : undefined);
}

/** Reads with the first reader that accepts the value. */
export function either<One, Other>(read: Read<One>, readOther: Read<Other>): Read<One | Other> {
  return (json) => read(json) ?? readOther(json);
}

export function nullable<Value>(read: Read<Value>): Read<Value | null> {
  return (json) => (json === null ? null : read(json));
}

export function list<Value>(read: Read<Value>): Read<readonly Value[]> {
  return (json) => {
    if (!isArray(json)) return undefined;
    const values = json.map(read).filter((value) => value !== undefined);
    return values.length === json.length ? values : undefined;
  };
}

/** A record of these fields, in their order. Fields that are left over are not in it. */
export function record<Value extends object>(fields: Fields<Value>): Read<Value> {
  const readers = Object.entries<Read<unknown>>(fields);
  return (json) => {
    if (!isObject(json)) return undefined;
    const entries = readers.map(([name, read]) => [name, read(json[name])] as const);
    if (entries.some(([, value]) => value === undefined)) return undefined;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field was read by its own reader
    return Object.fromEntries(entries) as Value;
  };
}

/**
 * Reads a JSON text in UTF-8 by `read`, where it is the very text that `render` makes of what was read; undefined elsewhere.
 * So no byte of it can be another one: no whitespace, no other spelling, no extra field.
 */
export function readCanonical<Value>(
  bytes: Uint8Array,
  read: Read<Value>,
  render: (value: Value) => string,
): Value | undefined {
  try {
    const source = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- JSON.parse makes nothing else
    const value = read(JSON.parse(source) as Json);
    return value !== undefined && render(value) === source ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Tells if a text is a time of the calendar: `Date.parse` takes 31 June too. */
function isTime(source: string): boolean {
  const milliseconds = Date.parse(source);
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString() === source;
}

function matching(pattern: RegExp): Read<string> {
  return (json) => (typeof json === "string" && pattern.test(json) ? json : undefined);
}
