import { err, ok, type Result } from "../../shared/index.ts";
import { authenticate } from "../auth/authenticate.ts";
import { readKey } from "../auth/sender.ts";
import { endedSessionCookie, readSessionValue } from "../auth/session-cookie.ts";
import { answerPage, type PageContext, type PageRequest, refuseForm } from "../html/answer-page.tsx";
import { TextField } from "../html/fields.tsx";
import { Form, HiddenField } from "../html/form-element.tsx";
import { type FormErrors, readForm, readSignInForm } from "../html/form-errors.ts";
import { forgetForms, KEPT_FORM_MAX_MINUTES, readKeptForm } from "../html/kept-form.ts";
import { seeOther } from "../html/messages.ts";
import { Notice } from "../html/page.tsx";
import { isChange } from "../http/cross-origin.ts";
import { explainFailure, type Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import { actingKeyOf, type CallerContext, type VisitorContext } from "../identity/caller.ts";
import { perform } from "../operation/operation.ts";
import { type Context, callerAddress } from "../platform/context.ts";
import { END_SESSION } from "../sessions/operations.ts";
import type { Settings } from "../settings/settings.ts";
import { providerSignOutAddress } from "../sign-in/openid-connect.ts";
import { OPEN_ID_CONNECT_PATH, PROVIDER_SIGN_OUT_PATH, returnPath, SIGN_IN_PATH } from "../sign-in/paths.ts";
import { type SignIn as Proven, signIn } from "../sign-in/sign-in.ts";

/** `GET /sign-in?to=…`: the page; whoever is signed in is led on. */
export async function answerShowSignIn(request: RoutedRequest, context: VisitorContext): Promise<Response> {
  const to = returnPath(new URL(request.url).searchParams.get("to"));
  if (context.caller !== undefined) return seeOther(to);
  const why = whyKept(request.headers, to);
  return await answerPage(
    request,
    context,
    { title: SIGN_IN_TITLE },
    <>
      {why !== undefined && <Notice>{why}</Notice>}
      <SignIn to={to} settings={context.settings} />
    </>,
  );
}

/** `POST /sign-in`: signs in with an API key. One that is not valid counts as it does in a header. */
export async function answerSignIn(request: RoutedRequest, context: VisitorContext): Promise<Response | Failure> {
  const form = await readSignInForm(request, context);
  if (!form.ok) return form.error;
  const to = returnPath(form.value.get("to"));
  const owner = await findOwner(form.value.get("key") ?? "", request, context);
  const answer = owner.ok ? await signIn(request, context, owner.value, to) : owner.error;
  if (answer instanceof Response) return answer;
  const errors = { general: undefined, fields: { key: explainFailure(answer).error }, labels: { key: KEY_LABEL } };
  const { headers, method, url, pathname, menu } = request;
  const page = `${SIGN_IN_PATH}?to=${encodeURIComponent(to)}`;
  return await refuseForm(
    answer,
    { headers, method, url, pathname, page, menu },
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
  const user = found.value.caller;
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
  const next = isAtProvider ? PROVIDER_SIGN_OUT_PATH : "/sign-in";
  return forgetForms(request, seeOther(next, "signed-out", endedSessionCookie()));
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

const SIGN_IN_TITLE = "Sign in";

const KEY_LABEL = "API key";

/**
 * The page for a request without credentials: signing in leads to what was asked for, or to the page with the form.
 *
 * @param tooLong the fields of a form that its browser cannot keep.
 */
export async function answerSignInPage(
  request: PageRequest,
  context: PageContext,
  tooLong?: URLSearchParams,
): Promise<Response> {
  const { headers, pathname, page, url } = request;
  const isLost = isChange(request);
  const to = returnPath(isLost ? page : pathname + (URL.parse(url)?.search ?? ""));
  const why = whyKept(headers, to) ?? whyShown(headers, isLost);
  return await answerPage(
    request,
    context,
    { title: SIGN_IN_TITLE, status: tooLong === undefined ? 401 : 413 },
    <>
      {why !== undefined && <Notice>{why}</Notice>}
      {tooLong !== undefined && <TooLong typed={tooLong} />}
      <SignIn to={to} settings={context.settings} />
    </>,
  );
}

/** The reason for the page, for a person who asked for something else. @param isLost true where that was a change. */
function whyShown(headers: Headers, isLost: boolean): string | undefined {
  if (isLost) return `${endOf(headers)}, and nothing was changed. Sign in, and repeat what you did.`;
  return wasSignedIn(headers) ? "Your session has ended. Sign in again to go on." : undefined;
}

/** The reason for the page, where signing in leads to a form that this browser keeps. */
function whyKept(headers: Headers, to: string): string | undefined {
  const kept = readKeptForm(headers, to);
  if (kept === undefined || kept === "gone") return undefined;
  const next =
    kept.typed.size === 0
      ? "Sign in, and repeat what you did."
      : `This browser keeps what you typed for ${KEPT_FORM_MAX_MINUTES} minutes: sign in, and it stands in its form again. Files must be chosen again.`;
  return `${endOf(headers)}, and nothing was changed. ${next}`;
}

function endOf(headers: Headers): string {
  return wasSignedIn(headers) ? "Your session has ended" : "You are not signed in";
}

function wasSignedIn(headers: Headers): boolean {
  return readSessionValue(headers) !== undefined;
}

/** The texts of a form that cannot be kept, to be copied before they are lost. */
function TooLong({ typed }: { readonly typed: URLSearchParams }) {
  return (
    <div class="warning">
      <p>What you typed is too long to be kept. Copy it before you sign in.</p>
      {Array.from(typed, ([name, value]) => (
        <div key={name} class="field">
          <label for={`typed-${name}`}>{name.replaceAll("_", " ")}</label>
          <textarea id={`typed-${name}`} rows={4} readonly>
            {value}
          </textarea>
        </div>
      ))}
    </div>
  );
}

interface SignInProps {
  /** The path to which signing in leads, as `returnPath` gave it. */
  readonly to: string;
  readonly settings: Pick<Settings, "openIdConnect">;
  /** The reason why a key was refused; undefined where none was. */
  readonly errors?: FormErrors;
}

/** Every way to sign in that the server has. */
function SignIn({ to, settings: { openIdConnect }, errors }: SignInProps) {
  return (
    <>
      {openIdConnect !== undefined && (
        <>
          <p>
            <a class="button primary" href={`${OPEN_ID_CONNECT_PATH}?to=${encodeURIComponent(to)}`}>
              Sign in with your organisation
            </a>
          </p>
          <h2>Or with an API key</h2>
        </>
      )}
      <Form action="/sign-in" submit="Sign in with the key" errors={errors}>
        <HiddenField name="to" value={to} />
        <TextField
          name="key"
          label={KEY_LABEL}
          type="password"
          autocomplete="current-password"
          hint="In this browser you will have the permissions of the key."
          required
          error={errors?.fields["key"]}
        />
      </Form>
      <p class="quiet">You have no API key? Ask an administrator of this server for an invitation.</p>
      <p class="quiet">
        Without signing in, you can check a configuration in the <a href="/playground">playground</a>.
      </p>
    </>
  );
}
