/** Pages and forms as a browser asks for them, inside workerd. */

import { formToken } from "../../../worker/auth/form-token.ts";
import { FORM_TOKEN_FIELD } from "../../../worker/html/kept-fields.ts";
import { type Call, call } from "./server.ts";
import type { SignedIn } from "./sessions.ts";

const NAVIGATION = { Accept: "text/html", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };

type Variables = NonNullable<Call["variables"]>;

/** A page as a browser shows it. */
export interface ShownPage {
  readonly status: number;
  readonly text: string;
  /** Where it leads; null where it shows a page. */
  readonly location: string | null;
}

/** Opens a page. */
export async function openPage({ session }: SignedIn, path: string, variables: Variables = {}): Promise<ShownPage> {
  return await shown(await call(path, { session, headers: NAVIGATION, variables }));
}

/** Sends a form of a page, with its token. */
export async function sendForm(
  { session }: SignedIn,
  path: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<ShownPage> {
  const cookie = `__Host-Http-steward=${session}`;
  const token = (await formToken(new Headers({ Cookie: cookie }))) ?? "";
  const body = new URLSearchParams({ ...fields, [FORM_TOKEN_FIELD]: token });
  return await shown(await call(path, { method: "POST", session, headers: NAVIGATION, body }));
}

async function shown(answer: Response): Promise<ShownPage> {
  return { status: answer.status, text: await answer.text(), location: answer.headers.get("Location") };
}
