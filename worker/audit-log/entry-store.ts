import { AUDIT_ENTRY_FIELDS, type AuditEntryRecord } from "../../shared/index.ts";
import { type Reading, readingAll, readingOne } from "../platform/reading.ts";

/** The columns of an `AuditEntryRow`. */
export const AUDIT_ENTRY_COLUMNS = AUDIT_ENTRY_FIELDS.join(", ");

/** An entry as its row has it. */
export interface AuditEntryRow extends Omit<AuditEntryRecord, "id"> {
  readonly id: number;
}

export function entryOf(row: AuditEntryRow): AuditEntryRecord {
  return { ...row, id: String(row.id) };
}

/** Entries of an object that are shown before another one of it, and after it. */
const NEAR_MAX_ENTRIES = 5;

/** The entry with this id; undefined where there is none, or none any longer. */
export function auditEntryBy(id: number): Reading<AuditEntryRecord | undefined> {
  return readingOne(`SELECT ${AUDIT_ENTRY_COLUMNS} FROM audit_log WHERE id = ?1`, [id], entryOf);
}

const SIDES = {
  before: { test: "near.id < shown.id", order: "DESC" },
  after: { test: "near.id > shown.id", order: "ASC" },
} as const;

/** The entries of the same object that come before an entry, or after it: those that are next to it, the newest first. */
export function entriesNear(id: number, side: keyof typeof SIDES): Reading<readonly AuditEntryRecord[]> {
  const { test, order } = SIDES[side];
  const columns = AUDIT_ENTRY_FIELDS.map((field) => `near.${field}`).join(", ");
  const sql = `SELECT ${columns} FROM audit_log AS shown
    JOIN audit_log AS near INDEXED BY audit_log_by_object_id ON near.object_id = shown.object_id
    WHERE shown.id = ?1 AND near.object_id IS NOT NULL AND near.object_type = shown.object_type AND ${test}
    ORDER BY near.id ${order} LIMIT ?2`;
  return readingAll(sql, [id, NEAR_MAX_ENTRIES], (rows: readonly AuditEntryRow[]) =>
    rows.map(entryOf).toSorted((one, other) => Number(other.id) - Number(one.id)),
  );
}
