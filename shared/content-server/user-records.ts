/** The records of users, their roles and keys, and of groups. */

import { described, FLAG, named, orNull, recordOf, TEXT, TIME, type ValueOf, wordOf } from "../schema/wire-schema.ts";

/** The roles of users and keys, from the least to the most permissive one (specification, section 2.2). */
export const USER_ROLES = ["viewer", "publisher", "administrator"] as const;

export type UserRole = (typeof USER_ROLES)[number];

/** Tells if a role may do everything that needs at least `least`. */
export function isAtLeast(role: UserRole, least: UserRole): boolean {
  return USER_ROLES.indexOf(role) >= USER_ROLES.indexOf(least);
}

export const USER = named(
  "User",
  recordOf({
    guid: TEXT,
    username: TEXT,
    first_name: TEXT,
    last_name: TEXT,
    email: TEXT,
    user_role: wordOf(USER_ROLES),
    created_time: TIME,
    updated_time: TIME,
    active_time: orNull(TIME),
    confirmed: FLAG,
    locked: FLAG,
    external_id: orNull(TEXT),
  }),
);

export type UserRecord = ValueOf<typeof USER>;

/** An invitation of a user, valid once. */
export const INVITATION = named(
  "Invitation",
  recordOf({ token: described(TEXT, "Whoever holds it can be the user."), expires_at: TIME }),
);

export type InvitationRecord = ValueOf<typeof INVITATION>;

/** The first key of a user, with its whole value. */
export const FIRST_KEY = named("FirstKey", recordOf({ api_key: TEXT }));

export const KEY = named(
  "Key",
  recordOf({
    id: TEXT,
    name: TEXT,
    key: described(TEXT, "The whole value where the key was just created, else its last four characters."),
    user_role: wordOf(USER_ROLES),
    created_time: TIME,
    active_time: orNull(TIME),
    expires_at: orNull(TIME),
    created_by_key: described(
      orNull(TEXT),
      "The id of the key that created it, which may be deleted; null where none did, or that is not known.",
    ),
  }),
);

export type KeyRecord = ValueOf<typeof KEY>;

/** The ways in which a person signed in. */
export const SESSION_METHODS = ["openid_connect", "assertion", "api_key", "invitation"] as const;

export type SessionMethod = (typeof SESSION_METHODS)[number];

export const SESSION = named(
  "Session",
  recordOf({
    id: TEXT,
    method: wordOf(SESSION_METHODS),
    created_time: TIME,
    active_time: described(TIME, "When it was last used, to about ten minutes."),
    expires_at: TIME,
    api_key_id: described(orNull(TEXT), "The API key that it was signed in with, whose rights it has; null for none."),
    api_key_name: orNull(TEXT),
    current: described(FLAG, "Whether it is the session that asks."),
  }),
);

export type SessionRecord = ValueOf<typeof SESSION>;

export const GROUP = named("Group", recordOf({ guid: TEXT, name: TEXT, owner_guid: TEXT }));

export type GroupRecord = ValueOf<typeof GROUP>;
