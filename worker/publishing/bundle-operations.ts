import { countOf, err, ok, type Result } from "../../shared/index.ts";
import type { ContentAccess } from "../content/access-store.ts";
import { explainUnmadeChange, ofChangeableContent } from "../content/content-in-path.ts";
import { mayView } from "../content/sharing.ts";
import { rowIdOf } from "../database/row-values.ts";
import { CHANGED_MEANWHILE, quotaExceeded } from "../http/common-failures.ts";
import type { Failure } from "../http/errors.ts";
import type { CallerContext } from "../identity/caller.ts";
import type { Permission } from "../identity/role-permissions.ts";
import { type Named, type OperationContext, operation } from "../operation/operation.ts";
import { string } from "../values/readers.ts";
import { addBundle, type Bundle, bundleBy, bundlesOf, deleteBundle, type NewBundle } from "./bundle-store.ts";
import { readArchive, removeUnownedObjects } from "./object-store.ts";
import { type ExceededQuota, exceededQuota, findUsage, type Usage } from "./quota-store.ts";
import { type BundleSource, receiveBundle } from "./receive-bundle.ts";

export const NO_SUCH_BUNDLE: Failure<"no-such-object"> = { kind: "no-such-object", what: "bundle" };

function bundleAhead(_: unknown, { guid, id }: Named<"guid" | "id">) {
  const row = rowIdOf(id);
  return row === undefined ? [] : [bundleBy(guid, row)];
}

/** Returns all bundles at once, the newest first. */
export const LIST_BUNDLES = operation({
  name: "listBundles",
  summary: "A content item's bundles.",
  access: ofChangeableContent("list-bundles"),
  input: {},
  failures: [],
  ahead: (_, { guid }: Named<"guid">) => [bundlesOf(guid)],
  run: async ({ ask, permit }) => {
    const [bundles] = await ask(bundlesOf(permit.subject.guid));
    return ok(bundles);
  },
});

/** A stream cannot be read from a text: the route hands it over. */
const SOURCE = string<BundleSource>("an archive that is sent as a stream", () => undefined);

const HAS_NO_BUNDLES: Failure<"conflict"> = {
  kind: "conflict",
  error: "The content is an API, and has no bundles. Update its upstream_url instead.",
};

/** Takes a tar.gz, and gives it to the content as its newest bundle. */
export const UPLOAD_BUNDLE = operation({
  name: "uploadBundle",
  summary: "Uploads a bundle: a tar.gz.",
  access: ofChangeableContent("upload-bundle"),
  input: { source: SOURCE },
  failures: ["invalid-request", "no-such-content", "not-allowed", "conflict"],
  run: async (context, { source }) => {
    const { database, bucket, permit } = context;
    if (permit.subject.appMode !== "static") return err(HAS_NO_BUNDLES);
    const usage = await findUsage(database, permit.subject.id);
    const received = await receiveBundle(source, context, (bytes) => refuseUpload(usage, context, bytes));
    if (!received.ok) return received;
    const added = await own(received.value, context);
    // The sweep removes what this fails to remove.
    if (!added.ok) await Promise.allSettled([removeUnownedObjects(database, bucket, received.value.objectPrefix)]);
    return added;
  },
});

export const READ_BUNDLE = operation({
  name: "readBundle",
  summary: "One bundle.",
  access: ofChangeableContent("read-bundle"),
  input: {},
  failures: ["no-such-object"],
  ahead: bundleAhead,
  run: async (context, _, { id }: Named<"guid" | "id">) => await readBundle(context, id),
});

export const NOT_SHARED: Failure<"not-allowed"> = {
  kind: "not-allowed",
  error: "The content is not shared with you. Add a permission for yourself first.",
};

/**
 * Opens the archive. It holds what is served, and so goes to those to whom that is served, and not to every
 * administrator: those give themselves a permission first, which is in the audit log.
 */
export const DOWNLOAD_BUNDLE = operation({
  name: "downloadBundle",
  summary: "The archive, as uploaded.",
  access: ofChangeableContent("download-bundle"),
  input: {},
  failures: ["no-such-object", "not-allowed"],
  ahead: bundleAhead,
  run: async (context, _, { id }: Named<"guid" | "id">) => {
    const { bucket, caller, settings, permit } = context;
    const found = await readBundle(context, id);
    if (!found.ok) return found;
    if (!mayView(permit.subject, caller, settings)) return err(NOT_SHARED);
    const archive = await readArchive(bucket, found.value.objectPrefix);
    return archive === undefined ? err(NO_SUCH_BUNDLE) : ok({ archive, id: found.value.record.id });
  },
});

const IS_SERVED: Failure<"conflict"> = {
  kind: "conflict",
  error: "This bundle is the one that is served. Deploy another one first, or delete the content.",
};

/** Deletes any bundle but the one that is served. */
export const DELETE_BUNDLE = operation({
  name: "deleteBundle",
  summary: "Deletes a bundle that is not served.",
  access: ofChangeableContent("delete-bundle"),
  input: {},
  failures: ["no-such-content", "not-allowed", "no-such-object", "conflict"],
  ahead: bundleAhead,
  run: async (context, _, { id }: Named<"guid" | "id">) => {
    const found = await readBundle(context, id);
    if (!found.ok) return found;
    const deleted = await deleteBundle(context.database, context.permit, found.value.record.id);
    if (deleted.ok) return ok(null);
    const left = await readBundle(context, id);
    const unchanged = left.ok ? (left.value.record.active ? IS_SERVED : CHANGED_MEANWHILE) : left.error;
    return err(await explainUnmadeChange(deleted.error, context, unchanged));
  },
});

/** The context of an operation on the bundles of a content item. */
type OfContent<Which extends Permission = Permission> = OperationContext<Which, ContentAccess>;

async function readBundle({ ask, permit }: OfContent, id: string): Promise<Result<Bundle, Failure<"no-such-object">>> {
  const row = rowIdOf(id);
  if (row === undefined) return err(NO_SUCH_BUNDLE);
  const [bundle] = await ask(bundleBy(permit.subject.guid, row));
  return bundle === undefined ? err(NO_SUCH_BUNDLE) : ok(bundle);
}

const TOO_LATE: Failure<"conflict"> = {
  kind: "conflict",
  error: "The upload took too long, or the content has changed since. Upload the bundle again.",
};

/** Gives a bundle that has arrived to its content, as long as the caller may still change that. */
async function own(
  received: NewBundle,
  context: OfContent<"upload-bundle" | "manage-content-of-others">,
): Promise<Result<Bundle, Failure<"no-such-content" | "not-allowed" | "conflict">>> {
  const { database, permit, settings } = context;
  const added = await addBundle(database, permit, received, settings);
  if (added.ok) return added;
  const bytes = received.archiveBytes + received.fileBytes;
  const unchanged = refuseUpload(await findUsage(database, permit.subject.id), context, bytes) ?? TOO_LATE;
  return err(await explainUnmadeChange(added.error, context, unchanged));
}

/** The reason why there is no room for a bundle of so many bytes; undefined where there is room. */
function refuseUpload(usage: Usage, { settings }: CallerContext, bytes: number): Failure<"conflict"> | undefined {
  const exceeded = exceededQuota(usage, settings, bytes);
  return exceeded && quotaExceeded(describeExceeded(exceeded), exceeded);
}

/** Says what is in use, and begins to say what to do. */
function describeExceeded({ quota, max, used }: ExceededQuota): string {
  const isOfContent = quota === "CONTENT_MAX_BUNDLES" || quota === "CONTENT_MAX_STORED_BYTES";
  const owner = isOfContent ? "This content item" : "All content of this item's owner together";
  return quota === "CONTENT_MAX_BUNDLES" || quota === "PUBLISHER_MAX_BUNDLES"
    ? `${owner} has ${countOf(used, "bundle")}, and may have at most ${max}. Delete one that is not served`
    : `${owner} takes ${countOf(used, "byte")} of at most ${max}, and this bundle takes more than the rest. Leave files out, delete a bundle that is not served`;
}
