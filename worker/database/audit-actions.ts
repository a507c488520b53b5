import type { ObjectType } from "../../shared/index.ts";

interface ActionDescription {
  /** The type of the objects of its entries; `any` where they may have any type, or no object. */
  readonly object: ObjectType | "any" | null;
  /** Its name on pages: no two have the same. */
  readonly name: string;
  readonly description: string;
}

/** Every action that an entry of the audit log may name, and what it says. */
export const AUDIT_ACTIONS = {
  bootstrap: {
    object: "user",
    name: "First administrator created",
    description: "The first administrator was created.",
  },
  create_user: { object: "user", name: "User created", description: "A user was created." },
  update_user: {
    object: "user",
    name: "User updated",
    description:
      "A user's name, address or role was updated, the user can be invited again, or was bound to an identity at the first sign-in.",
  },
  lock_user: {
    object: "user",
    name: "User locked",
    description: "A user was locked: the user's API keys are no longer valid.",
  },
  unlock_user: { object: "user", name: "User unlocked", description: "A user was unlocked." },
  invite_user: { object: "user", name: "User invited", description: "A user was invited to confirm the account." },
  accept_invitation: {
    object: "api_key",
    name: "Invitation accepted with an API key",
    description: "A user accepted an invitation and received an API key.",
  },
  confirm_user: {
    object: "user",
    name: "Invitation accepted",
    description: "A user accepted an invitation in a browser, and is signed in there.",
  },
  create_key: { object: "api_key", name: "Key created", description: "A user created an API key." },
  delete_key: { object: "api_key", name: "Key deleted", description: "An API key was deleted." },
  sign_in: { object: "session", name: "Signed in", description: "A user signed in." },
  sign_out: { object: "session", name: "Signed out", description: "A user signed out, or a session was ended." },
  sign_out_everywhere: {
    object: "user",
    name: "Signed out everywhere",
    description: "All sessions of a user were ended.",
  },
  create_group: { object: "group", name: "Group created", description: "A group was created." },
  update_group: { object: "group", name: "Group updated", description: "A group's name or owner was updated." },
  delete_group: { object: "group", name: "Group deleted", description: "A group was deleted." },
  add_group_member: { object: "group", name: "Member added", description: "A user was added to a group." },
  remove_group_member: { object: "group", name: "Member removed", description: "A user was removed from a group." },
  create_content: { object: "content", name: "Content created", description: "A content item was created." },
  update_content: {
    object: "content",
    name: "Content updated",
    description: "A content item's name, sharing, owner or another setting was updated.",
  },
  delete_content: {
    object: "content",
    name: "Content deleted",
    description: "A content item was deleted, with its bundles.",
  },
  add_permission: {
    object: "permission",
    name: "Content shared",
    description: "A permission for a content item was added for a user or a group.",
  },
  update_permission: {
    object: "permission",
    name: "Sharing changed",
    description: "The role of a permission for a content item was updated.",
  },
  remove_permission: {
    object: "permission",
    name: "Sharing ended",
    description: "A permission for a content item was removed.",
  },
  upload_bundle: {
    object: "bundle",
    name: "Bundle uploaded",
    description: "A bundle was uploaded for a content item.",
  },
  deploy_bundle: {
    object: "bundle",
    name: "Bundle activated",
    description: "A bundle was deployed: it is now served.",
  },
  deploy_draft: {
    object: "bundle",
    name: "Draft deployed",
    description: "A bundle was deployed as a draft: it is served only to those who may change the content.",
  },
  delete_bundle: { object: "bundle", name: "Bundle deleted", description: "A bundle that was not served was deleted." },
  set_vanity_path: { object: "content", name: "Path set", description: "The path of a content item was set." },
  remove_vanity_path: {
    object: "content",
    name: "Path removed",
    description: "The path of a content item was removed.",
  },
  create_audit_export: {
    object: "audit_export",
    name: "Export created",
    description: "An export of an audit log was created.",
  },
  update_audit_export: {
    object: "audit_export",
    name: "Export updated",
    description: "The interval of an export of an audit log was updated.",
  },
  delete_audit_export: {
    object: "audit_export",
    name: "Export deleted",
    description:
      "An export of an audit log was deleted; the entry says whether its objects are to go with it, and what its receivers never get.",
  },
  delete_audit_export_objects: {
    object: "audit_export",
    name: "Objects of an export deleted",
    description: "The last object of a deleted export of an audit log was deleted.",
  },
  run_audit_export: {
    object: "audit_export",
    name: "Export run requested",
    description: "A run of an export of an audit log was requested.",
  },
  pause_audit_export: {
    object: "audit_export",
    name: "Export paused",
    description: "An export of an audit log was paused.",
  },
  resume_audit_export: {
    object: "audit_export",
    name: "Export resumed",
    description: "An export of an audit log was resumed.",
  },
  verify_audit_export: {
    object: "audit_export",
    name: "Export verified",
    description: "An export of an audit log was verified in a browser, which says what it found.",
  },
  resume_audit_export_receiver: {
    object: "audit_export",
    name: "Pushes to a receiver resumed",
    description: "The pushes of an export to a receiver were resumed.",
  },
  prune_audit_log: {
    object: null,
    name: "Oldest entries deleted",
    description: "The oldest entries of the audit log were deleted; an export holds them.",
  },
  refuse_request: { object: "any", name: "Request refused", description: "A request with a valid key was refused." },
} as const satisfies Readonly<Record<string, ActionDescription>>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** The name of an action on pages. An entry of another version may have one that is not known here: it has its own. */
export function nameOfAction(action: string): string {
  return Object.entries(AUDIT_ACTIONS).find(([known]) => known === action)?.[1].name ?? action;
}
