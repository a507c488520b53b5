import { errors, type JWTPayload, jwtVerify, SignJWT } from "jose";
import { TOKEN_CLOCK_SKEW_SECONDS } from "../values/limits.ts";

const ALGORITHM = "HS256";

const SCHEMES = {
  bootstrap: /^Connect-Bootstrap +(\S+)$/i,
  invitation: /^Connect-Invitation +(\S+)$/i,
} as const;

/** The right that a signed token gives its holder: to create the first administrator, or to accept an invitation. */
export type TokenScope = keyof typeof SCHEMES;

/** A token that a route takes where others take a key: a signed one, or that of the programs that read metrics. */
export type TokenName = TokenScope | "metrics";

/** The token that a request carries: `Authorization: Connect-Bootstrap <JWT>`, or of `Connect-Invitation`. */
export function sentToken(headers: Headers, scope: TokenScope): string | undefined {
  return SCHEMES[scope].exec(headers.get("Authorization") ?? "")?.[1];
}

/**
 * The claims of a token that is signed by HS256 with the secret, with the claims `scope` (that which is asked for),
 * `iat` and `exp`. Undefined where it is not valid; without a secret no token is.
 */
export async function readSignedToken(
  token: string | undefined,
  scope: TokenScope,
  secret: Uint8Array | undefined,
  now: Date,
): Promise<JWTPayload | undefined> {
  if (token === undefined || secret === undefined) return undefined;
  const claims = await verify(token, secret, now);
  const latest = now.getTime() / 1_000 + TOKEN_CLOCK_SKEW_SECONDS;
  const isOfScope = claims?.["scope"] === scope && claims.iat !== undefined && claims.iat <= latest;
  return isOfScope ? claims : undefined;
}

/** The claims of a token that is signed with the secret and has not expired. */
async function verify(token: string, secret: Uint8Array, now: Date): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      requiredClaims: ["iat", "exp"],
      currentDate: now,
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** Signs a token that `readSignedToken` accepts until it expires. Its holder may do what its scope permits. */
export async function signToken(
  scope: TokenScope,
  claims: Readonly<Record<"sub" | "jti", string>>,
  secret: Uint8Array,
  { issuedAt, expiresAt }: { readonly issuedAt: Date; readonly expiresAt: Date },
): Promise<string> {
  return await new SignJWT({ scope, ...claims })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(secret);
}
