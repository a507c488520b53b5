/** Where a content server is, and which URLs are its own: only those get the key. */

import { AUDIT_PAGE_URL_MAX_CHARACTERS } from "./limits.ts";

/** A content server, as a client reaches it. */
export interface ContentServer {
  /** An http(s) URL, with a path where the server is below one: the management API is at `<baseUrl>/__api__`. */
  readonly baseUrl: string;
  /** The value of an API key; null where requests carry none. */
  readonly key: string | null;
  /** The header that takes the key, such as `Authorization`. */
  readonly keyHeader: string;
}

/** A URL of a server's management API, or why it is none: the end of a sentence that repeats nothing of it. */
export type OwnUrl =
  | { readonly kind: "own"; readonly url: string; readonly path: string }
  | { readonly kind: "foreign"; readonly why: string };

/**
 * Characters that a URL does not have. Parsers drop whitespace at its ends and line ends in it, and take a backslash
 * for a slash.
 */
const REFUSED = /[\s\p{Cc}\\]/u;

/** A path of plain names: with neither empty nor hidden ones, nor escapes, which servers resolve in their own ways. */
const PLAIN_NAMES = /^[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*\/?$/;

/** The URL of something in a server's management API; of one whose base URL is none, it is a URL of no server. */
export function urlInApi({ baseUrl }: ContentServer, pathAndQuery: string): string {
  return (apiUrl(baseUrl) ?? "") + pathAndQuery;
}

/**
 * Reads a URL that must be in a server's management API.
 *
 * @param text may be relative to `base`.
 * See docs/decisions/0068-key-goes-to-parsed-urls.md.
 */
export function ownUrl({ baseUrl }: ContentServer, text: string, base?: string): OwnUrl {
  const api = apiUrl(baseUrl);
  if (api === undefined) return foreign("is for a server whose base URL is not valid");
  if (text.length > AUDIT_PAGE_URL_MAX_CHARACTERS) return foreign(TOO_LONG);
  const url = REFUSED.test(text) ? null : URL.parse(text, base);
  if (url === null) return foreign("is not a URL");
  const own = URL.parse(api);
  if (url.origin !== own?.origin) return foreign("is on another origin than the server");
  if (url.username !== "" || url.password !== "") return foreign("has a user name or a password in it");
  const above = `${own.pathname}/`;
  if (!url.pathname.startsWith(above) || !PLAIN_NAMES.test(url.pathname.slice(above.length))) {
    return foreign(`is not below ${above}`);
  }
  const whole = url.origin + url.pathname + url.search;
  if (whole.length > AUDIT_PAGE_URL_MAX_CHARACTERS) return foreign(TOO_LONG);
  return { kind: "own", url: whole, path: url.pathname };
}

/** A URL with some parameters of its query set, or left out where they are null. The others keep their spelling. */
export function withParameters(url: string, values: Readonly<Record<string, string | null>>): string {
  const start = url.indexOf("?");
  const kept = (start === -1 ? "" : url.slice(start + 1))
    .split("&")
    .filter((pair) => !Object.hasOwn(values, pair.split("=")[0] ?? ""));
  const set = Object.entries(values).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeURIComponent(value.toWellFormed())}`],
  );
  const query = [...kept.filter((pair) => pair !== ""), ...set].join("&");
  return `${start === -1 ? url : url.slice(0, start)}?${query}`;
}

const TOO_LONG = `is longer than ${AUDIT_PAGE_URL_MAX_CHARACTERS} characters`;

function foreign(why: string): OwnUrl {
  return { kind: "foreign", why };
}

/**
 * Where the management API is, without a slash at its end; undefined where a text is no base URL: http(s), without user name,
 * password, query and fragment.
 */
function apiUrl(baseUrl: string): string | undefined {
  const url = REFUSED.test(baseUrl) || /[?#]/.test(baseUrl) ? null : URL.parse(baseUrl);
  const isPlain = url?.username === "" && url.password === "" && /^https?:$/.test(url.protocol);
  return url !== null && isPlain ? `${url.origin}${url.pathname.replace(/\/+$/, "")}/__api__` : undefined;
}
