/** From the provider's answer to the person whom it tells of (OpenID Connect Core 1.0, section 3.1.3). */

import * as oauth from "oauth4webapi";
import { err, ok, type Result } from "../../shared/index.ts";
import { askWithinBounds, type Claims, type Person, ProviderAnswerError, personOf } from "../auth/person.ts";
import type { OpenIdConnectSettings } from "../settings/sign-in-settings.ts";
import { TOKEN_CLOCK_SKEW_SECONDS } from "../values/limits.ts";
import type { Attempt } from "./attempt.ts";

/** The reason why there is no person. */
export interface ExchangeError {
  /**
   * `declined`: the provider has not signed the person in. `refused`: what it sends proves nothing. `unavailable`: it
   * does not answer as it should, or not at all.
   */
  readonly kind: "declined" | "refused" | "unavailable";
  /** For the log: what is wrong, without any value that was sent. */
  readonly message: string;
}

/** The input of an exchange. */
interface Exchange {
  readonly settings: OpenIdConnectSettings;
  readonly attempt: Attempt;
  /** The query of the request by which the browser came back. */
  readonly answered: URLSearchParams;
  /** The address to which it came back, as the provider was told. */
  readonly redirectUri: string;
  readonly now: Date;
}

/** The person who has signed in at the provider. */
export async function exchange(given: Exchange): Promise<Result<Person, ExchangeError>> {
  try {
    return await receivePerson(given);
  } catch (thrown) {
    return err(explain(thrown));
  }
}

/** @throws what the library throws of an answer that is not as it must be. */
async function receivePerson({
  settings,
  attempt,
  answered,
  redirectUri,
  now,
}: Exchange): Promise<Result<Person, ExchangeError>> {
  const provider = await findProvider(settings, now);
  const client = clientOf(settings);
  const code = oauth.validateAuthResponse(provider, client, answered, attempt.state);
  const authentication = authenticationOf(provider, settings);
  const options = requestOptions(settings);
  const response = await oauth.authorizationCodeGrantRequest(
    provider,
    client,
    authentication,
    code,
    redirectUri,
    attempt.verifier,
    options,
  );
  const expected = { expectedNonce: attempt.nonce, requireIdToken: true };
  const tokens = await oauth.processAuthorizationCodeResponse(provider, client, response, expected);
  const signature = await verifySignature(provider, response, settings, now);
  if (!signature.ok) return signature;
  const claims = oauth.getValidatedIdTokenClaims(tokens) ?? {};
  const { issuer } = provider;
  if (!personOf(issuer, claims, false).ok) return err(NO_SUBJECT);
  const person = personOf(issuer, await withEmail(provider, settings, tokens, claims), false);
  return person.ok ? person : err(NO_SUBJECT);
}

const NO_SUBJECT: ExchangeError = { kind: "refused", message: "The ID token names no subject." };

const UNUSABLE_KEY: ExchangeError = { kind: "refused", message: "The provider's key of the ID token cannot be used." };

function clientOf({ clientId }: OpenIdConnectSettings): oauth.Client {
  return { client_id: clientId, [oauth.clockTolerance]: TOKEN_CLOCK_SKEW_SECONDS };
}

/** In a header, as all providers must be able to (RFC 6749, section 2.3.1), but for those that say otherwise. */
function authenticationOf(
  { token_endpoint_auth_methods_supported: methods }: Provider,
  settings: OpenIdConnectSettings,
) {
  const isByHeader = methods === undefined || methods.includes("client_secret_basic");
  return isByHeader ? oauth.ClientSecretBasic(settings.clientSecret) : oauth.ClientSecretPost(settings.clientSecret);
}

/** A provider changes its keys now and then: one that is unknown or unusable is looked for among the newest. */
async function verifySignature(
  provider: Provider,
  response: Response,
  settings: OpenIdConnectSettings,
  now: Date,
): Promise<Result<undefined, ExchangeError>> {
  const failure =
    (await keyFailure(provider, response, settings)) &&
    (await keyFailure(await askProvider(settings, now), response, settings));
  return failure === undefined ? ok(undefined) : err(failure);
}

/**
 * The reason why there is no key to verify a token with; undefined where it is verified.
 *
 * @throws what the library throws of all else. What the platform throws of a key that it cannot use has no class of the
 * library.
 */
async function keyFailure(
  provider: Provider,
  response: Response,
  settings: OpenIdConnectSettings,
): Promise<ExchangeError | undefined> {
  try {
    await oauth.validateApplicationLevelSignature(provider, response, requestOptions(settings));
    return undefined;
  } catch (thrown) {
    if (thrown instanceof oauth.OperationProcessingError && thrown.code === oauth.KEY_SELECTION) return explain(thrown);
    const others = [oauth.OperationProcessingError, oauth.UnsupportedOperationError, ProviderAnswerError];
    if (others.some((other) => thrown instanceof other)) throw thrown;
    return UNUSABLE_KEY;
  }
}

/** Many providers give the claims of the scopes `email` and `profile` only when asked for them (section 5.4). */
async function withEmail(
  provider: Provider,
  settings: OpenIdConnectSettings,
  tokens: oauth.TokenEndpointResponse,
  claims: Claims,
): Promise<Claims> {
  const subject = claims["sub"];
  if (claims["email"] !== undefined || provider.userinfo_endpoint === undefined || typeof subject !== "string") {
    return claims;
  }
  const client = clientOf(settings);
  const response = await oauth.userInfoRequest(provider, client, tokens.access_token, requestOptions(settings));
  return { ...claims, ...(await oauth.processUserInfoResponse(provider, client, subject, response)) };
}

/** Length of the logged part of a provider's error code, which is a word of RFC 6749. */
const ERROR_MAX_CHARACTERS = 100;

/** The codes of answers that such an endpoint must not give. */
const NOT_CONFORM: readonly unknown[] = [
  oauth.RESPONSE_IS_NOT_CONFORM,
  oauth.RESPONSE_IS_NOT_JSON,
  oauth.PARSE_ERROR,
  oauth.MISSING_SERVER_METADATA,
  oauth.INVALID_SERVER_METADATA,
];

/** The library's messages are the same for every value; what was sent is in their causes, which nothing repeats. */
function explain(thrown: unknown): ExchangeError {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  if (thrown instanceof oauth.AuthorizationResponseError) return { kind: "declined", message };
  if (thrown instanceof oauth.ResponseBodyError) {
    return {
      kind: thrown.error === "invalid_grant" ? "refused" : "unavailable",
      message: `${message}: ${thrown.error.slice(0, ERROR_MAX_CHARACTERS)}`,
    };
  }
  const isAnswer = thrown instanceof oauth.OperationProcessingError && !NOT_CONFORM.includes(thrown.code);
  return { kind: isAnswer || thrown instanceof oauth.UnsupportedOperationError ? "refused" : "unavailable", message };
}

/** The time for which an isolate goes by the metadata of a provider. */
const PROVIDER_MAX_AGE_SECONDS = 3_600;

/** The library keeps a provider's keys with this very object, and fetches them again for another object. */
export type Provider = oauth.AuthorizationServer;

interface Remembered {
  readonly issuer: string;
  readonly provider: Provider;
  readonly time: Date;
}

let last: Remembered | undefined;

/** The options of requests to the provider: bounds, and encryption, but for a provider on this machine. */
function requestOptions({ issuer }: Pick<OpenIdConnectSettings, "issuer">) {
  return { [oauth.allowInsecureRequests]: issuer.startsWith("http:"), [oauth.customFetch]: askWithinBounds };
}

/** The provider, as this isolate remembers it or by asking it. @throws where it does not answer as it should. */
export async function findProvider(settings: OpenIdConnectSettings, now: Date): Promise<Provider> {
  const isFresh = last !== undefined && now.getTime() - last.time.getTime() < PROVIDER_MAX_AGE_SECONDS * 1_000;
  if (last !== undefined && isFresh && last.issuer === settings.issuer) return last.provider;
  return await askProvider(settings, now);
}

/**
 * Asks the provider again, and so for its keys, too. An answer is remembered only where it has the issuer letter for
 * letter: one with another slash at the end is taken, but fits no token of the issuer that is set.
 *
 * @throws where it does not answer as it should.
 */
async function askProvider(settings: OpenIdConnectSettings, now: Date): Promise<Provider> {
  const { issuer } = settings;
  const url = new URL(issuer);
  const response = await oauth.discoveryRequest(url, requestOptions(settings));
  const provider = await oauth.processDiscoveryResponse(url, response);
  if (provider.issuer === issuer) last = { issuer, provider, time: now };
  return provider;
}

/** The address where the provider signs people in. @throws where the provider has none. */
export function signInEndpoint({ authorization_endpoint }: Provider): URL {
  const address = addressOf(authorization_endpoint);
  if (address === undefined) throw new Error("The provider has no authorization_endpoint that a browser could go to.");
  return address;
}

/** The address where the provider signs people out; undefined where it has none. */
export function signOutEndpoint({ end_session_endpoint }: Provider): URL | undefined {
  return addressOf(end_session_endpoint);
}

/** An address that a browser can open; the metadata of a provider was not checked before. */
function addressOf(endpoint: unknown): URL | undefined {
  const address = typeof endpoint === "string" ? URL.parse(endpoint) : null;
  return address !== null && /^https?:$/.test(address.protocol) ? address : undefined;
}
