import { toBase64Url } from "../../shared/index.ts";

/** Browsers let no other host, no script and no page without encryption set or read a cookie of this name. */
export const SESSION_COOKIE = "__Host-Http-steward";

/** 32 bytes in base64url, as `newSecret` has them. */
export const SECRET = /^[\w-]{43}$/;

/** A new value of a cookie, or a code, which no one can guess. */
export function newSecret(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** The value of the session's cookie that a request carries; undefined where there is none that could be one. */
export function readSessionValue(headers: Headers): string | undefined {
  const value = readCookie(headers, SESSION_COOKIE);
  return value !== undefined && SECRET.test(value) ? value : undefined;
}

/** The hash of such a value, which is stored and looked up. */
export async function hashSecret(value: string): Promise<ArrayBuffer> {
  return await crypto.subtle.digest("SHA-256", new TextEncoder().encode(value));
}

/** The header Set-Cookie of a session. */
export function sessionCookie(value: string, maxAgeSeconds: number): string {
  return hostCookie(SESSION_COOKIE, value, maxAgeSeconds);
}

/** The header Set-Cookie that removes it. */
export function endedSessionCookie(): string {
  return hostCookie(SESSION_COOKIE, "", 0);
}

/** The value of a request's cookie. */
export function readCookie(headers: Headers, name: string): string | undefined {
  const start = `${name}=`;
  const found = headers
    .get("Cookie")
    ?.split("; ")
    .find((cookie) => cookie.startsWith(start));
  return found?.slice(start.length);
}

/** A header Set-Cookie for this host alone, which no script reads and requests from other websites do not carry. */
export function hostCookie(name: string, value: string, maxAgeSeconds: number): string {
  return `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; Secure; HttpOnly; SameSite=Lax`;
}
