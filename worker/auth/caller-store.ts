import type { SessionMethod } from "../../shared/index.ts";
import { IDENTITY_COLUMNS, type IdentityRow, identityOf, roleOf } from "../database/row-values.ts";
import { actingKeyOf, type Caller } from "../identity/caller.ts";
import type { SenderRef } from "../identity/user-ref.ts";
import { type Reading, readingOne } from "../platform/reading.ts";
import type { Settings } from "../settings/settings.ts";
import { hoursAfter, secondsBefore, timeText } from "../values/time.ts";

/** The caller with a key or a session, and when that was last used. */
export interface FoundCaller {
  readonly caller: Caller;
  readonly activeTime: string | null;
}

interface Row extends IdentityRow {
  readonly key_id: number;
  readonly key_name: string;
  readonly expires_at: string | null;
  readonly role: number;
  readonly active_time: string | null;
}

/**
 * The caller whose key has this hash; undefined where there is no such key, where it has expired, and where its owner
 * is locked. It reads the primary database (D1 only reads replicas in a session), so that a revocation takes effect at once.
 * See docs/decisions/0044-computed-roles.md.
 */
export function callerByKey(hash: ArrayBuffer, now: Date): Reading<FoundCaller | undefined> {
  return readingOne(SELECT_CALLER, [hash, timeText(now)], ({ key_id, key_name, expires_at, ...row }: Row) => ({
    caller: {
      by: { kind: "api_key", id: key_id, name: key_name, expiresAt: expires_at },
      ...identityOf(row),
      role: roleOf(row.role),
    },
    activeTime: row.active_time,
  }));
}

/** The rank of the role of a caller with a key, and of one with a session, which may have the rights of a key. */
const KEY_RANK = "min(api_keys.role, users.role)";
const SESSION_RANK = "min(users.role, coalesce(api_keys.role, users.role))";

const SELECT_CALLER = `SELECT api_keys.id AS key_id, api_keys.name AS key_name, api_keys.expires_at, ${IDENTITY_COLUMNS},
    ${KEY_RANK} AS role, api_keys.active_time
  FROM api_keys JOIN users ON users.id = api_keys.user_id
  WHERE api_keys.hash = ?1 AND users.locked = 0 AND (api_keys.expires_at IS NULL OR api_keys.expires_at > ?2)`;

/** The user of a key or of a session with this hash, be it valid or not. */
export function userByHash(kind: "key" | "session", hash: ArrayBuffer): SenderRef {
  return { ...(kind === "key" ? BY_KEY : BY_SESSION), value: hash };
}

/** The user of the session in a row, be it valid or not. */
export function userOfSession(id: number): SenderRef {
  return { ...BY_SESSION_ID, value: id };
}

const OF_KEY = "api_keys JOIN users ON users.id = api_keys.user_id";
const OF_SESSION = `sessions JOIN users ON users.id = sessions.user_id
  LEFT JOIN api_keys ON api_keys.id = sessions.api_key_id`;

const BY_KEY = {
  sql: "(SELECT sent.user_id FROM api_keys AS sent WHERE sent.hash = ?1)",
  rank: `(SELECT ${KEY_RANK} FROM ${OF_KEY} WHERE api_keys.hash = ?1)`,
};

const BY_SESSION = {
  sql: "(SELECT sent.user_id FROM sessions AS sent WHERE sent.hash = ?1)",
  rank: `(SELECT ${SESSION_RANK} FROM ${OF_SESSION} WHERE sessions.hash = ?1)`,
};

const BY_SESSION_ID = {
  sql: "(SELECT sent.user_id FROM sessions AS sent WHERE sent.id = ?1)",
  rank: `(SELECT ${SESSION_RANK} FROM ${OF_SESSION} WHERE sessions.id = ?1)`,
};

/** A key's time of last use is written at most once in this time. */
const ACTIVE_TIME_MIN_INTERVAL_SECONDS = 600;

/**
 * Stores when a key or a session and its user were last active, unless that was stored a short time ago: since the key
 * was looked up, by another request, or for the owner, by another key.
 *
 * @returns true where it was to be stored.
 */
export async function noteActivity(
  database: D1Database,
  { by, userId }: Caller,
  activeTime: string | null,
  now: Date,
): Promise<boolean> {
  const latest = timeText(secondsBefore(now, ACTIVE_TIME_MIN_INTERVAL_SECONDS));
  if (activeTime !== null && activeTime > latest) return false;
  const time = timeText(now);
  const key = actingKeyOf({ by });
  const update = (table: keyof typeof ACTIVITY, id: number) => database.prepare(ACTIVITY[table]).bind(time, id, latest);
  await database.batch([
    ...(by.kind === "session" ? [update("sessions", by.id)] : []),
    ...(key === null ? [] : [update("api_keys", key.id)]),
    update("users", userId),
  ]);
  return true;
}

const IF_DUE = "WHERE id = ?2 AND (active_time IS NULL OR active_time <= ?3)";

/** Writes the time ?1 of last use into the row ?2, unless that was written after ?3. */
const ACTIVITY = {
  sessions: `UPDATE sessions SET active_time = ?1 ${IF_DUE}`,
  api_keys: `UPDATE api_keys SET active_time = ?1 ${IF_DUE}`,
  users: `UPDATE users SET active_time = ?1 ${IF_DUE}`,
};

/** Groups of a caller that are looked up for the header with them; of more, not even the shortest names would fit. */
const CREDENTIALS_HEADER_MAX_GROUPS = 2_000;

/** The names of a caller's groups in alphabetical order, at most `CREDENTIALS_HEADER_MAX_GROUPS`. */
export async function findGroupNames(database: D1Database, { userId }: Caller): Promise<readonly string[]> {
  const { results } = await database
    .prepare(
      `SELECT groups.name FROM group_members JOIN groups ON groups.id = group_members.group_id
      WHERE group_members.user_id = ?1 ORDER BY groups.name LIMIT ?2`,
    )
    .bind(userId, CREDENTIALS_HEADER_MAX_GROUPS)
    .all<{ readonly name: string }>();
  return results.map(({ name }) => name);
}

/** A session that is valid now. */
export interface FoundSession extends FoundCaller {
  readonly contentSecret: Uint8Array;
  /** The external id of the user, as it is now. */
  readonly externalId: string | null;
}

interface SessionRow extends IdentityRow {
  readonly session_id: number;
  readonly method: SessionMethod;
  readonly content_secret: ArrayBuffer;
  readonly active_time: string;
  readonly key_id: number | null;
  readonly key_name: string | null;
  readonly expires_at: string | null;
  readonly external_id: string | null;
  readonly role: number;
}

/** The hash of a session's cookie, or the id of its row. */
type SessionName = { readonly hash: ArrayBuffer } | { readonly id: number };

/** A time, and the one since which a session must have been used to be valid then. */
export interface SessionTimes {
  readonly now: Date;
  readonly usedSince: Date;
}

/** The times by which sessions are valid now. */
export function sessionTimes(now: Date, { sessionIdleHours }: Pick<Settings, "sessionIdleHours">): SessionTimes {
  return { now, usedSince: hoursAfter(now, -sessionIdleHours) };
}

/** Tests that a session, joined with its user and its key, is valid at the time ?2 if it was used since ?3. */
export const IS_VALID_SESSION = `users.locked = 0 AND sessions.expires_time > ?2 AND sessions.active_time > ?3
  AND (sessions.api_key_id IS NULL OR api_keys.expires_at IS NULL OR api_keys.expires_at > ?2)`;

/**
 * The caller of a session; undefined where there is no such session, where it has expired or was not used for too long,
 * and where its user is locked or its key no longer valid. It reads the primary database, so that a revocation takes effect
 * at once.
 * See docs/decisions/0115-sessions.md.
 */
export function sessionBy(name: SessionName, { now, usedSince }: SessionTimes): Reading<FoundSession | undefined> {
  const [column, value] = "hash" in name ? ["hash" as const, name.hash] : ["id" as const, name.id];
  return readingOne(SELECT_SESSION[column], [value, timeText(now), timeText(usedSince)], (row: SessionRow) => ({
    caller: callerOfSession(row),
    activeTime: row.active_time,
    contentSecret: new Uint8Array(row.content_secret),
    externalId: row.external_id,
  }));
}

const selectSession = (column: string) =>
  `SELECT sessions.id AS session_id, sessions.method, sessions.content_secret, sessions.active_time,
    api_keys.id AS key_id, api_keys.name AS key_name, api_keys.expires_at,
    ${IDENTITY_COLUMNS}, users.external_id,
    ${SESSION_RANK} AS role
  FROM sessions JOIN users ON users.id = sessions.user_id LEFT JOIN api_keys ON api_keys.id = sessions.api_key_id
  WHERE sessions.${column} = ?1 AND ${IS_VALID_SESSION}`;

const SELECT_SESSION = { hash: selectSession("hash"), id: selectSession("id") };

function callerOfSession(row: SessionRow): Caller {
  const { key_id: keyId, key_name: keyName } = row;
  const key = keyId === null || keyName === null ? null : { id: keyId, name: keyName, expiresAt: row.expires_at };
  return {
    by: { kind: "session", id: row.session_id, method: row.method, key },
    ...identityOf(row),
    role: roleOf(row.role),
  };
}
