import {
  err,
  ok,
  PERMISSION_ROLES,
  type PermissionRecord,
  type PermissionRole,
  PRINCIPAL_TYPES,
  type Result,
} from "../../shared/index.ts";
import { rowIdOf } from "../database/row-values.ts";
import { CHANGED_MEANWHILE, unknownGuid } from "../http/common-failures.ts";
import type { Failure } from "../http/errors.ts";
import { type Named, operation } from "../operation/operation.ts";
import { NAME_MAX_CHARACTERS } from "../values/limits.ts";
import { oneOf, text } from "../values/readers.ts";
import { type ContentContext, explainUnmadeChange, ofChangeableContent } from "./content-in-path.ts";
import {
  CONTENT_MAX_PERMISSIONS,
  countPermissions,
  deletePermission,
  findPermissionOf,
  hasPrincipal,
  insertPermission,
  type NewPermission,
  permissionBy,
  permissionsOf,
  updatePermission,
} from "./permission-store.ts";

const ROLE = oneOf(PERMISSION_ROLES);

const NO_SUCH_PERMISSION: Failure<"no-such-object"> = { kind: "no-such-object", what: "permission" };

function permissionAhead(_: unknown, { guid, id }: Named<"guid" | "id">) {
  const row = rowIdOf(id);
  return row === undefined ? [] : [permissionBy(guid, row)];
}

/** Returns all at once, for there are at most `CONTENT_MAX_PERMISSIONS`. */
export const LIST_PERMISSIONS = operation({
  name: "listPermissions",
  summary: "The permissions for a content item.",
  access: ofChangeableContent("list-content-permissions"),
  input: {},
  failures: [],
  ahead: (_, { guid }: Named<"guid">) => [permissionsOf(guid)],
  run: async ({ ask, permit }) => {
    const [permissions] = await ask(permissionsOf(permit.subject.guid));
    return ok(permissions);
  },
});

/** Gives a user or a group a permission, or updates the one that is there. */
export const ADD_PERMISSION = operation({
  name: "addPermission",
  summary: "Adds or updates a permission.",
  access: ofChangeableContent("update-content-permissions"),
  input: { principal_guid: text(NAME_MAX_CHARACTERS, 1), principal_type: oneOf(PRINCIPAL_TYPES), role: ROLE },
  ignored: ["id", "content_guid"],
  failures: ["invalid-request", "no-such-content", "not-allowed", "conflict", "no-such-object"],
  run: async (context, fields) => {
    const { database, permit } = context;
    const added = await insertPermission(database, permit, fields);
    if (added.ok) return ok({ permission: added.value, isNew: true });
    // One that is there already is no mistake, and is looked for only now: most that are added are new.
    const before = added.error === "caller-lost" ? undefined : await findPermissionOf(database, permit.subject, fields);
    if (before === undefined) {
      return err(await explainUnmadeChange(added.error, context, await explainNotAdded(context, fields)));
    }
    const updated = await setRole(context, before, fields.role);
    return updated.ok ? ok({ permission: updated.value, isNew: false }) : updated;
  },
});

export const READ_PERMISSION = operation({
  name: "readPermission",
  summary: "One permission.",
  access: ofChangeableContent("read-content-permission"),
  input: {},
  failures: ["no-such-object"],
  ahead: permissionAhead,
  run: async (context, _, { id }: Named<"guid" | "id">) => await readPermission(context, id),
});

/** Changes the role that a permission gives, and not to whom. */
export const UPDATE_PERMISSION = operation({
  name: "updatePermission",
  summary: "Updates a permission.",
  access: ofChangeableContent("update-content-permissions"),
  input: { role: ROLE },
  ignored: ["id", "content_guid", "principal_guid", "principal_type"],
  failures: ["no-such-content", "not-allowed", "no-such-object"],
  run: async (context, { role }, { id }: Named<"id">) => {
    const found = await readPermission(context, id);
    return found.ok ? await setRole(context, found.value, role) : found;
  },
});

/** Returns the permission that is gone. */
export const DELETE_PERMISSION = operation({
  name: "deletePermission",
  summary: "Removes a permission.",
  access: ofChangeableContent("update-content-permissions"),
  input: {},
  failures: ["no-such-content", "not-allowed", "no-such-object"],
  ahead: permissionAhead,
  run: async (context, _, { id }: Named<"guid" | "id">) => {
    const found = await readPermission(context, id);
    if (!found.ok) return found;
    const deleted = await deletePermission(context.database, context.permit, found.value);
    return deleted.ok ? found : err(await explainUnmadeChange(deleted.error, context, NO_SUCH_PERMISSION));
  },
});

async function readPermission(
  { ask, permit }: ContentContext,
  id: string,
): Promise<Result<PermissionRecord, Failure<"no-such-object">>> {
  const row = rowIdOf(id);
  if (row === undefined) return err(NO_SUCH_PERMISSION);
  const [permission] = await ask(permissionBy(permit.subject.guid, row));
  return permission === undefined ? err(NO_SUCH_PERMISSION) : ok(permission);
}

/** Has a permission give a role; one that does already stays as it is. */
async function setRole(
  context: ContentContext<"update-content-permissions" | "manage-content-of-others">,
  permission: PermissionRecord,
  role: PermissionRole,
): Promise<Result<PermissionRecord, Failure<"no-such-content" | "not-allowed" | "no-such-object">>> {
  if (permission.role === role) return ok(permission);
  const updated = await updatePermission(context.database, context.permit, permission, role);
  if (updated.ok) return ok({ ...permission, role });
  return err(await explainUnmadeChange(updated.error, context, NO_SUCH_PERMISSION));
}

const TOO_MANY_PERMISSIONS: Failure<"conflict"> = {
  kind: "conflict",
  error: `The content already has ${CONTENT_MAX_PERMISSIONS} permissions, and cannot have more. Give one to a group instead.`,
};

/** The failure where a principal got no permission for content that may be changed. */
async function explainNotAdded(
  { database, permit: { subject } }: ContentContext,
  { principal_guid, principal_type }: NewPermission,
): Promise<Failure<"invalid-request" | "conflict">> {
  if (!(await hasPrincipal(database, { principal_guid, principal_type }))) {
    return unknownGuid("principal_guid", principal_type);
  }
  if (principal_type === "user" && principal_guid === subject.ownerGuid) {
    return { kind: "conflict", error: "The content's owner needs no permission for it." };
  }
  const count = await countPermissions(database, subject);
  return count < CONTENT_MAX_PERMISSIONS ? CHANGED_MEANWHILE : TOO_MANY_PERMISSIONS;
}
