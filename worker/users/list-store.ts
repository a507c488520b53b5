import type { UserRecord, UserRole } from "../../shared/index.ts";
import { type OffsetList, type OffsetWindow, readOffsetList } from "../database/offset-list.ts";
import { rankOf } from "../database/row-values.ts";
import { USER_COLUMNS, type UserRow, userOf, userOrder } from "../database/user-row.ts";
import { USER_ACTIVE_SECONDS } from "../values/limits.ts";
import { secondsBefore, timeText } from "../values/time.ts";

/** The statuses that lists of users can be filtered by. A licensed user was active recently, an inactive one not. */
export const ACCOUNT_STATUSES = ["locked", "licensed", "inactive"] as const;

export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** The orders that a list of users can have. */
export const USER_SORTS = ["name", "username", "email", "created_time", "active_time"] as const;

/** The filter and the order of a list of users. */
export interface UserQuery {
  /** The beginning of the username, full name or last name, in any case of ASCII letters; or a whole external id. */
  readonly prefix: string;
  /** A whole external id; undefined for users with any, and with none. */
  readonly externalId: string | undefined;
  readonly roles: readonly UserRole[];
  readonly statuses: readonly AccountStatus[];
  readonly sort: (typeof USER_SORTS)[number];
  readonly ascending: boolean;
}

/** The columns of the other orders; users that are the same in them are in the order of their creation. */
const SORT_COLUMNS: Readonly<Record<Exclude<UserQuery["sort"], "name">, string>> = {
  username: "users.username",
  email: "users.email COLLATE NOCASE",
  created_time: "users.created_time",
  active_time: "users.active_time",
};

function orderOf({ sort, ascending }: UserQuery): string {
  const direction = ascending ? "ASC" : "DESC";
  return sort === "name" ? userOrder(direction) : `${SORT_COLUMNS[sort]} ${direction}, users.id ${direction}`;
}

/** Tests that a text begins with ?1, taken as it stands: D1 bounds the patterns of LIKE to a few bytes. */
const beginsWithPrefix = (text: string) => `substr(${text}, 1, length(?1)) = ?1 COLLATE NOCASE`;

const NAMES = ["username", "first_name || ' ' || last_name", "last_name"];

const FILTER = `(${NAMES.map(beginsWithPrefix).join(" OR ")} OR external_id = ?1)
  AND (?5 IS NULL OR external_id = ?5)
  AND role IN (SELECT value FROM json_each(?2))
  AND CASE WHEN locked = 1 THEN 'locked' WHEN active_time > ?4 THEN 'licensed' ELSE 'inactive' END
    IN (SELECT value FROM json_each(?3))`;

/** The users of a page, and the total on all pages. */
export async function listUsers(
  database: D1Database,
  asked: UserQuery,
  window: OffsetWindow,
  now: Date,
): Promise<OffsetList<UserRecord>> {
  const values = [
    asked.prefix,
    JSON.stringify(asked.roles.map(rankOf)),
    JSON.stringify(asked.statuses),
    timeText(secondsBefore(now, USER_ACTIVE_SECONDS)),
    asked.externalId ?? null,
  ];
  const query = { columns: USER_COLUMNS, source: `FROM users WHERE ${FILTER}`, order: orderOf(asked), values };
  const { items, total } = await readOffsetList<UserRow>(database, query, window);
  return { items: items.map(userOf), total };
}
