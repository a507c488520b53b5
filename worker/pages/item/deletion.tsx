import { countOf } from "../../../shared/index.ts";
import type { CallerContext } from "../../content-server/auth/caller.ts";
import { answerDeleteContent } from "../../content-server/routes/content.ts";
import { changeableContent } from "../../content-server/routes/content-in-path.ts";
import type { Failure } from "../../errors.ts";
import type { RoutedRequest } from "../../route.ts";
import { answerPage, refuseForm } from "../answer-page.tsx";
import { Checkbox } from "../components/fields.tsx";
import { Form } from "../components/form.tsx";
import { titleOf } from "../content-words.ts";
import { callHandler, readForm } from "../form.ts";
import { type FormErrors, formErrors } from "../form-errors.ts";
import { seeOther } from "../messages.ts";
import { type Item, itemPath, readItem } from "./read-item.ts";

const CONFIRMED = "confirmed";

const NOT_CONFIRMED: Failure = {
  kind: "invalid-request",
  error: "Nothing was deleted. Tick the box to confirm that you know what is lost.",
  payload: { pointer: `/${CONFIRMED}` },
};

/** `GET /items/{guid}/delete`: says what is lost with a content item, and asks for a confirmation. */
export async function answerItemDeletionPage(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const changeable = await changeableContent(request, context);
  if (!changeable.ok) return changeable.error;
  const item = await readItem(request, context);
  if (!item.ok) return item.error;
  return await answerPage(request, context, { title: headingOf(item.value) }, <Deletion item={item.value} />);
}

/** `POST /items/{guid}/delete`. */
export async function answerDeleteItem(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const form = await readForm(request);
  if (!form.ok) return form.error;
  const item = await readItem(request, context);
  if (!item.ok) return item.error;
  const { params } = request;
  const deleted = form.value.has(CONFIRMED)
    ? await callHandler<null>(answerDeleteContent, request, context, { params })
    : { ok: false as const, error: NOT_CONFIRMED };
  if (deleted.ok) return seeOther("/", "content-deleted");
  const content = <Deletion item={item.value} errors={formErrors(deleted.error, [CONFIRMED])} />;
  return await refuseForm(deleted.error, request, context, { title: headingOf(item.value) }, content);
}

function headingOf({ record }: Item): string {
  return `Delete ${titleOf(record)}?`;
}

function Deletion({ item: { record, managed }, errors }: { readonly item: Item; readonly errors?: FormErrors }) {
  const path = itemPath(record);
  return (
    <>
      <p>This cannot be undone. These are lost:</p>
      <ul>
        <li>The content at {record.content_url}: links to it stop working, for everybody.</li>
        {record.vanity_url !== undefined && <li>The path {record.vanity_url}, which others can take then.</li>}
        <li>{countOf(managed?.bundles.length ?? 0, "bundle")} with all files. Download first what you want to keep.</li>
        <li>{countOf(managed?.permissions.length ?? 0, "permission")} of people and groups for it.</li>
      </ul>
      <p>API keys, users and other content stay as they are, and the audit log keeps what was done.</p>
      <Form action={`${path}/delete`} submit="Delete content" look="danger" errors={errors} cancel={path}>
        <Checkbox name={CONFIRMED} label="I know what is lost" error={errors?.fields[CONFIRMED]} />
      </Form>
    </>
  );
}
