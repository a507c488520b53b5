import type { VisitorContext } from "../identity/caller.ts";

/** Takes the server's origin from a page: it may run scripts, send forms and open windows, but has an opaque origin. */
const SANDBOX = "sandbox allow-scripts allow-forms allow-popups allow-modals allow-downloads";

/** Headers that open an answer to scripts of other origins. */
const CORS = [
  "Access-Control-Allow-Credentials",
  "Access-Control-Allow-Headers",
  "Access-Control-Allow-Methods",
  "Access-Control-Allow-Origin",
  "Access-Control-Expose-Headers",
  "Access-Control-Max-Age",
  "Timing-Allow-Origin",
];

/** The place at which content is requested. By it, its pages are kept from the server and from other content. */
export type Place =
  /** At the server's own origin, where a page has none: it is sandboxed. */
  | "server"
  /** The same below a path that lets the visitor view it, which only the page itself knows. */
  | "signed-path"
  /** At an origin of its own. */
  | "item";

/**
 * Isolates hosted content from the server's own pages and from other content, whatever headers an upstream sends;
 * `responseHeaders` has removed those for the whole origin. The response's headers must be mutable.
 *
 * On the server's own origin a page is sandboxed. Its origin is then opaque, so that all it loads is cross-origin to
 * it: Cross-Origin-Resource-Policy must allow that, and scripts, styles and images work. Its modules and what it
 * fetches work only where CORS opens them. That would open them to every website, for "null" is the origin of any
 * sandboxed page. So CORS opens only what was asked for without a key and is therefore everybody's, and what is below
 * a signed path, which no other page knows. Where the visitor's browser, or a proxy before this server, adds a key to
 * all requests, no other website and no other content can read what is served for it. They can still show an image and
 * run a script, as they could the page's own.
 * See docs/decisions/0054-page-isolation.md and docs/decisions/0114-item-origins.md.
 */
export function isolate({ headers }: Response, { caller }: Pick<VisitorContext, "caller">, place: Place): void {
  if (caller !== undefined) for (const name of CORS) headers.delete(name);
  switch (place) {
    case "server":
      // A second policy takes nothing from the upstream's: browsers enforce both.
      headers.append("Content-Security-Policy", SANDBOX);
      headers.set("Cross-Origin-Resource-Policy", "cross-origin");
      break;
    case "signed-path":
      headers.append("Content-Security-Policy", SANDBOX);
      headers.set("Cross-Origin-Resource-Policy", "cross-origin");
      headers.set("Access-Control-Allow-Origin", "*");
      headers.set("Access-Control-Expose-Headers", "*");
      // No website that it links to learns the path.
      headers.set("Referrer-Policy", "no-referrer");
      break;
    case "item":
      headers.set("Origin-Agent-Cluster", "?1");
      headers.set("Cross-Origin-Resource-Policy", caller === undefined ? "cross-origin" : "same-origin");
      if (caller !== undefined) keepFromOtherPages(headers);
      break;
  }
  // The path of content is known to those it is shared with, and to no website that it links to.
  if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "same-origin");
}

/** Destinations of requests whose answer becomes a part of the page that requests it. */
const PARTS = ["script", "style", "worker", "sharedworker", "serviceworker"];

/**
 * Tells if one of the server's own pages requests content to run it, which none does: it would have the page's
 * rights, and the policy of pages allows what the server's own origin has. A sandboxed page has no origin, so that
 * nothing is of its own origin.
 */
export function isForOwnPage({ headers }: Pick<Request, "headers">, place: Place): boolean {
  if (place === "item" || headers.get("Sec-Fetch-Site") !== "same-origin") return false;
  return PARTS.includes(headers.get("Sec-Fetch-Dest") ?? "");
}

/** No other page has it in a frame, or keeps hold of its window. */
function keepFromOtherPages(headers: Headers): void {
  headers.append("Content-Security-Policy", "frame-ancestors 'self'");
  if (!headers.has("Cross-Origin-Opener-Policy")) {
    headers.set("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
  }
}

/** Headers that tell some caches to keep a response, regardless of its Cache-Control (RFC 9213 and older ones). */
const TARGETED = [
  "CDN-Cache-Control",
  "Cloudflare-CDN-Cache-Control",
  "Edge-Control",
  "Surrogate-Control",
  "X-Accel-Expires",
];

/**
 * Says who may cache a response with content: no one, where the request had a key. Other responses must be validated
 * before each use, because the content may be shared with fewer people tomorrow; further restrictions of the upstream
 * stay.
 */
export function limitCaching({ headers }: Response, { caller }: Pick<VisitorContext, "caller">): void {
  for (const name of TARGETED) headers.delete(name);
  if (caller === undefined) headers.append("Cache-Control", "no-cache");
  else headers.set("Cache-Control", "private, no-store");
}
