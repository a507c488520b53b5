/** Signing in at an OpenID Connect provider, and out: authorization code with PKCE. */

import { calculatePKCECodeChallenge } from "oauth4webapi";
import { callerAddress } from "../../caller-address.ts";
import type { Context } from "../../context.ts";
import type { Failure } from "../../errors.ts";
import { logError } from "../../log.ts";
import { isPast, limitReached, mustWait } from "../../rate-limits.ts";
import type { RoutedRequest } from "../../route.ts";
import { publicOrigin } from "../settings.ts";
import type { OpenIdConnectSettings } from "../sign-in-settings.ts";
import { type Attempt, attemptCookies, endedAttemptCookie, newAttempt, readAttempt } from "./attempt.ts";
import { exchange } from "./exchange.ts";
import { findProvider, type Provider } from "./provider.ts";
import { EXCHANGE_FAILURES, NO_ATTEMPT, STRANGER_FAILURES } from "./refusals.ts";
import { signIn } from "./sign-in.ts";
import { userOfPerson } from "./user-of-person.ts";

/** Where the way to the provider begins. */
export const OPEN_ID_CONNECT_PATH = "/sign-in/openid-connect";

/** Where the provider sends the browser back: what is registered there, after the server's origin. */
export const CALLBACK_PATH = `${OPEN_ID_CONNECT_PATH}/callback`;

/** Where the provider sends the browser after it has signed a person out: registered there, too. */
const SIGN_IN_PATH = "/sign-in";

/** Where the browser goes to be signed out at the provider, too. */
export const PROVIDER_SIGN_OUT_PATH = `${OPEN_ID_CONNECT_PATH}/sign-out`;

const NO_PROVIDER: Failure = { kind: "not-found" };

/** `GET /sign-in/openid-connect?to=…`: leads to the provider. */
export async function answerBeginSignIn(
  { url, headers }: RoutedRequest,
  context: Context,
): Promise<Response | Failure> {
  const { openIdConnect } = context.settings;
  if (openIdConnect === undefined) return NO_PROVIDER;
  const provider = await reach(openIdConnect, context);
  if (provider?.authorization_endpoint === undefined) return EXCHANGE_FAILURES.unavailable;
  const attempt = newAttempt(new URL(url).searchParams.get("to"));
  const address = await authorizationAddress(provider.authorization_endpoint, attempt, openIdConnect, {
    redirectUri: publicOrigin(context.settings, url) + CALLBACK_PATH,
  });
  const answer = seeOther(address);
  for (const cookie of attemptCookies(headers, attempt)) answer.headers.append("Set-Cookie", cookie);
  return answer;
}

async function authorizationAddress(
  endpoint: string,
  { state, nonce, verifier }: Attempt,
  { clientId }: OpenIdConnectSettings,
  { redirectUri }: { readonly redirectUri: string },
): Promise<string> {
  const address = new URL(endpoint);
  const parameters = {
    response_type: "code",
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: "openid email profile",
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}

/** `GET /sign-in/openid-connect/callback`: the browser comes back from the provider. Failures are counted by address. */
export async function answerSignInCallback(request: RoutedRequest, context: Context): Promise<Response | Failure> {
  const { openIdConnect } = context.settings;
  if (openIdConnect === undefined) return NO_PROVIDER;
  const counted = `sign-in at ${callerAddress(request.headers)}`;
  if (mustWait("failed_authentication", counted, context.now)) return limitReached("failed_authentication");
  const answer = await finishSignIn(request, context, openIdConnect);
  if (answer instanceof Response || answer.kind === "identity-provider-failed") return answer;
  const isPastLimit = await isPast(context, "failed_authentication", counted);
  return isPastLimit ? limitReached("failed_authentication") : answer;
}

async function finishSignIn(
  request: RoutedRequest,
  context: Context,
  settings: OpenIdConnectSettings,
): Promise<Response | Failure> {
  const { searchParams: answered } = new URL(request.url);
  const attempt = readAttempt(request.headers, answered.get("state") ?? "");
  if (attempt === undefined) return NO_ATTEMPT;
  const redirectUri = publicOrigin(context.settings, request.url) + CALLBACK_PATH;
  const person = await exchange({ settings, attempt, answered, redirectUri, now: context.now });
  if (!person.ok) {
    const { kind, message } = person.error;
    logError(kind === "unavailable" ? "identity-provider-failed" : "sign-in-refused", {
      requestId: context.requestId,
      message,
    });
    return EXCHANGE_FAILURES[kind];
  }
  const user = await userOfPerson(person.value, context);
  if (!user.ok) return STRANGER_FAILURES[user.error];
  const answer = await signIn(request, context, { user: user.value, method: "openid_connect", key: null }, attempt.to);
  if (answer instanceof Response) answer.headers.append("Set-Cookie", endedAttemptCookie(attempt));
  return answer;
}

/**
 * Where the provider signs people out, and leads back to the sign-in page (OpenID Connect RP-Initiated Logout 1.0, section 2).
 * No token is kept that could be sent along, so that the provider asks the person. Undefined where there is no such provider.
 */
export async function providerSignOutAddress(
  { url }: Pick<Request, "url">,
  context: Context,
): Promise<string | undefined> {
  const { openIdConnect } = context.settings;
  const provider = openIdConnect && (await reach(openIdConnect, context));
  if (openIdConnect === undefined || provider?.end_session_endpoint === undefined) return undefined;
  const address = new URL(provider.end_session_endpoint);
  address.searchParams.set("client_id", openIdConnect.clientId);
  address.searchParams.set("post_logout_redirect_uri", publicOrigin(context.settings, url) + SIGN_IN_PATH);
  return address.href;
}

/** The provider; undefined where it does not answer as it should, which the log says. */
async function reach(settings: OpenIdConnectSettings, { now, requestId }: Context): Promise<Provider | undefined> {
  try {
    return await findProvider(settings, now);
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    logError("identity-provider-failed", { requestId, message });
    return undefined;
  }
}

function seeOther(address: string): Response {
  return new Response(null, { status: 303, headers: { Location: address, "Cache-Control": "no-store" } });
}
