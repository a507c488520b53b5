import type { PermissionRecord, PermissionRole, PrincipalType } from "../../shared/index.ts";
import { INSERTED } from "../database/audit-notes.ts";
import { type ChangeResult, change, changeRow } from "../database/change.ts";
import { permissionRankOf, permissionRoleOf } from "../database/row-values.ts";
import { type Reading, readingAll, readingOne } from "../platform/reading.ts";
import { describeRecord } from "../users/store.ts";
import {
  type ContentAccess,
  changeBindings,
  describeContent,
  MAY_CHANGE_CONTENT,
  type PermitToChange,
} from "./access-store.ts";

/** Permissions for one content item: they are listed without pages, and a group can have any number of members. */
export const CONTENT_MAX_PERMISSIONS = 1_000;

/** A permission for content, before it is stored. */
export type NewPermission = Pick<PermissionRecord, "principal_guid" | "principal_type" | "role">;

/** The permit for a change of who may use a content item. */
type PermitToShare = PermitToChange<"update-content-permissions">;

/** A permission, and the name of the one who has it. */
export interface NamedPermission {
  readonly permission: PermissionRecord;
  /** "Full Name (username)" of a user, or the name of a group. */
  readonly name: string;
}

interface Row {
  readonly id: number;
  readonly principal_guid: string;
  readonly is_group: number;
  readonly role: number;
}

interface NamedRow extends Row {
  readonly group_name: string | null;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** The tables of the two kinds of principals. The owner already has every permission, and cannot be given one. */
const PRINCIPALS = {
  user: { table: "users", column: "user_id", condition: "principal.id <> content.owner_id" },
  group: { table: "groups", column: "group_id", condition: "TRUE" },
} as const satisfies Readonly<Record<PrincipalType, Readonly<Record<string, string>>>>;

const SELECT_PERMISSIONS = `SELECT content_permissions.id, content_permissions.role,
    content_permissions.group_id IS NOT NULL AS is_group, coalesce(users.guid, groups.guid) AS principal_guid,
    groups.name AS group_name, users.username, users.first_name, users.last_name
  FROM content_permissions LEFT JOIN users ON users.id = content_permissions.user_id
    LEFT JOIN groups ON groups.id = content_permissions.group_id`;

/** Tests for the permissions of the content item whose guid is bound to ?1. */
const IS_OF_CONTENT = "content_permissions.content_id = (SELECT content.id FROM content WHERE content.guid = ?1)";

/** The permissions for a content item, in the order of their creation. */
export function permissionsOf(contentGuid: string): Reading<readonly NamedPermission[]> {
  const sql = `${SELECT_PERMISSIONS} WHERE ${IS_OF_CONTENT} ORDER BY content_permissions.id`;
  return readingAll(sql, [contentGuid], (rows: readonly NamedRow[]) =>
    rows.map((row) => ({
      permission: recordOf(row, contentGuid),
      name: row.group_name ?? describeRecord(row),
    })),
  );
}

/** One permission for a content item; undefined where it has none of this id. */
export function permissionBy(contentGuid: string, id: number): Reading<PermissionRecord | undefined> {
  const sql = `${SELECT_PERMISSIONS} WHERE ${IS_OF_CONTENT} AND content_permissions.id = ?2`;
  return readingOne(sql, [contentGuid, id], (row: Row) => recordOf(row, contentGuid));
}

/** The permission that a user or a group has for a content item; undefined where it has none. */
export async function findPermissionOf(
  database: D1Database,
  { id, guid }: Pick<ContentAccess, "id" | "guid">,
  { principal_guid, principal_type }: Pick<NewPermission, "principal_guid" | "principal_type">,
): Promise<PermissionRecord | undefined> {
  const { table, column } = PRINCIPALS[principal_type];
  const ofPrincipal = `content_permissions.${column} = (SELECT id FROM ${table} WHERE guid = ?2)`;
  const row = await database
    .prepare(`${SELECT_PERMISSIONS} WHERE content_permissions.content_id = ?1 AND ${ofPrincipal}`)
    .bind(id, principal_guid)
    .first<Row>();
  return row === null ? undefined : recordOf(row, guid);
}

/** Tells if there is a user or a group of this guid. */
export async function hasPrincipal(
  database: D1Database,
  { principal_guid, principal_type }: Pick<NewPermission, "principal_guid" | "principal_type">,
): Promise<boolean> {
  const { table } = PRINCIPALS[principal_type];
  const row = await database.prepare(`SELECT 1 FROM ${table} WHERE guid = ?1`).bind(principal_guid).first();
  return row !== null;
}

/** The number of permissions for a content item. */
export async function countPermissions(database: D1Database, { id }: Pick<ContentAccess, "id">): Promise<number> {
  const count = database.prepare("SELECT count(*) AS count FROM content_permissions WHERE content_id = ?1").bind(id);
  return (await count.first<number>("count")) ?? 0;
}

/**
 * Adds a permission for a user or a group. "unchanged" where there is no such principal, where it is the content's owner, and
 * where the content has `CONTENT_MAX_PERMISSIONS` already.
 */
export async function insertPermission(
  database: D1Database,
  permit: PermitToShare,
  permission: NewPermission,
): Promise<ChangeResult<PermissionRecord>> {
  const { principal_guid, principal_type, role } = permission;
  const content = permit.subject;
  const { table, column, condition } = PRINCIPALS[principal_type];
  const decisive = database
    .prepare(
      `INSERT INTO content_permissions (content_id, ${column}, role)
      SELECT content.id, principal.id, ?4 FROM content JOIN ${table} AS principal ON principal.guid = ?5
      WHERE content.id = ?3 AND changes() > 0 AND ${condition} AND ${MAY_CHANGE_CONTENT}
        AND (SELECT count(*) FROM content_permissions AS others WHERE others.content_id = content.id) < ?6
      RETURNING id`,
    )
    .bind(...changeBindings(permit), content.id, permissionRankOf(role), principal_guid, CONTENT_MAX_PERMISSIONS);
  const description = `Added the permission ${role} for ${describeContent(content)} for the ${principal_type} ${principal_guid}.`;
  const entry = { action: "add_permission", object: { type: "permission", id: INSERTED }, description } as const;
  const read = ({ id }: Pick<Row, "id">) => ({ id: String(id), content_guid: content.guid, ...permission });
  return await changeRow(database, permit, { decisive, entry, read });
}

/** Updates the role of a permission. "unchanged" where there is no such permission. */
export async function updatePermission(
  database: D1Database,
  permit: PermitToShare,
  permission: PermissionRecord,
  role: PermissionRole,
): Promise<ChangeResult> {
  const content = permit.subject;
  const decisive = database
    .prepare(`UPDATE content_permissions SET role = ?5 WHERE ${OF_CHANGEABLE_CONTENT}`)
    .bind(...changeBindings(permit), content.id, Number(permission.id), permissionRankOf(role));
  const description = `Updated the permission of ${describePrincipal(permission)} for ${describeContent(content)} to ${role}.`;
  const entry = {
    action: "update_permission",
    object: { type: "permission", id: permission.id },
    description,
  } as const;
  return await change(database, permit, { decisive, entry });
}

/** Removes a permission. "unchanged" where there is no such permission. */
export async function deletePermission(
  database: D1Database,
  permit: PermitToShare,
  permission: PermissionRecord,
): Promise<ChangeResult> {
  const content = permit.subject;
  const decisive = database
    .prepare(`DELETE FROM content_permissions WHERE ${OF_CHANGEABLE_CONTENT}`)
    .bind(...changeBindings(permit), content.id, Number(permission.id));
  const description = `Removed the permission of ${describePrincipal(permission)} for ${describeContent(content)}.`;
  const entry = {
    action: "remove_permission",
    object: { type: "permission", id: permission.id },
    description,
  } as const;
  return await change(database, permit, { decisive, entry });
}

/** The permission whose row is bound to ?4 of the content whose row is bound to ?3, where that may be changed. */
const OF_CHANGEABLE_CONTENT = `id = ?4 AND content_id = ?3 AND changes() > 0
  AND EXISTS (SELECT 1 FROM content WHERE content.id = ?3 AND ${MAY_CHANGE_CONTENT})`;

function describePrincipal({ principal_type, principal_guid }: PermissionRecord): string {
  return `the ${principal_type} ${principal_guid}`;
}

function recordOf({ id, role, is_group, principal_guid }: Row, contentGuid: string): PermissionRecord {
  return {
    id: String(id),
    content_guid: contentGuid,
    principal_guid,
    principal_type: is_group === 1 ? "group" : "user",
    role: permissionRoleOf(role),
  };
}
