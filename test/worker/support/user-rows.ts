import { createHash } from "node:crypto";

/** The statements that create a user of some role (1 to 3), by its row, and a key of that role. */
export function userRows(
  id: number,
  username: string,
  role: number,
  key: string,
): readonly [user: string, key: string] {
  const hash = createHash("sha256").update(key).digest("hex");
  const time = "2026-01-01T00:00:00Z";
  return [
    `INSERT INTO users (id, guid, username, first_name, last_name, email, role, created_time, updated_time)
    VALUES (${id}, 'user-${id}', '${username}', '', '', '', ${role}, '${time}', '${time}')`,
    `INSERT INTO api_keys (user_id, name, hash, last_four, role, created_time)
    VALUES (${id}, 'key', X'${hash}', '0000', ${role}, '${time}')`,
  ];
}
