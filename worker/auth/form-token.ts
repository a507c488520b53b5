import { toBase64Url } from "../../shared/index.ts";
import { readSessionValue } from "./session-cookie.ts";

/**
 * The token that a form of this session carries: only a page of this server, for this session, can have it. It tells
 * nothing of the cookie. Undefined where a request has no session.
 */
export async function formToken(headers: Headers): Promise<string | undefined> {
  const value = readSessionValue(headers);
  if (value === undefined) return undefined;
  const key = await importKey(value);
  return toBase64Url(new Uint8Array(await crypto.subtle.sign("HMAC", key, MESSAGE)));
}

/** Tests that a text is the token of the request's session. */
export async function isFormToken(headers: Headers, text: string): Promise<boolean> {
  const expected = new TextEncoder().encode(await formToken(headers));
  const given = new TextEncoder().encode(text);
  return expected.length > 0 && given.length === expected.length && crypto.subtle.timingSafeEqual(given, expected);
}

const MESSAGE = new TextEncoder().encode("form token");

async function importKey(value: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(value);
  return await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}
