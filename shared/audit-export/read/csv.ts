/**
 * Entries as comma-separated values, with the fields of the server's own entries. Other servers have some of them; further fields
 * are in the JSON only.
 */

import { AUDIT_ENTRY_FIELDS } from "../../content-server/audit-records.ts";
import { csvRow } from "../../text/csv.ts";
import { entryFields } from "./entry-fields.ts";

/** The first line, with its end. */
export const CSV_HEADER = csvRow(AUDIT_ENTRY_FIELDS);

/**
 * The line of an entry, with its end. What is null or absent is an empty cell.
 *
 * @param show what is done to each text before it becomes a cell.
 */
export function csvLine(entry: Uint8Array, show: (text: string) => string = (text) => text): string {
  const fields = entryFields(entry, AUDIT_ENTRY_FIELDS);
  return csvRow(AUDIT_ENTRY_FIELDS.map((name) => show(fields[name] ?? "")));
}
