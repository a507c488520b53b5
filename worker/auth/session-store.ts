import type { SessionMethod } from "../../shared/index.ts";
import { IDENTITY_COLUMNS, type IdentityRow, identityOf, roleOf } from "../database/row-values.ts";
import type { Caller } from "../identity/caller.ts";
import type { Settings } from "../settings/settings.ts";
import { hoursAfter, timeText } from "../values/time.ts";
import type { FoundCaller } from "./caller-store.ts";

/** A session that is valid now. */
export interface FoundSession extends FoundCaller {
  readonly contentSecret: Uint8Array;
  /** The external id of the user, as it is now. */
  readonly externalId: string | null;
}

interface Row extends IdentityRow {
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
export type SessionName = { readonly hash: ArrayBuffer } | { readonly id: number };

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
 * and where its user is locked or its key no longer valid. One query on the primary database, so that a revocation
 * takes effect at once.
 * See docs/decisions/0115-sessions.md.
 */
export async function findSession(
  database: D1Database,
  name: SessionName,
  { now, usedSince }: SessionTimes,
): Promise<FoundSession | undefined> {
  const [column, value] = "hash" in name ? ["hash", name.hash] : ["id", name.id];
  const row = await database
    .prepare(
      `SELECT sessions.id AS session_id, sessions.method, sessions.content_secret, sessions.active_time,
        api_keys.id AS key_id, api_keys.name AS key_name, api_keys.expires_at,
        ${IDENTITY_COLUMNS}, users.external_id,
        min(users.role, coalesce(api_keys.role, users.role)) AS role
      FROM sessions JOIN users ON users.id = sessions.user_id LEFT JOIN api_keys ON api_keys.id = sessions.api_key_id
      WHERE sessions.${column} = ?1 AND ${IS_VALID_SESSION}`,
    )
    .bind(value, timeText(now), timeText(usedSince))
    .first<Row>();
  if (row === null) return undefined;
  return {
    caller: callerOf(row),
    activeTime: row.active_time,
    contentSecret: new Uint8Array(row.content_secret),
    externalId: row.external_id,
  };
}

function callerOf(row: Row): Caller {
  const { key_id: keyId, key_name: keyName } = row;
  const key = keyId === null || keyName === null ? null : { id: keyId, name: keyName, expiresAt: row.expires_at };
  return {
    by: { kind: "session", id: row.session_id, method: row.method, key },
    ...identityOf(row),
    role: roleOf(row.role),
  };
}
