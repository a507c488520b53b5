import { printableJson, toHex } from "../../shared/index.ts";

/** The answer of what was deleted: there is nothing to tell. */
export function noContent(): Response {
  return new Response(null, { status: 204 });
}

/** The status and the headers of an answer. */
interface AnswerInit {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A JSON answer, indented because people read it in a terminal, and kept by no cache. */
export function json(value: unknown, init: AnswerInit = {}): Response {
  return jsonText(printableJson(value), init);
}

/** The same of a value that is written already. */
export function jsonText(text: string, { status = 200, headers = {} }: AnswerInit = {}): Response {
  const all = { ...headers, "Content-Type": "application/json", "Cache-Control": "no-store" };
  return new Response(text, { status, headers: all });
}

/** A cache may serve a schema for an hour before it asks again. */
const FOR_AN_HOUR = "public, max-age=3600";

/** A cache asks each time, and has no more than 304 sent: for what names files that change their names with each deployment. */
export const ASKED_EACH_TIME = "public, no-cache";

/** The answer of a path that serves everybody alike, until the next deployment. */
export interface Representation {
  readonly bytes: Uint8Array;
  /** The strong entity tag of the bytes. */
  readonly tag: string;
  /** The headers that a 304 need not repeat, such as Content-Type. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cacheControl: string;
}

/** A text as a representation in UTF-8. @param cacheControl by default, caches serve it for an hour. */
export async function represent(
  text: string,
  headers: Representation["headers"],
  cacheControl = FOR_AN_HOUR,
): Promise<Representation> {
  const bytes = new TextEncoder().encode(text);
  return { bytes, tag: await entityTag(bytes), headers, cacheControl };
}

/** The representation, which caches may keep for a while, or 304 when the caller has this very one. */
export function answerRepresentation(
  request: Request,
  { bytes, tag, headers, cacheControl }: Representation,
): Response {
  const cached = { ETag: tag, "Cache-Control": cacheControl };
  if (matchesEntityTag(request.headers.get("If-None-Match"), tag)) {
    return new Response(null, { status: 304, headers: cached });
  }
  return new Response(bytes, { headers: { ...cached, ...headers } });
}

/** A strong entity tag for a representation: the SHA-256 of its bytes. */
export async function entityTag(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `"${toHex(digest)}"`;
}

/**
 * Tests if an If-None-Match value names the representation that the caller would get (RFC 9110, 13.1.2): `*`, or a
 * list of tags of which one is the same when the weakness mark is set aside.
 */
export function matchesEntityTag(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return listedTags(ifNoneMatch).some((item) => item.replace(/^W\//, "") === tag);
}

/** Tests if an If-Match value names a representation (RFC 9110, 13.1.1): `*`, or a list with its very tag, which is not weak. */
export function matchesStrongly(ifMatch: string, tag: string): boolean {
  return ifMatch.trim() === "*" || listedTags(ifMatch).includes(tag);
}

/** A tag may hold a comma, so that a list cannot be split at commas. */
function listedTags(list: string): readonly string[] {
  return list.match(/(?:W\/)?"[^"]*"/g) ?? [];
}

/** Leads a browser to another address, with a cookie for this one. No cache keeps that. */
export function redirectTo(address: string, cookie?: string): Response {
  const headers = new Headers({ Location: address, "Cache-Control": "private, no-store" });
  if (cookie !== undefined) headers.set("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}
