import { err, ok, type Result } from "../../shared/index.ts";
import { authenticate } from "../auth/authenticate.ts";
import { readKey } from "../auth/sender.ts";
import { endedSessionCookie } from "../auth/session-cookie.ts";
import { answerPage, refuseForm } from "../html/answer-page.tsx";
import { readForm, readSignInForm } from "../html/form-errors.ts";
import { seeOther } from "../html/messages.ts";
import { explainFailure, type Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import { actingKeyOf, type CallerContext, type VisitorContext } from "../identity/caller.ts";
import { perform } from "../operation/operation.ts";
import { callerAddress } from "../platform/caller-address.ts";
import type { Context } from "../platform/context.ts";
import { END_SESSION } from "../sessions/operations.ts";
import { providerSignOutAddress } from "../sign-in/openid-connect.ts";
import { PROVIDER_SIGN_OUT_PATH, returnPath } from "../sign-in/paths.ts";
import { type SignIn as Proven, signIn } from "../sign-in/sign-in.ts";
import { SIGN_IN_TITLE, SignIn } from "./sign-in-page.tsx";

/** `GET /sign-in?to=…`: the page; whoever is signed in is led on. */
export async function answerShowSignIn(request: RoutedRequest, context: VisitorContext): Promise<Response> {
  const to = returnPath(new URL(request.url).searchParams.get("to"));
  if (context.caller !== undefined) return seeOther(to);
  return await answerPage(request, context, { title: SIGN_IN_TITLE }, <SignIn to={to} settings={context.settings} />);
}

/** `POST /sign-in`: signs in with an API key. One that is not valid counts as it does in a header. */
export async function answerSignIn(request: RoutedRequest, context: VisitorContext): Promise<Response | Failure> {
  const form = await readSignInForm(request, context);
  if (!form.ok) return form.error;
  const to = returnPath(form.value.get("to"));
  const owner = await findOwner(form.value.get("key") ?? "", request, context);
  const answer = owner.ok ? await signIn(request, context, owner.value, to) : owner.error;
  if (answer instanceof Response) return answer;
  const errors = { general: undefined, fields: { key: explainFailure(answer).error } };
  return await refuseForm(
    answer,
    request,
    context,
    { title: SIGN_IN_TITLE },
    <SignIn to={to} settings={context.settings} errors={errors} />,
  );
}

/** The owner of a key, who signs in with it. */
async function findOwner(key: string, request: RoutedRequest, context: Context): Promise<Result<Proven, Failure>> {
  const sender = { address: callerAddress(request.headers), sent: await readKey(key.trim()) };
  const found = await authenticate(sender, request, context);
  if (!found.ok) return found;
  const user = found.value;
  return user === undefined ? err({ kind: "key-not-valid" }) : ok({ user, method: "api_key", key: actingKeyOf(user) });
}

/** `POST /sign-out`: ends the session of this browser. */
export async function answerSignOut(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const form = await readForm(request);
  if (!form.ok) return form.error;
  const { by } = context.caller;
  const ended = await perform(END_SESSION, context, {}, { id: String(by.id) });
  if (!ended.ok) return ended.error;
  const isAtProvider = by.kind === "session" && by.method === "openid_connect";
  return seeOther(isAtProvider ? PROVIDER_SIGN_OUT_PATH : "/sign-in", "signed-out", endedSessionCookie());
}

/**
 * `GET /sign-in/openid-connect/sign-out`: leads on to where the provider signs people out. A page stands in between,
 * because the policy of pages lets no form lead to another origin, not even by a redirect, and which one this is only
 * the provider says.
 */
export async function answerProviderSignOut(request: RoutedRequest, context: Context): Promise<Response> {
  const address = await providerSignOutAddress(request, context);
  if (address === undefined) return seeOther("/sign-in");
  return await answerPage(
    request,
    context,
    { title: "Signing out of your organisation", headers: { Refresh: `0; url=${address}` } },
    <p>
      <a href={address}>Go on to sign out there, too</a>
    </p>,
  );
}
