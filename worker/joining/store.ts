import type { UserRecord } from "../../shared/index.ts";
import type { KeySecret } from "../auth/key-secret.ts";
import { BOOTSTRAP, byInvitation, INSERTED, noteChange } from "../database/audit-notes.ts";
import { type ChangeResult, change } from "../database/change.ts";
import { IDENTITY_COLUMNS, type IdentityRow, identityOf, rankOf } from "../database/row-values.ts";
import type { Identity } from "../identity/caller.ts";
import type { Permit } from "../identity/permit.ts";
import { insertFirstKey } from "../keys/store.ts";
import { type NewSession, startStatements } from "../sessions/store.ts";
import { describeRecord } from "../users/store.ts";
import { timeText } from "../values/time.ts";

/** Tells if there is a user. */
export async function hasUser(database: D1Database): Promise<boolean> {
  return (await database.prepare("SELECT 1 FROM users LIMIT 1").first()) !== null;
}

/**
 * Creates the first administrator, with a key; false where there already is a user. It is one transaction, so that only
 * one of two concurrent calls succeeds.
 */
export async function createFirstAdministrator(database: D1Database, secret: KeySecret, now: Date): Promise<boolean> {
  const guid = crypto.randomUUID();
  const [created] = await database.batch([
    database
      .prepare(
        `INSERT INTO users (guid, username, first_name, last_name, email, role, created_time, updated_time)
        SELECT ?1, 'administrator', '', '', '', ?2, ?3, ?3 WHERE NOT EXISTS (SELECT 1 FROM users)`,
      )
      .bind(guid, rankOf("administrator"), timeText(now)),
    insertFirstKey(database, guid, "bootstrap", secret, now),
    noteChange(database, BOOTSTRAP, {
      action: "bootstrap",
      object: { type: "user", id: guid },
      description: "Created the first administrator (administrator) and the API key (bootstrap).",
    }),
  ]);
  return created !== undefined && created.meta.changes > 0;
}

/** Tests that a user may get a key by an invitation: ?3 is how many keys a user may have. */
const MAY_BE_INVITED = `confirmed = 0 AND locked = 0
  AND (SELECT count(*) FROM api_keys WHERE api_keys.user_id = users.id) < ?3`;

/**
 * Stores the id of a user's invitation, which replaces an earlier one. "unchanged" where the user is confirmed or
 * locked, or has as many keys as a user may have.
 */
export async function inviteUser(
  database: D1Database,
  permit: Permit<"invite-user">,
  user: UserRecord,
  id: string,
  userMaxKeys: number,
): Promise<ChangeResult> {
  const decisive = database
    .prepare(`UPDATE users SET invitation_id = ?2 WHERE changes() > 0 AND guid = ?1 AND ${MAY_BE_INVITED}`)
    .bind(user.guid, id, userMaxKeys);
  const description = `Invited the user ${describeRecord(user)}.`;
  const entry = { action: "invite_user", object: { type: "user", id: user.guid }, description } as const;
  return await change(database, permit, { decisive, entry });
}

/** The user whom an invitation names. */
export async function findInvitedUser(database: D1Database, guid: string): Promise<Identity | undefined> {
  const row = await database
    .prepare(`SELECT ${IDENTITY_COLUMNS} FROM users WHERE guid = ?1`)
    .bind(guid)
    .first<IdentityRow>();
  return row === null ? undefined : identityOf(row);
}

/** An invitation that is accepted. */
export interface Acceptance {
  readonly user: Identity;
  /** Only the last invitation of a user is valid, until it is accepted. */
  readonly invitationId: string;
  readonly now: Date;
  readonly userMaxKeys: number;
}

/**
 * Confirms a user, and creates a first key with the current role of the user; false where the invitation is not valid,
 * or no longer valid. It is one transaction, so that only one of two concurrent calls succeeds. The caller has no key
 * whose permission could be checked: the invitation is the permission.
 * See docs/decisions/0050-invitations.md.
 */
export async function acceptInvitation(
  database: D1Database,
  acceptance: Acceptance,
  secret: KeySecret,
): Promise<boolean> {
  const { user, now } = acceptance;
  const [confirmed] = await database.batch([
    confirm(database, acceptance),
    insertFirstKey(database, user.guid, "first key", secret, now),
    noteChange(database, byInvitation(user), {
      action: "accept_invitation",
      object: { type: "api_key", id: INSERTED },
      description: 'Accepted the invitation and received the API key "first key".',
    }),
  ]);
  return confirmed !== undefined && confirmed.meta.changes > 0;
}

/** The same, but that it starts a session, with all rights of the user, in the place of a key. */
export async function signInByInvitation(
  database: D1Database,
  acceptance: Acceptance,
  session: NewSession,
): Promise<boolean> {
  const { user } = acceptance;
  const [confirmed] = await database.batch([
    confirm(database, acceptance),
    noteChange(database, byInvitation(user), {
      action: "confirm_user",
      object: { type: "user", id: user.guid },
      description: "Accepted the invitation in a browser.",
    }),
    ...startStatements(database, session, "changes() > 0 AND"),
  ]);
  return confirmed !== undefined && confirmed.meta.changes > 0;
}

function confirm(database: D1Database, { user, invitationId, now, userMaxKeys }: Acceptance): D1PreparedStatement {
  return database
    .prepare(
      `UPDATE users SET confirmed = 1, invitation_id = NULL, updated_time = ?4
      WHERE id = ?1 AND invitation_id = ?2 AND ${MAY_BE_INVITED}`,
    )
    .bind(user.userId, invitationId, userMaxKeys, timeText(now));
}
