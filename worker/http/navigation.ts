import type { Settings } from "../settings/settings.ts";
import { readCredentials } from "./credentials.ts";

/** Tells if a person's browser asks for a page: not a script of one, not a program, and not with a key. */
export function isNavigation({ headers }: Request, { keyHeader }: Pick<Settings, "keyHeader">): boolean {
  const mode = headers.get("Sec-Fetch-Mode") ?? "navigate";
  const destination = headers.get("Sec-Fetch-Dest") ?? "document";
  if (mode !== "navigate" || destination !== "document") return false;
  const credentials = readCredentials(headers, keyHeader);
  const hasNoKey = credentials.ok && credentials.value === undefined;
  return hasNoKey && acceptsHtml(headers.get("Accept") ?? "");
}

/** Programs that accept anything do not name HTML. */
function acceptsHtml(accept: string): boolean {
  return /(?:^|,)\s*text\/html\s*(?:;|,|$)/i.test(accept);
}

/** Tells if a browser requests a page for a whole window, and says so: what it requests for a part of a page is none. */
export function isForWindow({ method, headers }: Pick<Request, "method" | "headers">): boolean {
  return (
    method === "GET" && headers.get("Sec-Fetch-Mode") === "navigate" && headers.get("Sec-Fetch-Dest") === "document"
  );
}

/** Leads a browser to another address, with a cookie for this one. No cache keeps that. */
export function redirectTo(address: string, cookie?: string): Response {
  const headers = new Headers({ Location: address, "Cache-Control": "private, no-store" });
  if (cookie !== undefined) headers.set("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}
