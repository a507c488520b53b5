import { CREDENTIALS_HEADER_MAX_GROUPS } from "../../limits.ts";
import type { Caller } from "../caller.ts";

/** The names of the groups that a caller is a member of, in alphabetical order, at most `CREDENTIALS_HEADER_MAX_GROUPS`. */
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
