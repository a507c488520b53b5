import type { ContentRecord, Json } from "../../../shared/index.ts";
import type { CallerContext } from "../../content-server/auth/caller.ts";
import { answerCreateContent } from "../../content-server/routes/content.ts";
import type { Settings } from "../../content-server/settings.ts";
import type { Failure } from "../../errors.ts";
import type { RoutedRequest } from "../../route.ts";
import { answerPage, refuseForm } from "../answer-page.tsx";
import { type Choice, RadioGroup, TextArea, TextField } from "../components/fields.tsx";
import { Form } from "../components/form.tsx";
import { callHandler, readForm } from "../form.ts";
import type { FormErrors } from "../form-errors.ts";
import { seeOther } from "../messages.ts";
import { accessChoices } from "./access.tsx";
import { given, refusalOf } from "./item-form.ts";
import { itemPath } from "./read-item.ts";
import { settingsIn } from "./settings.tsx";

const PATH = "/items/new";
const INIT = { title: "Create content" };
const FIELDS = ["name", "title", "description", "app_mode", "upstream_url", "access_type"];

const KINDS: readonly Choice[] = [
  { value: "static", label: "Files", hint: "Pages, reports, plots: what you upload as a bundle." },
  {
    value: "api",
    label: "API",
    hint: "Requests are passed on to an API that runs elsewhere, once it is known who asks.",
  },
];

/** `GET /items/new`: the form of a new content item. */
export async function answerNewItemPage(request: RoutedRequest, context: CallerContext): Promise<Response> {
  const form = <NewItem form={new URLSearchParams()} settings={context.settings} />;
  return await answerPage(request, context, INIT, form);
}

/** `POST /items/new`: creates a content item of the caller. */
export async function answerCreateItem(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const form = await readForm(request);
  if (!form.ok) return form.error;
  const json = bodyOf(form.value);
  const created = await callHandler<ContentRecord>(answerCreateContent, request, context, { json });
  if (created.ok) return seeOther(itemPath(created.value), "content-created");
  const errors = refusalOf(created.error, FIELDS);
  const content = <NewItem form={form.value} settings={context.settings} errors={errors} />;
  return await refuseForm(created.error, request, context, INIT, content);
}

/** What is left empty is not sent: the name is chosen then, and files have no upstream. */
function bodyOf(form: URLSearchParams): Json {
  const { name, upstream_url, ...settings } = settingsIn(form);
  return {
    ...settings,
    ...(name ? { name } : {}),
    ...(upstream_url ? { upstream_url } : {}),
    ...given(form, ["app_mode", "access_type"]),
  };
}

interface NewItemProps {
  /** What was typed. */
  readonly form: URLSearchParams;
  readonly settings: Settings;
  readonly errors?: FormErrors;
}

function NewItem({ form, settings, errors }: NewItemProps) {
  const field = (name: string) => ({ name, value: form.get(name) ?? "", error: errors?.fields[name] });
  return (
    <Form action={PATH} submit="Create content" errors={errors} cancel="/">
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
