/**
 * The content that each user opened lately.
 * See docs/decisions/0173-home-page.md.
 */

import type { ContentRecord } from "../../shared/index.ts";
import type { UserRef } from "../identity/user-ref.ts";
import { type Reading, readingAll } from "../platform/reading.ts";
import { secondsBefore, timeText } from "../values/time.ts";
import { CONTENT_JOINS, type ContentRow, contentColumns, type RecordView, recordOf } from "./store.ts";

/** Items that are noted of each user. */
export const OPENED_MAX_ITEMS = 20;

/** An opening is noted at most once in this time, for each user and item. */
export const OPENED_MIN_INTERVAL_SECONDS = 300;

/** The content that a user opened, the latest first. What is no longer shared with the user is among it. */
export function openedContent({ sql, value }: UserRef): Reading<(view: RecordView) => readonly ContentRecord[]> {
  return readingAll(
    `SELECT ${contentColumns(sql)} FROM opened_content JOIN content ON content.id = opened_content.content_id
      ${CONTENT_JOINS}
    WHERE opened_content.user_id = ${sql} ORDER BY opened_content.opened_time DESC, content.id DESC`,
    [value],
    (rows: readonly ContentRow[]) => (view) => rows.map((row) => recordOf(row, view)),
  );
}

/** Notes that a user opened content, unless that was noted a short time ago, and forgets what is older than `OPENED_MAX_ITEMS`. */
export async function noteOpened(database: D1Database, userId: number, guid: string, now: Date): Promise<void> {
  await database.batch([
    database
      .prepare(
        `INSERT INTO opened_content (user_id, content_id, opened_time)
        SELECT ?1, content.id, ?3 FROM content WHERE content.guid = ?2
        ON CONFLICT DO UPDATE SET opened_time = excluded.opened_time WHERE opened_time <= ?4`,
      )
      .bind(userId, guid, timeText(now), timeText(secondsBefore(now, OPENED_MIN_INTERVAL_SECONDS))),
    database
      .prepare(
        `DELETE FROM opened_content WHERE user_id = ?1 AND content_id NOT IN (
          SELECT newest.content_id FROM opened_content AS newest
          WHERE newest.user_id = ?1 ORDER BY newest.opened_time DESC, newest.content_id DESC LIMIT ?2)`,
      )
      .bind(userId, OPENED_MAX_ITEMS),
  ]);
}
