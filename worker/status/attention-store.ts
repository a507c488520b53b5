/** Keys and users that an administrator should look at. */

import { rankOf } from "../database/row-values.ts";
import { ROLE_PERMISSIONS } from "../identity/role-permissions.ts";
import type { SenderRef } from "../identity/user-ref.ts";
import { type Reading, readingAll } from "../platform/reading.ts";
import { daysAfter, timeText } from "../values/time.ts";

/** A key that expires sooner is told of before. */
export const KEY_EXPIRY_NOTICE_DAYS = 14;

/** A key that was not used for so long is taken for one that no one needs. */
export const KEY_UNUSED_DAYS = 90;

/** Somebody who did not sign in for so long after the user was created may have missed the invitation. */
export const NEVER_ACTIVE_DAYS = 7;

/** Things of one kind that are shown; the others follow once these are done. */
export const ATTENTION_MAX_SHOWN = 5;

/** Things of one kind, and the information that there are more. */
export interface Some<Thing> {
  readonly shown: readonly Thing[];
  readonly isMore: boolean;
}

interface PersonRow {
  readonly guid: string;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** A valid key with its owner. */
export interface KeyToCheck extends PersonRow {
  readonly id: number;
  readonly name: string;
  readonly created_time: string;
  readonly active_time: string | null;
  readonly expires_at: string | null;
}

/** A user who never signed in and never used a key. */
export interface UserToInvite extends PersonRow {
  readonly created_time: string;
}

const PERSON = "users.guid, users.username, users.first_name, users.last_name";

const KEY = `api_keys.id, api_keys.name, api_keys.created_time, api_keys.active_time, api_keys.expires_at, ${PERSON}`;

const KEYS_OF_ACTIVE_USERS = "api_keys JOIN users ON users.id = api_keys.user_id AND users.locked = 0";

/** Tests that the sender may see the things of others: the statement reads nothing for anyone else. */
function isForSender({ rank }: SenderRef): string {
  return `${rank} >= ${rankOf(ROLE_PERMISSIONS["list-keys-of-others"])}`;
}

/** The valid keys that expire within `KEY_EXPIRY_NOTICE_DAYS`, the first one first. */
export function expiringKeys(sender: SenderRef, now: Date): Reading<Some<KeyToCheck>> {
  const sql = `SELECT ${KEY} FROM ${KEYS_OF_ACTIVE_USERS}
    WHERE ${isForSender(sender)} AND api_keys.expires_at > ?2 AND api_keys.expires_at <= ?3
    ORDER BY api_keys.expires_at LIMIT ${ATTENTION_MAX_SHOWN + 1}`;
  const last = daysAfter(now, KEY_EXPIRY_NOTICE_DAYS);
  return readingAll(sql, [sender.value, timeText(now), timeText(last)], someOf<KeyToCheck>);
}

/** The valid keys that were not used for `KEY_UNUSED_DAYS`, the one first that was so for the longest time. */
export function unusedKeys(sender: SenderRef, now: Date): Reading<Some<KeyToCheck>> {
  const used = "coalesce(api_keys.active_time, api_keys.created_time)";
  const sql = `SELECT ${KEY} FROM ${KEYS_OF_ACTIVE_USERS}
    WHERE ${isForSender(sender)} AND ${used} <= ?3 AND (api_keys.expires_at IS NULL OR api_keys.expires_at > ?2)
    ORDER BY ${used} LIMIT ${ATTENTION_MAX_SHOWN + 1}`;
  const last = daysAfter(now, -KEY_UNUSED_DAYS);
  return readingAll(sql, [sender.value, timeText(now), timeText(last)], someOf<KeyToCheck>);
}

/** The users who are not locked and did not sign in for `NEVER_ACTIVE_DAYS`, the oldest first. */
export function usersNeverActive(sender: SenderRef, now: Date): Reading<Some<UserToInvite>> {
  const sql = `SELECT ${PERSON}, users.created_time FROM users
    WHERE ${isForSender(sender)} AND users.active_time IS NULL AND users.locked = 0 AND users.created_time <= ?2
    ORDER BY users.created_time LIMIT ${ATTENTION_MAX_SHOWN + 1}`;
  const last = daysAfter(now, -NEVER_ACTIVE_DAYS);
  return readingAll(sql, [sender.value, timeText(last)], someOf<UserToInvite>);
}

function someOf<Thing>(rows: readonly Thing[]): Some<Thing> {
  return { shown: rows.slice(0, ATTENTION_MAX_SHOWN), isMore: rows.length > ATTENTION_MAX_SHOWN };
}
