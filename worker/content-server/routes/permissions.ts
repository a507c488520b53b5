import {
  err,
  ok,
  PERMISSION_ROLES,
  type PermissionRecord,
  PRINCIPAL_TYPES,
  type Result,
} from "../../../shared/index.ts";
import type { Failure } from "../../errors.ts";
import { jsonBody, readFields } from "../../input/fields.ts";
import { oneOf, text } from "../../input/readers.ts";
import { CONTENT_MAX_PERMISSIONS, NAME_MAX_CHARACTERS } from "../../limits.ts";
import { json, noContent } from "../../response.ts";
import type { RoutedRequest } from "../../route.ts";
import type { CallerContext } from "../auth/caller.ts";
import type { ChangeError } from "../store/change.ts";
import type { ContentAccess } from "../store/content-access.ts";
import {
  countPermissions,
  deletePermission,
  findPermission,
  hasPrincipal,
  insertPermission,
  listPermissions,
  type NewPermission,
  updatePermission,
} from "../store/permissions.ts";
import { rowIdOf } from "../store/row-values.ts";
import { changeableContent, explainUnmade } from "./content-in-path.ts";
import { CHANGED_MEANWHILE, unknownGuid } from "./failures.ts";

const role = oneOf(PERMISSION_ROLES);

export const NEW_PERMISSION = jsonBody(
  { principal_guid: text(NAME_MAX_CHARACTERS, 1), principal_type: oneOf(PRINCIPAL_TYPES), role },
  ["id", "content_guid"],
);

export const PERMISSION_CHANGES = jsonBody({ role }, ["id", "content_guid", "principal_guid", "principal_type"]);

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

/** `POST /v1/content/{guid}/permissions`. */
export async function answerAddPermission(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const found = await changeableContent(request, context);
  if (!found.ok) return found.error;
  const content = found.value;
  const body = await readFields(request, NEW_PERMISSION);
  if (!body.ok) return body.error;
  const fields = body.value;
  const added = await insertPermission(context.database, context, content, fields);
  if (added.ok) return json(added.value);
  return await explainUnmade(added.error, request, context, {
    taken: `The ${fields.principal_type} already has a permission for the content. Update that one.`,
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
  const fields = body.value;
  const { content, permission } = found.value;
  const updated = await updatePermission(context.database, context, content, permission, fields.role);
  if (updated.ok) return json({ ...permission, role: fields.role } satisfies PermissionRecord);
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

async function permissionInPath(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Result<{ readonly content: ContentAccess; readonly permission: PermissionRecord }, Failure>> {
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
