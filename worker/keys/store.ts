import { type KeyRecord, quote, type UserRecord, type UserRole } from "../../shared/index.ts";
import type { KeySecret } from "../auth/key-secret.ts";
import { byCaller, INSERTED, noteEachRow } from "../database/audit-notes.ts";
import { type ChangeResult, change, changeRow } from "../database/change.ts";
import { canAdminister } from "../database/last-administrator.ts";
import { withLooks } from "../database/lookalikes.ts";
import { rankOf, roleOf } from "../database/row-values.ts";
import { actingKeyOf, type Caller } from "../identity/caller.ts";
import type { Permit } from "../identity/permit.ts";
import type { UserRef } from "../identity/user-ref.ts";
import { lookOf } from "../names/skeleton.ts";
import { type Reading, readingAll, readingOne } from "../platform/reading.ts";
import { describeRecord } from "../users/store.ts";
import { timeText } from "../values/time.ts";

/** A key's row, without its hash and its owner. */
interface KeyRow {
  readonly id: number;
  readonly name: string;
  readonly last_four: string;
  readonly role: number;
  readonly created_time: string;
  readonly active_time: string | null;
  readonly expires_at: string | null;
  readonly created_by_key: number | null;
}

const KEY_COLUMNS = `id, name, last_four, role, created_time, active_time, expires_at,
  ancestors ->> '$[#-1]' AS created_by_key`;

/** The settings of a new key. */
export interface KeySettings {
  readonly name: string;
  readonly role: UserRole;
  /** RFC 3339, UTC, in the future; null for a key that does not expire. */
  readonly expiresAt: string | null;
}

/** A key's record, by its row. @param shown the whole value, or its last four characters. */
function recordOf(row: KeyRow, shown = row.last_four): KeyRecord {
  return {
    id: String(row.id),
    name: row.name,
    key: shown,
    user_role: roleOf(row.role),
    created_time: row.created_time,
    active_time: row.active_time,
    expires_at: row.expires_at,
    created_by_key: row.created_by_key === null ? null : String(row.created_by_key),
  };
}

/** The keys of a user, the oldest first, the expired ones among them. */
export function keysOf({ sql, value }: UserRef): Reading<readonly KeyRecord[]> {
  return readingAll(
    `SELECT ${KEY_COLUMNS} FROM api_keys WHERE user_id = ${sql} ORDER BY id`,
    [value],
    (rows: readonly KeyRow[]) => rows.map((row) => recordOf(row)),
  );
}

/** A user with all keys of the user. */
export interface KeyOwner {
  readonly owner: UserRecord;
  readonly keys: readonly KeyRecord[];
}

/** The name of another key of a user that is taken for one; undefined where there is none. */
export async function findKeyLike(
  database: D1Database,
  { userId }: Pick<Caller, "userId">,
  name: string,
): Promise<string | undefined> {
  const { exact, folded } = lookOf(name);
  const found = await database
    .prepare("SELECT name FROM api_keys WHERE user_id = ?1 AND name <> ?2 AND (look = ?3 OR folded_look = ?4) LIMIT 1")
    .bind(userId, name, exact, folded)
    .first<string>("name");
  return found ?? undefined;
}

/** A key of a user; undefined where the user has none of this id. */
export function keyBy({ sql, value }: UserRef, id: number): Reading<KeyRecord | undefined> {
  const select = `SELECT ${KEY_COLUMNS} FROM api_keys WHERE id = ?2 AND user_id = ${sql}`;
  return readingOne(select, [value, id], (row: KeyRow) => recordOf(row));
}

/**
 * Creates a key of the caller, with a role and an expiry that are at most those of the caller's key at that moment, or,
 * for a session that was not signed in with a key, a role that is at most the user's (specification, section 2.2).
 * "unchanged" where the caller has as many keys as a user may have, and where the name would be taken for that of another
 * one; the very same name may be given again. The record has the key's whole value.
 */
export async function createKey(
  database: D1Database,
  permit: Permit<"create-key">,
  settings: KeySettings,
  secret: KeySecret,
  userMaxKeys: number,
): Promise<ChangeResult<KeyRecord>> {
  const decisive = insertKey(database, permit, settings, secret, userMaxKeys);
  const { name, role, expiresAt } = settings;
  const end = expiresAt === null ? "" : `, valid until ${expiresAt}`;
  const description = `Created the API key ${quote(name)} with the role ${role}${end}.`;
  const entry = { action: "create_key", object: { type: "api_key", id: INSERTED }, description } as const;
  const read = (row: KeyRow) => recordOf(row, secret.value);
  const keys = { table: "api_keys", condition: "user_id = ?1", values: [permit.caller.userId] } as const;
  const grants = { role, expiresAt };
  return await withLooks(
    database,
    keys,
    async () => await changeRow(database, permit, { decisive, entry, grants, read }),
  );
}

function insertKey(
  database: D1Database,
  { caller, now }: Permit<"create-key">,
  { name, role, expiresAt }: KeySettings,
  { hash, lastFour }: KeySecret,
  userMaxKeys: number,
): D1PreparedStatement {
  const maker = actingKeyOf(caller)?.id ?? null;
  const { exact, folded } = lookOf(name);
  return database
    .prepare(
      `INSERT INTO api_keys (user_id, name, hash, last_four, role, created_time, expires_at, look, folded_look, ancestors)
      SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, (
        SELECT json_group_array(above.id ORDER BY above.id) FROM api_keys AS above WHERE above.id = ?10 OR above.id IN (
          SELECT value FROM json_each((SELECT maker.ancestors FROM api_keys AS maker WHERE maker.id = ?10))))
      WHERE changes() > 0 AND (SELECT count(*) FROM api_keys AS others WHERE others.user_id = ?1) < ?11
        AND NOT EXISTS (SELECT 1 FROM api_keys AS others WHERE others.user_id = ?1
          AND (others.look IS NULL OR others.name <> ?2 AND (others.look = ?8 OR others.folded_look = ?9)))
      RETURNING ${KEY_COLUMNS}`,
    )
    .bind(
      caller.userId,
      name,
      hash,
      lastFour,
      rankOf(role),
      timeText(now),
      expiresAt,
      exact,
      folded,
      maker,
      userMaxKeys,
    );
}

/** Creates the first key of a user, with the user's role, where the statement before it in a batch changed a row. */
export function insertFirstKey(
  database: D1Database,
  userGuid: string,
  name: string,
  { hash, lastFour }: KeySecret,
  now: Date,
): D1PreparedStatement {
  const { exact, folded } = lookOf(name);
  return database
    .prepare(
      `INSERT INTO api_keys (user_id, name, hash, last_four, role, created_time, look, folded_look)
      SELECT id, ?2, ?3, ?4, role, ?5, ?6, ?7 FROM users WHERE changes() > 0 AND guid = ?1`,
    )
    .bind(userGuid, name, hash, lastFour, timeText(now), exact, folded);
}

/**
 * Tests that the key in this row was made with the key whose id is bound to ?1, or with one that was.
 * See docs/decisions/0098-keys-that-made-a-key.md.
 */
function isDescendant(row: string, key = "?1"): string {
  return `${key} IN (SELECT value FROM json_each(${row}.ancestors))`;
}

/** Tests that the key in this row is deleted with the key ?1: the key itself, and where ?4 is 1, its descendants. */
function isGone(row: string): string {
  return `(${row}.id = ?1 OR (?4 = 1 AND ${isDescendant(row)}))`;
}

/** A key, its owner, and the keys that were made with it, and with these, the oldest first. */
export interface OwnedKey {
  readonly owner: UserRecord;
  readonly key: KeyRecord;
  readonly descendants: readonly KeyRecord[];
}

/** A key of a user with its descendants; undefined where the user has none of this id. */
export function keyWithDescendants({ sql, value }: UserRef, id: number): Reading<Omit<OwnedKey, "owner"> | undefined> {
  const select = `SELECT ${KEY_COLUMNS} FROM api_keys
    WHERE user_id = ${sql} AND (id = ?2 OR ${isDescendant("api_keys", "?2")}) ORDER BY id`;
  return readingAll(select, [value, id], ([first, ...descendants]: readonly KeyRow[]) =>
    // A key is older than those that were made with it. Where it is deleted, these are still there.
    first === undefined || first.id !== id
      ? undefined
      : { key: recordOf(first), descendants: descendants.map((row) => recordOf(row)) },
  );
}

/** A key to delete. */
export interface KeyDeletion {
  readonly owner: UserRecord;
  readonly key: KeyRecord;
  /** True deletes its descendants, too, all of which are the owner's, and none of which has a higher role. */
  readonly withDescendants: boolean;
}

/**
 * Deletes a key of the caller or of another user, which is refused from then on. "unchanged" where it no longer exists,
 * where its role is above that of the caller's key, if the caller has one, and where no other key of an administrator
 * would be valid.
 * See docs/decisions/0097-keys-over-keys.md.
 */
export async function deleteKey(
  database: D1Database,
  permit: Permit<"delete-key" | "delete-keys-of-others">,
  { owner, key: { id, name }, withDescendants }: KeyDeletion,
): Promise<ChangeResult> {
  const { caller, now } = permit;
  const decisive = database
    .prepare(
      `DELETE FROM api_keys
      WHERE changes() > 0 AND id = ?1
        AND (?2 IS NULL OR role <= (SELECT acting.role FROM api_keys AS acting WHERE acting.id = ?2))
        AND (
          NOT EXISTS (
            SELECT 1 FROM api_keys AS gone
            WHERE gone.user_id = api_keys.user_id AND ${isGone("gone")} AND ${canAdminister("gone", "?3")})
          OR EXISTS (SELECT 1 FROM api_keys AS rest WHERE ${canAdminister("rest", "?3")} AND NOT ${isGone("rest")}))`,
    )
    .bind(Number(id), actingKeyOf(caller)?.id ?? null, timeText(now), withDescendants ? 1 : 0);
  const described = `the API key ${quote(name)} (${id}) of ${describeRecord(owner)}`;
  const description = `Deleted ${described}.`;
  const entry = { action: "delete_key", object: { type: "api_key", id }, description } as const;
  const following = withDescendants ? deleteDescendants(database, caller, { id, owner, described }) : [];
  return await change(database, permit, { decisive, entry, following });
}

/** Deletes the keys that were made with a key, and with these, each with an entry of its own. */
function deleteDescendants(
  database: D1Database,
  caller: Caller,
  { id, owner, described }: { readonly id: string; readonly owner: UserRecord; readonly described: string },
): readonly D1PreparedStatement[] {
  const source = `api_keys WHERE user_id = (SELECT users.id FROM users WHERE users.guid = ?2) AND ${isDescendant("api_keys")}`;
  const values = [Number(id), owner.guid] as const;
  const description = ["Deleted the API key ", `, which was made with ${described}.`] as const;
  return [
    noteEachRow(
      database,
      byCaller(caller),
      { action: "delete_key", objectType: "api_key", description },
      { source, values },
    ),
    database.prepare(`DELETE FROM ${source} AND changes() > 0`).bind(...values),
  ];
}
