import type { ContentRecord } from "../../shared/index.ts";
import { UPDATE_CONTENT } from "../content/change-operations.ts";
import { TextArea, TextField } from "../html/fields.tsx";
import { Form } from "../html/form-element.tsx";
import type { SentFields } from "../http/form-values.ts";
import { labelsOf } from "../values/readers.ts";
import { itemPath } from "./content-words.ts";
import { itemForm, type SectionProps } from "./item-form.ts";

const LABELS = labelsOf(UPDATE_CONTENT.input);

export const UPDATE_SETTINGS_FORM = itemForm({
  operation: UPDATE_CONTENT,
  section: "settings",
  fieldsOfKinds: { "name-taken": "name" },
  sentBy: (form, record) => changesIn(settingsIn(form), record),
  message: "content-updated",
});

/** The settings in a form, as the API takes them. */
export function settingsIn(form: URLSearchParams): SentFields {
  const [name, upstream] = [form.get("name"), form.get("upstream_url")];
  return {
    ...(name === null ? {} : { name }),
    title: form.get("title") || null,
    // Browsers send each line break as two characters.
    description: (form.get("description") ?? "").replaceAll("\r\n", "\n"),
    ...(upstream === null ? {} : { upstream_url: upstream }),
  };
}

/** The settings that differ: the audit log names those alone, and the others stay as another request set them meanwhile. */
function changesIn(settings: SentFields, record: ContentRecord): SentFields {
  const before = new Map<string, unknown>(Object.entries(record));
  return Object.fromEntries(Object.entries(settings).filter(([name, value]) => before.get(name) !== value));
}

/** The section with the name, the title, the description, and the upstream URL of an API. */
export function Settings({ item: { record }, attempt }: SectionProps) {
  const value = (name: "name" | "title" | "description" | "upstream_url") =>
    attempt?.form.get(name) ?? record[name] ?? "";
  const errors = attempt?.errors;
  return (
    <section aria-labelledby="settings">
      <h2 id="settings">Name and description</h2>
      <Form action={`${itemPath(record)}/settings`} submit="Save" errors={errors}>
        <TextField name="title" label={LABELS.title} value={value("title")} error={errors?.fields["title"]} />
        <TextField
          name="name"
          label={LABELS.name}
          hint="Programs know the content by it. No two items of an owner have the same name."
          value={value("name")}
          required={true}
          error={errors?.fields["name"]}
        />
        <TextArea
          name="description"
          label={LABELS.description}
          value={value("description")}
          error={errors?.fields["description"]}
        />
        {record.app_mode === "api" && (
          <TextField
            name="upstream_url"
            label={LABELS.upstream_url}
            type="url"
            hint="Requests for this content are passed on to the API at this address. Only those who may change the content see it."
            value={value("upstream_url")}
            required={true}
            error={errors?.fields["upstream_url"]}
          />
        )}
      </Form>
    </section>
  );
}
