import { isAtLeast, type UserRole } from "../../shared/index.ts";

/**
 * What can be done, and the least permissive role that may do it: the whole table of rights, for a role allows what those
 * below it allow. The router asks for the right that a route names; what goes beyond one's own things is asked for by the
 * route itself.
 */
export const RIGHTS = {
  "see-own-user": "viewer",
  "list-users": "viewer",
  "see-user": "viewer",
  "create-user": "administrator",
  "change-user": "administrator",
  "lock-user": "administrator",
  "invite-user": "administrator",

  "list-keys": "viewer",
  "see-key": "viewer",
  "create-key": "viewer",
  "delete-key": "viewer",
  "list-keys-of-others": "administrator",
  "delete-keys-of-others": "administrator",

  "list-groups": "viewer",
  "see-group": "viewer",
  "create-group": "administrator",
  "change-group": "administrator",
  "delete-group": "administrator",
  "list-members": "viewer",
  "add-member": "administrator",
  "remove-member": "administrator",

  "list-content": "viewer",
  "see-content": "viewer",
  "create-content": "publisher",
  "change-content": "publisher",
  "delete-content": "publisher",
  "manage-content-of-others": "administrator",
  "give-content-away": "administrator",

  "list-permissions": "publisher",
  "see-permission": "publisher",
  "change-permissions": "publisher",

  "list-bundles": "publisher",
  "see-bundle": "publisher",
  "upload-bundle": "publisher",
  "download-bundle": "publisher",
  "deploy-bundle": "publisher",
  "see-task": "publisher",

  "see-vanity-path": "viewer",
  "change-vanity-path": "publisher",

  "read-metrics": "administrator",

  "read-audit-log": "administrator",

  "list-audit-exports": "administrator",
  "see-audit-export": "administrator",
  "create-audit-export": "administrator",
  "run-audit-export": "administrator",
  "pause-audit-export": "administrator",
  "read-audit-export-objects": "administrator",
} as const satisfies Readonly<Record<string, UserRole>>;

/** One of the things that can be done. */
export type Right = keyof typeof RIGHTS;

/** Whether a role has a right. */
export function allows(role: UserRole, right: Right): boolean {
  return isAtLeast(role, RIGHTS[right]);
}
