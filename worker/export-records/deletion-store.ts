/** Deleted exports, and the parts of them that are still to be deleted. See docs/decisions/0124-deleted-exports.md. */

import { quote } from "../../shared/index.ts";
import { noteChange, SYSTEM } from "../database/audit-notes.ts";
import { type ChangeResult, change } from "../database/change.ts";
import { describeExport, type ExportPermit, exportObject } from "./export-store.ts";

/** A deleted export of which parts are still to be deleted. */
interface Deletion {
  readonly guid: string;
  readonly name: string;
  /** True where its objects are deleted, too. */
  readonly isWithObjects: boolean;
}

interface DeletionRow {
  readonly guid: string;
  readonly name: string;
  readonly deletion: "job" | "job_and_objects";
}

/** The parts that a receiver never gets because an export is deleted, such as "12 entries"; null where that is not known. */
interface Undelivered {
  readonly receiver: string;
  readonly what: readonly string[] | null;
}

/** The choices of a deletion, and its consequences. */
interface DeletionSettings {
  /** True where its objects are deleted, too. */
  readonly isWithObjects: boolean;
  readonly undelivered: readonly Undelivered[];
}

const OPEN = "SELECT guid, name, deletion FROM audit_exports WHERE deletion IN ('job', 'job_and_objects')";

/**
 * Deletes an export that is paused: from now on there is none. Its job then deletes its own record, and the objects where that is
 * chosen, and calls `endDeletion`. "unchanged" where it is not paused, or deleted already.
 */
export async function deleteAuditExport(
  database: D1Database,
  permit: ExportPermit<"delete-audit-export">,
  { isWithObjects, undelivered }: DeletionSettings,
): Promise<ChangeResult> {
  const { guid } = permit.subject;
  const decisive = database
    .prepare(
      "UPDATE audit_exports SET deletion = ?2 WHERE changes() > 0 AND guid = ?1 AND paused = 1 AND deletion IS NULL",
    )
    .bind(guid, isWithObjects ? "job_and_objects" : "job");
  const what = isWithObjects ? "with its objects" : "without its objects";
  const deleted = `Deleted ${describeExport(permit.subject)}, ${what}.`;
  const description = [deleted, ...undelivered.map(describeUndelivered)].join(" ");
  const entry = { action: "delete_audit_export", object: exportObject({ guid }), description } as const;
  return await change(database, permit, { decisive, entry });
}

function describeUndelivered({ receiver, what }: Undelivered): string {
  const name = `receiver ${quote(receiver)}`;
  return what === null
    ? `It is not known what the ${name} never gets.`
    : `The ${name} never gets ${what.join(" and ")}.`;
}

/** The deletion of an export; null where it is not deleted, or nothing is left to delete. */
export async function findOpenDeletion(database: D1Database, guid: string): Promise<Deletion | null> {
  const row = await database.prepare(`${OPEN} AND guid = ?1`).bind(guid).first<DeletionRow>();
  return row === null ? null : deletionOf(row);
}

/** The deleted exports of which parts are left. */
export async function listOpenDeletions(database: D1Database): Promise<readonly Deletion[]> {
  const { results } = await database.prepare(OPEN).all<DeletionRow>();
  return results.map(deletionOf);
}

/** Records that nothing is left of a deleted export; where its objects were deleted, in the audit log, too. */
export async function endDeletion(database: D1Database, { guid, name, isWithObjects }: Deletion): Promise<void> {
  const update = database
    .prepare("UPDATE audit_exports SET deletion = 'done' WHERE guid = ?1 AND deletion IN ('job', 'job_and_objects')")
    .bind(guid);
  const description = `Deleted the objects of ${describeExport({ name, guid })}.`;
  const entry = { action: "delete_audit_export_objects", object: exportObject({ guid }), description } as const;
  await database.batch([update, ...(isWithObjects ? [noteChange(database, SYSTEM, entry)] : [])]);
}

function deletionOf({ guid, name, deletion }: DeletionRow): Deletion {
  return { guid, name, isWithObjects: deletion === "job_and_objects" };
}
