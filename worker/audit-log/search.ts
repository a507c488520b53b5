/** A search of the audit log as people type it: things have names there, and the log has their guids and ids. */

import { err, ok, quote, type Result } from "../../shared/index.ts";
import type { Failure } from "../http/errors.ts";
import type { Ask, Reading } from "../platform/reading.ts";
import { NAME_MAX_CHARACTERS } from "../values/limits.ts";
import { GUID, labelled, optional, type Reader, shortText, string, time, type ValuesOf } from "../values/readers.ts";
import { AUDIT_FILTERS } from "./audit-page.ts";
import type { AuditFilter } from "./filter-store.ts";
import { keysNamed, type NamedThing, objectsNamed, usersNamed } from "./named-store.ts";

/** A date with a time as browsers send it: it has no zone, and no seconds where these are 0. */
const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/;

/** A time in UTC as the API takes it, or as browsers send it. */
export const LOCAL_OR_WHOLE_TIME: Reader<Date> = {
  ...time,
  fromText: (given) =>
    given.replace(LOCAL_TIME, (local, seconds?: string) => `${local}${seconds === undefined ? ":00" : ""}Z`),
};

/** Reads what a person typed. Spaces around it mean nothing. */
function typed<Value>(label: string, reader: Reader<Value>): Reader<Value | undefined> {
  return labelled(label, optional({ ...reader, fromText: (given) => reader.fromText(given.trim()) }));
}

/** The filters of a search, in the order of its form. */
export const SEARCH_FILTERS = {
  action: typed("Action", AUDIT_FILTERS.action),
  user: typed(
    "User",
    string("a username, a name or a guid", (given) => given),
  ),
  api_key_id: typed("API key", shortText(NAME_MAX_CHARACTERS)),
  object_id: typed("Object", AUDIT_FILTERS.object_id),
  text: typed("Text", shortText(NAME_MAX_CHARACTERS)),
  from: typed("From", LOCAL_OR_WHOLE_TIME),
  to: typed("To", LOCAL_OR_WHOLE_TIME),
};

export type Search = ValuesOf<typeof SEARCH_FILTERS>;

/** A filter in which a thing may be named. */
interface NamedFilter {
  readonly parameter: "user" | "api_key_id" | "object_id";
  readonly filter: "user_guid" | "api_key_id" | "object_id";
  /** The guid or id that a text is; undefined for another text, which is a name. */
  readonly idIn: (text: string) => string | undefined;
  readonly named: (name: string) => Reading<readonly NamedThing[]>;
  /** The sentences where nothing has a name; left out where the text is taken for an id then. */
  readonly none?: (name: string) => string;
}

const guidIn = (text: string) => (GUID.test(text.toLowerCase()) ? text.toLowerCase() : undefined);

const rowIn = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? text : undefined);

const NAMED_FILTERS: readonly NamedFilter[] = [
  {
    parameter: "user",
    filter: "user_guid",
    idIn: guidIn,
    named: usersNamed,
    none: (name) =>
      `There is no user with the username or the name ${quote(name)}. Write one as the list of users has it, or a guid.`,
  },
  {
    parameter: "api_key_id",
    filter: "api_key_id",
    idIn: rowIn,
    named: keysNamed,
    none: (name) =>
      `There is no API key with the name ${quote(name)}. A deleted key is found by its id, which its entries have.`,
  },
  {
    parameter: "object_id",
    filter: "object_id",
    idIn: (text) => guidIn(text) ?? rowIn(text),
    named: objectsNamed,
  },
];

/** The filter of a search that names nothing; undefined where something must be looked up. */
export function knownFilterOf(search: Search): AuditFilter | undefined {
  return lookUps(search).length > 0 ? undefined : withIds(search, []);
}

/** The look-ups of the names in a search. */
export function lookUps(search: Search): readonly Reading<readonly NamedThing[]>[] {
  return NAMED_FILTERS.flatMap(({ parameter, idIn, named }) => {
    const text = search[parameter];
    return text === undefined || idIn(text) !== undefined ? [] : [named(text)];
  });
}

/** The filter of a search. It fails where a name is no thing's, or that of several. */
export async function filterOf(search: Search, ask: Ask): Promise<Result<AuditFilter, Failure<"invalid-request">>> {
  const answers = [...(await ask(...lookUps(search)))];
  const ids: string[] = [];
  for (const filter of NAMED_FILTERS) {
    const text = search[filter.parameter];
    if (text === undefined || filter.idIn(text) !== undefined) continue;
    const id = idOf(filter, text, answers.shift() ?? []);
    if (!id.ok) return id;
    ids.push(id.value);
  }
  return ok(withIds(search, ids));
}

/** The filter of a search. @param found the ids of what it names, in the order of the filters. */
function withIds({ user, api_key_id, object_id, ...others }: Search, found: readonly string[]): AuditFilter {
  const search = { user, api_key_id, object_id };
  const left = [...found];
  const ids = NAMED_FILTERS.flatMap(({ parameter, filter, idIn }) => {
    const text = search[parameter];
    return text === undefined ? [] : [[filter, idIn(text) ?? left.shift()] as const];
  });
  return { ...others, ...Object.fromEntries(ids) };
}

/** The id of the thing of a name, or why there is none. */
function idOf(
  { parameter, none }: NamedFilter,
  name: string,
  things: readonly NamedThing[],
): Result<string, Failure<"invalid-request">> {
  const [first, ...others] = things;
  if (first !== undefined && others.length === 0) return ok(first.id);
  if (first === undefined && none === undefined) return ok(name);
  const error = first === undefined ? (none?.(name) ?? "") : describeSeveral(name, things);
  return err({ kind: "invalid-request", error, payload: { parameter } });
}

function describeSeveral(name: string, things: readonly NamedThing[]): string {
  const list = things.map(({ id, description }) => `${description}: ${id}`).join("; ");
  return `${quote(name)} is the name of several. Write one of these instead: ${list}.`;
}
