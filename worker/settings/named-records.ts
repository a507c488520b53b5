/** A secret of a deployment that is a JSON object from names to records, such as AUDIT_EXPORT_SOURCES. */

import {
  err,
  isObject,
  isPrivateHost,
  type Json,
  type JsonObject,
  ok,
  type Result,
  readDocument,
} from "../../shared/index.ts";
import { type Reader, type Readers, string, type ValuesOf } from "../values/readers.ts";
import { checkUpstreamUrl } from "./upstream-url.ts";

/** The limits and the readers of such a secret. */
interface NamedRecords<Value> {
  readonly variable: string;
  /** The word for a record. */
  readonly what: string;
  readonly max: number;
  /** A name that no record can have, and why. */
  readonly reserved?: { readonly name: string; readonly why: string };
  /** @returns else what is wrong with the record, as the end of a sentence. */
  readonly read: (json: Json) => Result<Value, string>;
}

const NAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Reads such a secret. A record with a mistake makes all of them unusable. The fault names the record and the field, and no value:
 * one of them is a secret.
 */
export function readNamedRecords<Value>(
  env: object,
  { variable, what, max, reserved, read }: NamedRecords<Value>,
): Result<ReadonlyMap<string, Value>, string> {
  const faultOf = (mistake: string) => err(`The secret ${variable} cannot be used: ${mistake}.`);
  const given: unknown = Reflect.get(env, variable);
  if (given === undefined || given === "") return ok(new Map());
  if (typeof given !== "string") return faultOf("it is not text");
  const parsed = readDocument(given);
  // What is wrong with the syntax might repeat a part of a secret.
  if (!parsed.ok) return faultOf("it is not a JSON object");
  const entries = Object.entries(parsed.value.document);
  if (entries.length > max) return faultOf(`it has more than ${max} ${what}s`);
  const records = new Map<string, Value>();
  for (const [name, json] of entries) {
    if (!NAME.test(name) || name === reserved?.name) {
      const rule = `the name of a ${what} must be 1 to 63 of the characters a-z, 0-9 and -, with no - at an end`;
      return faultOf(reserved === undefined ? rule : `${rule}, and not ${reserved.name}, which is ${reserved.why}`);
    }
    const record = read(json);
    if (!record.ok) return faultOf(`of the ${what} ${name}, ${record.error}`);
    records.set(name, record.value);
  }
  return ok(records);
}

/** The fields of a record. @returns else what is wrong with it, as the end of a sentence. */
export function readRecord<Known extends Readers>(json: Json, fields: Known): Result<ValuesOf<Known>, string> {
  if (!isObject(json)) return err("the value must be an object");
  const names = Object.keys(fields);
  if (Object.keys(json).some((name) => !names.includes(name))) return err(`the fields can only be ${names.join(", ")}`);
  const mistakes = Object.entries(fields).filter(([name, field]) => !isRight(json, name, field));
  if (mistakes.length > 0) return err(mistakes.map(([name, { expected }]) => `${name} must be ${expected}`).join(", "));
  const values = Object.entries(fields).map(([name, field]) => [name, valueOf(json, name, field)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field was read by its own reader
  return ok(Object.fromEntries(values) as ValuesOf<Known>);
}

function isRight(json: JsonObject, name: string, field: Reader<unknown>): boolean {
  return Object.hasOwn(json, name) ? valueOf(json, name, field) !== undefined : !field.isRequired;
}

function valueOf(json: JsonObject, name: string, { read }: Reader<unknown>): unknown {
  return Object.hasOwn(json, name) ? read(json[name] ?? null) : undefined;
}

/**
 * The URL of a server that gets a secret, which is held to what the upstreams of API content are held to. The secret goes over the
 * network unencrypted only where that is a private one, and allowed.
 */
export function serverUrl(allowPrivate: boolean): Reader<string> {
  const isTaken = (text: string): boolean => {
    const checked = checkUpstreamUrl(text, { ownOrigins: [], contentHost: undefined, allowPrivate });
    if (!checked.ok || /[\\\s]/.test(text)) return false;
    const { protocol, hostname } = checked.value;
    return protocol === "https:" || isPrivateHost(hostname);
  };
  return string(
    "an https URL of a public host without user name, query and fragment (of a private host, or http there, only where ALLOW_PRIVATE_UPSTREAMS is on)",
    (text) => (isTaken(text) ? new URL(text).href : undefined),
  );
}
