/**
 * Cookies that a page of one content item set for the content host, so that browsers send them to all items: they
 * would carry what one item says to another, and enough of them make every request too large. No cookie of this server
 * is such a one.
 * See docs/decisions/0157-cookies-of-all-items.md.
 */

import { hostNameOf } from "../settings/content-host.ts";

/** Bytes of headers by which one answer removes cookies of all items. The platform allows 128 KB for all headers. */
const CLEARED_COOKIES_MAX_BYTES = 64 * 1024;

/** A cookie of such a name is of one host alone, whoever set it. */
const OF_ONE_HOST = /^__Host-/i;

/**
 * Has the browser remove what a request carries that may be such a cookie; one of the same name that the item has
 * for itself stays. Of very many, the next answers remove the rest.
 */
export function clearSharedCookies({ url, headers }: Request, answer: Headers, contentHost: string): void {
  let bytes = 0;
  for (const clearing of clearings(headers.get("Cookie") ?? "", new URL(url).pathname, hostNameOf(contentHost))) {
    bytes += clearing.length;
    if (bytes > CLEARED_COOKIES_MAX_BYTES) return;
    answer.append("Set-Cookie", clearing);
  }
}

/** A browser tells neither domain nor path of a cookie, nor if it is partitioned, and removes it only by all three. */
function* clearings(cookies: string, pathname: string, domain: string): Generator<string> {
  const names = new Set(cookies.split(/; ?/).map((pair) => /^([^=]*)=/.exec(pair)?.[1] ?? ""));
  for (const name of names) {
    if (cookies === "" || OF_ONE_HOST.test(name)) continue;
    for (const path of pathsAbove(pathname)) {
      const clearing = `${name}=-; Domain=${domain}; Path=${path}; Max-Age=0; Secure`;
      yield clearing;
      yield `${clearing}; Partitioned`;
    }
  }
}

/** Every path that a cookie of a request can have: `/`, `/a`, `/a/` and `/a/b` of `/a/b`. None has a semicolon. */
function pathsAbove(pathname: string): readonly string[] {
  const ends = [...pathname.matchAll(/\//g)].map(({ index }) => index);
  const folders = ends.flatMap((end) => [pathname.slice(0, end), pathname.slice(0, end + 1)]);
  return [...new Set([...folders, pathname])].filter((path) => path !== "" && !path.includes(";"));
}
