/** The receivers of pushes: servers that get what exports write, with the secrets by which they know it. */

import {
  err,
  type Json,
  ok,
  PUSH_FORMATS,
  type PushContent,
  type PushFormat,
  type Result,
} from "../../shared/index.ts";
import { AUDIT_EXPORT_NAME_MAX_CHARACTERS } from "../values/limits.ts";
import { boolean, listOf, oneOf, optional, pattern } from "../values/readers.ts";
import { readNamedRecords, readRecord, serverUrl } from "./named-records.ts";

/** Receivers of pushes in one deployment. */
const AUDIT_RECEIVERS_MAX = 10;

/** Exports that one receiver gets: the hourly schedule and each scrape of the metrics ask the pushes of each, as for `AUDIT_EXPORTS_MAX`. */
const AUDIT_RECEIVER_MAX_EXPORTS = 40;

/** The secret of a receiver: what signs bodies must not be guessed. */
const AUDIT_RECEIVER_SECRET_MIN_CHARACTERS = 16;

const AUDIT_RECEIVER_SECRET_MAX_CHARACTERS = 512;

/** The secret of a deployment that holds its receivers. */
export const RECEIVERS_VARIABLE = "AUDIT_EXPORT_RECEIVERS";

/** A server that gets what exports write. */
export interface Receiver {
  readonly name: string;
  readonly url: string;
  readonly format: PushFormat;
  /** The names of the exports that it gets. */
  readonly exports: readonly string[];
  readonly content: PushContent;
  /** The secret that signs bodies; for an event collector, its token. Never tell it. */
  readonly secret: string;
}

/** The receivers of a deployment, by their names. */
export type Receivers = ReadonlyMap<string, Receiver>;

/** Reads the secret AUDIT_EXPORT_RECEIVERS: a JSON object from the name of each receiver to its fields. */
export function readReceivers(env: object, allowPrivate: boolean): Result<Receivers, string> {
  const read = readNamedRecords(env, {
    variable: RECEIVERS_VARIABLE,
    what: "receiver",
    max: AUDIT_RECEIVERS_MAX,
    read: (json) => readReceiver(json, allowPrivate),
  });
  if (!read.ok) return read;
  return ok(new Map(Array.from(read.value, ([name, fields]) => [name, { ...fields, name }])));
}

/** The receivers of an export, in the order in which the secret names them. */
export function receiversOf(exportName: string, receivers: Receivers): readonly Receiver[] {
  return Array.from(receivers.values()).filter((receiver) => receiver.exports.includes(exportName));
}

const fieldsOf = (allowPrivate: boolean) => ({
  url: serverUrl(allowPrivate),
  format: oneOf(PUSH_FORMATS),
  exports: listOf(
    pattern(new RegExp(`^[a-z0-9-]{1,${AUDIT_EXPORT_NAME_MAX_CHARACTERS}}$`), "the name of an export"),
    "a list of names of exports",
  ),
  entries: optional(boolean),
  manifests: optional(boolean),
  secret: pattern(
    new RegExp(`^[!-~]{${AUDIT_RECEIVER_SECRET_MIN_CHARACTERS},${AUDIT_RECEIVER_SECRET_MAX_CHARACTERS}}$`),
    `${AUDIT_RECEIVER_SECRET_MIN_CHARACTERS} to ${AUDIT_RECEIVER_SECRET_MAX_CHARACTERS} characters of ASCII, without whitespace`,
  ),
});

/** A receiver; what is wrong with it, as the end of a sentence, where it cannot be used. */
function readReceiver(json: Json, allowPrivate: boolean): Result<Omit<Receiver, "name">, string> {
  const read = readRecord(json, fieldsOf(allowPrivate));
  if (!read.ok) return read;
  const { url, format, exports, entries = true, manifests = true, secret } = read.value;
  if (!entries && !manifests) return err("entries and manifests must not both be false");
  if (exports.length > AUDIT_RECEIVER_MAX_EXPORTS) {
    return err(`exports must not be more than ${AUDIT_RECEIVER_MAX_EXPORTS} names`);
  }
  return ok({ url, format, exports, content: { entries, manifests }, secret });
}
