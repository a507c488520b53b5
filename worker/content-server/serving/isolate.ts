import type { VisitorContext } from "../auth/caller.ts";
import type { Settings } from "../settings.ts";

/** Takes the server's origin from a page: it may run scripts, send forms and open windows, but has an opaque origin. */
const SANDBOX = "sandbox allow-scripts allow-forms allow-popups allow-modals allow-downloads";

/** What opens an answer to scripts of other origins. */
const CORS = [
  "Access-Control-Allow-Credentials",
  "Access-Control-Allow-Headers",
  "Access-Control-Allow-Methods",
  "Access-Control-Allow-Origin",
  "Access-Control-Expose-Headers",
  "Access-Control-Max-Age",
  "Timing-Allow-Origin",
];

/**
 * Isolates hosted content from the server's own pages, whatever headers an upstream sends; `responseHeaders` has removed those
 * for the whole origin. The response's headers must be mutable.
 *
 * On the server's own origin a page is sandboxed. Its origin is then opaque, so that all it loads is cross-origin to it:
 * Cross-Origin-Resource-Policy must allow that, and scripts, styles and images work. Its modules and what it fetches
 * work only where CORS opens them. That would open them to every website, for "null" is the origin of any sandboxed page. So
 * CORS opens only what was asked for without a key and is therefore everybody's; where the visitor's browser, or a proxy
 * before this server, adds a key to all requests, no other website and no other content can read what is served for it.
 * They can still show an image and run a script, as they could the page's own. Content that needs a key, and modules or data of
 * its own, is to be visited on the content origin.
 * See docs/decisions/0054-page-isolation.md.
 */
export function isolate({ headers }: Response, { caller, settings }: VisitorContext, request: Request): void {
  const isSeparate = isOnContentOrigin(request, settings);
  if (caller !== undefined) for (const name of CORS) headers.delete(name);
  // A second policy takes nothing from the upstream's: browsers enforce both.
  if (!isSeparate) headers.append("Content-Security-Policy", SANDBOX);
  headers.set("Cross-Origin-Resource-Policy", isSeparate && caller !== undefined ? "same-origin" : "cross-origin");
  // The path of content is known to those it is shared with, and to no website that it links to.
  if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "same-origin");
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
 * Says who may cache a response with content: no one, where the request had a key. Other responses must be validated before
 * each use, because the content may be shared with fewer people tomorrow; further restrictions of the upstream stay.
 */
export function limitCaching({ headers }: Response, { caller }: Pick<VisitorContext, "caller">): void {
  for (const name of TARGETED) headers.delete(name);
  if (caller === undefined) headers.append("Cache-Control", "no-cache");
  else headers.set("Cache-Control", "private, no-store");
}

/** Whether a request came in on the origin where nothing but content is served. */
export function isOnContentOrigin({ url }: Request, { contentOrigin }: Pick<Settings, "contentOrigin">): boolean {
  return contentOrigin !== undefined && URL.parse(url)?.origin === contentOrigin;
}
