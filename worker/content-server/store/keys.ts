import { type KeyRecord, quote, type UserRecord, type UserRole } from "../../../shared/index.ts";
import { USER_MAX_KEYS } from "../../limits.ts";
import { timeText } from "../../time.ts";
import type { KeySecret } from "../auth/key-secret.ts";
import { type ChangeResult, type Changer, change, changeRow } from "./change.ts";
import { rankOf, roleOf } from "./row-values.ts";
import { describeRecord } from "./users.ts";

/** A key's row, without its hash and its owner. */
interface KeyRow {
  readonly id: number;
  readonly name: string;
  readonly last_four: string;
  readonly role: number;
  readonly created_time: string;
  readonly active_time: string | null;
  readonly expires_at: string | null;
}

const KEY_COLUMNS = "id, name, last_four, role, created_time, active_time, expires_at";

/** The settings of a new key. */
export interface KeySettings {
  readonly name: string;
  readonly role: UserRole;
  /** In the future; undefined for a key that does not expire. */
  readonly expiresAt: Date | undefined;
}

/** A key's record, by its row. @param shown the whole value, or its last four characters. */
function keyOf(row: KeyRow, shown = row.last_four): KeyRecord {
  return {
    id: String(row.id),
    name: row.name,
    key: shown,
    user_role: roleOf(row.role),
    created_time: row.created_time,
    active_time: row.active_time,
    expires_at: row.expires_at,
  };
}

/** The keys of a user, the oldest first, the expired ones among them. */
export async function listKeys(database: D1Database, userGuid: string): Promise<readonly KeyRecord[]> {
  const { results } = await database
    .prepare(
      `SELECT ${KEY_COLUMNS} FROM api_keys WHERE user_id = (SELECT users.id FROM users WHERE users.guid = ?1) ORDER BY id`,
    )
    .bind(userGuid)
    .all<KeyRow>();
  return results.map((row) => keyOf(row));
}

/** A key of a user; undefined where the user has none of this id. */
export async function findKey(database: D1Database, userGuid: string, id: number): Promise<KeyRecord | undefined> {
  const row = await database
    .prepare(
      `SELECT ${KEY_COLUMNS} FROM api_keys
      WHERE id = ?2 AND user_id = (SELECT users.id FROM users WHERE users.guid = ?1)`,
    )
    .bind(userGuid, id)
    .first<KeyRow>();
  return row === null ? undefined : keyOf(row);
}

/**
 * Creates a key of the caller. The caller's role must include its role at that moment (specification, section 2.2).
 * "unchanged" where the caller has `USER_MAX_KEYS` already. The record has the key's whole value.
 */
export async function createKey(
  database: D1Database,
  { caller, now }: Changer,
  { name, role, expiresAt }: KeySettings,
  { value, hash, lastFour }: KeySecret,
): Promise<ChangeResult<KeyRecord>> {
  const until = expiresAt === undefined ? null : timeText(expiresAt);
  const decisive = database
    .prepare(
      `INSERT INTO api_keys (user_id, name, hash, last_four, role, created_time, expires_at)
      SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
      WHERE changes() > 0 AND (SELECT count(*) FROM api_keys AS others WHERE others.user_id = ?1) < ?8
      RETURNING ${KEY_COLUMNS}`,
    )
    .bind(caller.userId, name, hash, lastFour, rankOf(role), timeText(now), until, USER_MAX_KEYS);
  const end = until === null ? "" : `, valid until ${until}`;
  const description = `Created the API key ${quote(name)} with the role ${role}${end}.`;
  const entry = { action: "create_key", description } as const;
  const actor = { caller, now, permission: "create-key", leastRole: role } as const;
  return await changeRow(database, actor, { decisive, entry, read: (row: KeyRow) => keyOf(row, value) });
}

/** Creates the first key of a user, with the user's role, where the statement before it in a batch changed a row. */
export function insertFirstKey(
  database: D1Database,
  userGuid: string,
  name: string,
  { hash, lastFour }: KeySecret,
  now: Date,
): D1PreparedStatement {
  return database
    .prepare(
      `INSERT INTO api_keys (user_id, name, hash, last_four, role, created_time)
      SELECT id, ?2, ?3, ?4, role, ?5 FROM users WHERE changes() > 0 AND guid = ?1`,
    )
    .bind(userGuid, name, hash, lastFour, timeText(now));
}

/** Deletes a key of the caller or of another user, which is refused from then on. "unchanged" where it no longer exists. */
export async function deleteKey(
  database: D1Database,
  { caller, now }: Changer,
  owner: UserRecord,
  { id, name }: KeyRecord,
): Promise<ChangeResult> {
  const permission = owner.guid === caller.guid ? "delete-key" : "delete-keys-of-others";
  const decisive = database.prepare("DELETE FROM api_keys WHERE changes() > 0 AND id = ?1").bind(Number(id));
  const description = `Deleted the API key ${quote(name)} (${id}) of ${describeRecord(owner)}.`;
  return await change(
    database,
    { caller, now, permission },
    { decisive, entry: { action: "delete_key", description } },
  );
}
