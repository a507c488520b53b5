import { PREFLIGHT_MAX_AGE_SECONDS } from "../values/limits.ts";
import type { Failure } from "./errors.ts";
import { asksForWebSocket } from "./forwarded-headers.ts";

/** The failure of a request with a key from such a page: see `isFromOtherWebsite`. */
export const FROM_OTHER_WEBSITE: Failure = {
  kind: "not-allowed",
  error: "The request comes from a page of another website, or from hosted content, and those may not use an API key.",
};

/** The failure of a change with a session that does not prove that it comes from this server's own pages. */
export const NOT_FROM_OWN_PAGE: Failure = {
  kind: "not-allowed",
  error: "The request does not come from a page of this server. Open the page again, and repeat what you did there.",
};

const SAFE_METHODS = ["GET", "HEAD"];

/** Tests if a request is one to change something. */
export function isChange({ method }: Pick<Request, "method">): boolean {
  return !SAFE_METHODS.includes(method);
}

/**
 * Tells if the cookie of a session counts for a request: one that a page of this server or the person makes. A page elsewhere can
 * at most lead the whole window here, which shows the person a page, and tells that page nothing. Without the header, which
 * some browsers do not send, the cookie counts, for browsers keep answers from other websites; what changes something needs
 * `isFromOwnPage` besides.
 */
export function mayCarrySession({ method, headers }: Request): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site === null || site === "same-origin" || site === "none")
    return !asksForWebSocket(headers) || site === "same-origin";
  const isNavigation = headers.get("Sec-Fetch-Mode") === "navigate" && headers.get("Sec-Fetch-Dest") === "document";
  return isNavigation && !isChange({ method });
}

/** Tests if a request changes nothing, or proves that it comes from a page of this server. */
export function isFromOwnPage({ method, headers, url }: Request, baseUrl: string | undefined): boolean {
  if (!isChange({ method })) return true;
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("Origin");
  return origin !== null && (origin === baseUrl || origin === URL.parse(url)?.origin);
}

/** Lets scripts of any website read an answer. Credentials stay out: with `*`, browsers send and accept none. */
export function allowCrossOrigin(headers: Headers): void {
  headers.set("Access-Control-Allow-Origin", "*");
  headers.set("Access-Control-Expose-Headers", "ETag, Retry-After, X-Correlation-ID");
}

/**
 * Tells if a request that may change something, or that asks for a WebSocket, comes from a page of another website, or from a
 * sandboxed one, as the browser tells. Its author does not choose the key: the visitor's browser, or a proxy before this
 * server, may add that. Browsers keep answers from such a page, but not what comes by a WebSocket. Programs tell nothing of
 * the kind.
 * See docs/decisions/0055-cross-origin-changes.md.
 */
export function isFromOtherWebsite({ method, headers, url }: Request): boolean {
  if (["GET", "HEAD", "OPTIONS"].includes(method) && !asksForWebSocket(headers)) return false;
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  // Browsers leave the header out where a server is reached without encryption. Of the origin, the scheme may be that of a
  // proxy before this server.
  const origin = headers.get("Origin");
  return origin !== null && (!URL.canParse(origin) || new URL(origin).host !== new URL(url).host);
}

/** Answers the question that a browser asks before a request from another website. */
export function preflight(methods: readonly string[]): Response {
  const list = methods.join(", ");
  return new Response(null, {
    status: 204,
    headers: {
      Allow: list,
      "Access-Control-Allow-Methods": list,
      "Access-Control-Allow-Headers": "Content-Type, If-None-Match, X-Correlation-ID",
      "Access-Control-Max-Age": String(PREFLIGHT_MAX_AGE_SECONDS),
    },
  });
}
