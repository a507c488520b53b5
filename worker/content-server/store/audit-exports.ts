/** An export of an audit log, as it was made and is set. How far it is, its job knows. */
export interface AuditExport {
  readonly guid: string;
  /** The beginning of the names of its objects. */
  readonly name: string;
  /** The name of its source; `OWN_SOURCE` for the log of this server. */
  readonly source: string;
  /** The base URL of the server whose log it is. */
  readonly sourceUrl: string;
  readonly intervalMinutes: number;
  readonly isPaused: boolean;
  readonly createdTime: string;
}

/** What the log of this server is called as a source. */
export const OWN_SOURCE = "own";

/** An export's row. */
interface AuditExportRow {
  readonly guid: string;
  readonly name: string;
  readonly source: string;
  readonly source_url: string;
  readonly interval_minutes: number;
  readonly paused: number;
  readonly created_time: string;
}

/** The columns of an `AuditExportRow`. */
export const AUDIT_EXPORT_COLUMNS = "guid, name, source, source_url, interval_minutes, paused, created_time";

/** The export with this guid; null where there is none. */
export async function findAuditExport(database: D1Database, guid: string): Promise<AuditExport | null> {
  const row = await database
    .prepare(`SELECT ${AUDIT_EXPORT_COLUMNS} FROM audit_exports WHERE guid = ?1`)
    .bind(guid)
    .first<AuditExportRow>();
  return row === null ? null : auditExportOf(row);
}

/** All exports, in the order in which they were made. */
export async function listAuditExports(database: D1Database): Promise<readonly AuditExport[]> {
  const { results } = await database
    .prepare(`SELECT ${AUDIT_EXPORT_COLUMNS} FROM audit_exports ORDER BY id`)
    .all<AuditExportRow>();
  return results.map(auditExportOf);
}

/** An export, by its row. */
export function auditExportOf(row: AuditExportRow): AuditExport {
  return {
    guid: row.guid,
    name: row.name,
    source: row.source,
    sourceUrl: row.source_url,
    intervalMinutes: row.interval_minutes,
    isPaused: row.paused === 1,
    createdTime: row.created_time,
  };
}
