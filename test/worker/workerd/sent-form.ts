/** The outcome of a form of a page. */

import { lastEntry } from "./attempt.ts";
import { postForm } from "./post-form.ts";
import { auditEntries } from "./server.ts";
import type { SignedIn } from "./sessions.ts";
import { BOOTSTRAP_SECRET } from "./tokens.ts";

type Fields = Readonly<Record<string, string>>;

export interface Sent {
  readonly status: number;
  readonly location: string | null;
  readonly message: string | undefined;
  readonly text: string;
  /** The actions of the entries that it left in the audit log, and who acted. */
  readonly entries: readonly (string | null)[];
}

/** Sends a form as somebody who is signed in, while nothing else happens. */
export async function sendForm(
  { session }: SignedIn,
  path: string,
  fields: Fields = {},
  variables: Fields = { BOOTSTRAP_SECRET },
): Promise<Sent> {
  const last = await lastEntry();
  const response = await postForm(path, session, fields, undefined, variables);
  const cookies = response.headers.getSetCookie();
  return {
    status: response.status,
    location: response.headers.get("Location"),
    message: cookies.map((cookie) => /^__Host-Http-message=([\w-]+);/.exec(cookie)?.[1]).find(Boolean),
    text: await response.text(),
    entries: (await auditEntries(last)).map(({ actor_type, action }) => `${actor_type} ${action}`),
  };
}
