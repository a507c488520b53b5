/** Pages that take something of an item away: each says before what stops working. */

import { type ContentRecord, countOf, err, ok, type Result } from "../../shared/index.ts";
import { DELETE_CONFIRMED_CONTENT } from "../content/change-operations.ts";
import { READ_CONTENT } from "../content/operations.ts";
import { DELETE_PERMISSION, LIST_PERMISSIONS } from "../content/permission-operations.ts";
import type { NamedPermission } from "../content/permission-store.ts";
import { DELETE_VANITY_PATH } from "../content/vanity-path-operations.ts";
import { Checkbox } from "../html/fields.tsx";
import { Effects, Form } from "../html/form-element.tsx";
import type { FormErrors } from "../html/form-errors.ts";
import { seeOther } from "../html/messages.ts";
import type { Failure } from "../http/errors.ts";
import { perform } from "../operation/operation.ts";
import { aheadOf, allAhead, operationForm } from "../operation/page-routes.ts";
import { DELETE_BUNDLE, READ_BUNDLE } from "../publishing/bundle-operations.ts";
import { labelsOf } from "../values/readers.ts";
import { ACCESS_WORDS, itemPath, titleOf } from "./content-words.ts";
import { type ManagedItem, READ_ITEM_TO_DELETE, READ_ITEM_WITH_PATH } from "./item-operations.ts";
import { tabPath } from "./item-tabs.tsx";

/** A content item, and one of its permissions. */
interface Permitted {
  readonly record: ContentRecord;
  readonly named: NamedPermission;
}

/** `/items/{guid}/sharing/permissions/{id}/remove` */
export const REMOVE_PERMISSION_PAGE = operationForm({
  operation: DELETE_PERMISSION,
  ahead: allAhead(aheadOf(LIST_PERMISSIONS), aheadOf(READ_CONTENT)),
  find: async (request, context): Promise<Result<Permitted, Failure>> => {
    const permissions = await perform(LIST_PERMISSIONS, context, {}, request.params);
    if (!permissions.ok) return permissions;
    const record = await perform(READ_CONTENT, context, { include: ["owner"] }, request.params);
    if (!record.ok) return record;
    const named = permissions.value.find(({ permission }) => permission.id === request.params.id);
    return named === undefined
      ? err({ kind: "no-such-object", what: "permission" })
      : ok({ record: record.value, named });
  },
  title: ({ record, named }) => `Remove ${named.name} from ${titleOf(record)}?`,
  content: ({ record, named: { permission, name } }, { errors }) => (
    <Step
      path={`${tabPath("sharing", record)}/permissions/${permission.id}/remove`}
      cancel={tabPath("sharing", record)}
      submit="Remove"
      errors={errors}
      effects={[
        record.access_type === "acl"
          ? `${name} can no longer open the content, from the next request on, unless it is shared with ${name} in another way.`
          : `${name} can still open the content, because its sharing is "${ACCESS_WORDS[record.access_type]}".`,
        ...(permission.role === "owner" ? [`${name} can no longer change it.`] : []),
      ]}
    />
  ),
  done: (_, { params }) => seeOther(tabPath("sharing", params), "permission-removed"),
});

/** `/items/{guid}/settings/vanity-path/remove` */
export const REMOVE_VANITY_PATH_PAGE = operationForm({
  operation: DELETE_VANITY_PATH,
  ahead: aheadOf(READ_ITEM_WITH_PATH),
  find: async ({ params }, context) => await perform(READ_ITEM_WITH_PATH, context, {}, params),
  title: (record) => `Remove the vanity path of ${titleOf(record)}?`,
  content: (record, { errors }) => (
    <Step
      path={`${tabPath("settings", record)}/vanity-path/remove`}
      cancel={tabPath("settings", record)}
      submit="Remove path"
      errors={errors}
      effects={[
        `Links to ${record.vanity_url ?? "it"} stop working, and other content can then have the path.`,
        `The content stays at ${record.content_url}.`,
      ]}
    />
  ),
  done: (_, { params }) => seeOther(tabPath("settings", params), "vanity-path-removed"),
});

/** `/items/{guid}/versions/{id}/delete` */
export const DELETE_BUNDLE_PAGE = operationForm({
  operation: DELETE_BUNDLE,
  ahead: aheadOf(READ_BUNDLE),
  find: async (request, context) => await perform(READ_BUNDLE, context, {}, request.params),
  title: ({ number }) => `Delete version ${number}?`,
  content: ({ record: { id, content_guid } }, { errors }) => (
    <Step
      path={`${tabPath("versions", { guid: content_guid })}/${id}/delete`}
      cancel={tabPath("versions", { guid: content_guid })}
      submit="Delete version"
      errors={errors}
      effects={[
        "The archive and its files are lost. This cannot be undone: download it first if you want to keep it.",
        "Links to it as a draft stop working. The version that is served stays.",
      ]}
    />
  ),
  done: (_, { params }) => seeOther(tabPath("versions", params), "bundle-deleted"),
});

const LABELS = labelsOf(DELETE_CONFIRMED_CONTENT.input);

/** `/items/{guid}/delete`: says what is lost with a content item, and asks for a confirmation. */
export const DELETE_ITEM_PAGE = operationForm({
  operation: DELETE_CONFIRMED_CONTENT,
  ahead: aheadOf(READ_ITEM_TO_DELETE),
  find: async ({ params }, context) => await perform(READ_ITEM_TO_DELETE, context, {}, params),
  title: ({ record }) => `Delete ${titleOf(record)}?`,
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
        cancel={tabPath("settings", item.record)}
      >
        <Checkbox name="confirmed" label={LABELS.confirmed} error={errors?.fields["confirmed"]} />
      </Form>
    </>
  ),
  sentBy: (form) => ({ confirmed: form.has("confirmed") }),
  done: () => seeOther("/items", "content-deleted"),
});

function effectsOf({ record: { content_url, vanity_url }, managed }: ManagedItem): readonly string[] {
  const [bundles, permissions] = [managed.bundles.length, managed.permissions.length];
  return [
    `The content at ${content_url}: links to it stop working, for everyone.`,
    ...(vanity_url === undefined ? [] : [`The path ${vanity_url}, which other content can then have.`]),
    ...(bundles === 0 ? [] : [`${countOf(bundles, "version")} with all files. Download first what you want to keep.`]),
    ...(permissions === 0
      ? []
      : [`The sharing with ${permissions === 1 ? "one person or group" : `${permissions} people and groups`}.`]),
  ];
}

interface StepProps {
  /** The path that takes the step. */
  readonly path: string;
  readonly submit: string;
  readonly effects: readonly string[];
  readonly errors: FormErrors | undefined;
  /** The path of the tab that leads to it. */
  readonly cancel: string;
}

function Step({ path, submit, effects, errors, cancel }: StepProps) {
  return (
    <>
      <Effects effects={effects} />
      <Form action={path} submit={submit} look="danger" errors={errors} cancel={cancel} />
    </>
  );
}
