import type { GroupRecord, UserRecord, UserRole } from "../../shared/index.ts";
import type { SessionTimes } from "../auth/caller-store.ts";
import { rankOf, USER_COLUMNS, type UserRow, userOf } from "../database/row-values.ts";
import { type Reading, readingAll, readingOne } from "../platform/reading.ts";
import { timeText } from "../values/time.ts";

/** A user with what a change of the user concerns. Keys and sessions count as if the user were not locked. */
export interface UserOverview {
  readonly user: UserRecord;
  /** The number of valid API keys of each role. */
  readonly keys: Readonly<Record<UserRole, number>>;
  /** The number of valid sessions. */
  readonly sessions: number;
  /** The number of content items that the user owns. */
  readonly content: number;
  /** The number of groups that the user is a member of. */
  readonly groups: number;
}

interface Row extends UserRow {
  readonly viewer_keys: number;
  readonly publisher_keys: number;
  readonly administrator_keys: number;
  readonly sessions: number;
  readonly content: number;
  readonly groups: number;
}

const IS_VALID_KEY = "(api_keys.expires_at IS NULL OR api_keys.expires_at > ?2)";

const countKeys = (role: UserRole) =>
  `(SELECT count(*) FROM api_keys WHERE user_id = users.id AND api_keys.role = ${rankOf(role)} AND ${IS_VALID_KEY})`;

const COUNTS = `${countKeys("viewer")} AS viewer_keys, ${countKeys("publisher")} AS publisher_keys,
  ${countKeys("administrator")} AS administrator_keys,
  (SELECT count(*) FROM sessions LEFT JOIN api_keys ON api_keys.id = sessions.api_key_id
    WHERE sessions.user_id = users.id AND sessions.expires_time > ?2 AND sessions.active_time > ?3
      AND ${IS_VALID_KEY}) AS sessions,
  (SELECT count(*) FROM content WHERE owner_id = users.id) AS content,
  (SELECT count(*) FROM group_members WHERE user_id = users.id) AS groups`;

/** Groups of a user on the user's page; more are counted. */
const USER_GROUPS_MAX_SHOWN = 100;

/** A user's overview with the groups that the user is a member of. */
export interface UserDetails extends UserOverview {
  /** The first `USER_GROUPS_MAX_SHOWN` groups, by name. */
  readonly groupNames: readonly Pick<GroupRecord, "guid" | "name">[];
}

/** The user with this guid; undefined where there is none. */
export function userOverview(guid: string, { now, usedSince }: SessionTimes): Reading<UserOverview | undefined> {
  const sql = `SELECT ${USER_COLUMNS}, ${COUNTS} FROM users WHERE guid = ?1`;
  return readingOne(sql, [guid, timeText(now), timeText(usedSince)], overviewOf);
}

/** The first `USER_GROUPS_MAX_SHOWN` groups that a user is a member of, by name. */
export function groupNamesOf(guid: string): Reading<UserDetails["groupNames"]> {
  const sql = `SELECT groups.guid, groups.name FROM group_members JOIN groups ON groups.id = group_members.group_id
    WHERE group_members.user_id = (SELECT users.id FROM users WHERE users.guid = ?1)
    ORDER BY groups.name LIMIT ?2`;
  return readingAll(sql, [guid, USER_GROUPS_MAX_SHOWN], (rows: UserDetails["groupNames"]) => rows);
}

function overviewOf(row: Row): UserOverview {
  const { viewer_keys: viewer, publisher_keys: publisher, administrator_keys: administrator } = row;
  const { sessions, content, groups } = row;
  return { user: userOf(row), keys: { viewer, publisher, administrator }, sessions, content, groups };
}
