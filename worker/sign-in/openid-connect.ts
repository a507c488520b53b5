/** Signing in at an OpenID Connect provider, and out: authorization code with PKCE. */

import { calculatePKCECodeChallenge } from "oauth4webapi";
import type { Failure } from "../http/errors.ts";
import { redirectTo } from "../http/response.ts";
import type { RoutedRequest } from "../http/route.ts";
import { type Context, callerAddress } from "../platform/context.ts";
import { logError } from "../platform/log.ts";
import { isPast, limitReached, mustWait } from "../platform/rate-limits.ts";
import { publicOrigin } from "../settings/settings.ts";
import type { OpenIdConnectSettings } from "../settings/sign-in-settings.ts";
import { type Attempt, attemptCookies, endedAttemptCookie, newAttempt, readAttempt } from "./attempt.ts";
import { exchange, findProvider, type Provider, signInEndpoint, signOutEndpoint } from "./exchange.ts";
import { CALLBACK_PATH, SIGN_IN_PATH } from "./paths.ts";
import { EXCHANGE_FAILURES, NO_ATTEMPT, STRANGER_FAILURES, signIn } from "./sign-in.ts";
import { userOfPerson } from "./store.ts";

/** `GET /sign-in/openid-connect?to=…`: leads to the provider. */
export async function answerBeginSignIn(
  { url, headers }: RoutedRequest,
  context: Context,
): Promise<Response | Failure> {
  const { openIdConnect } = context.settings;
  if (openIdConnect === undefined) return { kind: "not-found" };
  const address = await ask(openIdConnect, context, signInEndpoint);
  if (address === undefined) return EXCHANGE_FAILURES.unavailable;
  const attempt = newAttempt(new URL(url).searchParams.get("to"));
  const parameters = {
    response_type: "code",
    client_id: openIdConnect.clientId,
    redirect_uri: publicOrigin(context.settings, url) + CALLBACK_PATH,
    scope: "openid email profile",
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  const answer = redirectTo(address.href);
  for (const cookie of attemptCookies(headers, attempt)) answer.headers.append("Set-Cookie", cookie);
  return answer;
}

/**
 * `GET /sign-in/openid-connect/callback`: the browser comes back from the provider. That ends the attempt, unless the
 * provider does not answer, so that it may be tried again. Refusals are counted by address, but not where there is no
 * attempt: any website could have a browser request that, and so keep out all who share its address.
 */
export async function answerSignInCallback(request: RoutedRequest, context: Context): Promise<Response | Failure> {
  const { openIdConnect } = context.settings;
  if (openIdConnect === undefined) return { kind: "not-found" };
  const { searchParams: answered } = new URL(request.url);
  const attempt = readAttempt(request.headers, answered.get("state") ?? "");
  if (attempt === undefined) return NO_ATTEMPT;
  const counted = `sign-in at ${callerAddress(request.headers)}`;
  if (mustWait("failed_authentication", counted, context.now)) return limitReached("failed_authentication");
  const answer = await finish(attempt, answered, request, context, openIdConnect);
  const cookie = endedAttemptCookie(attempt);
  if (answer instanceof Response) {
    answer.headers.append("Set-Cookie", cookie);
    return answer;
  }
  if (answer.kind === "identity-provider-failed") return answer;
  const isPastLimit = await isPast(context, "failed_authentication", counted);
  return { ...(isPastLimit ? limitReached("failed_authentication") : answer), cookie };
}

async function finish(
  attempt: Attempt,
  answered: URLSearchParams,
  request: RoutedRequest,
  context: Context,
  settings: OpenIdConnectSettings,
): Promise<Response | Failure> {
  const redirectUri = publicOrigin(context.settings, request.url) + CALLBACK_PATH;
  const person = await exchange({ settings, attempt, answered, redirectUri, now: context.now });
  if (!person.ok) {
    const { kind, message } = person.error;
    const event = kind === "unavailable" ? "identity-provider-failed" : "sign-in-refused";
    logError(event, { requestId: context.requestId, message });
    return EXCHANGE_FAILURES[kind];
  }
  const user = await userOfPerson(person.value, context);
  if (!user.ok) return STRANGER_FAILURES[user.error];
  return await signIn(request, context, { user: user.value, method: "openid_connect", key: null }, attempt.to);
}

/**
 * The address that signs people out at the provider, and leads back to the sign-in page (OpenID Connect RP-Initiated
 * Logout 1.0, section 2). No token is kept that could be sent along, so that the provider asks the person. Undefined
 * where there is no such provider.
 */
export async function providerSignOutAddress(
  { url }: Pick<Request, "url">,
  context: Context,
): Promise<string | undefined> {
  const { openIdConnect } = context.settings;
  const address = openIdConnect && (await ask(openIdConnect, context, signOutEndpoint));
  if (openIdConnect === undefined || address === undefined) return undefined;
  address.searchParams.set("client_id", openIdConnect.clientId);
  address.searchParams.set("post_logout_redirect_uri", publicOrigin(context.settings, url) + SIGN_IN_PATH);
  return address.href;
}

/** Finds something in the provider's metadata; undefined where it does not answer as it should, which the log says. */
async function ask<Found>(
  settings: OpenIdConnectSettings,
  { now, requestId }: Context,
  find: (provider: Provider) => Found,
): Promise<Found | undefined> {
  try {
    return find(await findProvider(settings, now));
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    logError("identity-provider-failed", { requestId, message });
    return undefined;
  }
}
