import type { ContentRecord } from "../../shared/index.ts";
import { UPDATE_CONTENT } from "../content/change-operations.ts";
import { SET_VANITY_PATH } from "../content/vanity-path-operations.ts";
import { AsOpened, type Present } from "../html/edited-form.tsx";
import { Checkbox, TextArea, TextField } from "../html/fields.tsx";
import { Form } from "../html/form-element.tsx";
import { fieldsOf } from "../html/form-page.ts";
import type { CallerContext } from "../identity/caller.ts";
import { isPermitted } from "../identity/role-permissions.ts";
import { type SentFields, textsOf } from "../operation/page-routes.ts";
import { labelsOf } from "../values/readers.ts";
import { itemPath } from "./content-words.ts";
import { actionOf, itemForm, type SectionProps, shownIn } from "./item-form.ts";

const PATH_LABELS = labelsOf(SET_VANITY_PATH.input);

export const SET_VANITY_PATH_FORM = itemForm({
  tab: "settings",
  path: "/vanity-path",
  operation: SET_VANITY_PATH,
  section: "vanity-path",
  fieldsOfKinds: { "name-taken": "path", "not-allowed": "path" },
  sentBy: (form) => ({ ...textsOf(form, ["path"]), force: form.has("force") }),
  message: "vanity-path-set",
});

/** The section with the item's own path on the server. */
export function VanityPath({ item: { record }, attempt }: SectionProps) {
  const present = record.vanity_url === undefined ? undefined : new URL(record.vanity_url).pathname;
  const action = actionOf(SET_VANITY_PATH_FORM, record);
  const mayForce = attempt !== undefined && (attempt.isTaken || attempt.form.has("force"));
  return (
    <section aria-labelledby="vanity-path">
      <h2 id="vanity-path">Vanity path</h2>
      <p>A short address on this server that leads to the content, such as /team/report/.</p>
      <Form action={action} submit={present === undefined ? "Set path" : "Change path"} errors={attempt?.errors}>
        <TextField
          {...fieldsOf(PATH_LABELS, shownIn(attempt))("path", present)}
          {...(present === undefined ? {} : { hint: "With another path, links to the present one stop working." })}
        />
        {mayForce && (
          <Checkbox
            name="force"
            label="Take the path from the content that has it"
            hint="Links to the path then lead here, and the other content is found at its own address only. You must be allowed to change that content, too."
            checked={attempt.form.has("force")}
          />
        )}
      </Form>
      {present !== undefined && (
        <p>
          <a href={`${action}/remove`}>Remove the path…</a>
        </p>
      )}
    </section>
  );
}

const LABELS = labelsOf(UPDATE_CONTENT.input);

export const UPDATE_SETTINGS_FORM = itemForm({
  tab: "settings",
  path: "",
  operation: UPDATE_CONTENT,
  section: "settings",
  fieldsOfKinds: { "name-taken": "name" },
  changesBy: (form, record) => changesIn(settingsIn(form), record),
  present: presentSettings,
  message: "content-updated",
});

function presentSettings({ name, title, description, upstream_url }: ContentRecord): Present {
  return { name, title: title ?? "", description, upstream_url: upstream_url ?? "" };
}

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
  const fieldOf = fieldsOf(LABELS, shownIn(attempt));
  const field = (name: "name" | "title" | "description" | "upstream_url") => fieldOf(name, record[name] ?? "");
  return (
    <section aria-labelledby="settings">
      <h2 id="settings">Name and description</h2>
      <Form action={actionOf(UPDATE_SETTINGS_FORM, record)} submit="Save" errors={attempt?.errors}>
        <AsOpened present={presentSettings(record)} typed={attempt?.form} />
        <TextField {...field("title")} />
        <TextField
          {...field("name")}
          hint="Programs know the content by it. No two items of an owner have the same name."
          required={true}
        />
        <TextArea {...field("description")} />
        {record.app_mode === "api" && (
          <TextField
            {...field("upstream_url")}
            type="url"
            hint="Requests for this content are passed on to the API at this address. Only those who may change the content see it."
            required={true}
          />
        )}
      </Form>
    </section>
  );
}

/** The links to steps with pages of their own. */
export function Steps({
  record,
  context: { caller },
}: {
  readonly record: ContentRecord;
  readonly context: CallerContext;
}) {
  const path = itemPath(record);
  const mayTransfer = isPermitted(caller.role, "transfer-content");
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{mayTransfer ? "Give away or delete" : "Delete"}</h2>
      <p class="actions">
        {mayTransfer && (
          <a class="button" href={`${path}/owner`}>
            Give it to another owner…
          </a>
        )}
        <a class="button danger" href={`${path}/delete`}>
          Delete this content…
        </a>
      </p>
    </section>
  );
}
