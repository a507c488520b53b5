import type { VanityRecord } from "../../shared/index.ts";
import { byCaller, noteChange } from "../database/audit-notes.ts";
import { type ChangeResult, change } from "../database/change.ts";
import { type Reading, readingAll, readingOne } from "../platform/reading.ts";
import { timeText } from "../values/time.ts";
import {
  beginningsOf,
  changeBindings,
  contentObject,
  describeContent,
  MAY_CHANGE_CONTENT,
  type PermitToChange,
} from "./access-store.ts";

/** The permit for a change of a content item's path. */
type PermitToSetPath = PermitToChange<"update-vanity-path">;

const SELECT_PATHS = `SELECT content.guid AS content_guid, vanity_paths.path, vanity_paths.created_time
  FROM vanity_paths JOIN content ON content.id = vanity_paths.content_id`;

/** A content item's own path; undefined where it has none. */
export function vanityPathOf(contentGuid: string): Reading<VanityRecord | undefined> {
  return readingOne(`${SELECT_PATHS} WHERE content.guid = ?1`, [contentGuid], (record: VanityRecord) => record);
}

/** The paths of all content, in the order of its creation. */
export function vanityPaths(maxPaths: number): Reading<readonly VanityRecord[]> {
  const sql = `${SELECT_PATHS} ORDER BY vanity_paths.content_id LIMIT ?1`;
  return readingAll(sql, [maxPaths], (records: readonly VanityRecord[]) => records);
}

/**
 * Sets the path of a content item, and replaces the one that it has. "unchanged" where other content has the path, or one above
 * or below it.
 */
export async function setVanityPath(
  database: D1Database,
  permit: PermitToSetPath,
  path: string,
): Promise<ChangeResult> {
  const content = permit.subject;
  const decisive = database
    .prepare(
      `INSERT INTO vanity_paths (content_id, path, created_time)
      SELECT content.id, ?4, ?7 FROM content
      WHERE content.id = ?3 AND changes() > 0 AND ${MAY_CHANGE_CONTENT} AND NOT EXISTS (
        SELECT 1 FROM vanity_paths AS other WHERE other.content_id <> ?3 AND ${OVERLAPS_PATH})
      ON CONFLICT (content_id) DO UPDATE SET path = excluded.path, created_time = excluded.created_time`,
    )
    .bind(...changeBindings(permit), content.id, ...pathBindings(path), timeText(permit.now));
  const description = `Set the path of ${describeContent(content)} to ${path}.`;
  const entry = { action: "set_vanity_path", object: contentObject(content), description } as const;
  return await change(database, permit, { decisive, entry });
}

/**
 * Moves the path of another content item to a content item, and replaces the one that it has. "unchanged" where the other one
 * no longer has it, and where further content has a path below it.
 */
export async function takeVanityPathOver(
  database: D1Database,
  permits: { readonly to: PermitToSetPath; readonly from: PermitToSetPath },
  path: string,
): Promise<ChangeResult> {
  const [content, from] = [permits.to.subject, permits.from.subject];
  // A caller who may manage all content may change both.
  const permit = permits.from.permission === "manage-content-of-others" ? permits.from : permits.to;
  const decisive = database
    .prepare(
      // The content's former path has the same primary key, so that REPLACE removes it.
      `UPDATE OR REPLACE vanity_paths SET content_id = ?3, path = ?4, created_time = ?7
      WHERE content_id = ?8 AND path = ?4 AND changes() > 0
        AND (SELECT count(*) FROM content WHERE content.id IN (?3, ?8) AND ${MAY_CHANGE_CONTENT}) = 2
        AND NOT EXISTS (SELECT 1 FROM vanity_paths AS other WHERE other.content_id NOT IN (?3, ?8) AND ${OVERLAPS_PATH})`,
    )
    .bind(...changeBindings(permit), content.id, ...pathBindings(path), timeText(permit.now), from.id);
  const description = `Set the path of ${describeContent(content)} to ${path}, which was the path of ${describeContent(from)}.`;
  const lost = `Removed the path ${path} of ${describeContent(from)}: it is now the path of ${describeContent(content)}.`;
  const entry = { action: "set_vanity_path", object: contentObject(content), description } as const;
  const removed = { action: "remove_vanity_path", object: contentObject(from), description: lost } as const;
  const following = [noteChange(database, byCaller(permit.caller), removed)];
  return await change(database, permit, { decisive, entry, following });
}

/** Removes the path of a content item. "unchanged" where it has none. */
export async function deleteVanityPath(database: D1Database, permit: PermitToSetPath): Promise<ChangeResult> {
  const content = permit.subject;
  const decisive = database
    .prepare(
      `DELETE FROM vanity_paths WHERE content_id = ?3 AND changes() > 0
        AND EXISTS (SELECT 1 FROM content WHERE content.id = ?3 AND ${MAY_CHANGE_CONTENT})`,
    )
    .bind(...changeBindings(permit), content.id);
  const description = `Removed the path of ${describeContent(content)}.`;
  const entry = { action: "remove_vanity_path", object: contentObject(content), description } as const;
  return await change(database, permit, { decisive, entry });
}

/** Tests if the path of `other` is the one that is bound to ?4, below it, or above it; each by the index. */
const OVERLAPS_PATH = "(other.path >= ?4 AND other.path < ?5 OR other.path IN (SELECT value FROM json_each(?6)))";

/** Parameters ?4, ?5 and ?6 of `OVERLAPS_PATH`: a path, the first text after all that begin with it, and its own beginnings. */
function pathBindings(path: string): readonly [string, string, string] {
  return [path, `${path.slice(0, -1)}0`, JSON.stringify(beginningsOf(path))];
}
