import { isAtLeast, type UserRole } from "../../shared/index.ts";

/**
 * All permissions, each with the least permissive role that has it: a role allows what those below it allow. The router
 * asks for the permission of a route, and the operation asks again.
 * See docs/decisions/0045-permission-table.md.
 */
export const ROLE_PERMISSIONS = {
  "read-own-user": "viewer",
  "list-users": "viewer",
  "read-user": "viewer",
  "create-user": "administrator",
  "update-user": "administrator",
  "lock-user": "administrator",
  "invite-user": "administrator",

  "list-keys": "viewer",
  "read-key": "viewer",
  "create-key": "viewer",
  "delete-key": "viewer",
  "list-keys-of-others": "administrator",
  "delete-keys-of-others": "administrator",

  "list-sessions": "viewer",
  "end-session": "viewer",
  "list-sessions-of-others": "administrator",
  "end-sessions-of-others": "administrator",

  "list-groups": "viewer",
  "read-group": "viewer",
  "create-group": "administrator",
  "update-group": "administrator",
  "delete-group": "administrator",
  "list-members": "viewer",
  "add-member": "administrator",
  "remove-member": "administrator",

  "list-content": "viewer",
  "read-content": "viewer",
  "create-content": "publisher",
  "update-content": "publisher",
  "delete-content": "publisher",
  "manage-content-of-others": "administrator",
  "transfer-content": "administrator",

  "list-content-permissions": "publisher",
  "read-content-permission": "publisher",
  "update-content-permissions": "publisher",

  "list-bundles": "publisher",
  "read-bundle": "publisher",
  "upload-bundle": "publisher",
  "download-bundle": "publisher",
  "delete-bundle": "publisher",
  "deploy-bundle": "publisher",
  "view-draft": "publisher",
  "read-task": "publisher",

  "read-vanity-path": "viewer",
  "list-vanity-paths": "administrator",
  "update-vanity-path": "publisher",

  "read-runtimes": "viewer",
  "read-metrics": "administrator",

  "read-audit-log": "administrator",

  "list-audit-exports": "administrator",
  "read-audit-export": "administrator",
  "create-audit-export": "administrator",
  "update-audit-export": "administrator",
  "delete-audit-export": "administrator",
  "run-audit-export": "administrator",
  "pause-audit-export": "administrator",
  "read-audit-export-objects": "administrator",
} as const satisfies Readonly<Record<string, UserRole>>;

/** The name of a permission. */
export type Permission = keyof typeof ROLE_PERMISSIONS;

/** Tells if a role has a permission. */
export function isPermitted(role: UserRole, permission: Permission): boolean {
  return isAtLeast(role, ROLE_PERMISSIONS[permission]);
}
