import type { ServedBundle } from "../content/access-store.ts";
import type { Failure } from "../http/errors.ts";
import { matchesEntityTag, matchesStrongly } from "../http/response.ts";
import type { VisitorContext } from "../identity/caller.ts";
import { mediaTypeOf } from "../publishing/file-start.ts";
import { findCachedFile } from "./file-cache.ts";
import type { FileForm } from "./file-form.ts";
import { findFile } from "./file-store.ts";
import { type ByteRange, keepingInCache, type OpenedFile, openCached, openStored } from "./opened-file.ts";

/** The validators of a file, to which conditions are held. */
export interface Validators {
  /** The strong entity tag. */
  readonly tag: string;
  /** A time of whole seconds. */
  readonly modified: Date;
}

/** The three forms of a date (RFC 9110, 5.6.7). */
const DATE =
  /^(?:[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT|[A-Z][a-z]{5,8}, \d\d-[A-Z][a-z]{2}-\d\d \d\d:\d\d:\d\d GMT|[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4})$/;

/**
 * The outcome of the conditions of a GET or HEAD, in the order of RFC 9110, 13.2.2: a tag goes before a date, and a
 * condition that forbids to serve the file goes before one that spares it.
 */
function checkPreconditions(headers: Headers, { tag, modified }: Validators): "failed" | "not-modified" | undefined {
  const ifMatch = headers.get("If-Match");
  const unmodifiedSince = readDate(headers.get("If-Unmodified-Since"));
  if (ifMatch === null ? modified.getTime() > unmodifiedSince : !matchesStrongly(ifMatch, tag)) return "failed";
  const ifNoneMatch = headers.get("If-None-Match");
  const modifiedSince = readDate(headers.get("If-Modified-Since"));
  const isKnown = ifNoneMatch === null ? modified.getTime() <= modifiedSince : matchesEntityTag(ifNoneMatch, tag);
  return isKnown ? "not-modified" : undefined;
}

/**
 * Tells if a part may be served to a caller who has another part already (RFC 9110, 13.1.5). A date never says so: two
 * bundles may have been served in the same second.
 */
function mayServePart(headers: Headers, { tag }: Validators): boolean {
  const ifRange = headers.get("If-Range");
  return ifRange === null || ifRange.trim() === tag;
}

/** Milliseconds since 1970; NaN, to which no comparison is true, where there is no date. */
function readDate(header: string | null): number {
  return header !== null && DATE.test(header) ? Date.parse(header) : Number.NaN;
}

/**
 * The part that a Range header asks for of a file (RFC 9110, 14.1.2 and 14.2). Undefined means the whole file:
 * without a range, and where the header names several ranges, another unit, or is not valid.
 */
function byteRange(header: string | null, sizeBytes: number): ByteRange | "unsatisfiable" | undefined {
  const [, from = "", to = ""] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? "") ?? [];
  if (from === "") return to === "" ? undefined : lastBytes(Number(to), sizeBytes);
  const first = Number(from);
  const last = to === "" ? Infinity : Number(to);
  if (last < first) return undefined;
  return first >= sizeBytes ? "unsatisfiable" : { first, last: Math.min(last, sizeBytes - 1) };
}

function lastBytes(lengthBytes: number, sizeBytes: number): ByteRange | "unsatisfiable" | undefined {
  if (lengthBytes === 0) return "unsatisfiable";
  // The end of an empty file is all of it, and no range can say so.
  return sizeBytes === 0 ? undefined : { first: Math.max(0, sizeBytes - lengthBytes), last: sizeBytes - 1 };
}

/** The file that is served for a folder. */
const INDEX_FILE = "index.html";

const METHODS = ["GET", "HEAD"];
const NO_SUCH_FILE = { kind: "no-such-object", what: "file in this content" } as const satisfies Failure;

/** The bundle of content, as it is served to a visitor. */
interface Served {
  /** Undefined where nothing has been deployed. */
  readonly bundle: ServedBundle | undefined;
  readonly isForAnyone: boolean;
}

/**
 * Static content: serves a file of the content's bundle, or leads to the folder of that name.
 *
 * @param resource the part of the URL's path after the content's base, with its percent-escapes.
 */
export async function answerStaticContent(
  request: Request,
  { bucket }: VisitorContext,
  { bundle, isForAnyone }: Served,
  resource: string,
): Promise<Response | Failure> {
  if (!METHODS.includes(request.method)) return { kind: "method-not-allowed", allowed: METHODS };
  if (bundle === undefined) return noSuchFile("no bundle of it is deployed yet");
  const path = staticPath(resource, bundle.entryFile);
  if (path === undefined) return NO_SUCH_FILE;
  if (resource === "" && path.includes("/")) return redirectToEntry(request, path);
  const { objectPrefix, deployed } = bundle;
  const mayCache = isForAnyone && deployed !== undefined;
  const cached = mayCache ? await findCachedFile(objectPrefix, path) : undefined;
  if (mayCache && cached !== undefined) return await answerFile(request, openCached(cached, deployed));
  const file = await findFile(bucket, bundle, path, wantsWhole(request));
  if (file !== undefined) {
    const opened = openStored(bucket, file, await mediaTypeOf(path));
    return await answerFile(request, mayCache ? keepingInCache(opened, objectPrefix, path) : opened);
  }
  if (resource === "") return noSuchFile(`its bundle has no ${bundle.entryFile} at the top`);
  const index = resource.endsWith("/") ? undefined : await findFile(bucket, bundle, `${path}/${INDEX_FILE}`, false);
  return index === undefined ? NO_SUCH_FILE : redirectToFolder(request);
}

/**
 * The file of a bundle that a resource names: the entry file for the root, the index of a folder for a path with a
 * slash at its end. Undefined where no file can have the name.
 */
function staticPath(resource: string, entryFile: string): string | undefined {
  if (resource === "") return entryFile;
  const segments = resource.split("/").map(decodeSegment);
  // An empty last segment follows the slash of a folder.
  if (segments.at(-1) === "") segments.splice(-1, 1, INDEX_FILE);
  return segments.every(isName) ? segments.join("/") : undefined;
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** An escaped slash is not a separator: the page's relative links would be wrong. */
function isName(segment: string | undefined): boolean {
  return segment !== undefined && !["", ".", ".."].includes(segment) && !/[/\0]/.test(segment);
}

function noSuchFile(why: string): Failure {
  return { ...NO_SUCH_FILE, what: `${NO_SUCH_FILE.what}: ${why}` };
}

/** Headers by which a caller may want less than the whole file. */
const SELECTIVE = ["If-Match", "If-Modified-Since", "If-None-Match", "If-Unmodified-Since", "Range"];

/** Tells if the response has the whole file in any case, so that one request to the bucket is enough. */
function wantsWhole({ method, headers }: Request): boolean {
  return method === "GET" && !SELECTIVE.some((name) => headers.has(name));
}

async function answerFile({ method, headers: asked }: Request, file: OpenedFile): Promise<Response | Failure> {
  const condition = checkPreconditions(asked, file);
  if (condition === "failed") return { kind: "precondition-failed" };
  if (condition === "not-modified") return new Response(null, { status: 304, headers: validatorsOf(file) });
  const { form, body: whole } = await file.open();
  const headers = headersOf(file, form);
  // The file has its encoding already.
  const init = { headers, encodeBody: "manual" } as const;
  if (method === "HEAD") return new Response(null, init);
  if (whole !== undefined) return new Response(whole, init);
  const part = mayServePart(asked, file) ? byteRange(asked.get("Range"), file.sizeBytes) : undefined;
  if (part === "unsatisfiable") return { kind: "range-not-satisfiable", sizeBytes: file.sizeBytes };
  const body = await file.read(part);
  if (body === undefined) return NO_SUCH_FILE;
  if (part === undefined) return new Response(body, init);
  headers.set("Content-Range", `bytes ${part.first}-${part.last}/${file.sizeBytes}`);
  headers.set("Content-Length", String(part.last - part.first + 1));
  return new Response(body, { ...init, status: 206 });
}

/** The headers of every response about the file; scripts of other websites may read what needs no key. */
function validatorsOf({ tag, modified }: Validators): Headers {
  return new Headers({
    ETag: tag,
    // See docs/decisions/0056-last-modified.md.
    "Last-Modified": modified.toUTCString(),
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "Accept-Ranges, Content-Range, ETag",
  });
}

function headersOf(file: OpenedFile, { contentType, isGzip }: FileForm): Headers {
  const headers = validatorsOf(file);
  headers.set("Accept-Ranges", "bytes");
  headers.set("Content-Length", String(file.sizeBytes));
  headers.set("Content-Type", contentType);
  if (isGzip) headers.set("Content-Encoding", "gzip");
  return headers;
}

/**
 * Redirects to the same path with a slash at its end, so that a page's relative links work. The redirect keeps the
 * method and is not permanent: the next bundle may have a file there.
 *
 * The path must begin with that of content, and so with one slash: two would lead to another host.
 */
export function redirectToFolder({ url }: Request): Response {
  const { pathname, search } = new URL(url);
  return redirectTo(`${pathname}/${search}`);
}

/** The same from the root to a page that stands in a folder. */
function redirectToEntry({ url }: Request, entryFile: string): Response {
  const { pathname, search } = new URL(url);
  return redirectTo(pathname + entryFile.split("/").map(encodeURIComponent).join("/") + search);
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 307, headers: { Location: location } });
}
