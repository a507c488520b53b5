/** The forms that take a file where no script packs what was chosen: as a new version, and as a new item. */

import { type ContentRecord, err, ok, type Result, stemOf } from "../../shared/index.ts";
import type { Bytes } from "../archives/byte-streams.ts";
import { archiveOfFile } from "../archives/packed-files.ts";
import { DELETE_CONTENT } from "../content/change-operations.ts";
import { CREATE_CONTENT } from "../content/operations.ts";
import { formErrors } from "../html/form-errors.ts";
import { seeOther } from "../html/messages.ts";
import { readUploadForm, type UploadForm } from "../html/upload-form.ts";
import type { Failure } from "../http/errors.ts";
import { FORM, limitedBy, post, type Route, type RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { refusalByRole } from "../operation/access.ts";
import { perform } from "../operation/operation.ts";
import { UPLOAD_BUNDLE } from "../publishing/bundle-operations.ts";
import type { Bundle } from "../publishing/bundle-store.ts";
import { DEPLOY_BUNDLE } from "../publishing/deployment-operations.ts";
import { madeBundle } from "../publishing/receive-bundle.ts";
import { NAME_MAX_CHARACTERS } from "../values/limits.ts";
import { READ_ITEM_TO_CHANGE } from "./item-operations.ts";
import { refuseItemForm } from "./item-page.tsx";
import { TAB_ROUTES, tabPath } from "./item-tabs.tsx";
import { FILES_TITLE, NEW_FILES, refuseNewFiles } from "./new-item.tsx";
import { BEFORE } from "./version-actions.tsx";

/** The routes of both. */
export const UPLOAD_FORM_ROUTES: readonly Route[] = limitedBy("uploads", [
  post(TAB_ROUTES.versions, UPLOAD_BUNDLE.access.own, takeVersion, "Uploads a file as a new version.", {
    ...FORM,
    name: UPLOAD_BUNDLE.name,
  }),
  post(NEW_FILES, CREATE_CONTENT.access.own, takeNewItem, "Creates a content item with an uploaded file.", {
    ...FORM,
    name: CREATE_CONTENT.name,
  }),
]);

/** `POST /items/{guid}/versions` */
async function takeVersion(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const { guid = "" } = request.params;
  const item = await perform(READ_ITEM_TO_CHANGE, context, {}, { guid });
  if (!item.ok) return item.error;
  const form = await readUploadForm(request);
  if (!form.ok) return form.error;
  const isServed = form.value.fields.has("activate");
  const archive = await archiveIn(form.value);
  const uploaded = archive.ok ? await upload(archive.value, { guid }, context) : archive;
  if (!uploaded.ok) {
    const attempt = {
      section: "versions",
      form: new URLSearchParams(),
      errors: formErrors(uploaded.error, {}),
      isTaken: false,
    } as const;
    return await refuseItemForm("versions", attempt, uploaded.error, request, context);
  }
  const served = item.value.managed.bundles.find(({ record }) => record.active);
  if (!isServed) return seeOther(tabPath("versions", { guid }), "version-uploaded");
  if (!(await activate(uploaded.value, { guid }, context))) return leadToStored({ guid });
  const query = served === undefined ? "" : `?${BEFORE}=${served.record.id}`;
  return seeOther(`${tabPath("versions", { guid })}${query}`, "bundle-activated");
}

/** `POST /items/new/files`: no item stays where its file is refused. */
async function takeNewItem(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const refused = refusalByRole(context.caller, CREATE_CONTENT.access.own);
  if (refused !== undefined) return refused;
  const form = await readUploadForm(request);
  if (!form.ok) return form.error;
  const created = await createWith(form.value, context);
  if (!created.ok) return await refuseNewFiles(created.error, request, context, form.value.fields);
  const { record, bundle } = created.value;
  const isServed = await activate(bundle, record, context);
  return isServed ? seeOther(tabPath("overview", record), "content-published") : leadToStored(record);
}

/** A new item with its first version. */
interface Created {
  readonly record: ContentRecord;
  readonly bundle: Bundle;
}

async function createWith(form: UploadForm, context: CallerContext): Promise<Result<Created, Failure>> {
  const archive = await archiveIn(form);
  if (!archive.ok) return archive;
  const title = titleOf(form);
  if (!title.ok) return title;
  const created = await perform(CREATE_CONTENT, context, { title: title.value }, {});
  if (!created.ok) return created;
  const uploaded = await upload(archive.value, created.value, context);
  if (uploaded.ok) return ok({ record: created.value, bundle: uploaded.value });
  await perform(DELETE_CONTENT, context, {}, created.value);
  return uploaded;
}

/** The title that was typed. Where none was, the name of the file, as far as it can be one. */
function titleOf({ file, fields }: UploadForm): Result<string | null, Failure> {
  const { title } = CREATE_CONTENT.input;
  const typed = fields.get(FILES_TITLE)?.trim() ?? "";
  if (typed === "") return ok(title.read(stemOf(file?.name ?? "").slice(0, NAME_MAX_CHARACTERS)) ?? null);
  const read = title.read(typed);
  return read === undefined
    ? err({ kind: "invalid-request", error: `The title must be ${title.expected}.` })
    : ok(read);
}

const NO_FILE: Failure = { kind: "invalid-request", error: "No file was chosen. Choose one." };

async function archiveIn({ file }: UploadForm): Promise<Result<Bytes, Failure>> {
  if (file === undefined) return err(NO_FILE);
  const archive = await archiveOfFile(file);
  return archive.ok ? archive : err({ kind: "invalid-request", error: archive.error });
}

type Named = Pick<ContentRecord, "guid">;

/** Gives an archive to an item as a new version. */
async function upload(archive: Bytes, { guid }: Named, context: CallerContext): Promise<Result<Bundle, Failure>> {
  return await perform(UPLOAD_BUNDLE, context, { source: madeBundle(archive) }, { guid });
}

/** Serves a version from now on. @returns false where that is refused: the version is stored all the same. */
async function activate({ record }: Bundle, { guid }: Named, context: CallerContext): Promise<boolean> {
  return (await perform(DEPLOY_BUNDLE, context, { bundle_id: record.id }, { guid })).ok;
}

/** Leads to the versions of an item, of which the newest is stored and not served, with the button that serves it. */
function leadToStored(content: Named): Response {
  return seeOther(tabPath("versions", content), "version-not-served");
}
