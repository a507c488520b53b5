import { readSessionValue } from "../auth/session-cookie.ts";
import { answerPage, type PageContext, type PageRequest } from "../html/answer-page.tsx";
import { TextField } from "../html/fields.tsx";
import { Form, HiddenField } from "../html/form-element.tsx";
import type { FormErrors } from "../html/form-errors.ts";
import { Notice } from "../html/page.tsx";
import { isChange } from "../http/cross-origin.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { Settings } from "../settings/settings.ts";
import { OPEN_ID_CONNECT_PATH, returnPath } from "../sign-in/paths.ts";

export const SIGN_IN_TITLE = "Sign in";

/** The page for a request without credentials: signing in leads to what was asked for, or to the page with the form. */
export async function answerSignInPage(
  { headers, pathname, menu, page, url, method }: PageRequest & Pick<RoutedRequest, "page" | "url" | "method">,
  context: PageContext,
): Promise<Response> {
  const isLost = isChange({ method });
  const to = returnPath(isLost ? page : pathname + (URL.parse(url)?.search ?? ""));
  const why = whyShown(readSessionValue(headers) !== undefined, isLost);
  return await answerPage(
    { headers, pathname, menu },
    context,
    { title: SIGN_IN_TITLE, status: 401 },
    <>
      {why !== undefined && <Notice>{why}</Notice>}
      <SignIn to={to} settings={context.settings} />
    </>,
  );
}

/** The reason for the page, for a person who asked for something else. @param isLost true where that was a change. */
function whyShown(wasSignedIn: boolean, isLost: boolean): string | undefined {
  if (!isLost) return wasSignedIn ? "Your session has ended. Sign in again to go on." : undefined;
  return wasSignedIn
    ? "Your session has ended, and nothing was changed. Sign in again, and repeat what you did."
    : "You are not signed in, and nothing was changed. Sign in, and repeat what you did.";
}

interface SignInProps {
  /** The path to which signing in leads, as `returnPath` gave it. */
  readonly to: string;
  readonly settings: Pick<Settings, "openIdConnect">;
  /** The reason why a key was refused; undefined where none was. */
  readonly errors?: FormErrors;
}

/** Every way to sign in that the server has. */
export function SignIn({ to, settings: { openIdConnect }, errors }: SignInProps) {
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
          label="API key"
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
