/** Deleted exports, and what is still to go of them. See docs/decisions/0124-deleted-exports.md. */

import { quote } from "../../shared/index.ts";
import { noteChange, SYSTEM } from "../database/audit-notes.ts";
import { type ChangeResult, change } from "../database/change.ts";
import { describeExport, type ExportPermit, exportObject } from "./export-store.ts";

/** What is still to go of a deleted export. */
export interface Deletion {
  readonly guid: string;
  readonly name: string;
  /** Whether its objects are to go, too. */
  readonly isWithObjects: boolean;
}

interface DeletionRow {
  readonly guid: string;
  readonly name: string;
  readonly deletion: "job" | "job_and_objects";
}

/** What a receiver never gets because an export is deleted, such as "12 entries"; null where that is not known. */
export interface Undelivered {
  readonly receiver: string;
  readonly what: readonly string[] | null;
}

/** How an export is deleted. */
export interface DeletionSettings {
  /** Whether its objects are to go, too. */
  readonly isWithObjects: boolean;
  readonly undelivered: readonly Undelivered[];
}

const OPEN = "SELECT guid, name, deletion FROM audit_exports WHERE deletion IN ('job', 'job_and_objects')";

/**
 * Deletes an export that is paused: from now on there is none. What its job keeps is to go then, and its objects where they are
 * to, for which `endDeletion` is called. "unchanged" where it is not paused, or deleted already.
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

/** What is still to go of an export; null where it is not deleted, or nothing is to go any longer. */
export async function findOpenDeletion(database: D1Database, guid: string): Promise<Deletion | null> {
  const row = await database.prepare(`${OPEN} AND guid = ?1`).bind(guid).first<DeletionRow>();
  return row === null ? null : deletionOf(row);
}

/** The deleted exports of which something is still to go. */
export async function listOpenDeletions(database: D1Database): Promise<readonly Deletion[]> {
  const { results } = await database.prepare(OPEN).all<DeletionRow>();
  return results.map(deletionOf);
}

/** Records that nothing is to go any longer of a deleted export, and in the audit log where its objects went. */
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
