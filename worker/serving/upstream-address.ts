/** The public path of content, and the URL that it is served from. */
export interface Mapping {
  /** The path that the content's URLs begin with, with a slash at both ends. */
  readonly base: string;
  /** The URL for that path. Its query and fragment are ignored. */
  readonly upstream: URL;
}

/**
 * The address to which a request for a resource of the content goes: the upstream's path and the resource, with one
 * slash between them. Undefined where the resource would lead above the upstream's path, even if only some servers
 * interpret its escapes so.
 *
 * @param resource the rest of the request's path, percent-escapes and all.
 * @param query as `URL.search` has it.
 */
export function upstreamAddress(upstream: URL, resource: string, query: string): URL | undefined {
  const base = basePath(upstream);
  const rest = resource.replace(/^\/+/, "");
  const address = new URL(upstream.origin + base + rest + query);
  const isBelow = [rest, asServersMayRead(rest)].every((path) =>
    new URL(upstream.origin + base + path).pathname.startsWith(base),
  );
  return isBelow ? address : undefined;
}

/**
 * The Location of the upstream's response for the visitor: below the content's path where it is below the upstream's
 * path, and unchanged where it is an address of its own. Undefined for a path above or beside the upstream's: from
 * where the visitor is, it would lead to something else of this server.
 *
 * @param requested where the answer came from; a relative Location starts there.
 * See docs/decisions/0158-redirects-out-of-content.md.
 */
export function publicLocation(location: string, requested: URL, { base, upstream }: Mapping): string | undefined {
  const target = URL.parse(location, requested.href);
  const root = basePath(upstream);
  if (target === null) return location;
  if (target.origin !== upstream.origin || !`${target.pathname}/`.startsWith(root)) {
    return isPath(location) ? undefined : location;
  }
  // Two slashes at the beginning would lead to another host, and the upstream gets one in any case.
  const rest = target.pathname.slice(root.length).replace(/^\/+/, "");
  return base + rest + target.search + target.hash;
}

/** Tells if a reference has neither a scheme nor a host, so that both are those of the page that it stands on. */
function isPath(reference: string): boolean {
  return URL.parse(reference, NOWHERE)?.origin === NOWHERE;
}

const NOWHERE = "http://nowhere.invalid";

/** With a slash at the end. */
function basePath({ pathname }: URL): string {
  return `${pathname.replace(/\/+$/, "")}/`;
}

/**
 * Some servers resolve dots after they have decoded slashes, some remove what follows a semicolon in a segment, and
 * some merge slashes in a row, so that the dots lead further up.
 */
function asServersMayRead(path: string): string {
  return path
    .replaceAll(/%2e/gi, ".")
    .replaceAll(/%2f|%5c|\\/gi, "/")
    .replaceAll(/;[^/]*|%3b[^/]*/gi, "")
    .replaceAll(/(^|\/)\/+/g, "$1");
}
