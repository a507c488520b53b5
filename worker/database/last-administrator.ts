import { rankOf } from "./row-values.ts";

const ADMINISTRATOR = rankOf("administrator");

/**
 * The condition that the key in a row is a valid one of an administrator: a person who can administer now.
 * See docs/decisions/0049-last-administrator.md.
 *
 * @param row the name that the statement has for the row of `api_keys`.
 * @param time the parameter to which the time is bound.
 */
export function canAdminister(row: string, time: string): string {
  return `(${row}.role = ${ADMINISTRATOR} AND (${row}.expires_at IS NULL OR ${row}.expires_at > ${time}) AND EXISTS (
    SELECT 1 FROM users AS owners WHERE owners.id = ${row}.user_id AND owners.role = ${ADMINISTRATOR} AND owners.locked = 0))`;
}
