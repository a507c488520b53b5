import { countOf, err } from "../../shared/index.ts";
import { answerDeleteContent } from "../content/operations.ts";
import { Effects } from "../html/effects.tsx";
import { Checkbox } from "../html/fields.tsx";
import { callHandler } from "../html/form.ts";
import { Form } from "../html/form-element.tsx";
import type { FormPage } from "../html/form-page.ts";
import { seeOther } from "../html/messages.ts";
import type { Failure } from "../http/errors.ts";
import { titleOf } from "./content-words.ts";
import { type Item, itemPath, readChangeableItem } from "./read-item.ts";

const CONFIRMED = "confirmed";

const NOT_CONFIRMED: Failure = {
  kind: "invalid-request",
  error: "Nothing was deleted. Tick the box to confirm that you know what is lost.",
  payload: { pointer: `/${CONFIRMED}` },
};

/** `/items/{guid}/delete`: says what is lost with a content item, and asks for a confirmation. */
export const DELETE_ITEM_PAGE: FormPage<Item, null> = {
  find: readChangeableItem,
  title: ({ record }) => `Delete ${titleOf(record)}?`,
  fields: [CONFIRMED],
  content: (item, { errors }) => (
    <>
      <p>This cannot be undone. What is lost:</p>
      <Effects effects={effectsOf(item)} />
      <p>API keys, users and other content stay as they are, and the audit log keeps what was done.</p>
      <Form
        action={`${itemPath(item.record)}/delete`}
        submit="Delete content"
        look="danger"
        errors={errors}
        cancel={itemPath(item.record)}
      >
        <Checkbox name={CONFIRMED} label="I know what is lost" error={errors?.fields[CONFIRMED]} />
      </Form>
    </>
  ),
  send: async (form, request, context) =>
    form.has(CONFIRMED)
      ? await callHandler(answerDeleteContent, request, context, { params: request.params })
      : err(NOT_CONFIRMED),
  done: () => seeOther("/", "content-deleted"),
};

function effectsOf({ record: { content_url, vanity_url }, managed }: Item): readonly string[] {
  const [bundles, permissions] = [managed?.bundles.length ?? 0, managed?.permissions.length ?? 0];
  return [
    `The content at ${content_url}: links to it stop working, for everyone.`,
    ...(vanity_url === undefined ? [] : [`The path ${vanity_url}, which other content can then have.`]),
    ...(bundles === 0 ? [] : [`${countOf(bundles, "bundle")} with all files. Download first what you want to keep.`]),
    ...(permissions === 0 ? [] : [`${countOf(permissions, "permission")} of people and groups for it.`]),
  ];
}
