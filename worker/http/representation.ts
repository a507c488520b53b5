import { entityTag, matchesEntityTag } from "../values/entity-tag.ts";

/** The time for which a cache may serve a schema or a rule's page before it asks again. */
const PAGE_MAX_AGE_SECONDS = 60 * 60;

/** The answer of a path that serves everybody alike, until the next deployment. */
export interface Representation {
  readonly bytes: Uint8Array;
  /** The strong entity tag of the bytes. */
  readonly tag: string;
  /** The headers that a 304 need not repeat, such as Content-Type. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A text as a representation in UTF-8. */
export async function represent(text: string, headers: Representation["headers"]): Promise<Representation> {
  const bytes = new TextEncoder().encode(text);
  return { bytes, tag: await entityTag(bytes), headers };
}

/** The representation, which caches may keep for a while, or 304 when the caller has this very one. */
export function answerRepresentation(request: Request, { bytes, tag, headers }: Representation): Response {
  const cached = { ETag: tag, "Cache-Control": `public, max-age=${PAGE_MAX_AGE_SECONDS}` };
  if (matchesEntityTag(request.headers.get("If-None-Match"), tag)) {
    return new Response(null, { status: 304, headers: cached });
  }
  return new Response(bytes, { headers: { ...cached, ...headers } });
}
