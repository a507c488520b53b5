import {
  PERMISSION_ROLES,
  type PermissionRole,
  USER_ROLES,
  type UserRecord,
  type UserRole,
} from "../../shared/index.ts";
import { fullNameOf, type Identity } from "../identity/caller.ts";

/** The columns of `UserRow`, for a query of `users` or what a change of them returns. */
export const USER_COLUMNS = `users.guid, users.username, users.first_name, users.last_name, users.email, users.role,
  users.created_time, users.updated_time, users.active_time, users.confirmed, users.locked, users.external_id`;

/** The order of users in lists: by first name, last name and username. */
export function userOrder(direction: "ASC" | "DESC"): string {
  return `users.first_name COLLATE NOCASE ${direction}, users.last_name COLLATE NOCASE ${direction}, users.username ${direction}`;
}

/** A user as `USER_COLUMNS` give it. */
export interface UserRow {
  readonly guid: string;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly role: number;
  readonly created_time: string;
  readonly updated_time: string;
  readonly active_time: string | null;
  readonly confirmed: number;
  readonly locked: number;
  readonly external_id: string | null;
}

/** A user's row as it goes over the wire. */
export function userOf(row: UserRow): UserRecord {
  return {
    guid: row.guid,
    username: row.username,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    user_role: roleOf(row.role),
    created_time: row.created_time,
    updated_time: row.updated_time,
    active_time: row.active_time,
    confirmed: row.confirmed === 1,
    locked: row.locked === 1,
    external_id: row.external_id,
  };
}

/** The columns of `IdentityRow`, for a query of `users`. */
export const IDENTITY_COLUMNS = "users.id AS user_id, users.guid, users.username, users.first_name, users.last_name";

/** A user's identity, as `IDENTITY_COLUMNS` give it. */
export interface IdentityRow {
  readonly user_id: number;
  readonly guid: string;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
}

export function identityOf({ user_id, guid, username, first_name, last_name }: IdentityRow): Identity {
  return { userId: user_id, guid, username, fullName: fullNameOf(first_name, last_name) };
}

/** A role as rows have it: 1 for the least permissive one. */
export function rankOf(role: UserRole): number {
  return USER_ROLES.indexOf(role) + 1;
}

/** The role that a row has; one of no rank is the least permissive one. */
export function roleOf(rank: number): UserRole {
  return USER_ROLES[rank - 1] ?? "viewer";
}

/** A permission's role as rows have it. */
export function permissionRankOf(role: PermissionRole): number {
  return PERMISSION_ROLES.indexOf(role) + 1;
}

/** The permission's role that a row has. */
export function permissionRoleOf(rank: number): PermissionRole {
  return PERMISSION_ROLES[rank - 1] ?? "viewer";
}

const ROW_ID = /^[1-9]\d{0,14}$/;

/** The row that an id in a path means; undefined where no row can have it. */
export function rowIdOf(text: string): number | undefined {
  return ROW_ID.test(text) ? Number(text) : undefined;
}
