/** Every action that an entry of the audit log may name, and what it says. */
export const AUDIT_ACTIONS = {
  bootstrap: "The first administrator was made.",
  create_user: "A user was made.",
  update_user: "A user's name, address or role was changed.",
  lock_user: "A user was locked, so that none of the user's keys is valid any longer.",
  unlock_user: "A user was unlocked.",
  create_key: "A user made an API key.",
  delete_key: "An API key was deleted.",
  create_group: "A group was made.",
  update_group: "A group was renamed, or given to another owner.",
  delete_group: "A group was deleted.",
  add_group_member: "A user became a member of a group.",
  remove_group_member: "A user is no longer a member of a group.",
  create_content: "A content item was made.",
  update_content: "A content item's name, sharing, owner or another setting was changed.",
  delete_content: "A content item was deleted, with its bundles.",
  add_permission: "A user or a group was given a permission for a content item.",
  update_permission: "What a permission gives was changed.",
  remove_permission: "A permission was taken back.",
  upload_bundle: "A bundle was uploaded for a content item.",
  deploy_bundle: "A bundle became the one that is served.",
  set_vanity_path: "A content item was given a path of its own.",
  remove_vanity_path: "A content item's own path was removed.",
  refuse_request: "A request with a valid key was refused.",
} as const;

export type AuditAction = keyof typeof AUDIT_ACTIONS;
