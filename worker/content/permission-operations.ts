import {
  err,
  ok,
  PERMISSION_ROLES,
  type PermissionRecord,
  type PermissionRole,
  PRINCIPAL_TYPES,
  type Result,
} from "../../shared/index.ts";
import type { ChangeError } from "../database/change.ts";
import { rowIdOf } from "../database/row-values.ts";
import { CHANGED_MEANWHILE, unknownGuid } from "../http/common-failures.ts";
import type { Failure } from "../http/errors.ts";
import { jsonBody, readFields } from "../http/fields.ts";
import { json, noContent } from "../http/response.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { CONTENT_MAX_PERMISSIONS, NAME_MAX_CHARACTERS } from "../values/limits.ts";
import { oneOf, text } from "../values/readers.ts";
import type { ContentAccess } from "./access-store.ts";
import { changeableContent, explainUnmade } from "./content-in-path.ts";
import {
  countPermissions,
  deletePermission,
  findPermission,
  findPermissionOf,
  hasPrincipal,
  insertPermission,
  listPermissions,
  type NewPermission,
  updatePermission,
} from "./permission-store.ts";

const ROLE = oneOf(PERMISSION_ROLES);

export const NEW_PERMISSION = jsonBody(
  { principal_guid: text(NAME_MAX_CHARACTERS, 1), principal_type: oneOf(PRINCIPAL_TYPES), role: ROLE },
  ["id", "content_guid"],
);

export const PERMISSION_CHANGES = jsonBody({ role: ROLE }, ["id", "content_guid", "principal_guid", "principal_type"]);

const NO_SUCH_PERMISSION: Failure = { kind: "no-such-object", what: "permission" };

/** `GET /v1/content/{guid}/permissions`: a bare array, for there are at most `CONTENT_MAX_PERMISSIONS`. */
export async function answerListPermissions(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const found = await changeableContent(request, context);
  if (!found.ok) return found.error;
  const content = found.value;
  const permissions = await listPermissions(context.database, content);
  return json(permissions.map(({ permission }) => permission));
}

/** `POST /v1/content/{guid}/permissions`: gives a user or a group a permission, or updates the one that is there (200, not 201). */
export async function answerAddPermission(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const found = await changeableContent(request, context);
  if (!found.ok) return found.error;
  const content = found.value;
  const body = await readFields(request, NEW_PERMISSION);
  if (!body.ok) return body.error;
  const fields = body.value;
  const before = await findPermissionOf(context.database, content, fields);
  if (before !== undefined) return await answerRole({ content, permission: before }, fields.role, request, context);
  const added = await insertPermission(context.database, context, content, fields);
  if (added.ok) return json(added.value, { status: 201 });
  // Another request may have added it at the same moment.
  const since = added.error === "taken" ? await findPermissionOf(context.database, content, fields) : undefined;
  if (since !== undefined) return await answerRole({ content, permission: since }, fields.role, request, context);
  return await explainUnmade(added.error, request, context, {
    unchanged: await explainNotAdded(content, fields, context),
  });
}

/** `GET /v1/content/{guid}/permissions/{id}`. */
export async function answerReadPermission(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const found = await permissionInPath(request, context);
  return found.ok ? json(found.value.permission) : found.error;
}

/** `PUT /v1/content/{guid}/permissions/{id}`: what it gives can be changed, and not to whom. */
export async function answerUpdatePermission(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const found = await permissionInPath(request, context);
  if (!found.ok) return found.error;
  const body = await readFields(request, PERMISSION_CHANGES);
  if (!body.ok) return body.error;
  return await answerRole(found.value, body.value.role, request, context);
}

/** Has a permission give a role; one that does already stays as it is. */
async function answerRole(
  { content, permission }: FoundPermission,
  role: PermissionRole,
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  if (permission.role === role) return json(permission);
  const updated = await updatePermission(context.database, context, content, permission, role);
  if (updated.ok) return json({ ...permission, role } satisfies PermissionRecord);
  return await explainGone(updated.error, request, context);
}

/** `DELETE /v1/content/{guid}/permissions/{id}`. */
export async function answerDeletePermission(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const found = await permissionInPath(request, context);
  if (!found.ok) return found.error;
  const { content, permission } = found.value;
  const deleted = await deletePermission(context.database, context, content, permission);
  return deleted.ok ? noContent() : await explainGone(deleted.error, request, context);
}

interface FoundPermission {
  readonly content: ContentAccess;
  readonly permission: PermissionRecord;
}

async function permissionInPath(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Result<FoundPermission, Failure>> {
  const found = await changeableContent(request, context);
  if (!found.ok) return found;
  const content = found.value;
  const id = rowIdOf(request.params["id"] ?? "");
  const permission = id === undefined ? undefined : await findPermission(context.database, content, id);
  return permission === undefined ? err(NO_SUCH_PERMISSION) : ok({ content, permission });
}

async function explainGone(error: ChangeError, request: RoutedRequest, context: CallerContext): Promise<Failure> {
  return await explainUnmade(error, request, context, { unchanged: NO_SUCH_PERMISSION });
}

const TOO_MANY_PERMISSIONS: Failure = {
  kind: "conflict",
  error: `The content already has ${CONTENT_MAX_PERMISSIONS} permissions, and cannot have more. Give one to a group instead.`,
};

/** Why a principal got no permission for content that may be changed. */
async function explainNotAdded(
  content: ContentAccess,
  { principal_guid, principal_type }: NewPermission,
  { database }: CallerContext,
): Promise<Failure> {
  if (!(await hasPrincipal(database, { principal_guid, principal_type }))) {
    return unknownGuid("principal_guid", principal_type);
  }
  if (principal_type === "user" && principal_guid === content.ownerGuid) {
    return { kind: "conflict", error: "The content's owner needs no permission for it." };
  }
  const count = await countPermissions(database, content);
  return count < CONTENT_MAX_PERMISSIONS ? CHANGED_MEANWHILE : TOO_MANY_PERMISSIONS;
}
