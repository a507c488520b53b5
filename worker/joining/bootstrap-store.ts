import type { KeySecret } from "../auth/key-secret.ts";
import { BOOTSTRAP, noteChange } from "../database/audit-notes.ts";
import { rankOf } from "../database/row-values.ts";
import { insertFirstKey } from "../keys/store.ts";
import { timeText } from "../values/time.ts";

/** Tells if there is a user. */
export async function hasUser(database: D1Database): Promise<boolean> {
  return (await database.prepare("SELECT 1 FROM users LIMIT 1").first()) !== null;
}

/**
 * Creates the first administrator, with a key; false where there already is a user. It is one transaction, so that only one of
 * two concurrent calls succeeds.
 */
export async function createFirstAdministrator(database: D1Database, secret: KeySecret, now: Date): Promise<boolean> {
  const guid = crypto.randomUUID();
  const [created] = await database.batch([
    database
      .prepare(
        `INSERT INTO users (guid, username, first_name, last_name, email, role, created_time, updated_time)
        SELECT ?1, 'administrator', '', '', '', ?2, ?3, ?3 WHERE NOT EXISTS (SELECT 1 FROM users)`,
      )
      .bind(guid, rankOf("administrator"), timeText(now)),
    insertFirstKey(database, guid, "bootstrap", secret, now),
    noteChange(database, BOOTSTRAP, {
      action: "bootstrap",
      object: { type: "user", id: guid },
      description: "Created the first administrator (administrator) and the API key (bootstrap).",
    }),
  ]);
  return created !== undefined && created.meta.changes > 0;
}
