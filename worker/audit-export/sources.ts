/** The sources of exports beside this server's own log: other content servers, with the keys by which their logs are read. */

import {
  AUDIT_EXPORT_PAGE_ENTRIES,
  AUDIT_SOURCE_HOLD_BACK_MAX_SECONDS,
  AUDIT_SOURCE_KEY_MAX_CHARACTERS,
  AUDIT_SOURCE_OVERLAP_MAX_ENTRIES,
  AUDIT_SOURCE_PAGE_MAX_ENTRIES,
  err,
  isHeaderName,
  isObject,
  isPrivateHost,
  type Json,
  type JsonObject,
  ok,
  type Result,
  readDocument,
} from "../../shared/index.ts";
import { checkUpstreamUrl } from "../content-server/upstream-url.ts";
import { boolean, optional, pattern, type Reader, string, wholeNumber } from "../input/readers.ts";
import { AUDIT_SOURCE_HEADER_NAME_MAX_CHARACTERS, AUDIT_SOURCES_MAX } from "../limits.ts";

/** The secret of a deployment that holds its sources. */
export const SOURCES_VARIABLE = "AUDIT_EXPORT_SOURCES";

/** What the log of this server is called as a source. */
export const OWN_SOURCE = "own";

/** A content server whose audit log can be exported. */
export interface RemoteSource {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** The API key of an administrator there. Never tell it. */
  readonly key: string;
  /** The header that carries the key. */
  readonly keyHeader: string;
  readonly pageEntries: number;
  readonly holdBackMilliseconds: number;
  readonly overlapEntries: number;
  readonly consecutiveIds: boolean;
  /** Whether the server's cursors are ids of entries. */
  readonly cursorIsId: boolean;
}

/** The sources of a deployment, by their names. */
export type Sources = ReadonlyMap<string, RemoteSource>;

const NAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Reads the secret AUDIT_EXPORT_SOURCES: a JSON object from the name of each source to its fields. A source with a mistake makes
 * all of them unusable. The fault names the source and the field, and no value: one of them is a key.
 */
export function ownSources(env: object, allowPrivate: boolean): Result<Sources, string> {
  const given: unknown = Reflect.get(env, SOURCES_VARIABLE);
  if (given === undefined || given === "") return ok(new Map());
  return typeof given === "string" ? readSources(given, allowPrivate) : faultOf("it is not text");
}

function readSources(text: string, allowPrivate: boolean): Result<Sources, string> {
  const read = readDocument(text);
  // What is wrong with the syntax might repeat a part of a key.
  if (!read.ok) return faultOf("it is not a JSON object");
  const entries = Object.entries(read.value.document);
  if (entries.length > AUDIT_SOURCES_MAX) return faultOf(`it has more than ${AUDIT_SOURCES_MAX} sources`);
  const sources = new Map<string, RemoteSource>();
  for (const [name, fields] of entries) {
    if (!NAME.test(name) || name === OWN_SOURCE) return faultOf(NAME_PROBLEM);
    const source = readSource(fields, allowPrivate);
    if (!source.ok) return faultOf(`of the source ${name}, ${source.error}`);
    sources.set(name, source.value);
  }
  return ok(sources);
}

const NAME_PROBLEM =
  "the name of a source must be 1 to 63 of the characters a-z, 0-9 and -, with no - at an end, and not " +
  `${OWN_SOURCE}, which is the log of this server`;

function faultOf(mistake: string): Result<never, string> {
  return err(`The secret ${SOURCES_VARIABLE} cannot be used: ${mistake}.`);
}

const fieldsOf = (allowPrivate: boolean) => ({
  base_url: baseUrl(allowPrivate),
  key: pattern(
    new RegExp(`^[!-~]{1,${AUDIT_SOURCE_KEY_MAX_CHARACTERS}}$`),
    `an API key of at most ${AUDIT_SOURCE_KEY_MAX_CHARACTERS} characters, without whitespace`,
  ),
  key_header: optional(
    string("the name of a header", (text) =>
      text.length <= AUDIT_SOURCE_HEADER_NAME_MAX_CHARACTERS && isHeaderName(text) ? text : undefined,
    ),
  ),
  page_entries: optional(wholeNumber(1, AUDIT_SOURCE_PAGE_MAX_ENTRIES)),
  hold_back_seconds: optional(wholeNumber(0, AUDIT_SOURCE_HOLD_BACK_MAX_SECONDS)),
  overlap_entries: optional(wholeNumber(0, AUDIT_SOURCE_OVERLAP_MAX_ENTRIES)),
  consecutive_ids: optional(boolean),
  cursor_is_id: optional(boolean),
});

/** A source; what is wrong with it, as the end of a sentence, where it cannot be used. */
function readSource(json: Json, allowPrivate: boolean): Result<RemoteSource, string> {
  if (!isObject(json)) return err("the value must be an object");
  const fields = fieldsOf(allowPrivate);
  const names = Object.keys(fields);
  if (Object.keys(json).some((name) => !names.includes(name))) return err(`the fields can only be ${names.join(", ")}`);
  const mistakes = Object.entries<Reader<unknown>>(fields).filter(([name, field]) => !isRight(json, name, field));
  if (mistakes.length > 0) return err(mistakes.map(([name, { expected }]) => `${name} must be ${expected}`).join(", "));
  const valueOf = <Value>(name: string, field: Reader<Value>): Value | undefined =>
    Object.hasOwn(json, name) ? field.read(json[name] ?? null) : undefined;
  return ok({
    baseUrl: valueOf("base_url", fields.base_url) ?? "",
    key: valueOf("key", fields.key) ?? "",
    keyHeader: valueOf("key_header", fields.key_header) ?? "Authorization",
    pageEntries: valueOf("page_entries", fields.page_entries) ?? AUDIT_EXPORT_PAGE_ENTRIES,
    holdBackMilliseconds: (valueOf("hold_back_seconds", fields.hold_back_seconds) ?? 0) * 1_000,
    overlapEntries: valueOf("overlap_entries", fields.overlap_entries) ?? 0,
    consecutiveIds: valueOf("consecutive_ids", fields.consecutive_ids) ?? false,
    cursorIsId: valueOf("cursor_is_id", fields.cursor_is_id) ?? false,
  });
}

function isRight(json: JsonObject, name: string, { isRequired, read }: Reader<unknown>): boolean {
  return Object.hasOwn(json, name) ? read(json[name] ?? null) !== undefined : !isRequired;
}

/**
 * The base URL of a server, which is held to what the upstreams of API content are held to. A key goes over the network
 * unencrypted only where that is a private one, and allowed.
 */
function baseUrl(allowPrivate: boolean): Reader<string> {
  const isTaken = (text: string): boolean => {
    const checked = checkUpstreamUrl(text, { ownOrigins: [], contentHost: undefined, allowPrivate });
    if (!checked.ok || /[\\\s]/.test(text)) return false;
    const { protocol, hostname } = checked.value;
    return protocol === "https:" || isPrivateHost(hostname);
  };
  return string(
    "an https URL of a public host without user name, query and fragment (of a private host, or http there, only where ALLOW_PRIVATE_UPSTREAMS is on)",
    (text) => (isTaken(text) ? new URL(text).href.replace(/\/+$/, "") : undefined),
  );
}
