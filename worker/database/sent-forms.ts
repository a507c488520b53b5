/**
 * Notes that a session sends a form; false where it sent this one before, or one that was opened later. Of two that
 * are sent at the same moment, one is noted.
 * See docs/decisions/0116-forms-sent-once.md.
 *
 * @param opened when the form was opened, in milliseconds since 1970.
 */
export async function noteSentForm(database: D1Database, sessionId: number, opened: number): Promise<boolean> {
  const { meta } = await database
    .prepare("UPDATE sessions SET sent_form = ?2 WHERE id = ?1 AND sent_form < ?2")
    .bind(sessionId, opened)
    .run();
  return meta.changes > 0;
}
