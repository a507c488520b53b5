import { errors, type JWTPayload, jwtVerify } from "jose";
import { BOOTSTRAP_CLOCK_SKEW_SECONDS } from "../../../shared/index.ts";

const SCHEME = /^Connect-Bootstrap +(\S+)$/i;

/**
 * Whether a request carries a token for the first administrator: `Authorization: Connect-Bootstrap <JWT>`, signed by HS256
 * with the secret, with the claims `scope` ("bootstrap"), `iat` and `exp`. Without a secret no token is one.
 */
export async function hasBootstrapToken(headers: Headers, secret: Uint8Array | undefined, now: Date): Promise<boolean> {
  const token = SCHEME.exec(headers.get("Authorization") ?? "")?.[1];
  if (token === undefined || secret === undefined) return false;
  const claims = await verify(token, secret, now);
  if (claims === undefined) return false;
  const latest = now.getTime() / 1_000 + BOOTSTRAP_CLOCK_SKEW_SECONDS;
  return claims["scope"] === "bootstrap" && claims.iat !== undefined && claims.iat <= latest;
}

/** The claims of a token that is signed with the secret and has not expired. */
async function verify(token: string, secret: Uint8Array, now: Date): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ["HS256"],
      requiredClaims: ["iat", "exp"],
      currentDate: now,
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
