import { type KeyRecord, ok } from "../../shared/index.ts";
import { endedSessionCookie } from "../auth/session-cookie.ts";
import { callHandler } from "../html/form.ts";
import type { FormPage } from "../html/form-page.ts";
import { seeOther } from "../html/messages.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { answerDeleteKey, readKeyToDelete } from "../keys/operations.ts";
import { DESCENDANTS_FIELD, DeleteKey, isSignedInWith, type KeyToDelete } from "./delete-form.tsx";

/** `/keys/{id}/delete` and `/users/{guid}/keys/{id}/delete`: says what stops working, and deletes. Its value is what is gone. */
export const DELETE_KEY_PAGE: FormPage<KeyToDelete, readonly KeyRecord[]> = {
  find: async (request, context) => {
    const found = await readKeyToDelete(context, paramsOf(request, context));
    return found.ok ? ok({ ...found.value, now: context.now, path: listPath(request) }) : found;
  },
  title: ({ key }) => `Delete the API key ${key.name}`,
  fields: [],
  content: (subject, form) => <DeleteKey subject={subject} form={form} />,
  send: async (form, request, context) => {
    const params = paramsOf(request, context);
    const found = await readKeyToDelete(context, params);
    if (!found.ok) return found;
    const { key, descendants } = found.value;
    const withDescendants = form.has(DESCENDANTS_FIELD);
    const query = `descendants=${withDescendants}`;
    const deleted = await callHandler<null>(answerDeleteKey, request, context, { params, query });
    return deleted.ok ? ok(withDescendants ? [key, ...descendants] : [key]) : deleted;
  },
  done: leadBack,
};

/** Leads to the list, where whoever was signed in with a key that is gone gets the sign-in page. */
function leadBack(gone: readonly KeyRecord[], request: RoutedRequest, { caller }: CallerContext): Response {
  const path = listPath(request);
  if (!isSignedInWith(caller, gone)) return seeOther(path, gone.length === 1 ? "key-deleted" : "keys-deleted");
  const answer = seeOther(path, "own-key-deleted");
  answer.headers.append("Set-Cookie", endedSessionCookie());
  return answer;
}

/** The path of the list that a key is in. */
function listPath({ params }: RoutedRequest): string {
  const { guid } = params;
  return guid === undefined ? "/keys" : `/users/${guid}/keys`;
}

/** The parts of the path as the API's route names them. */
function paramsOf({ params }: RoutedRequest, { caller }: CallerContext): RoutedRequest["params"] {
  return { guid: caller.guid, ...params };
}
