import { formToken } from "../../../worker/auth/form-token.ts";
import { sessionCookie } from "../../../worker/auth/session-cookie.ts";
import { FORM_TOKEN_FIELD } from "../../../worker/html/kept-fields.ts";
import { type Call, call } from "./server.ts";

/** Sends a form as a page of the server does for a session. @param token in the place of the session's own. */
export async function postForm(
  path: string,
  session: string,
  fields: Readonly<Record<string, string>>,
  token?: string,
  variables: Call["variables"] = {},
): Promise<Response> {
  const headers = new Headers({ Cookie: sessionCookie(session, 60) });
  const own = (await formToken(headers)) ?? "";
  const body = new URLSearchParams({ [FORM_TOKEN_FIELD]: token ?? own, ...fields });
  return await call(path, { method: "POST", session, body, variables });
}
