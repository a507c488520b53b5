import { printableJson } from "../shared/index.ts";

/** The answer of what was deleted: there is nothing to tell. */
export function noContent(): Response {
  return new Response(null, { status: 204 });
}

/** A JSON answer, indented because people read it in a terminal, and kept by no cache. */
export function json(value: unknown, init: ResponseInit = {}): Response {
  return jsonText(printableJson(value), init);
}

/** The same of a value that is written already. */
export function jsonText(text: string, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set("Content-Type", "application/json");
  headers.set("Cache-Control", "no-store");
  return new Response(text, { ...init, headers });
}
