import { type KeyRecord, ok } from "../../shared/index.ts";
import { answerPage, type PageRequest } from "../html/answer-page.tsx";
import type { SentFields } from "../http/form-values.ts";
import type { CallerContext } from "../identity/caller.ts";
import { CREATE_KEY, LIST_KEYS } from "../keys/operations.ts";
import { operationForm } from "../operation/form-routes.ts";
import { perform } from "../operation/operation.ts";
import { KeyForm } from "./key-form.tsx";
import { OwnKeys } from "./list.tsx";
import { NewKeyDialog } from "./new-key-dialog.tsx";

/** `/keys/new`: the form of a new key, which is sent to `/keys`. */
export const CREATE_KEY_PAGE = operationForm({
  operation: CREATE_KEY,
  find: async (_, context) => ok(context),
  title: () => "Create an API key",
  scripts: ["send-once"],
  fieldsOfKinds: { "name-taken": "name" },
  content: ({ now, caller }, form) => <KeyForm now={now} caller={caller} form={form} />,
  sentBy,
  isSentOnce: true,
  done: showValue,
});

/** Browsers send a date and a time without a time zone: the form asks for UTC. */
function sentBy(form: URLSearchParams): SentFields {
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
async function showValue(created: KeyRecord, request: PageRequest, context: CallerContext): Promise<Response> {
  const found = await perform(LIST_KEYS, context, {}, {});
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
