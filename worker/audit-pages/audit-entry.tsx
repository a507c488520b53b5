/** One entry of the audit log, with what it names linked. What cannot be seen in its texts, such as marks of direction, is written out. */

import { type AuditEntryRecord, printable } from "../../shared/index.ts";
import { CURSORS } from "../audit-log/audit-page.ts";
import { LOCAL_OR_WHOLE_TIME, SEARCH_FILTERS } from "../audit-log/search.ts";
import { nameOfAction } from "../database/audit-actions.ts";
import type { Column } from "../html/table.tsx";
import { Time } from "../html/time.tsx";

/** The columns of a table of entries. */
export const ENTRY_COLUMNS: readonly Column<AuditEntryRecord>[] = [
  ["Time", ({ time }) => <Time value={time} isExact />],
  ["Who", (entry) => <Actor entry={entry} />],
  ["Action", (entry) => <Action entry={entry} />],
  ["What", (entry) => <What entry={entry} />],
];

interface EntryProps {
  readonly entry: AuditEntryRecord;
}

/** Who did it, and with which key. */
export function Actor({ entry: { user_guid, user_description, actor_type, api_key_name } }: EntryProps) {
  const [user, key] = [printable(user_description), printable(api_key_name ?? "")];
  return (
    <div class="who">
      {user_guid === null ? user : <a href={`/users/${user_guid}`}>{user}</a>}
      {api_key_name !== null && (
        <span class="name">
          {actor_type === "session" ? "signed in with the key " : "key "}
          {user_guid === null ? key : <a href={`/users/${user_guid}/keys`}>{key}</a>}
        </span>
      )}
    </div>
  );
}

function Action({ entry: { action } }: EntryProps) {
  return (
    <a class="word" href={entriesOf("action", action)}>
      {nameOfAction(action)}
    </a>
  );
}

function What({ entry }: EntryProps) {
  const { id, event_description, object_type } = entry;
  const address = addressOfObject(entry);
  return (
    <>
      {printable(event_description)}
      <span class="name">
        <a href={`/audit/${id}`}>Entry {id}</a>
        {address !== undefined && (
          <>
            , <a href={address}>open the {wordOf(object_type)}</a>
          </>
        )}
        <span class="wide">
          {narrowings(entry).map(({ name, value, text }) => (
            <>
              , <a href={entriesOf(name, value)}>{text}</a>
            </>
          ))}
        </span>
      </span>
    </>
  );
}

/** The lists of the entries that have something in common with this one. */
export function narrowings(entry: AuditEntryRecord) {
  const { user_guid, user_description, api_key_id, api_key_name, object_type, object_id } = entry;
  const lists: readonly { name: FilterName; value: string | null; text: string }[] = [
    { name: "object_id", value: object_id, text: `all done to this ${wordOf(object_type)}` },
    { name: "user", value: user_guid, text: `all by ${printable(user_description)}` },
    { name: "api_key_id", value: api_key_id, text: `all by the key ${printable(api_key_name ?? "")}` },
  ];
  return lists.flatMap(({ value, ...list }) => (value === null ? [] : [{ ...list, value }]));
}

/** The word by which pages call an object. */
export function wordOf(objectType: AuditEntryRecord["object_type"]): string {
  return objectType === null ? "object" : (OBJECT_WORDS[objectType] ?? objectType);
}

/** The types that pages call by another word. */
const OBJECT_WORDS: Readonly<Record<string, string | undefined>> = { api_key: "API key", audit_export: "export" };

/** The pages of objects, by their type; the others have none of their own. What was deleted since leads to a page that says so. */
const OBJECT_ADDRESSES: Readonly<Record<string, ((id: string) => string) | undefined>> = {
  user: (id) => `/users/${encodeURIComponent(id)}`,
  group: (id) => `/groups/${encodeURIComponent(id)}`,
  content: (id) => `/items/${encodeURIComponent(id)}`,
  audit_export: (id) => `/exports/${encodeURIComponent(id)}`,
};

/** The page of the object of an entry; undefined where it has none. */
export function addressOfObject({ object_type, object_id }: AuditEntryRecord): string | undefined {
  return object_type === null || object_id === null ? undefined : OBJECT_ADDRESSES[object_type]?.(object_id);
}

export type FilterName = keyof typeof SEARCH_FILTERS;

const isCursor = (name: string) => Object.hasOwn(CURSORS, name);

/** The filters of an address that are not empty, and its cursor: a search form sends its empty fields, too. */
export function readFilters(url: string): URLSearchParams {
  const given = Array.from(new URL(url).searchParams, ([name, value]) => [name, value.trim()] as const);
  const known = given.filter(
    ([name, value]) => value !== "" && (Object.hasOwn(SEARCH_FILTERS, name) || isCursor(name)),
  );
  return new URLSearchParams(known.map((pair) => [...pair]));
}

/** The filters without a cursor, which begin a link to another page of the same list. */
export function withoutCursor(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams(Array.from(query).filter(([name]) => !isCursor(name)));
}

/** The address of the page with these filters. */
export function auditAddress(query: URLSearchParams): string {
  return query.size === 0 ? "/audit" : `/audit?${query.toString()}`;
}

/** The address of all entries of one user, key or object. */
export function entriesOf(name: FilterName, value: string): string {
  return auditAddress(new URLSearchParams({ [name]: value }));
}

/** Milliseconds since 1970 of a time in an address; undefined where it has none that can be read. */
export function timeIn(query: URLSearchParams, name: "from" | "to"): number | undefined {
  return LOCAL_OR_WHOLE_TIME.read(LOCAL_OR_WHOLE_TIME.fromText(query.get(name) ?? ""))?.getTime();
}
