import { SET_VANITY_PATH } from "../content/vanity-path-operations.ts";
import { Checkbox, TextField } from "../html/fields.tsx";
import { Form } from "../html/form-element.tsx";
import { textsOf } from "../http/form-values.ts";
import { labelsOf } from "../values/readers.ts";
import { itemPath } from "./content-words.ts";
import { itemForm, type SectionProps } from "./item-form.ts";

const PATH_LABELS = labelsOf(SET_VANITY_PATH.input);

export const SET_VANITY_PATH_FORM = itemForm({
  operation: SET_VANITY_PATH,
  section: "vanity-path",
  fieldsOfKinds: { "name-taken": "path", "not-allowed": "path" },
  sentBy: (form) => ({ ...textsOf(form, ["path"]), force: form.has("force") }),
  message: "vanity-path-set",
});

/** The section with the item's own path on the server. */
export function VanityPath({ item: { record }, attempt }: SectionProps) {
  const present = record.vanity_url === undefined ? undefined : new URL(record.vanity_url).pathname;
  const path = `${itemPath(record)}/vanity-path`;
  const mayForce = attempt !== undefined && (attempt.isTaken || attempt.form.has("force"));
  return (
    <section aria-labelledby="vanity-path">
      <h2 id="vanity-path">Vanity path</h2>
      <p>A short address on this server that leads to the content, such as /team/report/.</p>
      <Form action={path} submit={present === undefined ? "Set path" : "Change path"} errors={attempt?.errors}>
        <TextField
          name="path"
          label={PATH_LABELS.path}
          value={attempt?.form.get("path") ?? present ?? ""}
          error={attempt?.errors.fields["path"]}
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
          <a href={`${path}/remove`}>Remove the path…</a>
        </p>
      )}
    </section>
  );
}
