import type { SessionMethod, SessionRecord, UserRecord } from "../../shared/index.ts";
import { IS_VALID_SESSION, type SessionTimes } from "../auth/caller-store.ts";
import { type AuditEntry, bySession, INSERTED, noteChange } from "../database/audit-notes.ts";
import { type ChangeResult, change } from "../database/change.ts";
import { type ActingKey, actingKeyOf, type Caller, type Identity } from "../identity/caller.ts";
import type { Permit } from "../identity/permit.ts";
import type { UserRef } from "../identity/user-ref.ts";
import { type Reading, readingAll } from "../platform/reading.ts";
import { describeRecord } from "../users/store.ts";
import { timeText } from "../values/time.ts";

/** A session that begins. */
export interface NewSession {
  readonly user: Identity;
  readonly method: SessionMethod;
  /** The key that it is signed in with, for the method `api_key` alone. */
  readonly key: ActingKey | null;
  /** SHA-256 of its cookie. */
  readonly hash: ArrayBuffer;
  /** 32 random bytes that sign what lets it view hosted content. */
  readonly contentSecret: Uint8Array;
  readonly now: Date;
  readonly expiresAt: Date;
  /** The hash of the session that it replaces in the browser, which ends. */
  readonly replaced: ArrayBuffer | undefined;
}

const WAYS: Readonly<Record<SessionMethod, string>> = {
  openid_connect: "by OpenID Connect",
  assertion: "by an identity proxy",
  api_key: "with an API key",
  invitation: "by an invitation",
};

/**
 * Starts a session; false where its user is locked or its key not valid at this moment, in which case nothing is
 * changed. The caller has no credentials yet whose permission could be checked: what was proven to the server is the
 * permission.
 */
export async function startSession(database: D1Database, session: NewSession): Promise<boolean> {
  const [started] = await database.batch([...startStatements(database, session, "")]);
  return started !== undefined && started.meta.changes > 0;
}

/** The statements that start a session. @param condition on the statement before them in a batch; empty for none. */
export function startStatements(
  database: D1Database,
  { user, method, key, hash, contentSecret, now, expiresAt, replaced }: NewSession,
  condition: "changes() > 0 AND" | "",
): readonly D1PreparedStatement[] {
  const start = database
    .prepare(
      `INSERT INTO sessions (hash, content_secret, user_id, api_key_id, method, created_time, active_time, expires_time)
      SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7 FROM users
      WHERE ${condition} users.id = ?3 AND users.locked = 0 AND (?4 IS NULL OR EXISTS (
        SELECT 1 FROM api_keys
        WHERE api_keys.id = ?4 AND api_keys.user_id = users.id AND (expires_at IS NULL OR expires_at > ?6)))`,
    )
    .bind(hash, contentSecret, user.userId, key?.id ?? null, method, timeText(now), timeText(expiresAt));
  const description = `Signed in ${WAYS[method]}.`;
  const entry = { action: "sign_in", object: { type: "session", id: INSERTED }, description } as const;
  const active = database.prepare("UPDATE users SET active_time = ?1 WHERE changes() > 0 AND id = ?2");
  const end = database.prepare("DELETE FROM sessions WHERE changes() > 0 AND hash = ?1");
  return [
    start,
    noteChange(database, bySession(user, key), entry),
    active.bind(timeText(now), user.userId),
    ...(replaced === undefined ? [] : [end.bind(replaced)]),
  ];
}

interface ListedRow {
  readonly id: number;
  readonly method: SessionMethod;
  readonly created_time: string;
  readonly active_time: string;
  readonly expires_time: string;
  readonly key_id: number | null;
  readonly key_name: string | null;
}

/** Sessions in a list of them. */
const USER_SESSIONS_MAX_SHOWN = 100;

/**
 * The valid sessions of a user, the one that was used last first; of very many, the first ones. The one of the caller is the
 * current one.
 */
export function sessionsOf(
  { sql, value }: UserRef,
  { now, usedSince }: SessionTimes,
): Reading<(caller: Caller) => readonly SessionRecord[]> {
  const select = `SELECT sessions.id, sessions.method, sessions.created_time, sessions.active_time, sessions.expires_time,
      api_keys.id AS key_id, api_keys.name AS key_name
    FROM sessions JOIN users ON users.id = sessions.user_id LEFT JOIN api_keys ON api_keys.id = sessions.api_key_id
    WHERE sessions.user_id = ${sql} AND ${IS_VALID_SESSION}
    ORDER BY sessions.active_time DESC, sessions.id DESC LIMIT ?4`;
  return readingAll(
    select,
    [value, timeText(now), timeText(usedSince), USER_SESSIONS_MAX_SHOWN],
    (rows: readonly ListedRow[]) => (caller) => rows.map((row) => recordOf(row, caller)),
  );
}

function recordOf(row: ListedRow, { by }: Caller): SessionRecord {
  return {
    id: String(row.id),
    method: row.method,
    created_time: row.created_time,
    active_time: row.active_time,
    expires_at: row.expires_time,
    api_key_id: row.key_id === null ? null : String(row.key_id),
    api_key_name: row.key_name,
    current: by.kind === "session" && by.id === row.id,
  };
}

/** The rank of a session's rights. */
const RANK = `coalesce(
  (SELECT given.role FROM api_keys AS given WHERE given.id = sessions.api_key_id),
  (SELECT named.role FROM users AS named WHERE named.id = sessions.user_id))`;

/** Tests that the key ?2, if any, has at least the rights of a session: a leaked key must not sign its owner out. */
const MAY_END = `(?2 IS NULL OR ${RANK} <= (SELECT acting.role FROM api_keys AS acting WHERE acting.id = ?2))`;

/** Ends a user's session with this id, or all of them. "unchanged" where there is none that the caller may end. */
export async function endSessions(
  database: D1Database,
  permit: Permit<"end-session" | "end-sessions-of-others", string>,
  owner: UserRecord,
  id?: number,
): Promise<ChangeResult> {
  const decisive = database
    .prepare(
      `DELETE FROM sessions WHERE changes() > 0 AND user_id = (SELECT users.id FROM users WHERE users.guid = ?1)
        AND (?3 IS NULL OR id = ?3) AND ${MAY_END}`,
    )
    .bind(owner.guid, actingKeyOf(permit.caller)?.id ?? null, id ?? null);
  return await change(database, permit, { decisive, entry: entryOf(owner, id) });
}

function entryOf(owner: UserRecord, id: number | undefined): AuditEntry {
  const name = describeRecord(owner);
  if (id === undefined) {
    const object = { type: "user", id: owner.guid } as const;
    return { action: "sign_out_everywhere", object, description: `Ended all sessions of ${name}.` };
  }
  const object = { type: "session", id: String(id) } as const;
  return { action: "sign_out", object, description: `Ended the session ${id} of ${name}.` };
}

/** Removes sessions that are no longer valid, but for those whose user is locked, who may be unlocked. */
export async function removeEndedSessions(database: D1Database, { now, usedSince }: SessionTimes): Promise<void> {
  await database
    .prepare("DELETE FROM sessions WHERE expires_time <= ?1 OR active_time <= ?2")
    .bind(timeText(now), timeText(usedSince))
    .run();
}
