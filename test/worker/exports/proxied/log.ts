/** The audit log of the real server, written and read past everything that is tested. */

import type { Random } from "../../../fuzz/random.ts";
import type { RunningServer } from "../../support/running-server.ts";

/** The database of the server, as a process outside of it reaches it. */
export type Database = RunningServer["stores"]["DATABASE"];

const WORDS = [
  "read",
  "wrote",
  "“quoted”",
  'a "word"',
  "back\\slash",
  "slash/",
  "tab\t",
  "line\nbreak",
  "ü",
  "日本",
  "🦉",
];

/** Writes entries. @param time of all of them, RFC 3339. */
export async function growLog(database: Database, count: number, time: string, random: Random): Promise<void> {
  const insert = database.prepare(
    `INSERT INTO audit_log (time, user_id, user_guid, user_description, action, event_description)
    VALUES (?1, '7', 'guid-7', 'Ada Example (ada)', 'update_user', ?2)`,
  );
  const descriptions = Array.from({ length: count }, () =>
    Array.from({ length: 1 + random.below(6) }, () => random.pick(WORDS)).join(" "),
  );
  if (count > 0) await database.batch(descriptions.map((description) => insert.bind(time, description)));
}

/** The entries as lines, in the order of their ids: what an export of them must have, byte for byte. */
export async function linesOfLog(database: Database): Promise<readonly string[]> {
  const { results } = await database
    .prepare(
      `SELECT CAST(id AS TEXT) AS id, time, user_id, user_guid, user_description, action, event_description, actor_type,
        api_key_id, api_key_name, object_type, object_id FROM audit_log ORDER BY audit_log.id`,
    )
    .all();
  return results.map(lineOf);
}

/** As the API prints it, without line breaks and indentation. */
function lineOf(row: object): string {
  return JSON.stringify(row, null, 2)
    .split("\n")
    .map((line) => line.trimStart())
    .join("");
}
