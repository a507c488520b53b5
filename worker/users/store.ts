import type { UserRecord, UserRole } from "../../shared/index.ts";
import { type AuditEntry, type AuditObject, byCaller, noteChange } from "../database/audit-notes.ts";
import { type ChangeResult, changeRow } from "../database/change.ts";
import { canAdminister } from "../database/last-administrator.ts";
import { selectRivals } from "../database/lookalikes.ts";
import { type OffsetReadings, type OffsetWindow, offsetReadings } from "../database/offset-page.ts";
import { rankOf, USER_COLUMNS, userOf, userOrder } from "../database/row-values.ts";
import { describeUser, fullNameOf } from "../identity/caller.ts";
import type { Permit } from "../identity/permit.ts";
import type { UserRef } from "../identity/user-ref.ts";
import { type Reading, readingOne } from "../platform/reading.ts";
import { USER_ACTIVE_SECONDS } from "../values/limits.ts";
import { secondsBefore, timeText } from "../values/time.ts";

/** The statuses that lists of users can be filtered by. A licensed user was active recently, an inactive one not. */
export const ACCOUNT_STATUSES = ["locked", "licensed", "inactive"] as const;

export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** The orders that a list of users can have. */
export const USER_SORTS = ["name", "username", "email", "created_time", "active_time"] as const;

/** The filter and the order of a list of users. */
interface UserQuery {
  /** The beginning of the username, full name or last name, in any case of ASCII letters; or a whole external id. */
  readonly prefix: string;
  /** A whole external id; undefined for users with any, and with none. */
  readonly externalId: string | undefined;
  readonly roles: readonly UserRole[];
  readonly statuses: readonly AccountStatus[];
  readonly sort: (typeof USER_SORTS)[number];
  readonly ascending: boolean;
}

/** The columns of the other orders; users that are the same in them are in the order of their creation. */
const SORT_COLUMNS: Readonly<Record<Exclude<UserQuery["sort"], "name">, string>> = {
  username: "users.username",
  email: "users.email COLLATE NOCASE",
  created_time: "users.created_time",
  active_time: "users.active_time",
};

function orderOf({ sort, ascending }: UserQuery): string {
  const direction = ascending ? "ASC" : "DESC";
  return sort === "name" ? userOrder(direction) : `${SORT_COLUMNS[sort]} ${direction}, users.id ${direction}`;
}

/** Tests that a text begins with ?1, taken as it stands: D1 bounds the patterns of LIKE to a few bytes. */
const beginsWithPrefix = (text: string) => `substr(${text}, 1, length(?1)) = ?1 COLLATE NOCASE`;

const NAMES = ["username", "first_name || ' ' || last_name", "last_name"];

const FILTER = `(${NAMES.map(beginsWithPrefix).join(" OR ")} OR external_id = ?1)
  AND (?5 IS NULL OR external_id = ?5)
  AND role IN (SELECT value FROM json_each(?2))
  AND CASE WHEN locked = 1 THEN 'locked' WHEN active_time > ?4 THEN 'licensed' ELSE 'inactive' END
    IN (SELECT value FROM json_each(?3))`;

/** The users of a page, and the total on all pages. */
export function usersOf(asked: UserQuery, window: OffsetWindow, now: Date): OffsetReadings<UserRecord> {
  const values = [
    asked.prefix,
    JSON.stringify(asked.roles.map(rankOf)),
    JSON.stringify(asked.statuses),
    timeText(secondsBefore(now, USER_ACTIVE_SECONDS)),
    asked.externalId ?? null,
  ];
  const query = { columns: USER_COLUMNS, source: `FROM users WHERE ${FILTER}`, order: orderOf(asked), values };
  return offsetReadings(query, window, userOf);
}

/** The settings of a user. */
export type UserSettings = Pick<
  UserRecord,
  "username" | "first_name" | "last_name" | "email" | "user_role" | "external_id"
>;

/** The settings of a user to update; the others stay. */
export type UserChanges = {
  readonly [Name in keyof UserSettings]?: UserSettings[Name] | undefined;
} & {
  /** False allows to invite the user again; only an invitation or a sign-in confirms a user. */
  readonly confirmed?: false | undefined;
  /** True refuses the user's keys from now on. */
  readonly locked?: boolean | undefined;
};

/** The permit for a change of a user. Whoever invites a user again sets "confirmed" to false. */
export type PermitForUser = Permit<"update-user" | "lock-user" | "invite-user">;

/** The name of a user in audit entries: "Full Name (username)". */
export function describeRecord(user: Pick<UserRecord, "username" | "first_name" | "last_name">): string {
  return describeUser({ username: user.username, fullName: fullNameOf(user.first_name, user.last_name) });
}

function objectOf({ guid }: Pick<UserRecord, "guid">): AuditObject<"user"> {
  return { type: "user", id: guid };
}

/** A user; undefined where there is none. Users are never deleted. */
export function userBy({ sql, value }: UserRef): Reading<UserRecord | undefined> {
  return readingOne(`SELECT ${USER_COLUMNS} FROM users WHERE users.id = ${sql}`, [value], userOf);
}

/** Creates a user, who is not invited yet. "taken" means the external id, "unchanged" that there is a rival. */
export async function createUser(
  database: D1Database,
  permit: Permit<"create-user">,
  settings: UserSettings,
): Promise<ChangeResult<UserRecord>> {
  const guid = crypto.randomUUID();
  const decisive = database
    .prepare(
      `INSERT INTO users (guid, username, first_name, last_name, email, role, external_id, created_time, updated_time,
        confirmed)
      SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, 0
      WHERE changes() > 0 AND NOT EXISTS (${selectRivals("?2", "?5")})
      RETURNING ${USER_COLUMNS}`,
    )
    .bind(
      guid,
      settings.username,
      settings.first_name,
      settings.last_name,
      settings.email,
      rankOf(settings.user_role),
      settings.external_id,
      timeText(permit.now),
    );
  const description = `Created the user ${describeRecord(settings)} with the role ${settings.user_role}.`;
  const entry = { action: "create_user", object: objectOf({ guid }), description } as const;
  return await changeRow(database, permit, { decisive, entry, read: userOf });
}

const ADMINISTRATOR = rankOf("administrator");

/** Tests that somebody besides this user can administer at the time ?12. The last one cannot be demoted or locked. */
const LEAVES_AN_ADMINISTRATOR = `(role < ${ADMINISTRATOR} OR locked = 1 OR EXISTS (
  SELECT 1 FROM api_keys AS rest WHERE ${canAdminister("rest", "?12")} AND rest.user_id <> users.id))`;

/**
 * Updates some of a user's settings, of which at least one is given, and locks or unlocks the user. "unchanged" where
 * no administrator would be left, or there is a rival; "taken" means the external id. Locking alone is no update of the
 * user's record, which keeps its time.
 *
 * @param user as it was found.
 * @throws where nothing is given.
 */
export async function updateUser(
  database: D1Database,
  permit: PermitForUser,
  user: UserRecord,
  changes: UserChanges,
): Promise<ChangeResult<UserRecord>> {
  const { locked, ...settings } = changes;
  const isUpdated = Object.values(settings).some((value) => value !== undefined);
  const [entry, ...others] = [
    ...(isUpdated ? [updateEntry(user, settings)] : []),
    ...(locked === undefined ? [] : [lockEntry(user, locked)]),
  ];
  if (entry === undefined) throw new Error("Nothing of the user is to be updated.");
  const decisive = updateStatement(database, user, changes, isUpdated ? permit.now : undefined);
  const following = others.map((other) => noteChange(database, byCaller(permit.caller), other));
  return await changeRow(database, permit, { decisive, entry, following, read: userOf });
}

/** @param updated when the record is updated; undefined where it is not. */
function updateStatement(
  database: D1Database,
  { guid }: UserRecord,
  { username, first_name, last_name, email, user_role, external_id, confirmed, locked }: UserChanges,
  updated: Date | undefined,
): D1PreparedStatement {
  return database
    .prepare(
      `UPDATE users SET username = coalesce(?2, username), first_name = coalesce(?3, first_name),
        last_name = coalesce(?4, last_name), email = coalesce(?5, email), role = coalesce(?6, role),
        external_id = iif(?7, ?8, external_id), confirmed = coalesce(?10, confirmed), locked = coalesce(?11, locked),
        updated_time = coalesce(?9, updated_time)
      WHERE changes() > 0 AND guid = ?1
        AND NOT EXISTS (SELECT 1 FROM (${selectRivals("?2", "?5")}) WHERE guid <> ?1)
        AND (coalesce(?6, ${ADMINISTRATOR}) = ${ADMINISTRATOR} AND coalesce(?11, 0) = 0 OR ${LEAVES_AN_ADMINISTRATOR})
      RETURNING ${USER_COLUMNS}`,
    )
    .bind(
      guid,
      username ?? null,
      first_name ?? null,
      last_name ?? null,
      email ?? null,
      user_role === undefined ? null : rankOf(user_role),
      external_id === undefined ? 0 : 1,
      external_id ?? null,
      updated === undefined ? null : timeText(updated),
      confirmed === undefined ? null : 0,
      locked === undefined ? null : locked ? 1 : 0,
      timeText(new Date()),
    );
}

function updateEntry(user: UserRecord, settings: UserChanges): AuditEntry {
  const description = `Updated the user ${describeRecord(user)}: ${describeChanges(settings)}.`;
  return { action: "update_user", object: objectOf(user), description };
}

function lockEntry(user: UserRecord, locked: boolean): AuditEntry {
  const [action, verb] = locked ? (["lock_user", "Locked"] as const) : (["unlock_user", "Unlocked"] as const);
  return { action, object: objectOf(user), description: `${verb} the user ${describeRecord(user)}.` };
}

/** Names the updated settings, with the new value where the log would be hard to follow without it. */
function describeChanges({ username, user_role, confirmed, ...others }: UserChanges): string {
  return [
    ...(username === undefined ? [] : [`username to ${username}`]),
    ...(user_role === undefined ? [] : [`user_role to ${user_role}`]),
    ...(confirmed === undefined ? [] : ["confirmed to false"]),
    ...Object.keys(others),
  ].join(", ");
}
