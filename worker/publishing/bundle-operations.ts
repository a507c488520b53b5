import { err, ok, type Result } from "../../shared/index.ts";
import type { ContentAccess } from "../content/access-store.ts";
import { changeableContent, explainUnmade } from "../content/content-in-path.ts";
import { mayView } from "../content/sharing.ts";
import { CHANGED_MEANWHILE, NO_SUCH_BUNDLE } from "../http/common-failures.ts";
import type { OtherBody } from "../http/description.ts";
import type { Failure } from "../http/errors.ts";
import { json, noContent } from "../http/response.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { addBundle, type Bundle, deleteBundle, findBundle, listBundles, type NewBundle } from "./bundle-store.ts";
import { readArchive, removeUnownedObjects } from "./object-store.ts";
import { noRoom } from "./quota-failures.ts";
import { exceededQuota, findUsage, type Usage } from "./quota-store.ts";
import { receiveBundle } from "./receive-bundle.ts";

/** What `answerUploadBundle` takes. */
export const ARCHIVE: OtherBody = {
  content: {
    "application/gzip": { description: "A tar.gz." },
    "multipart/form-data": {
      type: "object",
      properties: { archive: { type: "string", description: "A tar.gz." } },
      required: ["archive"],
    },
  },
  failures: ["invalid-request"],
};

const NOT_SHARED: Failure = {
  kind: "not-allowed",
  error: "The content is not shared with you. Add a permission for yourself first.",
};

const TOO_LATE: Failure = {
  kind: "conflict",
  error: "The upload took too long, or the content has changed since. Upload the bundle again.",
};

/** `GET /v1/content/{guid}/bundles`: a bare array of `BundleRecord`, the newest first. */
export async function answerListBundles(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const found = await changeableContent(request, context);
  if (!found.ok) return found.error;
  const content = found.value;
  const bundles = await listBundles(context.database, content.id);
  return json(bundles.map(({ record }) => record));
}

/** `POST /v1/content/{guid}/bundles`: takes a tar.gz as the body, or as the field `archive` of a form. */
export async function answerUploadBundle(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const found = await staticContent(request, context);
  if (!found.ok) return found.error;
  const content = found.value;
  const usage = await findUsage(context.database, content.id);
  const received = await receiveBundle(request, context, (bytes) => refuseUpload(usage, context, bytes));
  if (!received.ok) return received.error;
  const added = await own(received.value, content, request, context);
  if (added.ok) return json(added.value.record);
  // The sweep removes what this fails to remove.
  await Promise.allSettled([removeUnownedObjects(context.database, context.bucket, received.value.objectPrefix)]);
  return added.error;
}

/** `GET /v1/content/{guid}/bundles/{id}`. */
export async function answerReadBundle(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const found = await changeableContent(request, context);
  if (!found.ok) return found.error;
  const content = found.value;
  const bundle = await bundleOf(content, request, context);
  return bundle.ok ? json(bundle.value.record) : bundle.error;
}

/**
 * `GET /v1/content/{guid}/bundles/{id}/download`: the archive, byte for byte. It holds what is served, and so goes to whom
 * that is served, and not to every administrator: those give themselves a permission first, which is in the audit log.
 */
export async function answerDownloadBundle(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const found = await changeableContent(request, context);
  if (!found.ok) return found.error;
  const content = found.value;
  const foundBundle = await bundleOf(content, request, context);
  if (!foundBundle.ok) return foundBundle.error;
  const bundle = foundBundle.value;
  if (!mayView(content, context.caller, context.settings)) return NOT_SHARED;
  const archive = await readArchive(context.bucket, bundle.objectPrefix);
  if (archive === undefined) return NO_SUCH_BUNDLE;
  return new Response(archive.body, {
    headers: {
      "Content-Type": "application/gzip",
      "Content-Disposition": `attachment; filename="bundle-${bundle.record.id}.tar.gz"`,
      "Content-Length": String(archive.size),
    },
  });
}

const IS_SERVED: Failure = {
  kind: "conflict",
  error: "This bundle is the one that is served. Deploy another one first, or delete the content.",
};

/** `DELETE /v1/content/{guid}/bundles/{id}`: of any bundle but the one that is served. */
export async function answerDeleteBundle(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const found = await changeableContent(request, context);
  if (!found.ok) return found.error;
  const content = found.value;
  const bundle = await bundleOf(content, request, context);
  if (!bundle.ok) return bundle.error;
  const deleted = await deleteBundle(context.database, context, content, bundle.value.record.id);
  if (deleted.ok) return noContent();
  const left = await bundleOf(content, request, context);
  const unchanged = left.ok ? (left.value.record.active ? IS_SERVED : CHANGED_MEANWHILE) : left.error;
  return await explainUnmade(deleted.error, request, context, { unchanged });
}

/** Why there is no room for a bundle of so many bytes; undefined where there is. */
function refuseUpload(usage: Usage, { settings }: CallerContext, bytes: number): Failure<"conflict"> | undefined {
  const exceeded = exceededQuota(usage, settings, bytes);
  return exceeded === undefined ? undefined : noRoom(exceeded);
}

async function bundleOf(
  { id }: ContentAccess,
  { params }: RoutedRequest,
  { database }: CallerContext,
): Promise<Result<Bundle, Failure>> {
  const bundle = await findBundle(database, id, params["id"] ?? "");
  return bundle === undefined ? err(NO_SUCH_BUNDLE) : ok(bundle);
}

/** The content item that takes the bundle. */
async function staticContent(request: RoutedRequest, context: CallerContext): Promise<Result<ContentAccess, Failure>> {
  const found = await changeableContent(request, context);
  if (!found.ok || found.value.appMode === "static") return found;
  return err({
    kind: "conflict",
    error: "The content is an API, and has no bundles. Update its upstream_url instead.",
  });
}

/** Gives a bundle that has arrived to its content, as long as the caller may still change that. */
async function own(
  received: NewBundle,
  content: ContentAccess,
  request: RoutedRequest,
  context: CallerContext,
): Promise<Result<Bundle, Failure>> {
  const { database, caller, settings } = context;
  // The upload may have taken hours, in which a key expires.
  const added = await addBundle(database, { caller, now: new Date() }, content, received, settings);
  if (!added.ok) {
    const bytes = received.archiveBytes + received.fileBytes;
    const unchanged = refuseUpload(await findUsage(database, content.id), context, bytes) ?? TOO_LATE;
    return err(await explainUnmade(added.error, request, context, { unchanged }));
  }
  const bundle = await findBundle(database, content.id, added.value);
  return bundle === undefined ? err(NO_SUCH_BUNDLE) : ok(bundle);
}
