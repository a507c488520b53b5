import { readSessionValue } from "../content-server/auth/session-cookie.ts";
import type { Settings } from "../content-server/settings.ts";
import { OPEN_ID_CONNECT_PATH } from "../content-server/sign-in/paths.ts";
import { returnPath } from "../content-server/sign-in/return-path.ts";
import { answerPage, type PageContext, type PageRequest } from "./answer-page.tsx";
import { TextField } from "./components/fields.tsx";
import { Form, HiddenField } from "./components/form.tsx";
import { Notice } from "./components/notice.tsx";
import type { FormErrors } from "./form-errors.ts";

export const SIGN_IN_TITLE = "Sign in";

/** The page for a request without credentials: signing in leads to what was asked for. */
export async function answerSignInPage(
  { headers, pathname, url, method }: PageRequest & Pick<Request, "url" | "method">,
  context: PageContext,
): Promise<Response> {
  const to = method === "GET" ? returnPath(pathname + (URL.parse(url)?.search ?? "")) : "/";
  return await answerPage(
    { headers, pathname },
    context,
    { title: SIGN_IN_TITLE, status: 401 },
    <>
      {readSessionValue(headers) !== undefined && <SessionEnded isChange={method !== "GET"} />}
      <SignIn to={to} settings={context.settings} />
    </>,
  );
}

function SessionEnded({ isChange }: { readonly isChange: boolean }) {
  return (
    <Notice>
      {isChange
        ? "Your session has ended, and nothing was changed. Sign in again, and repeat what you did."
        : "Your session has ended. Sign in again to go on."}
    </Notice>
  );
}

interface SignInProps {
  /** Where signing in leads: a path that `returnPath` gave. */
  readonly to: string;
  readonly settings: Pick<Settings, "openIdConnect">;
  /** Why a key was refused; undefined where none was. */
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
