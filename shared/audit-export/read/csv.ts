/** Entries as comma-separated values. */

import type { AuditEntryRecord } from "../../content-server/audit-records.ts";
import { csvRow } from "../../text/csv.ts";
import { entryFields } from "./entry-fields.ts";

/** The fields of the server's own entries, in their order. Other servers have some of them; further fields are in the JSON only. */
export const CSV_COLUMNS = [
  "id",
  "time",
  "user_id",
  "user_guid",
  "user_description",
  "action",
  "event_description",
  "actor_type",
  "api_key_id",
  "api_key_name",
  "object_type",
  "object_id",
] as const satisfies readonly (keyof AuditEntryRecord)[];

/** The first line, with its end. */
export const CSV_HEADER = csvRow(CSV_COLUMNS);

/**
 * The line of an entry, with its end. What is null or absent is an empty cell.
 *
 * @param show what is done to each text before it becomes a cell.
 */
export function csvLine(entry: Uint8Array, show: (text: string) => string = (text) => text): string {
  const fields = entryFields(entry, CSV_COLUMNS);
  return csvRow(CSV_COLUMNS.map((name) => show(fields[name] ?? "")));
}
