/** What an address of the audit log's pages asks for, and what that is for the API. */

import { err, ok, quote, type Result } from "../../shared/index.ts";
import type { Failure } from "../http/errors.ts";
import { findUserGuid } from "../users/store.ts";
import { GUID } from "../values/guid.ts";
import { AUDIT_SHOWN_ENTRIES } from "../values/limits.ts";
import { readTime } from "../values/time.ts";

/** The filters as an address has them, in the order of the form. A user is a guid or a username there, in any case of its letters. */
export const FILTER_NAMES = ["action", "user", "api_key_id", "object_id", "from", "to"] as const;

export type FilterName = (typeof FILTER_NAMES)[number];

const CURSOR_NAMES = ["next", "previous"] as const;

/** As browsers send a date with a time: it has no zone, and minutes only. */
const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** The filters of an address that are not empty, and its cursor: a search form sends its empty fields, too. */
export function readFilters(url: string): URLSearchParams {
  const names: readonly string[] = [...FILTER_NAMES, ...CURSOR_NAMES];
  const given = Array.from(new URL(url).searchParams, ([name, value]) => [name, value.trim()] as const);
  return new URLSearchParams(
    given.filter(([name, value]) => value !== "" && names.includes(name)).map((pair) => [...pair]),
  );
}

/** The filters without a cursor: what a link to another page of the same list begins with. */
export function withoutCursor(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams(Array.from(query).filter(([name]) => !CURSOR_NAMES.some((cursor) => cursor === name)));
}

/** The address of the page with these filters. */
export function auditAddress(query: URLSearchParams): string {
  return query.size === 0 ? "/audit" : `/audit?${query.toString()}`;
}

/** The address of all entries of one user, key or object. */
export function entriesOf(name: FilterName, value: string): string {
  return auditAddress(new URLSearchParams({ [name]: value }));
}

/** The query by which the API gives the page, newest first. Fails where there is no user of the name. */
export async function apiQuery(
  query: URLSearchParams,
  database: D1Database,
): Promise<Result<URLSearchParams, Failure>> {
  const asked = new URLSearchParams({ limit: String(AUDIT_SHOWN_ENTRIES), ascOrder: "false" });
  for (const [name, value] of query) {
    if (name !== "user") asked.append(name, timeOf(value));
  }
  const users = query.getAll("user");
  const [user = ""] = users;
  const lower = user.toLowerCase();
  // The API refuses more than one, whatever they are.
  const isLookedUp = users.length === 1 && !GUID.test(lower);
  const guid = isLookedUp ? await findUserGuid(database, user) : lower;
  if (guid === null) return err(noSuchUser(user));
  for (const _ of users) asked.append("user_guid", guid);
  return ok(asked);
}

/** Milliseconds since 1970 of a time in an address; undefined where it has none that can be read. */
export function timeIn(query: URLSearchParams, name: "from" | "to"): number | undefined {
  return readTime(timeOf(query.get(name) ?? ""))?.getTime();
}

/** A date with a time as the API takes it, where it is as browsers send it; other values as they are. */
function timeOf(value: string): string {
  return LOCAL_TIME.test(value) ? `${value}:00Z` : value;
}

function noSuchUser(name: string): Failure {
  const error = `There is no user with the username ${quote(name)}. Write a username as the list of users has it, or a guid.`;
  return { kind: "invalid-request", error, payload: { parameter: "user" } };
}
