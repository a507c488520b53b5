import type { UserRecord, UserRole } from "../../../shared/index.ts";
import { USER_ACTIVE_SECONDS } from "../../limits.ts";
import { secondsBefore, timeText } from "../../time.ts";
import { type OffsetList, type OffsetWindow, readOffsetList } from "./offset-list.ts";
import { rankOf } from "./row-values.ts";
import { USER_COLUMNS, type UserRow, userOf, userOrder } from "./user-row.ts";

/** The statuses by which a list of users can be filtered. A licensed user was active recently, an inactive one was not. */
export const ACCOUNT_STATUSES = ["locked", "licensed", "inactive"] as const;

export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** Which users a list has, and in which order. */
export interface UserQuery {
  /** The beginning of the username, the full name or the last name, ignoring the case of ASCII letters. */
  readonly prefix: string;
  readonly roles: readonly UserRole[];
  readonly statuses: readonly AccountStatus[];
  readonly ascending: boolean;
}

/** Whether a text begins with ?1, taken as it stands: D1 bounds the patterns of LIKE to a few bytes. */
const beginsWithPrefix = (text: string) => `substr(${text}, 1, length(?1)) = ?1 COLLATE NOCASE`;

const FILTER = `(${["username", "first_name || ' ' || last_name", "last_name"].map(beginsWithPrefix).join(" OR ")})
  AND role IN (SELECT value FROM json_each(?2))
  AND CASE WHEN locked = 1 THEN 'locked' WHEN active_time > ?4 THEN 'licensed' ELSE 'inactive' END
    IN (SELECT value FROM json_each(?3))`;

/** The users of a page, by first name, last name and username, and the total on all pages. */
export async function listUsers(
  database: D1Database,
  { prefix, roles, statuses, ascending }: UserQuery,
  window: OffsetWindow,
  now: Date,
): Promise<OffsetList<UserRecord>> {
  const values = [
    prefix,
    JSON.stringify(roles.map(rankOf)),
    JSON.stringify(statuses),
    timeText(secondsBefore(now, USER_ACTIVE_SECONDS)),
  ];
  const order = userOrder(ascending ? "ASC" : "DESC");
  const query = { columns: USER_COLUMNS, source: `FROM users WHERE ${FILTER}`, order, values };
  const { items, total } = await readOffsetList<UserRow>(database, query, window);
  return { items: items.map(userOf), total };
}
