import { timeText } from "../values/time.ts";

/** A session that is handed over to the origin of a content item. */
export interface HandOver {
  /** The session's row. */
  readonly sessionId: number;
  readonly contentGuid: string;
  /** The visit of the browser that asked: SHA-256 of its cookie at that origin, in base64url. */
  readonly visit: string;
}

/** Stores a hand-over under the hash of its code until it expires, and removes those that have. */
export async function addHandOver(
  database: D1Database,
  codeHash: ArrayBuffer,
  { sessionId, contentGuid, visit }: HandOver,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await database.batch([
    database.prepare("DELETE FROM hand_overs WHERE expires_time <= ?1").bind(timeText(now)),
    database
      .prepare(
        `INSERT INTO hand_overs (code_hash, session_id, content_guid, visit, expires_time)
        SELECT ?1, id, ?3, ?4, ?5 FROM sessions WHERE id = ?2`,
      )
      .bind(codeHash, sessionId, contentGuid, visit, timeText(expiresAt)),
  ]);
}

interface Row {
  readonly session_id: number;
  readonly content_guid: string;
  readonly visit: string;
  readonly expires_time: string;
}

/** Takes a hand-over out, so that its code is used once; undefined where there is none, and where it has expired. */
export async function takeHandOver(
  database: D1Database,
  codeHash: ArrayBuffer,
  now: Date,
): Promise<HandOver | undefined> {
  const row = await database
    .prepare("DELETE FROM hand_overs WHERE code_hash = ?1 RETURNING session_id, content_guid, visit, expires_time")
    .bind(codeHash)
    .first<Row>();
  if (row === null || row.expires_time <= timeText(now)) return undefined;
  return { sessionId: row.session_id, contentGuid: row.content_guid, visit: row.visit };
}
