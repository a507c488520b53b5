import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from "jose";
import { err, ok, type Result } from "../../shared/index.ts";
import type { Failure } from "../http/errors.ts";
import type { Context } from "../platform/context.ts";
import { logError } from "../platform/log.ts";
import type { AssertionSettings } from "../settings/sign-in-settings.ts";
import {
  ASSERTION_KEYS_MAX_AGE_SECONDS,
  ASSERTION_KEYS_MIN_AGE_SECONDS,
  TOKEN_CLOCK_SKEW_SECONDS,
} from "../values/limits.ts";
import { type Person, personOf } from "./person.ts";
import { askWithinBounds } from "./provider-answer.ts";

type KeySet = ReturnType<typeof createRemoteJWKSet>;

/** The keys by their URL. Each set fetches them when it is first asked, and again when it does not know one. */
const keySets = new Map<string, KeySet>();

/**
 * The person whom the identity proxy in front of this server says to send a request: in a header, by a token that is signed, and
 * issued for this server, and valid now. Undefined where there is no such token: what is not signed counts as not sent. The proxy
 * vouches for the person's address. A failure where the keys cannot be fetched.
 */
export async function verifyAssertion(
  headers: Headers,
  { settings, now, requestId }: Pick<Context, "settings" | "now" | "requestId">,
): Promise<Result<Person | undefined, Failure>> {
  const { assertion } = settings;
  const token = assertion === undefined ? null : headers.get(assertion.header);
  if (assertion === undefined || token === null) return ok(undefined);
  try {
    const claims = await verify(token, assertion, now);
    const person = personOf(assertion.issuer, claims, true);
    return ok(person.ok ? person.value : undefined);
  } catch (thrown) {
    if (isOfToken(thrown)) return ok(undefined);
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    logError("identity-provider-failed", {
      requestId,
      message: `The keys of assertions cannot be fetched: ${message}`,
    });
    return err({ kind: "identity-provider-failed" });
  }
}

/** @throws what the library throws of a token that is not valid, and of keys that cannot be fetched. */
async function verify(token: string, { issuer, audience, keysUrl }: AssertionSettings, now: Date): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, keySetAt(keysUrl), {
    issuer,
    audience,
    requiredClaims: ["exp", "sub"],
    clockTolerance: TOKEN_CLOCK_SKEW_SECONDS,
    currentDate: now,
  });
  return payload;
}

function keySetAt(url: URL): KeySet {
  const known = keySets.get(url.href);
  if (known !== undefined) return known;
  const created = createRemoteJWKSet(url, {
    [customFetch]: askWithinBounds,
    cacheMaxAge: ASSERTION_KEYS_MAX_AGE_SECONDS * 1_000,
    cooldownDuration: ASSERTION_KEYS_MIN_AGE_SECONDS * 1_000,
  });
  keySets.set(url.href, created);
  return created;
}

/** Whether an error is about the token. The others of the library are about the keys: of the base class, unless they are of these. */
function isOfToken(thrown: unknown): boolean {
  if (!(thrown instanceof errors.JOSEError)) return false;
  return ![errors.JOSEError.code, errors.JWKSTimeout.code, errors.JWKSInvalid.code].includes(thrown.code);
}
