/** Tokens that are signed as the server signs them, or not quite. */

import { SignJWT } from "jose";

/** The secret that the tests' server signs with: 32 bytes. */
export const SECRET = new TextEncoder().encode("a secret of 32 bytes and no less");

/** The same as the variable of a deployment. */
export const BOOTSTRAP_SECRET = btoa("a secret of 32 bytes and no less");

/** The differences of a token from a right one. */
export interface Token {
  readonly secret?: Uint8Array;
  readonly algorithm?: string;
  readonly claims?: Readonly<Record<string, unknown>>;
}

export const now = () => Math.floor(Date.now() / 1_000);

/** Signs a token of some scope. */
export async function sign(scope: string, { secret = SECRET, algorithm = "HS256", claims = {} }: Token = {}) {
  return await new SignJWT({ scope, iat: now(), exp: now() + 600, ...claims })
    .setProtectedHeader({ alg: algorithm })
    .sign(secret);
}

/** A token of the same claims without a signature. */
export function unsigned(token: string): string {
  return `${btoa('{"alg":"none"}')}.${token.split(".")[1]}.`.replaceAll("=", "");
}

/** Ways in which a token is not valid, whatever it is for. */
export const FORGED: readonly (readonly [string, Token])[] = [
  ["another secret", { secret: new TextEncoder().encode("another secret of 32 bytes, also") }],
  ["another algorithm", { algorithm: "HS512" }],
  ["a third one", { algorithm: "HS384" }],
  ["another scope", { claims: { scope: "admin" } }],
  ["no scope", { claims: { scope: undefined } }],
  ["no iat", { claims: { iat: undefined } }],
  ["no exp", { claims: { exp: undefined } }],
  ["an exp that is a text", { claims: { exp: String(now() + 600) } }],
  ["an iat that is a text", { claims: { iat: String(now()) } }],
  ["an exp in the past", { claims: { exp: now() - 1 } }],
  ["an iat in the future", { claims: { iat: now() + 500 } }],
  ["an nbf in the future", { claims: { nbf: now() + 500 } }],
];

/** Texts that are no token, after the name of a scheme. */
export const NO_TOKENS = ["", " a.b.c", " ....", " e30.e30.e30", " bnVsbA.bnVsbA.bnVsbA"];
