import { ok } from "../../shared/index.ts";
import { CREATE_CONTENT } from "../content/operations.ts";
import { refuseForm } from "../html/answer-page.tsx";
import { type Choice, RadioGroup, TextArea, TextField } from "../html/fields.tsx";
import { Form } from "../html/form-element.tsx";
import { type FormErrors, formErrors } from "../html/form-errors.ts";
import { fieldsOf, type ShownForm } from "../html/form-page.ts";
import { seeOther } from "../html/messages.ts";
import type { Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
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

const TITLE = "Create content";

const SCRIPTS = ["upload"] as const;

/** `/items/new`: creates a content item of the caller. */
export const NEW_ITEM_PAGE = operationForm({
  operation: CREATE_CONTENT,
  find: async (_, { settings }) => await Promise.resolve(ok(settings)),
  title: () => TITLE,
  scripts: SCRIPTS,
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

/** The path that takes the form with a file. */
export const NEW_FILES = "/items/new/files";

/** Shows the page again where its form with a file was refused. */
export async function refuseNewFiles(
  failure: Failure,
  request: RoutedRequest,
  context: CallerContext,
): Promise<Failure> {
  const { caller, settings } = context;
  const form = { caller, typed: undefined, errors: undefined };
  const content = <NewItem form={form} settings={settings} uploadErrors={formErrors(failure, {})} />;
  return await refuseForm(failure, request, context, { title: TITLE, scripts: SCRIPTS }, content);
}

interface NewItemProps {
  readonly form: ShownForm;
  readonly settings: Settings;
  /** The reasons for which the form with a file was refused. */
  readonly uploadErrors?: FormErrors;
}

function NewItem({ form, settings, uploadErrors }: NewItemProps) {
  const field = fieldsOf(LABELS, form);
  return (
    <>
      <UploadArea
        action={NEW_FILES}
        label="Publish files"
        effect="They are served at once, to you alone until you share them. Name and title are taken from them, and can be changed later."
        errors={uploadErrors}
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
