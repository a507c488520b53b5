import { toBase64Url } from "../../shared/index.ts";

/** Lets a session view one content item until a time. A secret of the session signs it; it ends with the session. */
export interface ContentToken {
  /** The session's row. */
  readonly sessionId: number;
  /** Seconds since 1970. */
  readonly expiresAtSeconds: number;
  readonly signature: string;
}

/** The signed parts: a token is for one session, one content item and one time. */
interface Signed extends Pick<ContentToken, "sessionId" | "expiresAtSeconds"> {
  readonly guid: string;
}

/** HMAC-SHA-256 in base64url; numbers that are read without loss. */
const SHAPE = /^([1-9]\d{0,14})\.([1-9]\d{0,11})\.([\w-]{43})$/;

/** Reads a text that has the shape of a token, valid or not; undefined for others. */
export function readContentToken(text: string): ContentToken | undefined {
  const [, sessionId, expiresAtSeconds, signature] = SHAPE.exec(text) ?? [];
  if (signature === undefined) return undefined;
  return { sessionId: Number(sessionId), expiresAtSeconds: Number(expiresAtSeconds), signature };
}

/** A path without the token that may stand in it. */
export function maskContentToken(path: string): string {
  return path.replaceAll(/(?<=\/~)\d+\.\d+\.[\w-]{43}/g, "…");
}

/** Writes the token of a session. @param secret the session's `contentSecret`. */
export async function writeContentToken(signed: Signed, secret: Uint8Array): Promise<string> {
  return `${signed.sessionId}.${signed.expiresAtSeconds}.${await sign(signed, secret)}`;
}

/** Tests that a token was written for this content item with the secret, and has not expired. */
export async function isContentToken(
  { signature, ...token }: ContentToken,
  guid: string,
  secret: Uint8Array,
  now: Date,
): Promise<boolean> {
  if (token.expiresAtSeconds * 1_000 <= now.getTime()) return false;
  const expected = await sign({ ...token, guid }, secret);
  return crypto.subtle.timingSafeEqual(encoder.encode(expected), encoder.encode(signature));
}

const encoder = new TextEncoder();

async function sign({ sessionId, guid, expiresAtSeconds }: Signed, secret: Uint8Array): Promise<string> {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const text = `content ${sessionId} ${guid} ${expiresAtSeconds}`;
  return toBase64Url(new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(text))));
}
