import type { ContentRecord } from "../../shared/index.ts";
import { answerUpdateContent } from "../content/operations.ts";
import { TextArea, TextField } from "../html/fields.tsx";
import { Form } from "../html/form-element.tsx";
import { type ItemForm, type SectionProps, sendTo } from "./item-form.ts";
import { itemPath } from "./read-item.ts";

/** What content is called, and of an API where it is. */
export const UPDATE_SETTINGS: ItemForm = {
  section: "settings",
  fields: ["title", "name", "description", "upstream_url"],
  fieldsOfKinds: { "name-taken": "name" },
  send: sendTo(answerUpdateContent, (form, record) => changesIn(settingsIn(form), record)),
  message: "content-updated",
};

/** The settings in a form, as the API takes them. */
export function settingsIn(form: URLSearchParams): Readonly<Record<string, string | null>> {
  const [name, upstream] = [form.get("name"), form.get("upstream_url")];
  return {
    ...(name === null ? {} : { name }),
    title: form.get("title") || null,
    // Browsers send each line break as two characters.
    description: (form.get("description") ?? "").replaceAll("\r\n", "\n"),
    ...(upstream === null ? {} : { upstream_url: upstream }),
  };
}

/** What differs: the audit log tells of what was changed, and what somebody else changed meanwhile stays. */
function changesIn(
  settings: Readonly<Record<string, string | null>>,
  record: ContentRecord,
): Readonly<Record<string, string | null>> {
  const before = new Map<string, unknown>(Object.entries(record));
  return Object.fromEntries(Object.entries(settings).filter(([name, value]) => before.get(name) !== value));
}

/** Name, title, description, and the upstream of an API. */
export function Settings({ item: { record }, attempt }: SectionProps) {
  const value = (name: "name" | "title" | "description" | "upstream_url") =>
    attempt?.form.get(name) ?? record[name] ?? "";
  const errors = attempt?.errors;
  return (
    <section aria-labelledby="settings">
      <h2 id="settings">Name and description</h2>
      <Form action={`${itemPath(record)}/settings`} submit="Save" errors={errors}>
        <TextField name="title" label="Title" value={value("title")} error={errors?.fields["title"]} />
        <TextField
          name="name"
          label="Name"
          hint="Programs know the content by it. No two items of an owner have the same name."
          value={value("name")}
          required={true}
          error={errors?.fields["name"]}
        />
        <TextArea
          name="description"
          label="Description"
          value={value("description")}
          error={errors?.fields["description"]}
        />
        {record.app_mode === "api" && (
          <TextField
            name="upstream_url"
            label="Upstream URL"
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
