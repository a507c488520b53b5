import { ok } from "../../shared/index.ts";
import { CREATE_CONTENT } from "../content/operations.ts";
import { refuseForm } from "../html/answer-page.tsx";
import { type Choice, RadioGroup, TextArea, TextField } from "../html/fields.tsx";
import { Form } from "../html/form-element.tsx";
import { type FormErrors, formErrors } from "../html/form-errors.ts";
import { fieldsOf, type ShownForm } from "../html/form-page.ts";
import { keptFields } from "../html/kept-form.ts";
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
  { value: "static", label: "Files", hint: "Pages, reports, plots: files that you upload." },
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
  find: async (request, { settings }) => {
    const title = keptFields(request, NEW_FILES)?.get(FILES_TITLE) ?? "";
    return await Promise.resolve(ok({ settings, files: { title, errors: undefined } }));
  },
  title: () => TITLE,
  scripts: SCRIPTS,
  fieldsOfKinds: { "name-taken": "name" },
  content: (subject, form) => <NewItem form={form} {...subject} />,
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

/** The field of that form with the title. The other form of the page has one of the API's name. */
export const FILES_TITLE = "files_title";

/** Shows the page again where its form with a file was refused. */
export async function refuseNewFiles(
  failure: Failure,
  request: RoutedRequest,
  context: CallerContext,
  typed: URLSearchParams,
): Promise<Failure> {
  const { caller, settings } = context;
  const form = { caller, typed: undefined, errors: undefined };
  const files = { title: typed.get(FILES_TITLE) ?? "", errors: formErrors(failure, {}) };
  const content = <NewItem form={form} settings={settings} files={files} />;
  return await refuseForm(failure, request, context, { title: TITLE, scripts: SCRIPTS }, content);
}

interface NewItemProps {
  readonly form: ShownForm;
  readonly settings: Settings;
  /** The form with a file: the title as it was typed, and the reasons where it was refused. */
  readonly files: { readonly title: string; readonly errors: FormErrors | undefined };
}

function NewItem({ form, settings, files }: NewItemProps) {
  const field = fieldsOf(LABELS, form);
  return (
    <>
      <UploadArea
        action={NEW_FILES}
        label="Publish files"
        effect="They are served at once, to you alone until you share them. Their name is taken from them, and can be changed later."
        errors={files.errors}
      >
        <TextField
          name={FILES_TITLE}
          label="Title of the files"
          value={files.title}
          hint="If you leave it empty, it is taken from them."
        />
      </UploadArea>
      <h2>Or create it without files</h2>
      <Form action="/items/new" submit="Create content" errors={form.errors} cancel="/items">
        <TextField {...field("title")} hint="What people read in lists." required />
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
