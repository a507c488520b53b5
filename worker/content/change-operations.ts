import { type AppMode, type ContentRecord, err, ok, type Result } from "../../shared/index.ts";
import { CHANGED_MEANWHILE, unknownGuid } from "../http/common-failures.ts";
import { type Failure, failureOfField } from "../http/errors.ts";
import { isPermitted } from "../identity/role-permissions.ts";
import { userOfGuid } from "../identity/user-ref.ts";
import { permitFor } from "../operation/access.ts";
import { operation } from "../operation/operation.ts";
import { userBy } from "../users/store.ts";
import { boolean, labelled, type ValuesOf } from "../values/readers.ts";
import type { ContentAccess } from "./access-store.ts";
import { CONTENT_CHANGES, IGNORED_FIELDS, NEXT_OWNER, refuseSettings } from "./content-fields.ts";
import { type ContentContext, explainUnmadeChange, ofChangeableContent } from "./content-in-path.ts";
import { nameTaken, readRecord } from "./operations.ts";
import { deleteContent, type Transfer, updateContent } from "./store.ts";

const UPDATE_FAILURES = ["invalid-request", "not-allowed", "no-such-content", "name-taken", "conflict"] as const;

type UpdateFailure = Failure<(typeof UPDATE_FAILURES)[number]>;

/** Updates the fields that are given, and returns the record. */
export const UPDATE_CONTENT = operation({
  name: "updateContent",
  summary: "Updates a content item's settings.",
  access: ofChangeableContent("update-content"),
  input: { ...CONTENT_CHANGES, ...NEXT_OWNER },
  ignored: IGNORED_FIELDS,
  failures: UPDATE_FAILURES,
  run: async (context, fields) => await update(context, fields),
});

/** Gives content to another owner only, for the page that is for those who may do so. */
export const TRANSFER_CONTENT = operation({
  name: "transferContent",
  summary: "Gives a content item to another owner.",
  access: ofChangeableContent("transfer-content"),
  input: NEXT_OWNER,
  failures: UPDATE_FAILURES,
  run: async (context, fields) => await update(context, fields),
});

type ContentChanges = Partial<ValuesOf<typeof CONTENT_CHANGES & typeof NEXT_OWNER>>;

async function update(
  context: ContentContext<"update-content" | "transfer-content" | "manage-content-of-others">,
  { app_mode, ...fields }: ContentChanges,
): Promise<Result<ContentRecord, UpdateFailure>> {
  const content = context.permit.subject;
  if (app_mode !== undefined && app_mode !== content.appMode) return err(modeStays(content.appMode));
  const { owner_guid, ...changes } = changesOf(fields, content);
  const refusal = refuseSettings(changes, content.appMode, context);
  if (refusal !== undefined) return err(refusal);
  const transfer = owner_guid === undefined ? ok(undefined) : await transferTo(owner_guid, context);
  if (!transfer.ok) return transfer;
  const isUnchanged = Object.values(changes).every((value) => value === undefined);
  if (isUnchanged && owner_guid === undefined) return await readRecord(context, content.guid);
  // An upstream_url of null is refused, or what the content has already.
  const settings = { ...changes, upstream_url: changes.upstream_url ?? undefined };
  const updated = await updateContent(context.database, context.permit, settings, transfer.value);
  if (updated.ok) return await readRecord(context, content.guid);
  if (updated.error === "taken") return err(nameTaken(changes.name ?? content.name));
  return err(await explainUnmadeChange(updated.error, context, CHANGED_MEANWHILE));
}

function modeStays(appMode: AppMode): Failure<"invalid-request"> {
  const error = `The app_mode of content cannot be updated: it is ${appMode}. Create another content item.`;
  return { kind: "invalid-request", error, payload: { pointer: "/app_mode" } };
}

/** Leaves out values that are there already. They stay even where they could not be chosen now: a record can be sent back as it came. */
function changesOf(fields: Omit<ContentChanges, "app_mode">, content: ContentAccess): Omit<ContentChanges, "app_mode"> {
  const { access_type, upstream_url, owner_guid } = fields;
  return {
    ...fields,
    access_type: access_type === content.accessType ? undefined : access_type,
    upstream_url: upstream_url === content.upstreamUrl ? undefined : upstream_url,
    owner_guid: owner_guid === content.ownerGuid ? undefined : owner_guid,
  };
}

/** Administrators give away content of their own and of others alike. */
const TO_TRANSFER = { own: "transfer-content", ofOthers: null, isOwn: () => true } as const;

/** The transfer of content to a user, or the failure where that cannot be. */
async function transferTo(
  guid: string,
  context: ContentContext,
): Promise<Result<Transfer, Failure<"not-allowed" | "invalid-request" | "conflict">>> {
  const permit = permitFor(TO_TRANSFER, context.permit.subject, context);
  if (permit === undefined) {
    return err({ kind: "not-allowed", error: "Only an administrator can give content to another owner." });
  }
  const [user] = await context.ask(userBy(userOfGuid(guid)));
  if (user === undefined) return err(unknownGuid("owner_guid", "user"));
  if (isPermitted(user.user_role, "create-content")) return ok({ guid, permit });
  const error = `The new owner must be at least a publisher, and is a ${user.user_role}. Choose another user.`;
  return err({ kind: "conflict", error });
}

const DELETION = {
  summary: "Deletes a content item with its bundles.",
  access: ofChangeableContent("delete-content"),
  failures: ["invalid-request", "no-such-content", "not-allowed", "conflict"],
} as const;

/** Deletes content with its permissions, bundles and vanity path. */
export const DELETE_CONTENT = operation({
  ...DELETION,
  name: "deleteContent",
  input: {},
  run: async (context) => await deleteIt(context),
});

/** The same for people, who confirm it. */
export const DELETE_CONFIRMED_CONTENT = operation({
  ...DELETION,
  name: "deleteConfirmedContent",
  input: { confirmed: labelled("I know what is lost", boolean) },
  run: async (context, { confirmed }) => (confirmed ? await deleteIt(context) : err(NOT_CONFIRMED)),
});

const NOT_CONFIRMED = failureOfField(
  "confirmed",
  () => "Nothing was deleted. Tick the box to confirm that you know what is lost.",
);

async function deleteIt(
  context: ContentContext<"delete-content" | "manage-content-of-others">,
): Promise<Result<undefined, Failure<"no-such-content" | "not-allowed" | "conflict">>> {
  const deleted = await deleteContent(context.database, context.permit);
  return deleted.ok ? ok(undefined) : err(await explainUnmadeChange(deleted.error, context, CHANGED_MEANWHILE));
}
