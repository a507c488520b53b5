import { type KeyRecord, ok } from "../../shared/index.ts";
import { endedSessionCookie } from "../auth/session-cookie.ts";
import { seeOther } from "../html/messages.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { DELETE_KEY, READ_KEY } from "../keys/operations.ts";
import type { NamedUser } from "../operation/access.ts";
import { operationForm } from "../operation/form-routes.ts";
import { perform } from "../operation/operation.ts";
import { DESCENDANTS_FIELD, DeleteKey, isSignedInWith } from "./delete-form.tsx";

/** `/keys/{id}/delete` and `/users/{guid}/keys/{id}/delete`: says what stops working, and deletes. */
export const DELETE_KEY_PAGE = operationForm({
  operation: DELETE_KEY,
  find: async ({ params }, context) => {
    const found = await perform(READ_KEY, context, {}, params);
    return found.ok ? ok({ ...found.value, now: context.now, path: listPath(params) }) : found;
  },
  title: ({ key }) => `Delete the API key ${key.name}`,
  content: (subject, form) => <DeleteKey subject={subject} form={form} />,
  sentBy: (form) => ({ descendants: form.has(DESCENDANTS_FIELD) }),
  done: leadBack,
});

/** Leads to the list, where whoever was signed in with a key that is gone gets the sign-in page. */
function leadBack(
  gone: readonly KeyRecord[],
  { params }: RoutedRequest<NamedUser>,
  { caller }: CallerContext,
): Response {
  const path = listPath(params);
  if (!isSignedInWith(caller, gone)) return seeOther(path, gone.length === 1 ? "key-deleted" : "keys-deleted");
  const answer = seeOther(path, "own-key-deleted");
  answer.headers.append("Set-Cookie", endedSessionCookie());
  return answer;
}

/** The path of the list that a key is in. */
function listPath({ guid }: NamedUser): string {
  return guid === undefined ? "/keys" : `/users/${guid}/keys`;
}
