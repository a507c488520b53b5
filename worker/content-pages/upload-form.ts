/** The forms that take a file where no script packs what was chosen: as a new version, and as a new item. */

import { type ContentRecord, err, type Result, stemOf } from "../../shared/index.ts";
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
import { NEW_FILES, refuseNewFiles } from "./new-item.tsx";
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
  const done = archive.ok ? await upload(archive.value, { guid }, isServed, context) : archive;
  if (!done.ok) {
    const attempt = {
      section: "versions",
      form: new URLSearchParams(),
      errors: formErrors(done.error, {}),
      isTaken: false,
    } as const;
    return await refuseItemForm("versions", attempt, done.error, request, context);
  }
  const served = item.value.managed.bundles.find(({ record }) => record.active);
  if (!isServed) return seeOther(tabPath("versions", { guid }), "version-uploaded");
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
  if (!created.ok) return await refuseNewFiles(created.error, request, context);
  return seeOther(tabPath("overview", created.value), "content-published");
}

async function createWith(form: UploadForm, context: CallerContext): Promise<Result<ContentRecord, Failure>> {
  const archive = await archiveIn(form);
  if (!archive.ok) return archive;
  const created = await perform(CREATE_CONTENT, context, { title: titleOf(form) }, {});
  if (!created.ok) return created;
  const uploaded = await upload(archive.value, created.value, true, context);
  if (uploaded.ok) return created;
  await perform(DELETE_CONTENT, context, {}, created.value);
  return uploaded;
}

/** The name of the file, as far as it can be a title. */
function titleOf({ file }: UploadForm): string | null {
  const stem = stemOf(file?.name ?? "").slice(0, NAME_MAX_CHARACTERS);
  return CREATE_CONTENT.input.title.read(stem) ?? null;
}

const NO_FILE: Failure = { kind: "invalid-request", error: "No file was chosen. Choose one." };

async function archiveIn({ file }: UploadForm): Promise<Result<Bytes, Failure>> {
  if (file === undefined) return err(NO_FILE);
  const archive = await archiveOfFile(file);
  return archive.ok ? archive : err({ kind: "invalid-request", error: archive.error });
}

/** Gives an archive to an item as a new version. */
async function upload(
  archive: Bytes,
  { guid }: Pick<ContentRecord, "guid">,
  isServed: boolean,
  context: CallerContext,
): Promise<Result<Bundle, Failure>> {
  const uploaded = await perform(UPLOAD_BUNDLE, context, { source: madeBundle(archive) }, { guid });
  if (!uploaded.ok || !isServed) return uploaded;
  const deployed = await perform(DEPLOY_BUNDLE, context, { bundle_id: uploaded.value.record.id }, { guid });
  return deployed.ok ? uploaded : deployed;
}
