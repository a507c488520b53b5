import type { UserRecord } from "../../shared/index.ts";
import { roleOf } from "./row-values.ts";

/** The columns of `UserRow`, for a query of `users` or what a change of them returns. */
export const USER_COLUMNS = `users.guid, users.username, users.first_name, users.last_name, users.email, users.role,
  users.created_time, users.updated_time, users.active_time, users.confirmed, users.locked, users.external_id`;

/** The order of users in lists: by first name, last name and username. */
export function userOrder(direction: "ASC" | "DESC"): string {
  return `users.first_name COLLATE NOCASE ${direction}, users.last_name COLLATE NOCASE ${direction}, users.username ${direction}`;
}

/** A user as `USER_COLUMNS` give it. */
export interface UserRow {
  readonly guid: string;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly role: number;
  readonly created_time: string;
  readonly updated_time: string;
  readonly active_time: string | null;
  readonly confirmed: number;
  readonly locked: number;
  readonly external_id: string | null;
}

/** A user's row as it goes over the wire. */
export function userOf(row: UserRow): UserRecord {
  return {
    guid: row.guid,
    username: row.username,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    user_role: roleOf(row.role),
    created_time: row.created_time,
    updated_time: row.updated_time,
    active_time: row.active_time,
    confirmed: row.confirmed === 1,
    locked: row.locked === 1,
    external_id: row.external_id,
  };
}
