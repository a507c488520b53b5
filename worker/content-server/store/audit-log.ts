import { type AuditEntryRecord } from "../../../shared/index.ts";
import { AUDIT_POSITION_MAX } from "../../limits.ts";

/** A place between two pages: the page that comes after it, or the one before it, in the order of the list. */
export interface AuditCursor {
  readonly side: "next" | "previous";
  /** The id of the entry before which the page ends, or after which it begins. It need not exist. */
  readonly id: number;
}

/** Which entries of the audit log to read. */
export interface AuditQuery {
  /** How many at most. */
  readonly limit: number;
  /** Whether the oldest entry comes first; else the newest does. */
  readonly isAscending: boolean;
  readonly cursor: AuditCursor;
}

/** Some entries in the order of the list, and the cursors of the previous and the next page; null where there is none. */
export interface AuditEntryPage {
  readonly entries: readonly AuditEntryRecord[];
  readonly previous: number | null;
  readonly next: number | null;
}

interface Row extends Omit<AuditEntryRecord, "id"> {
  readonly id: number;
}

const COLUMNS = `id, time, user_id, user_guid, user_description, action, event_description, actor_type, api_key_id,
  api_key_name, object_type, object_id`;

/** The entries after an id, nearest first, and one entry on the other side, if there is any. */
const UPWARD = {
  ahead: `SELECT ${COLUMNS} FROM audit_log WHERE id > ?1 ORDER BY id LIMIT ?2`,
  behind: "SELECT id FROM audit_log WHERE id <= ?1 LIMIT 1",
};
const DOWNWARD = {
  ahead: `SELECT ${COLUMNS} FROM audit_log WHERE id < ?1 ORDER BY id DESC LIMIT ?2`,
  behind: "SELECT id FROM audit_log WHERE id >= ?1 LIMIT 1",
};

/** The id of the newest entry; 0 where there is none. It reads one row, by the index of ids. */
export async function lastAuditId(database: D1Database): Promise<number> {
  return (await database.prepare("SELECT max(id) AS id FROM audit_log").first<number>("id")) ?? 0;
}

/** What begins the list: its first page comes after it. */
export function startOf(isAscending: boolean): number {
  return isAscending ? 0 : AUDIT_POSITION_MAX;
}

/** What ends the list, however many entries are written: its last page comes before it. */
export function endOf(isAscending: boolean): number {
  return startOf(!isAscending);
}

/**
 * Reads a page, and whether there are pages before and after it, in one transaction. It reads by id from the cursor: one entry
 * more than the page has, and one on the other side, so that the cost does not grow with the depth of the page.
 */
export async function readAuditPage(
  database: Pick<D1Database, "batch" | "prepare">,
  { limit, isAscending, cursor }: AuditQuery,
): Promise<AuditEntryPage> {
  const isForward = cursor.side === "next";
  const { ahead, behind } = isForward === isAscending ? UPWARD : DOWNWARD;
  const [read, other] = await database.batch<Row>([
    database.prepare(ahead).bind(cursor.id, limit + 1),
    database.prepare(behind).bind(cursor.id),
  ]);
  const rows = read?.results ?? [];
  const isMoreAhead = rows.length > limit;
  const isAnyBehind = (other?.results.length ?? 0) > 0;
  const nearest = rows.slice(0, limit);
  const page = isForward ? nearest : nearest.toReversed();
  const firstId = page[0]?.id ?? endOf(isAscending);
  const lastId = page.at(-1)?.id ?? startOf(isAscending);
  return {
    entries: page.map((row) => ({ ...row, id: String(row.id) })),
    previous: (isForward ? isAnyBehind : isMoreAhead) ? firstId : null,
    next: (isForward ? isMoreAhead : isAnyBehind) ? lastId : null,
  };
}
