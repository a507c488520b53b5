import { err, type Json, type KeyRecord, type Result } from "../../../shared/index.ts";
import type { CallerContext } from "../../content-server/auth/caller.ts";
import { answerCreateKey, readKeys } from "../../content-server/routes/keys.ts";
import type { Failure } from "../../errors.ts";
import type { RoutedRequest } from "../../route.ts";
import { answerPage, refuseForm } from "../answer-page.tsx";
import { callHandler, readForm } from "../form.ts";
import { formErrors } from "../form-errors.ts";
import { refuseSentBefore } from "../sent-once.tsx";
import { KeyForm, type KeyFormValues } from "./key-form.tsx";
import { OwnKeys } from "./list.tsx";
import { NewKeyDialog } from "./new-key-dialog.tsx";

const PAGE = { title: "Create an API key", scripts: ["send-once"] } as const;

/** `GET /keys/new`: the form, with the least role chosen. */
export async function answerNewKeyPage(request: RoutedRequest, context: CallerContext): Promise<Response> {
  const values = { name: "", user_role: "viewer", expires_at: "" };
  return await answerPage(request, context, PAGE, <KeyForm values={values} context={context} />);
}

/**
 * `POST /keys`: creates a key, and answers with its value in a dialog. The value is in this answer and never again: not where
 * the browser is led to afterwards, nor where it goes back to.
 */
export async function answerCreateKeyPage(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const form = await readForm(request);
  if (!form.ok) return form.error;
  const values = readValues(form.value);
  const created = await createOnce(request, context, form.value, values);
  if (!created.ok) {
    const errors = formErrors(created.error, Object.keys(values));
    const content = <KeyForm values={values} errors={errors} context={context} />;
    return await refuseForm(created.error, request, context, PAGE, content);
  }
  const found = await readKeys(context, context.caller.guid);
  return await answerPage(
    request,
    context,
    { title: "API keys", scripts: ["copy", "new-key"] },
    <>
      <NewKeyDialog created={created.value} />
      {found.ok && <OwnKeys {...found.value} context={context} />}
    </>,
  );
}

function readValues(form: URLSearchParams): KeyFormValues {
  const text = (name: string) => form.get(name) ?? "";
  return { name: text("name"), user_role: text("user_role"), expires_at: text("expires_at") };
}

async function createOnce(
  request: RoutedRequest,
  context: CallerContext,
  form: URLSearchParams,
  values: KeyFormValues,
): Promise<Result<KeyRecord, Failure>> {
  const refusal = await refuseSentBefore(form, context);
  if (refusal !== undefined) return err(refusal);
  const params = { guid: context.caller.guid };
  return await callHandler<KeyRecord>(answerCreateKey, request, context, { params, json: bodyOf(values) });
}

/** The body that the API takes. Browsers send the date and the time without a time zone: the form asks for UTC. */
function bodyOf({ name, user_role, expires_at }: KeyFormValues): Json {
  const seconds = /T\d\d:\d\d$/.test(expires_at) ? ":00" : "";
  return { name, user_role, expires_at: expires_at === "" ? null : `${expires_at}${seconds}Z` };
}
