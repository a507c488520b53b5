import { PERMISSION_ROLES, type PermissionRole, USER_ROLES, type UserRole } from "../../shared/index.ts";

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
