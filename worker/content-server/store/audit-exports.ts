import { countOf, quote } from "../../../shared/index.ts";
import { AUDIT_EXPORTS_MAX } from "../../limits.ts";
import { timeText } from "../../time.ts";
import type { AuditObject } from "./audit-notes.ts";
import { type ChangeResult, type Changer, changeRow } from "./change.ts";

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

/** The export with this guid; null where there is none. */
export async function findAuditExport(database: D1Database, guid: string): Promise<AuditExport | null> {
  const row = await database
    .prepare(`SELECT ${AUDIT_EXPORT_COLUMNS} FROM audit_exports WHERE guid = ?1`)
    .bind(guid)
    .first<AuditExportRow>();
  return row === null ? null : auditExportOf(row);
}

/** All exports, in the order in which they were created. */
export async function listAuditExports(database: D1Database): Promise<readonly AuditExport[]> {
  const { results } = await database
    .prepare(`SELECT ${AUDIT_EXPORT_COLUMNS} FROM audit_exports ORDER BY id`)
    .all<AuditExportRow>();
  return results.map(auditExportOf);
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

/** Creates an export, which is not paused. "taken" means the name; "unchanged" where there already are `AUDIT_EXPORTS_MAX`. */
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
      WHERE changes() > 0 AND (SELECT count(*) FROM audit_exports AS others) < ?7
      RETURNING ${AUDIT_EXPORT_COLUMNS}`,
    )
    .bind(guid, name, source, sourceUrl, intervalMinutes, timeText(changer.now), AUDIT_EXPORTS_MAX);
  const pace = countOf(intervalMinutes, "minute");
  const description = `Created ${describe({ name, guid })} of the source ${quote(source)}, to run every ${pace}.`;
  const entry = { action: "create_audit_export", object: objectOf({ guid }), description } as const;
  return await changeRow(
    database,
    { ...changer, permission: "create-audit-export" },
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
      `UPDATE audit_exports SET paused = 0 WHERE changes() > 0 AND guid = ?1 AND paused = 0 RETURNING ${AUDIT_EXPORT_COLUMNS}`,
    )
    .bind(guid);
  const description = `Requested a run of ${describe({ name, guid })}.`;
  const entry = { action: "run_audit_export", object: objectOf({ guid }), description } as const;
  return await changeRow(
    database,
    { ...changer, permission: "run-audit-export" },
    { decisive, entry, read: auditExportOf },
  );
}

/** Pauses or resumes an export, whether it is paused or not. */
export async function pauseAuditExport(
  database: D1Database,
  changer: Changer,
  { guid, name }: AuditExport,
  isPaused: boolean,
): Promise<ChangeResult<AuditExport>> {
  const decisive = database
    .prepare(`UPDATE audit_exports SET paused = ?2 WHERE changes() > 0 AND guid = ?1 RETURNING ${AUDIT_EXPORT_COLUMNS}`)
    .bind(guid, isPaused ? 1 : 0);
  const [action, verb] = isPaused
    ? (["pause_audit_export", "Paused"] as const)
    : (["resume_audit_export", "Resumed"] as const);
  const entry = { action, object: objectOf({ guid }), description: `${verb} ${describe({ name, guid })}.` };
  return await changeRow(
    database,
    { ...changer, permission: "pause-audit-export" },
    { decisive, entry, read: auditExportOf },
  );
}

function objectOf({ guid }: Pick<AuditExport, "guid">): AuditObject<"audit_export"> {
  return { type: "audit_export", id: guid };
}

/** As audit entries call it. */
function describe({ name, guid }: Pick<AuditExport, "name" | "guid">): string {
  return `the audit-log export ${quote(name)} (${guid})`;
}
