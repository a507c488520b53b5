import { err, type Json, type KeyRecord, ok, type Result } from "../../shared/index.ts";
import { answerPage } from "../html/answer-page.tsx";
import { callHandler } from "../html/form.ts";
import type { FormPage } from "../html/form-page.ts";
import { refuseSentBefore } from "../html/sent-once.tsx";
import type { Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { answerCreateKey, readKeys } from "../keys/operations.ts";
import { KEY_FIELDS, KeyForm } from "./key-form.tsx";
import { OwnKeys } from "./list.tsx";
import { NewKeyDialog } from "./new-key-dialog.tsx";

/** `/keys/new`: the form of a new key, which is sent to `/keys`. */
export const NEW_KEY_PAGE: FormPage<CallerContext, KeyRecord> = {
  find: async (_, context) => ok(context),
  title: () => "Create an API key",
  scripts: ["send-once"],
  fields: KEY_FIELDS,
  fieldsOfKinds: { "name-taken": "name" },
  content: ({ now, caller }, form) => <KeyForm now={now} caller={caller} form={form} />,
  send: createOnce,
  done: showValue,
};

async function createOnce(
  form: URLSearchParams,
  request: RoutedRequest,
  context: CallerContext,
): Promise<Result<KeyRecord, Failure>> {
  const refusal = await refuseSentBefore(form, context);
  if (refusal !== undefined) return err(refusal);
  const params = { guid: context.caller.guid };
  return await callHandler(answerCreateKey, request, context, { params, json: bodyOf(form) });
}

/** The body that the API takes. Browsers send a date and a time without a time zone: the form asks for UTC. */
function bodyOf(form: URLSearchParams): Json {
  const text = (name: string) => form.get(name) ?? "";
  const expiry = text("expires_at");
  const seconds = /T\d\d:\d\d$/.test(expiry) ? ":00" : "";
  const expires_at = expiry === "" ? null : `${expiry}${seconds}Z`;
  return { name: text("name"), user_role: text("user_role"), expires_at };
}

/**
 * The list with the new key, and its value in a dialog. The value is in this answer and never again: not where the browser is led
 * to afterwards, nor where it goes back to.
 */
async function showValue(created: KeyRecord, request: RoutedRequest, context: CallerContext): Promise<Response> {
  const found = await readKeys(context, context.caller.guid);
  return await answerPage(
    request,
    context,
    { title: "API keys", scripts: ["copy", "new-key"] },
    <>
      <NewKeyDialog created={created} />
      {found.ok && <OwnKeys {...found.value} context={context} />}
    </>,
  );
}
