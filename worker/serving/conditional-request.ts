import { matchesEntityTag, matchesStrongly } from "../values/entity-tag.ts";

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
export function checkPreconditions(
  headers: Headers,
  { tag, modified }: Validators,
): "failed" | "not-modified" | undefined {
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
export function mayServePart(headers: Headers, { tag }: Validators): boolean {
  const ifRange = headers.get("If-Range");
  return ifRange === null || ifRange.trim() === tag;
}

/** Milliseconds since 1970; NaN, to which no comparison is true, where there is no date. */
function readDate(header: string | null): number {
  return header !== null && DATE.test(header) ? Date.parse(header) : Number.NaN;
}

/** Some bytes of a file, from the first to the last, both counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The part that a Range header asks for of a file (RFC 9110, 14.1.2 and 14.2). Undefined means the whole file:
 * without a range, and where the header names several ranges, another unit, or is not valid.
 */
export function byteRange(header: string | null, sizeBytes: number): ByteRange | "unsatisfiable" | undefined {
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
