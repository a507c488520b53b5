import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from "jose";
import { err, ok, type Result } from "../../shared/index.ts";
import type { Failure } from "../http/errors.ts";
import type { Context } from "../platform/context.ts";
import { logError } from "../platform/log.ts";
import type { AssertionSettings } from "../settings/sign-in-settings.ts";
import { ASSERTION_KEYS_MIN_AGE_SECONDS, TOKEN_CLOCK_SKEW_SECONDS } from "../values/limits.ts";
import { askWithinBounds, type Person, ProviderAnswerError, personOf } from "./person.ts";

/** The time for which the keys that sign assertions are kept. */
const ASSERTION_KEYS_MAX_AGE_SECONDS = 600;

type KeySet = ReturnType<typeof createRemoteJWKSet>;

/** The keys by their URL. Each set fetches them when it is first asked, and again when it does not know one. */
const keySets = new Map<string, KeySet>();

/**
 * The person whom the identity proxy in front of this server says to send a request: in a header, by a token that is
 * signed, and issued for this server, and valid now. Undefined where there is no such token: what is not signed counts
 * as not sent. The proxy vouches for the person's address. A failure where the keys cannot be fetched, or the key that
 * the token names cannot be used.
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
    const cause = causeOf(thrown);
    if (cause === "token") return ok(undefined);
    const { event, message, failure } = FAILURES[cause];
    logError(event, { requestId, message: `${message}: ${thrown instanceof Error ? thrown.message : String(thrown)}` });
    return err(failure);
  }
}

/**
 * Verifies a token. Where its key cannot be used, the keys are fetched once more: the proxy may have repaired it.
 *
 * @throws what `causeOf` takes apart
 */
async function verify(token: string, settings: AssertionSettings, now: Date): Promise<JWTPayload> {
  const keys = keySetAt(settings.keysUrl);
  try {
    return await verifyBy(keys, token, settings, now);
  } catch (thrown) {
    if (causeOf(thrown) !== "key" || keys.coolingDown) throw thrown;
    await keys.reload();
    return await verifyBy(keys, token, settings, now);
  }
}

async function verifyBy(
  keys: KeySet,
  token: string,
  { issuer, audience }: AssertionSettings,
  now: Date,
): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, keys, {
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

/** The reasons of a refusal: the token proves nothing, its key cannot be used, or the keys cannot be fetched. */
type Cause = "token" | "key" | "keys";

/** Errors of the library about all keys. Its others are about the token; those of the platform about a key. */
const OF_KEYS: readonly string[] = [errors.JOSEError.code, errors.JWKSTimeout.code, errors.JWKSInvalid.code];

function causeOf(thrown: unknown): Cause {
  if (thrown instanceof ProviderAnswerError) return "keys";
  if (!(thrown instanceof errors.JOSEError)) return "key";
  return OF_KEYS.includes(thrown.code) ? "keys" : "token";
}

const FAILURES = {
  key: {
    event: "sign-in-refused",
    message: "The key of an assertion cannot be used",
    failure: {
      kind: "not-allowed",
      error:
        "Your organisation's sign-in does not prove who you are: the key that signs what it sends cannot be used. Ask the " +
        "operator: the server's log says what is wrong.",
    },
  },
  keys: {
    event: "identity-provider-failed",
    message: "The keys of assertions cannot be fetched",
    failure: { kind: "identity-provider-failed" },
  },
} as const satisfies Record<Exclude<Cause, "token">, { event: string; message: string; failure: Failure }>;
