import { type ContentRecord, type Json, ok } from "../../shared/index.ts";
import { answerCreateContent } from "../content/operations.ts";
import { type Choice, RadioGroup, TextArea, TextField } from "../html/fields.tsx";
import { callHandler } from "../html/form.ts";
import { Form } from "../html/form-element.tsx";
import type { FormErrors } from "../html/form-errors.ts";
import { bodyOf, type FormPage } from "../html/form-page.ts";
import { seeOther } from "../html/messages.ts";
import type { Settings } from "../settings/settings.ts";
import { accessChoices } from "./access.tsx";
import { itemPath } from "./read-item.ts";
import { settingsIn } from "./settings.tsx";

const KINDS: readonly Choice[] = [
  { value: "static", label: "Files", hint: "Pages, reports, plots: what you upload as a bundle." },
  {
    value: "api",
    label: "API",
    hint: "Requests are passed on to an API that runs elsewhere, once it is known who asks.",
  },
];

/** `/items/new`: creates a content item of the caller. */
export const NEW_ITEM_PAGE: FormPage<Settings, ContentRecord> = {
  find: async (_, { settings }) => await Promise.resolve(ok(settings)),
  title: () => "Create content",
  fields: ["title", "name", "description", "app_mode", "upstream_url", "access_type"],
  fieldsOfKinds: { "name-taken": "name" },
  content: (settings, { typed = new URLSearchParams(), errors }) => (
    <NewItem form={typed} settings={settings} errors={errors} />
  ),
  send: async (form, request, context) =>
    await callHandler(answerCreateContent, request, context, { json: newItemIn(form) }),
  done: (created) => seeOther(itemPath(created), "content-created"),
};

/** What is left empty is not sent: the name is chosen then, and files have no upstream. */
function newItemIn(form: URLSearchParams): Json {
  const { name, upstream_url, ...settings } = settingsIn(form);
  return {
    ...settings,
    ...(name ? { name } : {}),
    ...(upstream_url ? { upstream_url } : {}),
    ...bodyOf(form, ["app_mode", "access_type"]),
  };
}

interface NewItemProps {
  /** What was typed. */
  readonly form: URLSearchParams;
  readonly settings: Settings;
  readonly errors: FormErrors | undefined;
}

function NewItem({ form, settings, errors }: NewItemProps) {
  const field = (name: string) => ({ name, value: form.get(name) ?? "", error: errors?.fields[name] });
  return (
    <Form action="/items/new" submit="Create content" errors={errors} cancel="/">
      <TextField {...field("title")} label="Title" hint="What people read in lists." />
      <TextField
        {...field("name")}
        label="Name"
        hint="What programs call it: letters, digits and characters of _ . -. If you leave it empty, one is chosen."
      />
      <TextArea {...field("description")} label="Description" />
      <RadioGroup
        {...field("app_mode")}
        label="What it is"
        hint="This cannot be changed later."
        choices={KINDS}
        value={form.get("app_mode") ?? "static"}
      />
      <TextField {...field("upstream_url")} label="Upstream URL" type="url" hint="Of an API only: where it runs." />
      <RadioGroup
        {...field("access_type")}
        label="Who sees it"
        choices={accessChoices(settings)}
        value={form.get("access_type") ?? "acl"}
      />
    </Form>
  );
}
