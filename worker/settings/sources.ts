/** The sources of exports beside this server's own log: other content servers, with the keys by which their logs are read. */

import {
  AUDIT_EXPORT_PAGE_ENTRIES,
  AUDIT_SOURCE_HOLD_BACK_MAX_SECONDS,
  AUDIT_SOURCE_KEY_MAX_CHARACTERS,
  AUDIT_SOURCE_OVERLAP_MAX_ENTRIES,
  AUDIT_SOURCE_PAGE_MAX_ENTRIES,
  isHeaderName,
  type Json,
  ok,
  type Result,
} from "../../shared/index.ts";
import { boolean, optional, pattern, string, wholeNumber } from "../values/readers.ts";
import { readNamedRecords, readRecord, serverUrl } from "./named-records.ts";

/** Length of the name of the header with the key of a source. */
const AUDIT_SOURCE_HEADER_NAME_MAX_CHARACTERS = 64;

/** Sources of exports in one deployment beside its own log. */
const AUDIT_SOURCES_MAX = 50;

/** The secret of a deployment that holds its sources. */
export const SOURCES_VARIABLE = "AUDIT_EXPORT_SOURCES";

/** The name that the log of this server has as a source. */
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
  /** The server's cursors are ids of entries. */
  readonly cursorIsId: boolean;
}

/** The sources of a deployment, by their names. */
export type Sources = ReadonlyMap<string, RemoteSource>;

/** Reads the secret AUDIT_EXPORT_SOURCES: a JSON object from the name of each source to its fields. */
export function readSources(env: object, allowPrivate: boolean): Result<Sources, string> {
  return readNamedRecords(env, {
    variable: SOURCES_VARIABLE,
    what: "source",
    max: AUDIT_SOURCES_MAX,
    reserved: { name: OWN_SOURCE, why: "the log of this server" },
    read: (json) => readSource(json, allowPrivate),
  });
}

const fieldsOf = (allowPrivate: boolean) => ({
  base_url: serverUrl(allowPrivate),
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
  const read = readRecord(json, fieldsOf(allowPrivate));
  if (!read.ok) return read;
  const fields = read.value;
  return ok({
    baseUrl: fields.base_url.replace(/\/+$/, ""),
    key: fields.key,
    keyHeader: fields.key_header ?? "Authorization",
    pageEntries: fields.page_entries ?? AUDIT_EXPORT_PAGE_ENTRIES,
    holdBackMilliseconds: (fields.hold_back_seconds ?? 0) * 1_000,
    overlapEntries: fields.overlap_entries ?? 0,
    consecutiveIds: fields.consecutive_ids ?? false,
    cursorIsId: fields.cursor_is_id ?? false,
  });
}
