/** The forms in which an operator writes the values of settings. */

import { BOOTSTRAP_SECRET_MIN_BYTES, fromBase64, isHeaderName, privateKeyBase64 } from "../../shared/index.ts";
import { pattern, type Reader, string } from "../values/readers.ts";

export const FLAG = string("true or false", (text) => (text === "true" ? true : text === "false" ? false : undefined));

export const ORIGIN = string("an origin such as https://content.example.com", (text) =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text ? text : undefined,
);

export const HOST = string("the name of a host, with its port if it has one, such as content.example.com", (text) =>
  /^(?:[a-z\d-]+\.)*[a-z][a-z\d-]*(?::\d+)?$/.test(text) &&
  ["http", "https"].every((scheme) => URL.parse(`${scheme}://${text}`)?.host === text)
    ? text
    : undefined,
);

/** The start of an Ed25519 private key in PKCS #8 (RFC 8410, section 7), after which its 32 bytes follow. */
const PKCS8_START = [0x30, 46, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 34, 4, 32];
const KEY_BYTES = 32;

/** Reads an Ed25519 private key in PKCS #8, from base64 or PEM. */
export function readSigningKey(text: string): Uint8Array | undefined {
  const bytes = fromBase64(privateKeyBase64(text));
  const isKey =
    bytes?.length === PKCS8_START.length + KEY_BYTES && PKCS8_START.every((byte, index) => bytes[index] === byte);
  return isKey ? bytes : undefined;
}

export const SIGNING_KEY = string("an Ed25519 private key in PKCS #8, as base64 or PEM", readSigningKey);

export const SECRET = string(`at least ${BOOTSTRAP_SECRET_MIN_BYTES} bytes in base64`, (text) => {
  const bytes = fromBase64(text.trim());
  return bytes !== undefined && bytes.length >= BOOTSTRAP_SECRET_MIN_BYTES ? bytes : undefined;
});

export const VERSION = pattern(/^\d{1,4}(?:\.\d{1,4}){2}$/, "a version of three numbers, such as 2026.01.0");

export const PUBLIC_KEY = pattern(/^[0-9a-f]{64}$/, "the lost public key, as 64 lower-case hexadecimal digits");

/** Reads a whole number from 1 on. */
export function upTo(most: number): Reader<number> {
  return string(`a whole number from 1 to ${most}`, (text) =>
    /^[1-9]\d{0,14}$/.test(text) && Number(text) <= most ? Number(text) : undefined,
  );
}

/** Headers that carry something else than what an operator may set a header for: keys, what answers and logs repeat, and cookies. */
const OTHER_HEADERS = ["authorization", "x-correlation-id", "cookie"];

/** Reads the name of a header that a setting may choose. */
export const HEADER_NAME = string(
  "the name of a header other than Authorization, X-Correlation-ID and Cookie",
  (text) => (isHeaderName(text) && !OTHER_HEADERS.includes(text.toLowerCase()) ? text : undefined),
);
