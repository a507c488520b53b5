import type { Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import { callerAddress } from "../platform/caller-address.ts";
import type { Context } from "../platform/context.ts";
import { logError } from "../platform/log.ts";
import { isPast, limitReached, mustWait } from "../platform/rate-limits.ts";
import { publicOrigin } from "../settings/settings.ts";
import type { OpenIdConnectSettings } from "../settings/sign-in-settings.ts";
import { type Attempt, endedAttemptCookie, readAttempt } from "./attempt.ts";
import { exchange } from "./exchange.ts";
import { CALLBACK_PATH } from "./paths.ts";
import { EXCHANGE_FAILURES, NO_ATTEMPT, STRANGER_FAILURES } from "./refusals.ts";
import { signIn } from "./sign-in.ts";
import { userOfPerson } from "./user-of-person.ts";

/**
 * `GET /sign-in/openid-connect/callback`: the browser comes back from the provider. That ends the attempt, unless the provider does not
 * answer, so that it may be tried again. Refusals are counted by address, but not where there is no attempt: any website could have
 * a browser request that, and so keep out all who share its address.
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
