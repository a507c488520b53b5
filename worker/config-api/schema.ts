import { buildSchema, SCHEMA_MAX_AGE_SECONDS, shippedVocabulary } from "../../shared/index.ts";
import { entityTag, matchesEntityTag } from "./entity-tag.ts";

interface Representation {
  readonly bytes: Uint8Array;
  readonly tag: string;
}

let built: Representation | undefined;

/** `GET /schemas/provider-config/v1.json`: the schema, or 304 when the caller has this very one. */
export async function answerSchema(request: Request): Promise<Response> {
  // The value is kept and not its promise: a promise of one request must not be awaited by another.
  built ??= await represent();
  const headers = { ETag: built.tag, "Cache-Control": `public, max-age=${SCHEMA_MAX_AGE_SECONDS}` };
  if (matchesEntityTag(request.headers.get("If-None-Match"), built.tag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(built.bytes, { headers: { ...headers, "Content-Type": "application/schema+json" } });
}

async function represent(): Promise<Representation> {
  const bytes = new TextEncoder().encode(`${JSON.stringify(buildSchema(shippedVocabulary), null, 2)}\n`);
  return { bytes, tag: await entityTag(bytes) };
}
