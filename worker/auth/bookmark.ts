/** The state of the database that a person's browser has seen: a replica that answers it must be as new. */

import { hostCookie, readCookie } from "./session-cookie.ts";

const COOKIE = "__Host-Http-bookmark";

/** Replicas are behind by less. */
const BOOKMARK_MAX_SECONDS = 600;

/** A bookmark as D1 writes it. */
const BOOKMARK = /^[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{32}$/;

/** The bookmark that a request carries; undefined for none, with which only the primary may answer. */
export function readBookmark(headers: Headers): string | undefined {
  const sent = readCookie(headers, COOKIE) ?? "";
  return BOOKMARK.test(sent) ? sent : undefined;
}

/** The cookie of a bookmark. */
export function bookmarkCookie(bookmark: string): string {
  return hostCookie(COOKIE, bookmark, BOOKMARK_MAX_SECONDS);
}

/** The cookie that takes a bookmark from a browser that has changed something since: the primary answers it next. */
export const NO_BOOKMARK = hostCookie(COOKIE, "", 0);
