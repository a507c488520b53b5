/**
 * Users, groups and keys that are taken for another one: by how the name looks, or by the address.
 * See docs/decisions/0154-names-that-look-alike.md and docs/decisions/0155-one-address-one-user.md.
 */

import { lookOf } from "../names/skeleton.ts";
import type { ChangeResult } from "./change.ts";

/** The look of a username, in SQL: Unicode has these characters for others. Indexes have these very expressions. */
const look = (name: string) => `replace(replace(replace(replace(${name}, 'I', 'l'), '1', 'l'), '0', 'O'), 'm', 'rn')`;

/** The condition that the usernames in two SQL expressions look alike. */
export function looksAlike(one: string, other: string): string {
  return `(${look(one)} = ${look(other)} OR ${look(`lower(${one})`)} = ${look(`lower(${other})`)})`;
}

/** Another user whom a user with a username or an address would be taken for. */
export interface Rival {
  readonly by: "username" | "look" | "email";
  readonly username: string;
}

/**
 * Finds the other user for whom one would be taken.
 *
 * @param guid the guid of the one.
 * @param given null for what stays as it is.
 */
export async function findRival(
  database: D1Database,
  guid: string,
  given: { readonly username: string | null; readonly email: string | null },
): Promise<Rival | undefined> {
  const rival = await database
    .prepare(
      `SELECT CASE WHEN username = ?2 THEN 'username' WHEN ${looksAlike("username", "?2")} THEN 'look' ELSE 'email' END AS "by", username
      FROM (${selectRivals("?2", "?3")}) WHERE guid <> ?1 ORDER BY username = ?2 DESC LIMIT 1`,
    )
    .bind(guid, given.username, given.email)
    .first<Rival>();
  return rival ?? undefined;
}

/**
 * Selects the users for whom one with a username and an address would be taken, two SQL expressions that are null
 * where they are not to be compared. Two queries, because one of three conditions would read all users.
 */
export function selectRivals(username: string, email: string): string {
  return `SELECT guid, username FROM users WHERE ${looksAlike("users.username", username)}
    UNION ALL SELECT guid, username FROM users WHERE users.email = nullif(${email}, '') COLLATE NOCASE`;
}

/** Rows whose look is computed at a time. */
const ROWS_AT_A_TIME = 500;

/** The condition that the look of every group is known. */
export const KNOWS_GROUP_LOOKS = "NOT EXISTS (SELECT 1 FROM groups WHERE look IS NULL)";

/** Rows of which no name may be taken for another one. */
export interface Namesakes {
  readonly table: "groups" | "api_keys";
  /** Tells them from other rows of the table, in SQL. */
  readonly condition: string;
  /** The parameters of the condition. */
  readonly values: readonly number[];
}

/**
 * Makes a change that needs the look of every name of some rows, and is "unchanged" where it is not known of all. Only a
 * change that is not made costs the trip that asks for missing looks.
 */
export async function withLooks<Changed extends ChangeResult>(
  database: D1Database,
  rows: Namesakes,
  attempt: () => Promise<Changed>,
): Promise<Changed> {
  const changed = await attempt();
  const isDecided = changed.ok || changed.error !== "unchanged" || !(await fillLooks(database, rows));
  return isDecided ? changed : await withLooks(database, rows, attempt);
}

/** Computes how some rows look that were named before the server compared that. Returns false where there are none. */
async function fillLooks(database: D1Database, { table, condition, values }: Namesakes): Promise<boolean> {
  const { results } = await database
    .prepare(`SELECT id, name FROM ${table} WHERE ${condition} AND look IS NULL LIMIT ${ROWS_AT_A_TIME}`)
    .bind(...values)
    .all<{ readonly id: number; readonly name: string }>();
  if (results.length === 0) return false;
  const fill = {
    groups: "UPDATE groups SET look = ?3, folded_look = ?4 WHERE id = ?1 AND name = ?2",
    api_keys: "UPDATE api_keys SET look = ?3, folded_look = ?4 WHERE id = ?1 AND name = ?2",
  };
  const statement = database.prepare(fill[table]);
  await database.batch(
    results.map(({ id, name }) => {
      const { exact, folded } = lookOf(name);
      return statement.bind(id, name, exact, folded);
    }),
  );
  return true;
}

/** The name of another group that is taken for one; undefined where there is none. */
export async function findGroupLike(database: D1Database, guid: string, name: string): Promise<string | undefined> {
  const { exact, folded } = lookOf(name);
  const found = await database
    .prepare("SELECT name FROM groups WHERE guid <> ?1 AND (look = ?2 OR folded_look = ?3) LIMIT 1")
    .bind(guid, exact, folded)
    .first<string>("name");
  return found ?? undefined;
}
