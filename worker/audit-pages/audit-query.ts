/** Addresses of the audit log's pages. */

import { CURSORS } from "../audit-log/audit-page.ts";
import { LOCAL_OR_WHOLE_TIME, SEARCH_FILTERS } from "../audit-log/operations.ts";

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
