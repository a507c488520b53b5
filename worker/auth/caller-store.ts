import { IDENTITY_COLUMNS, type IdentityRow, identityOf, roleOf } from "../database/row-values.ts";
import { actingKeyOf, type Caller } from "../identity/caller.ts";
import { secondsBefore, timeText } from "../values/time.ts";

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
 * is locked. One query on the primary database (D1 only reads replicas in a session), so that a revocation takes effect
 * at once.
 * See docs/decisions/0044-computed-roles.md.
 */
export async function findCaller(database: D1Database, hash: ArrayBuffer, now: Date): Promise<FoundCaller | undefined> {
  const row = await database
    .prepare(
      `SELECT api_keys.id AS key_id, api_keys.name AS key_name, api_keys.expires_at, ${IDENTITY_COLUMNS},
        min(api_keys.role, users.role) AS role, api_keys.active_time
      FROM api_keys JOIN users ON users.id = api_keys.user_id
      WHERE api_keys.hash = ?1 AND users.locked = 0 AND (api_keys.expires_at IS NULL OR api_keys.expires_at > ?2)`,
    )
    .bind(hash, timeText(now))
    .first<Row>();
  if (row === null) return undefined;
  const caller = {
    by: { kind: "api_key", id: row.key_id, name: row.key_name, expiresAt: row.expires_at } as const,
    ...identityOf(row),
    role: roleOf(row.role),
  };
  return { caller, activeTime: row.active_time };
}

/** A key's time of last use is written at most once in this time. */
const ACTIVE_TIME_MIN_INTERVAL_SECONDS = 600;

/**
 * Stores when a key or a session and its user were last active, unless that was stored a short time ago: since the key
 * was looked up, by another request, or for the owner, by another key.
 */
export async function noteActivity(
  database: D1Database,
  { by, userId }: Caller,
  activeTime: string | null,
  now: Date,
): Promise<void> {
  const latest = timeText(secondsBefore(now, ACTIVE_TIME_MIN_INTERVAL_SECONDS));
  if (activeTime !== null && activeTime > latest) return;
  const time = timeText(now);
  const key = actingKeyOf({ by });
  const update = (table: keyof typeof ACTIVITY, id: number) => database.prepare(ACTIVITY[table]).bind(time, id, latest);
  await database.batch([
    ...(by.kind === "session" ? [update("sessions", by.id)] : []),
    ...(key === null ? [] : [update("api_keys", key.id)]),
    update("users", userId),
  ]);
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
