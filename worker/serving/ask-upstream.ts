import { err, ok, type Result } from "../../shared/index.ts";

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

/** The longest time for which the upstream of API content may leave a request unanswered, or a body unread. */
const UPSTREAM_TIMEOUT_SECONDS = 60;

/** The reason why an upstream did not answer. */
export interface UpstreamError {
  /** A sentence that does not reveal the upstream. */
  readonly message: string;
  /** The error of the runtime, for the log. */
  readonly details: string;
}

/**
 * Sends a visitor's request to an upstream, its body as a stream, and waits until the headers of the answer are
 * there. Time counts from the start and from each piece of the body that the upstream took, so that a long upload is
 * not cut off.
 */
export async function askUpstream(
  request: Request,
  address: URL,
  headers: Headers,
): Promise<Result<Response, UpstreamError>> {
  const clock = startClock();
  try {
    return ok(await fetch(upstreamRequest(request, address, headers, clock)));
  } catch (error) {
    const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    // The query is the visitor's, and may contain secrets.
    const details = said.replaceAll(address.href, "the upstream");
    const message = clock.signal.aborted
      ? `The content's API did not answer within ${UPSTREAM_TIMEOUT_SECONDS} seconds.`
      : "The content's API cannot be reached, or closed the connection before it answered.";
    return err({ message, details });
  } finally {
    clock.stop();
  }
}

/** Aborts a request when it was neither restarted nor stopped for `UPSTREAM_TIMEOUT_SECONDS`. */
type Clock = ReturnType<typeof startClock>;

function startClock() {
  const controller = new AbortController();
  let timer: number | null = null;
  let isStopped = false;
  const restart = (): void => {
    clearTimeout(timer);
    // A body may still be on its way when the answer is there already.
    if (!isStopped) timer = setTimeout(() => controller.abort(), UPSTREAM_TIMEOUT_SECONDS * 1_000);
  };
  const stop = (): void => {
    isStopped = true;
    clearTimeout(timer);
  };
  restart();
  return { signal: controller.signal, restart, stop };
}

function upstreamRequest(request: Request, address: URL, headers: Headers, { signal, restart }: Clock): Request {
  const { method, body } = request;
  const init: RequestInit = {
    headers,
    signal,
    redirect: "manual",
    // Caches of the platform go by the URL alone, and one visitor's answer is not another's.
    cache: "no-store",
  };
  // A GET rarely has a body; the runtime only takes it over from another request.
  if (body === null || method === "GET" || method === "HEAD") return new Request(new Request(address, request), init);
  return new Request(address, { ...init, method, body: watchedBody(body, request.headers, restart) });
}

/** A body, of the same length where that is stated, with a call for each chunk. */
function watchedBody(
  body: ReadableStream<Uint8Array>,
  headers: Headers,
  onPiece: () => void,
): ReadableStream<Uint8Array> {
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, controller) => {
      onPiece();
      controller.enqueue(piece);
    },
  });
  const watched = body.pipeThrough(watch);
  const length = headers.get("Content-Length");
  return length === null ? watched : watched.pipeThrough(new FixedLengthStream(Number(length)));
}
