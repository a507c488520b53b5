import type { AuditEntryRecord } from "../../shared/index.ts";
import { type Ask, type Reading, readingAll } from "../platform/reading.ts";
import { AUDIT_FILTER_MAX_ENTRIES, AUDIT_POSITION_MAX } from "../values/limits.ts";
import { AUDIT_ENTRY_COLUMNS, type AuditEntryRow, entryOf } from "./entry-store.ts";
import {
  ALL_IDS,
  type AuditFilter,
  type Condition,
  conditionsOf,
  equalTo,
  FILTERED_COLUMNS,
  type FilteredColumn,
  HAS_TEXT,
  type IdRange,
  idRangeOf,
} from "./filter-store.ts";

/** A place between two pages: the page that comes after it, or the one before it, in the order of the list. */
export interface AuditCursor {
  readonly side: "next" | "previous";
  /** The id of the entry before which the page ends, or after which it begins. It need not exist. */
  readonly id: number;
}

/** The entries of the audit log to read. */
export interface AuditQuery {
  readonly limit: number;
  /** The oldest entry comes first; else the newest does. */
  readonly isAscending: boolean;
  readonly cursor: AuditCursor;
  readonly filter: AuditFilter;
}

/** Some entries in the order of the list, and the cursors of the previous and the next page; null where there is none. */
export interface AuditEntryPage {
  readonly entries: readonly AuditEntryRecord[];
  readonly previous: number | null;
  readonly next: number | null;
}

type Direction = "up" | "down";

/** The entries to read, nearest first. */
interface Scan {
  readonly direction: Direction;
  readonly range: IdRange;
  readonly conditions: readonly Condition[];
  /** The column by whose index they are found; undefined where ids alone are. */
  readonly column: FilteredColumn | undefined;
}

/** A way to read entries. */
export type ReadAuditPage = typeof readAuditPage;

/** The id of the newest entry; 0 where there is none. It reads one row, by the index of ids. */
export const LAST_AUDIT_ID = endId("max");

/** The id of the oldest entry that is left; 0 where there is none. It reads one row, too. */
export const FIRST_AUDIT_ID = endId("min");

function endId(end: "min" | "max"): Reading<number> {
  const sql = `SELECT ${end}(id) AS id FROM audit_log`;
  return readingAll(sql, [], ([row]: readonly { readonly id: number | null }[]) => row?.id ?? 0);
}

/** The beginning of the list: its first page comes after it. */
export function startOf(isAscending: boolean): number {
  return isAscending ? 0 : AUDIT_POSITION_MAX;
}

/** The end of the list, however many entries are written: its last page comes before it. */
export function endOf(isAscending: boolean): number {
  return startOf(!isAscending);
}

/**
 * Reads a page. It reads by id from the cursor: one entry more than the page has, and one on the other side, so that the cost
 * grows neither with the depth of the page nor with the log. Undefined where a filter by several values would read too many
 * entries that fit only some of them.
 * See docs/decisions/0101-audit-filters.md.
 */
export async function readAuditPage(ask: Ask, query: AuditQuery): Promise<AuditEntryPage | undefined> {
  const range = await idRangeOf(ask, query.filter);
  const conditions = conditionsOf(query.filter);
  const [first, ...others] = filteredColumns(query);
  if (query.filter.text !== undefined) return await readFoundPage(ask, query, { range, conditions, column: first });
  if (others.length === 0) return await readPage(ask, query, { range, conditions, column: first });
  for (const column of [first, ...others]) {
    const page = await readPage(ask, query, { range, conditions, column }, AUDIT_FILTER_MAX_ENTRIES);
    if (page !== undefined) return page;
  }
  return undefined;
}

/** The first readings of a page, where these follow from what is asked: times must be looked up. */
export function auditPageAhead(query: AuditQuery): readonly Reading<unknown>[] {
  const { from, to } = query.filter;
  if (from !== undefined || to !== undefined) return [];
  const [column, ...others] = filteredColumns(query);
  const [ahead, behind] = scansFrom(query, { range: ALL_IDS, conditions: conditionsOf(query.filter), column });
  if (query.filter.text !== undefined) return cutReadings([ahead], AUDIT_FILTER_MAX_ENTRIES);
  return others.length === 0
    ? pageReadings(query, ahead, behind)
    : cutReadings([ahead, behind], AUDIT_FILTER_MAX_ENTRIES);
}

function filteredColumns({ filter }: AuditQuery): readonly FilteredColumn[] {
  return FILTERED_COLUMNS.filter((column) => filter[column] !== undefined);
}

function pageReadings({ limit }: AuditQuery, ahead: Scan, behind: Scan) {
  return [select(AUDIT_ENTRY_COLUMNS, ahead, limit + 1), select("id", behind, 1)] as const;
}

/** The newest entries that fit a filter, of those with these ids. It looks at no more entries than there are ids. */
export async function readAuditEntries(
  ask: Ask,
  filter: AuditFilter,
  range: IdRange,
  limit: number,
): Promise<readonly AuditEntryRecord[]> {
  const column = FILTERED_COLUMNS.find((name) => filter[name] !== undefined);
  const scan: Scan = { direction: "down", range, conditions: conditionsOf(filter), column };
  const [rows] = await ask(select(AUDIT_ENTRY_COLUMNS, scan, limit));
  return rows.map(entryOf);
}

/**
 * Reads a page in one transaction.
 *
 * @param most entries of the column's index are looked at in each direction; undefined is returned where these are not enough to
 * know the page.
 */
async function readPage(
  ask: Ask,
  query: AuditQuery,
  entries: Omit<Scan, "direction">,
  most?: number,
): Promise<AuditEntryPage | undefined> {
  const [ahead, behind] = scansFrom(query, entries);
  const [aheadCut, behindCut] = most === undefined ? [] : await cut(ask, [ahead, behind], most);
  const [rows, others] = await ask(...pageReadings(query, aheadCut ?? ahead, behindCut ?? behind));
  if (rows.length <= query.limit && aheadCut !== undefined) return undefined;
  const isAnyBehind = others.length > 0 || behindCut !== undefined;
  return pageOf(rows, isAnyBehind, query);
}

/**
 * Reads a page of the entries that have a text. It looks at `AUDIT_FILTER_MAX_ENTRIES` entries at most: where it then has too few,
 * the page ends there, and the next one goes on.
 */
async function readFoundPage(ask: Ask, query: AuditQuery, entries: Omit<Scan, "direction">): Promise<AuditEntryPage> {
  const [ahead, behind] = scansFrom(query, entries);
  const [nearer] = await cut(ask, [ahead], AUDIT_FILTER_MAX_ENTRIES);
  const [rows, others] = await ask(...pageReadings(query, nearer ?? ahead, withoutText(behind)));
  const page = pageOf(rows, others.length > 0, query);
  if (nearer === undefined || rows.length > query.limit) return page;
  const { direction, range } = nearer;
  return { ...page, [query.cursor.side]: direction === "up" ? range.last : range.first };
}

function withoutText(scan: Scan): Scan {
  return { ...scan, conditions: scan.conditions.filter(({ test }) => test !== HAS_TEXT) };
}

/** From a cursor on, the scan of the page, and that of what is on the other side. */
function scansFrom(
  { isAscending, cursor: { side, id } }: AuditQuery,
  { range: { first, last }, ...entries }: Omit<Scan, "direction">,
): readonly [ahead: Scan, behind: Scan] {
  const isUp = (side === "next") === isAscending;
  const after: Scan = { ...entries, direction: "up", range: { first: Math.max(first, isUp ? id + 1 : id), last } };
  const before: Scan = { ...entries, direction: "down", range: { first, last: Math.min(last, isUp ? id : id - 1) } };
  return isUp ? [after, before] : [before, after];
}

/** @param rows the nearest first, and one more than the page has where there are more. */
function pageOf(
  rows: readonly AuditEntryRow[],
  isAnyBehind: boolean,
  { limit, isAscending, cursor: { side } }: AuditQuery,
): AuditEntryPage {
  const isForward = side === "next";
  const isMoreAhead = rows.length > limit;
  const nearest = rows.slice(0, limit);
  const page = isForward ? nearest : nearest.toReversed();
  const [isAnyBefore, isAnyAfter] = isForward ? [isAnyBehind, isMoreAhead] : [isMoreAhead, isAnyBehind];
  return {
    entries: page.map(entryOf),
    previous: isAnyBefore ? (page[0]?.id ?? endOf(isAscending)) : null,
    next: isAnyAfter ? (page.at(-1)?.id ?? startOf(isAscending)) : null,
  };
}

/** Selects the entries of a scan, without the first so many. */
function select(
  columns: string,
  { direction, range, conditions, column }: Scan,
  limit: number,
  offset = 0,
): Reading<readonly AuditEntryRow[]> {
  const tests = conditions.map(({ test }, index) => ` AND ${test.replace("?", `?${index + 5}`)}`).join("");
  const order = `${ORDERS[direction]} LIMIT ?3 OFFSET ?4`;
  return readingAll(
    `SELECT ${columns} ${sourceOf(column)} WHERE id BETWEEN ?1 AND ?2${tests} ${order}`,
    [range.first, range.last, limit, offset, ...conditions.map(({ value }) => value)],
    (rows: readonly AuditEntryRow[]) => rows,
  );
}

/** The rest of scans that look at so many entries at most; undefined for one that has no more than these. */
async function cut(ask: Ask, scans: readonly Scan[], most: number): Promise<readonly (Scan | undefined)[]> {
  const found = await ask(...cutReadings(scans, most));
  return scans.map((scan, index) => {
    const id = found[index]?.[0]?.id;
    return id === undefined ? undefined : { ...scan, range: nearerThan(id, scan) };
  });
}

/** The ids at which scans are cut. */
function cutReadings(scans: readonly Scan[], most: number): readonly Reading<readonly AuditEntryRow[]>[] {
  return scans.map((scan) => select("id", withoutOtherConditions(scan), 1, most));
}

/** The scan of all that has the column's value. */
function withoutOtherConditions(scan: Scan): Scan {
  const { column, conditions } = scan;
  return { ...scan, conditions: conditions.filter(({ test }) => column !== undefined && test === equalTo(column)) };
}

/** The part of a range that a scan reads before it comes to an entry. */
function nearerThan(id: number, { direction, range }: Scan): IdRange {
  return direction === "up" ? { ...range, last: id - 1 } : { ...range, first: id + 1 };
}

const ORDERS = { up: "ORDER BY id", down: "ORDER BY id DESC" } as const;

function sourceOf(column: FilteredColumn | undefined): string {
  return column === undefined ? "FROM audit_log" : `FROM audit_log INDEXED BY audit_log_by_${column}`;
}

/**
 * The number of entries of an action that were written on a day, counted then. Entries that were removed from the log since are
 * among them.
 * See docs/decisions/0119-counts-of-audit-entries.md.
 */
export interface AuditCount {
  /** Such as 2026-01-31, in UTC. */
  readonly day: string;
  readonly action: string;
  readonly entries: number;
}

/** The counts from a day to another one, both included, by day and action. It reads a row for each, and none of the log. */
export function auditCounts(firstDay: string, lastDay: string): Reading<readonly AuditCount[]> {
  const sql = "SELECT day, action, entries FROM audit_counts WHERE day BETWEEN ?1 AND ?2 ORDER BY day, action";
  return readingAll(sql, [firstDay, lastDay], (counts: readonly AuditCount[]) => counts);
}
