import type { KeyRecord } from "../../../shared/index.ts";
import type { CallerContext } from "../../content-server/auth/caller.ts";
import { endedSessionCookie } from "../../content-server/auth/session-cookie.ts";
import { answerDeleteKey, type KeyWithDescendants, readKeyToDelete } from "../../content-server/routes/keys.ts";
import type { Failure } from "../../errors.ts";
import type { RoutedRequest } from "../../route.ts";
import { answerPage, refuseForm } from "../answer-page.tsx";
import { callHandler, readForm } from "../form.ts";
import { formErrors } from "../form-errors.ts";
import { seeOther } from "../messages.ts";
import { DESCENDANTS_FIELD, DeleteKey, isSignedInWith } from "./delete-form.tsx";

/** `GET /keys/{id}/delete` and `GET /users/{guid}/keys/{id}/delete`: says what stops working, and asks. */
export async function answerDeleteKeyPage(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const found = await readKeyToDelete(context, paramsOf(request, context));
  if (!found.ok) return found.error;
  const content = <DeleteKey {...found.value} path={listPath(request)} context={context} />;
  return await answerPage(request, context, pageOf(found.value), content);
}

/** `POST` to the same: deletes the key, and where that is ticked, the keys that were made with it. */
export async function answerDeleteKeyForm(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const form = await readForm(request);
  if (!form.ok) return form.error;
  const params = paramsOf(request, context);
  const found = await readKeyToDelete(context, params);
  if (!found.ok) return found.error;
  const withDescendants = form.value.has(DESCENDANTS_FIELD);
  const query = `descendants=${withDescendants}`;
  const deleted = await callHandler<null>(answerDeleteKey, request, context, { params, query });
  if (!deleted.ok) {
    const errors = formErrors(deleted.error, []);
    const state = { path: listPath(request), context, isTicked: withDescendants, errors };
    return await refuseForm(
      deleted.error,
      request,
      context,
      pageOf(found.value),
      <DeleteKey {...found.value} {...state} />,
    );
  }
  const { key, descendants } = found.value;
  return leadBack(request, context, withDescendants ? [key, ...descendants] : [key]);
}

/** Leads to the list, where a caller who was signed in with a key that is gone gets the sign-in page. */
function leadBack(request: RoutedRequest, { caller }: CallerContext, gone: readonly KeyRecord[]): Response {
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

function pageOf({ key }: KeyWithDescendants) {
  return { title: `Delete the API key ${key.name}` };
}
