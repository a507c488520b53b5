import { type BundleRecord, countOf } from "../../shared/index.ts";
import { type ContentAccess, changeBindings, describeContent, MAY_CHANGE_CONTENT } from "../content/access-store.ts";
import { INSERTED } from "../database/audit-notes.ts";
import { type ChangeResult, change, changeRow } from "../database/change.ts";
import type { Permit } from "../identity/permit.ts";
import { type Reading, readingAll, readingOne } from "../platform/reading.ts";
import { UPLOAD_MAX_HOURS } from "../values/limits.ts";
import { timeText } from "../values/time.ts";
import { type BundleQuotas, HAS_ROOM, roomBindings } from "./quota-store.ts";

/** A bundle in the API, and what else is known of it. */
export interface Bundle {
  readonly record: BundleRecord;
  /**
   * The number by which people know it among the versions of its content; no other one of these ever has it.
   * See docs/decisions/0190-numbers-of-versions.md.
   */
  readonly number: number;
  /** The beginning of the names of its objects. */
  readonly objectPrefix: string;
  readonly fileCount: number;
  /** It was deployed, be it to be served or as a draft. */
  readonly isDeployed: boolean;
}

/** A bundle whose objects are all in the bucket, and which belongs to no content yet. */
export interface NewBundle {
  readonly objectPrefix: string;
  /** The file that is served for the root. */
  readonly entryFile: string;
  /** Bytes of the archive as it was sent. */
  readonly archiveBytes: number;
  readonly fileCount: number;
  /** Bytes of all files together. */
  readonly fileBytes: number;
}

interface Row {
  readonly id: number;
  readonly number: number;
  readonly content_guid: string;
  readonly object_prefix: string;
  readonly created_time: string;
  readonly archive_bytes: number;
  readonly file_count: number;
  readonly is_active: number;
  readonly is_deployed: number;
}

const COLUMNS = `bundles.id, bundles.number, (SELECT content.guid FROM content WHERE content.id = bundles.content_id) AS content_guid,
  bundles.object_prefix, bundles.created_time, bundles.archive_bytes, bundles.file_count,
  EXISTS (SELECT 1 FROM content WHERE content.id = bundles.content_id AND content.bundle_id = bundles.id) AS is_active,
  bundles.deployed_time IS NOT NULL AS is_deployed`;

/** Tests for the bundles of the content item whose guid is bound to ?1. */
const IS_OF_CONTENT = "bundles.content_id = (SELECT owning.id FROM content AS owning WHERE owning.guid = ?1)";

/** The bundles of a content item, the newest first. */
export function bundlesOf(contentGuid: string): Reading<readonly Bundle[]> {
  const sql = `SELECT ${COLUMNS} FROM bundles WHERE ${IS_OF_CONTENT} ORDER BY bundles.id DESC`;
  return readingAll(sql, [contentGuid], (rows: readonly Row[]) => rows.map(bundleOf));
}

/** One bundle of a content item; undefined where it has none of this id. */
export function bundleBy(contentGuid: string, id: number): Reading<Bundle | undefined> {
  const sql = `SELECT ${COLUMNS} FROM bundles WHERE ${IS_OF_CONTENT} AND bundles.id = ?2`;
  return readingOne(sql, [contentGuid, id], bundleOf);
}

/** The row of a content item's newest bundle; undefined where it has none. */
export async function findNewestBundleId(database: D1Database, contentId: number): Promise<number | undefined> {
  const query = database.prepare("SELECT id FROM bundles WHERE content_id = ?1 ORDER BY id DESC LIMIT 1");
  return (await query.bind(contentId).first<number>("id")) ?? undefined;
}

/**
 * Adds the objects of an upload to a content item as its newest bundle. "unchanged" where the content no longer
 * exists or the caller may no longer change it, where a quota would be exceeded, and where the upload took so long
 * that its objects may be deleted.
 */
export async function addBundle(
  database: D1Database,
  permit: Permit<"upload-bundle" | "manage-content-of-others", ContentAccess>,
  { objectPrefix, entryFile, archiveBytes, fileCount, fileBytes }: NewBundle,
  quotas: BundleQuotas,
): Promise<ChangeResult<Bundle>> {
  const content = permit.subject;
  const decisive = database
    .prepare(
      `INSERT INTO bundles (content_id, number, object_prefix, entry_file, created_time, archive_bytes, file_count, file_bytes)
      SELECT content.id, content.last_version + 1, ?9, ?10, ?11, ?12, ?13, ?14 FROM content
      WHERE content.id = ?3 AND content.app_mode = 'static' AND ${MAY_CHANGE_CONTENT} AND ${HAS_ROOM} AND changes() > 0
        AND EXISTS (SELECT 1 FROM unowned_objects WHERE object_prefix = ?9
          AND since_time > strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '-${UPLOAD_MAX_HOURS} hours'))
      RETURNING ${COLUMNS}`,
    )
    .bind(
      ...changeBindings(permit),
      content.id,
      ...roomBindings(archiveBytes + fileBytes, quotas),
      objectPrefix,
      entryFile,
      // The upload may have taken hours.
      timeText(new Date()),
      archiveBytes,
      fileCount,
      fileBytes,
    );
  const claimObjects = database
    .prepare("DELETE FROM unowned_objects WHERE object_prefix = ?1 AND changes() > 0")
    .bind(objectPrefix);
  const description = `Uploaded a bundle of ${countOf(fileCount, "file")} for ${describeContent(content)}.`;
  const entry = { action: "upload_bundle", object: { type: "bundle", id: INSERTED }, description } as const;
  return await changeRow(database, permit, { decisive, entry, following: [claimObjects], read: bundleOf });
}

/**
 * Deletes a bundle of a content item; what it stored is swept later, as that of deleted content is. "unchanged"
 * where the content has no such bundle, where it is the one that is served, and where the caller may no longer change
 * the content.
 */
export async function deleteBundle(
  database: D1Database,
  permit: Permit<"delete-bundle" | "manage-content-of-others", ContentAccess>,
  id: string,
): Promise<ChangeResult> {
  const content = permit.subject;
  const decisive = database
    .prepare(
      `DELETE FROM bundles
      WHERE id = ?4 AND content_id = ?3 AND changes() > 0 AND EXISTS (
        SELECT 1 FROM content WHERE content.id = ?3 AND content.bundle_id IS NOT ?4 AND ${MAY_CHANGE_CONTENT})`,
    )
    .bind(...changeBindings(permit), content.id, Number(id));
  const description = `Deleted the bundle ${id} of ${describeContent(content)}.`;
  const entry = { action: "delete_bundle", object: { type: "bundle", id }, description } as const;
  return await change(database, permit, { decisive, entry });
}

function bundleOf(row: Row): Bundle {
  return {
    record: {
      id: String(row.id),
      content_guid: row.content_guid,
      created_time: row.created_time,
      size: row.archive_bytes,
      active: row.is_active === 1,
    },
    number: row.number,
    objectPrefix: row.object_prefix,
    fileCount: row.file_count,
    isDeployed: row.is_deployed === 1,
  };
}
