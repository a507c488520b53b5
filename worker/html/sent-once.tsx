import { noteSentForm } from "../database/sent-forms.ts";
import type { Failure } from "../http/errors.ts";
import type { CallerContext } from "../identity/caller.ts";
import { HiddenField } from "./form-element.tsx";

const FIELD = "opened";

/** Marks a form that makes something new each time: it can be sent once. @param now when the page with the form is answered. */
export function SentOnce({ now }: { readonly now: Date }) {
  return <HiddenField name={FIELD} value={String(now.getTime())} />;
}

const SENT_BEFORE: Failure = {
  kind: "conflict",
  error:
    "This form was sent already, or another one after it was opened. Look at the list first, and send it again if you want one more.",
};

/**
 * Refuses a form that was sent before, such as by loading the page again that came of it, or by going back to it. A form is used
 * up also where it is refused for another reason then: the page that says so has a new one.
 */
export async function refuseSentBefore(
  form: URLSearchParams,
  { database, caller: { by }, now }: CallerContext,
): Promise<Failure | undefined> {
  const opened = /^\d{1,15}$/.test(form.get(FIELD) ?? "") ? Number(form.get(FIELD)) : 0;
  const isNew = by.kind === "session" && opened <= now.getTime() && (await noteSentForm(database, by.id, opened));
  return isNew ? undefined : SENT_BEFORE;
}
