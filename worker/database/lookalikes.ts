/**
 * Users and groups that are taken for another one: by how the name looks, or by the address.
 * See docs/decisions/0154-names-that-look-alike.md and docs/decisions/0155-one-address-one-user.md.
 */

import { lookOf } from "../names/skeleton.ts";

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

/** Groups whose look is computed at a time. */
const GROUPS_AT_A_TIME = 500;

/** The condition that the look of every group is known. */
export const KNOWS_GROUP_LOOKS = "NOT EXISTS (SELECT 1 FROM groups WHERE look IS NULL)";

/** Computes how some groups look that were named before the server compared that. Returns false where there are none. */
export async function fillGroupLooks(database: D1Database): Promise<boolean> {
  const { results } = await database
    .prepare("SELECT id, name FROM groups WHERE look IS NULL LIMIT ?1")
    .bind(GROUPS_AT_A_TIME)
    .all<{ readonly id: number; readonly name: string }>();
  const fill = database.prepare("UPDATE groups SET look = ?3, folded_look = ?4 WHERE id = ?1 AND name = ?2");
  const statements = results.map(({ id, name }) => {
    const { exact, folded } = lookOf(name);
    return fill.bind(id, name, exact, folded);
  });
  if (statements.length === 0) return false;
  await database.batch(statements);
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
