import { ok } from "../../shared/index.ts";
import { CREATE_CONTENT } from "../content/operations.ts";
import { type Choice, RadioGroup, TextArea, TextField } from "../html/fields.tsx";
import { Form } from "../html/form-element.tsx";
import { fieldsOf, type ShownForm } from "../html/form-page.ts";
import { seeOther } from "../html/messages.ts";
import { operationForm, type SentFields, textsOf } from "../operation/page-routes.ts";
import type { Settings } from "../settings/settings.ts";
import { labelsOf } from "../values/readers.ts";
import { accessChoices } from "./access.tsx";
import { itemPath } from "./content-words.ts";
import { settingsIn } from "./settings.tsx";
import { UploadArea } from "./upload-area.tsx";

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
  scripts: ["upload"],
  fieldsOfKinds: { "name-taken": "name" },
  content: (settings, form) => <NewItem form={form} settings={settings} />,
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
  readonly form: ShownForm;
  readonly settings: Settings;
}

function NewItem({ form, settings }: NewItemProps) {
  const field = fieldsOf(LABELS, form);
  return (
    <>
      <UploadArea
        path=""
        label="Publish files"
        effect="They are served at once, to you alone until you share them. Name and title are taken from them, and can be changed later."
      />
      <h2>Or create it without files</h2>
      <Form action="/items/new" submit="Create content" errors={form.errors} cancel="/items">
        <TextField {...field("title")} hint="What people read in lists." />
        <TextField
          {...field("name")}
          hint="What programs call it: letters, digits and characters of _ . -. If you leave it empty, one is chosen."
        />
        <TextArea {...field("description")} />
        <RadioGroup {...field("app_mode", "static")} hint="This cannot be changed later." choices={KINDS} />
        <TextField {...field("upstream_url")} type="url" hint="Of an API only: where it runs." />
        <RadioGroup {...field("access_type", "acl")} choices={accessChoices(settings)} />
      </Form>
    </>
  );
}
