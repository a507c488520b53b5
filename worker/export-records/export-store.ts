import { countOf, quote } from "../../shared/index.ts";
import type { AuditObject } from "../database/audit-notes.ts";
import { type ChangeResult, type Changer, changeRow } from "../database/change.ts";
import { AUDIT_EXPORTS_MAX } from "../values/limits.ts";
import { timeText } from "../values/time.ts";

/** An export of an audit log and its settings. Its progress is in its job. */
export interface AuditExport {
  readonly guid: string;
  /** Its name, with which the names of its objects begin. */
  readonly name: string;
  /** The name of its source. */
  readonly source: string;
  /** The base URL of the server whose log it is. */
  readonly sourceUrl: string;
  readonly intervalMinutes: number;
  readonly isPaused: boolean;
  readonly createdTime: string;
}

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
const AUDIT_EXPORT_COLUMNS = "guid, name, source, source_url, interval_minutes, paused, created_time";

/** The export with this guid; null where there is none, or one that is deleted. */
export async function findAuditExport(database: D1Database, guid: string): Promise<AuditExport | null> {
  const row = await database
    .prepare(`SELECT ${AUDIT_EXPORT_COLUMNS} FROM audit_exports WHERE guid = ?1 AND deletion IS NULL`)
    .bind(guid)
    .first<AuditExportRow>();
  return row === null ? null : auditExportOf(row);
}

/** All exports, in the order in which they were created. */
export async function listAuditExports(database: D1Database): Promise<readonly AuditExport[]> {
  const { results } = await database
    .prepare(`SELECT ${AUDIT_EXPORT_COLUMNS} FROM audit_exports WHERE deletion IS NULL ORDER BY id`)
    .all<AuditExportRow>();
  return results.map(auditExportOf);
}

/** Which exports to list. */
export interface AuditExportQuery {
  /** The name of the only one; undefined for all. */
  readonly name: string | undefined;
  /** The guid of the export after which they come, which may be deleted meanwhile; undefined for the first ones. */
  readonly after: string | undefined;
  /** How many at most. */
  readonly limit: number;
}

/** Some exports in the order in which they were created, and whether there are more; null where `after` was never the guid of one. */
export async function listSomeAuditExports(
  database: D1Database,
  { name, after, limit }: AuditExportQuery,
): Promise<{ readonly exports: readonly AuditExport[]; readonly isMore: boolean } | null> {
  const start = after === undefined ? 0 : await rowIdOf(database, after);
  if (start === null) return null;
  const { results } = await database
    .prepare(
      `SELECT ${AUDIT_EXPORT_COLUMNS} FROM audit_exports
      WHERE deletion IS NULL AND (?1 IS NULL OR name = ?1) AND id > ?2
      ORDER BY id LIMIT ?3 + 1`,
    )
    .bind(name ?? null, start, limit)
    .all<AuditExportRow>();
  return { exports: results.slice(0, limit).map(auditExportOf), isMore: results.length > limit };
}

/** Where an export stands in the order of creation, also one that is deleted; null where there never was one. */
async function rowIdOf(database: D1Database, guid: string): Promise<number | null> {
  return await database.prepare("SELECT id FROM audit_exports WHERE guid = ?1").bind(guid).first<number>("id");
}

/** An export, by its row. */
function auditExportOf(row: AuditExportRow): AuditExport {
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

/** The settings of a new export. */
export type AuditExportSettings = Pick<AuditExport, "name" | "source" | "sourceUrl" | "intervalMinutes">;

/**
 * Creates an export, which is not paused. "taken" means the name, which a deleted export keeps; "unchanged" where there already
 * are `AUDIT_EXPORTS_MAX`.
 * See docs/decisions/0124-deleted-exports.md.
 */
export async function createAuditExport(
  database: D1Database,
  changer: Changer,
  { name, source, sourceUrl, intervalMinutes }: AuditExportSettings,
): Promise<ChangeResult<AuditExport>> {
  const guid = crypto.randomUUID();
  const decisive = database
    .prepare(
      `INSERT INTO audit_exports (guid, name, source, source_url, interval_minutes, created_time)
      SELECT ?1, ?2, ?3, ?4, ?5, ?6
      WHERE changes() > 0 AND (SELECT count(*) FROM audit_exports AS others WHERE deletion IS NULL) < ?7
      RETURNING ${AUDIT_EXPORT_COLUMNS}`,
    )
    .bind(guid, name, source, sourceUrl, intervalMinutes, timeText(changer.now), AUDIT_EXPORTS_MAX);
  const description = `Created ${describeExport({ name, guid })} of the source ${quote(source)}, to run every ${paceOf(intervalMinutes)}.`;
  const entry = { action: "create_audit_export", object: exportObject({ guid }), description } as const;
  return await changeRow(
    database,
    { ...changer, permission: "create-audit-export" },
    { decisive, entry, read: auditExportOf },
  );
}

/** Changes the interval of an export. "unchanged" where there is none any longer. */
export async function updateAuditExport(
  database: D1Database,
  changer: Changer,
  { guid, name }: AuditExport,
  intervalMinutes: number,
): Promise<ChangeResult<AuditExport>> {
  const decisive = database
    .prepare(
      `UPDATE audit_exports SET interval_minutes = ?2 WHERE changes() > 0 AND guid = ?1 AND deletion IS NULL
      RETURNING ${AUDIT_EXPORT_COLUMNS}`,
    )
    .bind(guid, intervalMinutes);
  const description = `Updated ${describeExport({ name, guid })}, to run every ${paceOf(intervalMinutes)}.`;
  const entry = { action: "update_audit_export", object: exportObject({ guid }), description } as const;
  return await changeRow(
    database,
    { ...changer, permission: "update-audit-export" },
    { decisive, entry, read: auditExportOf },
  );
}

/** Records that a run of an export is requested. "unchanged" where it is paused, or does not exist. */
export async function noteRun(
  database: D1Database,
  changer: Changer,
  { guid, name }: AuditExport,
): Promise<ChangeResult<AuditExport>> {
  const decisive = database
    .prepare(
      `UPDATE audit_exports SET paused = 0 WHERE changes() > 0 AND guid = ?1 AND paused = 0 AND deletion IS NULL
      RETURNING ${AUDIT_EXPORT_COLUMNS}`,
    )
    .bind(guid);
  const description = `Requested a run of ${describeExport({ name, guid })}.`;
  const entry = { action: "run_audit_export", object: exportObject({ guid }), description } as const;
  return await changeRow(
    database,
    { ...changer, permission: "run-audit-export" },
    { decisive, entry, read: auditExportOf },
  );
}

/** Pauses or resumes an export, whether it is paused or not. "unchanged" where there is none any longer. */
export async function pauseAuditExport(
  database: D1Database,
  changer: Changer,
  { guid, name }: AuditExport,
  isPaused: boolean,
): Promise<ChangeResult<AuditExport>> {
  const decisive = database
    .prepare(
      `UPDATE audit_exports SET paused = ?2 WHERE changes() > 0 AND guid = ?1 AND deletion IS NULL
      RETURNING ${AUDIT_EXPORT_COLUMNS}`,
    )
    .bind(guid, isPaused ? 1 : 0);
  const [action, verb] = isPaused
    ? (["pause_audit_export", "Paused"] as const)
    : (["resume_audit_export", "Resumed"] as const);
  const entry = { action, object: exportObject({ guid }), description: `${verb} ${describeExport({ name, guid })}.` };
  return await changeRow(
    database,
    { ...changer, permission: "pause-audit-export" },
    { decisive, entry, read: auditExportOf },
  );
}

/** Records that the pushes of an export to a receiver are resumed. "unchanged" where it is paused, or does not exist. */
export async function noteReceiverResumption(
  database: D1Database,
  changer: Changer,
  { guid, name }: AuditExport,
  receiver: string,
): Promise<ChangeResult<AuditExport>> {
  const decisive = database
    .prepare(
      `UPDATE audit_exports SET paused = paused
      WHERE changes() > 0 AND guid = ?1 AND paused = 0 AND deletion IS NULL RETURNING ${AUDIT_EXPORT_COLUMNS}`,
    )
    .bind(guid);
  const description = `Resumed the pushes of ${describeExport({ name, guid })} to the receiver ${quote(receiver)}.`;
  const entry = { action: "resume_audit_export_receiver", object: exportObject({ guid }), description } as const;
  return await changeRow(
    database,
    { ...changer, permission: "pause-audit-export" },
    { decisive, entry, read: auditExportOf },
  );
}

function paceOf(intervalMinutes: number): string {
  return countOf(intervalMinutes, "minute");
}

/** What an entry about an export is about. */
export function exportObject({ guid }: Pick<AuditExport, "guid">): AuditObject<"audit_export"> {
  return { type: "audit_export", id: guid };
}

/** As audit entries call it. */
export function describeExport({ name, guid }: Pick<AuditExport, "name" | "guid">): string {
  return `the audit-log export ${quote(name)} (${guid})`;
}
