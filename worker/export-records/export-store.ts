import { countOf, quote } from "../../shared/index.ts";
import type { AuditAction } from "../database/audit-actions.ts";
import type { AuditObject } from "../database/audit-notes.ts";
import { type ChangeResult, changeRow } from "../database/change.ts";
import type { Permit } from "../identity/permit.ts";
import type { Permission } from "../identity/role-permissions.ts";
import { askWith } from "../platform/ask-store.ts";
import { type Reading, readingAll, readingOne } from "../platform/reading.ts";
import { timeText } from "../values/time.ts";

/**
 * Exports of audit logs on one server: the hourly schedule and each scrape of the metrics ask the job of each, and the platform
 * lets one event ask for about a thousand things.
 */
export const AUDIT_EXPORTS_MAX = 500;

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

/** The columns of an export, by the names of its fields. */
const COLUMNS = `guid, name, source, source_url AS sourceUrl, interval_minutes AS intervalMinutes, paused AS isPaused,
  created_time AS createdTime`;

type AuditExportRow = Omit<AuditExport, "isPaused"> & { readonly isPaused: number };

function auditExportOf({ isPaused, ...row }: AuditExportRow): AuditExport {
  return { ...row, isPaused: isPaused === 1 };
}

/** The export with this guid; undefined where there is none, or one that is deleted. */
export function auditExportBy(guid: string): Reading<AuditExport | undefined> {
  const sql = `SELECT ${COLUMNS} FROM audit_exports WHERE guid = ?1 AND deletion IS NULL`;
  return readingOne(sql, [guid], auditExportOf);
}

/** The same for jobs and the schedule; null where there is none. */
export async function findAuditExport(database: D1Database, guid: string): Promise<AuditExport | null> {
  const [found] = await askWith(database)(auditExportBy(guid));
  return found ?? null;
}

/** All exports, in the order in which they were created. */
export async function listAuditExports(database: D1Database): Promise<readonly AuditExport[]> {
  const { results } = await database
    .prepare(`SELECT ${COLUMNS} FROM audit_exports WHERE deletion IS NULL ORDER BY id`)
    .all<AuditExportRow>();
  return results.map(auditExportOf);
}

/** A request for a list of exports. */
interface AuditExportQuery {
  /** The name of the only one; undefined for all. */
  readonly name: string | undefined;
  /** The guid of the export after which they come, which may be deleted meanwhile; undefined for the first ones. */
  readonly after: string | undefined;
  /** The greatest number of exports. */
  readonly limit: number;
}

/** Some exports, and the information that there are more. */
interface SomeAuditExports {
  readonly exports: readonly AuditExport[];
  readonly isMore: boolean;
}

/** Some exports in the order in which they were created. There are none after the guid of what was never an export. */
export function someAuditExports({ name, after, limit }: AuditExportQuery): Reading<SomeAuditExports> {
  return readingAll(
    `SELECT ${COLUMNS} FROM audit_exports
    WHERE deletion IS NULL AND (?1 IS NULL OR name = ?1)
      AND id > iif(?2 IS NULL, 0, (SELECT last.id FROM audit_exports AS last WHERE last.guid = ?2))
    ORDER BY id LIMIT ?3 + 1`,
    [name ?? null, after ?? null, limit],
    (rows: readonly AuditExportRow[]) => ({
      exports: rows.slice(0, limit).map(auditExportOf),
      isMore: rows.length > limit,
    }),
  );
}

/** Tells if there ever was an export with this guid. */
export function wasAuditExport(guid: string): Reading<boolean> {
  return readingAll("SELECT 1 FROM audit_exports WHERE guid = ?1", [guid], (rows) => rows.length > 0);
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
  permit: Permit<"create-audit-export">,
  { name, source, sourceUrl, intervalMinutes }: AuditExportSettings,
): Promise<ChangeResult<AuditExport>> {
  const guid = crypto.randomUUID();
  const decisive = database
    .prepare(
      `INSERT INTO audit_exports (guid, name, source, source_url, interval_minutes, created_time)
      SELECT ?1, ?2, ?3, ?4, ?5, ?6
      WHERE changes() > 0 AND (SELECT count(*) FROM audit_exports AS others WHERE deletion IS NULL) < ?7
      RETURNING ${COLUMNS}`,
    )
    .bind(guid, name, source, sourceUrl, intervalMinutes, timeText(permit.now), AUDIT_EXPORTS_MAX);
  const description = `Created ${describeExport({ name, guid })} of the source ${quote(source)}, to run every ${countOf(intervalMinutes, "minute")}.`;
  const entry = { action: "create_audit_export", object: exportObject({ guid }), description } as const;
  return await changeRow(database, permit, { decisive, entry, read: auditExportOf });
}

/** The permit for a change of an export that was found. */
export type ExportPermit<Which extends Permission> = Permit<Which, AuditExport>;

/** Changes the interval of an export. "unchanged" where there is none any longer. */
export async function updateAuditExport(
  database: D1Database,
  permit: ExportPermit<"update-audit-export">,
  intervalMinutes: number,
): Promise<ChangeResult<AuditExport>> {
  const description = `Updated ${describeExport(permit.subject)}, to run every ${countOf(intervalMinutes, "minute")}.`;
  return await changeExport(database, permit, {
    set: "interval_minutes = ?2",
    values: [intervalMinutes],
    entry: { action: "update_audit_export", description },
  });
}

/** Records that a run of an export is requested. "unchanged" where it is paused, or does not exist. */
export async function noteRun(
  database: D1Database,
  permit: ExportPermit<"run-audit-export">,
): Promise<ChangeResult<AuditExport>> {
  const description = `Requested a run of ${describeExport(permit.subject)}.`;
  return await changeExport(database, permit, { ...IF_NOT_PAUSED, entry: { action: "run_audit_export", description } });
}

/** Pauses or resumes an export, also one that is so already. "unchanged" where there is none any longer. */
export async function pauseAuditExport(
  database: D1Database,
  permit: ExportPermit<"pause-audit-export">,
  isPaused: boolean,
): Promise<ChangeResult<AuditExport>> {
  const exported = describeExport(permit.subject);
  return await changeExport(database, permit, {
    set: "paused = ?2",
    values: [isPaused ? 1 : 0],
    entry: isPaused
      ? { action: "pause_audit_export", description: `Paused ${exported}.` }
      : { action: "resume_audit_export", description: `Resumed ${exported}.` },
  });
}

/** Records that the pushes of an export to a receiver are resumed. "unchanged" where it is paused, or does not exist. */
export async function noteReceiverResumption(
  database: D1Database,
  permit: ExportPermit<"pause-audit-export">,
  receiver: string,
): Promise<ChangeResult<AuditExport>> {
  const description = `Resumed the pushes of ${describeExport(permit.subject)} to the receiver ${quote(receiver)}.`;
  const entry = { action: "resume_audit_export_receiver", description } as const;
  return await changeExport(database, permit, { ...IF_NOT_PAUSED, entry });
}

/** A change of an export's row, with its entry in the audit log. */
interface ExportChange {
  readonly set: string;
  /** Another condition, as in `AND paused = 0`. */
  readonly condition?: string;
  /** The values from ?2 on. */
  readonly values: readonly number[];
  readonly entry: {
    readonly action: Extract<AuditAction, `${string}_audit_export${string}`>;
    readonly description: string;
  };
}

/** The change of an export that is only noted, and only where it is not paused. */
const IF_NOT_PAUSED = { set: "paused = 0", condition: "AND paused = 0", values: [] } as const;

async function changeExport(
  database: D1Database,
  permit: ExportPermit<Permission>,
  { set, condition = "", values, entry }: ExportChange,
): Promise<ChangeResult<AuditExport>> {
  const { guid } = permit.subject;
  const decisive = database
    .prepare(
      `UPDATE audit_exports SET ${set} WHERE changes() > 0 AND guid = ?1 AND deletion IS NULL ${condition}
      RETURNING ${COLUMNS}`,
    )
    .bind(guid, ...values);
  const change = { decisive, entry: { ...entry, object: exportObject({ guid }) }, read: auditExportOf };
  return await changeRow(database, permit, change);
}

/** The object of an entry about an export. */
export function exportObject({ guid }: Pick<AuditExport, "guid">): AuditObject<"audit_export"> {
  return { type: "audit_export", id: guid };
}

/** The name of an export in audit entries. */
export function describeExport({ name, guid }: Pick<AuditExport, "name" | "guid">): string {
  return `the audit-log export ${quote(name)} (${guid})`;
}
