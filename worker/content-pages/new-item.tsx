import { ok } from "../../shared/index.ts";
import { CREATE_CONTENT } from "../content/operations.ts";
import { type Choice, RadioGroup, TextArea, TextField } from "../html/fields.tsx";
import { Form } from "../html/form-element.tsx";
import type { FormErrors } from "../html/form-errors.ts";
import { seeOther } from "../html/messages.ts";
import { type SentFields, textsOf } from "../http/form-values.ts";
import { operationForm } from "../operation/form-routes.ts";
import type { Settings } from "../settings/settings.ts";
import { labelsOf } from "../values/readers.ts";
import { itemPath } from "./content-words.ts";
import { accessChoices, settingsIn } from "./settings.tsx";

const LABELS = labelsOf(CREATE_CONTENT.input);

const KINDS: readonly Choice[] = [
  { value: "static", label: "Files", hint: "Pages, reports, plots: what you upload as a bundle." },
  {
    value: "api",
    label: "API",
    hint: "Requests are passed on to an API that runs elsewhere, once it is known who asks.",
  },
];

/** `/items/new`: creates a content item of the caller. */
export const NEW_ITEM_PAGE = operationForm({
  operation: CREATE_CONTENT,
  find: async (_, { settings }) => await Promise.resolve(ok(settings)),
  title: () => "Create content",
  fieldsOfKinds: { "name-taken": "name" },
  content: (settings, { typed = new URLSearchParams(), errors }) => (
    <NewItem form={typed} settings={settings} errors={errors} />
  ),
  sentBy: newItemIn,
  done: (created) => seeOther(itemPath(created), "content-created"),
});

/** Leaves out an empty name, so that one is chosen, and an empty URL, because files have none. */
function newItemIn(form: URLSearchParams): SentFields {
  const { name, upstream_url, ...settings } = settingsIn(form);
  return {
    ...settings,
    ...(name ? { name } : {}),
    ...(upstream_url ? { upstream_url } : {}),
    ...textsOf(form, ["app_mode", "access_type"]),
  };
}

interface NewItemProps {
  /** The fields as they were filled in. */
  readonly form: URLSearchParams;
  readonly settings: Settings;
  readonly errors: FormErrors | undefined;
}

function NewItem({ form, settings, errors }: NewItemProps) {
  const field = (name: string) => ({ name, value: form.get(name) ?? "", error: errors?.fields[name] });
  return (
    <Form action="/items/new" submit="Create content" errors={errors} cancel="/">
      <TextField {...field("title")} label={LABELS.title} hint="What people read in lists." />
      <TextField
        {...field("name")}
        label={LABELS.name}
        hint="What programs call it: letters, digits and characters of _ . -. If you leave it empty, one is chosen."
      />
      <TextArea {...field("description")} label={LABELS.description} />
      <RadioGroup
        {...field("app_mode")}
        label={LABELS.app_mode}
        hint="This cannot be changed later."
        choices={KINDS}
        value={form.get("app_mode") ?? "static"}
      />
      <TextField
        {...field("upstream_url")}
        label={LABELS.upstream_url}
        type="url"
        hint="Of an API only: where it runs."
      />
      <RadioGroup
        {...field("access_type")}
        label={LABELS.access_type}
        choices={accessChoices(settings)}
        value={form.get("access_type") ?? "acl"}
      />
    </Form>
  );
}
