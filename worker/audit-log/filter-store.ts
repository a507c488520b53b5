import { type Ask, type Reading, readingOne } from "../platform/reading.ts";
import { AUDIT_POSITION_MAX } from "../values/limits.ts";
import { timeText } from "../values/time.ts";

/** A filter of entries of the audit log: a list has those that fit all that is given. */
export interface AuditFilter {
  readonly action?: string | undefined;
  readonly user_guid?: string | undefined;
  readonly api_key_id?: string | undefined;
  readonly object_id?: string | undefined;
  /** A part of what the entry says, or of the names of who did it, in any case of ASCII letters. */
  readonly text?: string | undefined;
  /** The first moment. */
  readonly from?: Date | undefined;
  /** The moment after the last. */
  readonly to?: Date | undefined;
}

/** The columns that are filtered by a value, and have an index: what few entries have in common comes first. */
export const FILTERED_COLUMNS = ["object_id", "api_key_id", "user_guid", "action"] as const;

export type FilteredColumn = (typeof FILTERED_COLUMNS)[number];

/** A condition on a row. */
export interface Condition {
  /** An expression in which `?` stands for the value. */
  readonly test: string;
  readonly value: string;
}

/** An entry is written at most so long after its time. Ids are in the order of writing: no entry comes later than those of that time. */
const WRITTEN_WITHIN_MILLISECONDS = 60_000;

const LAST_TIME = Date.UTC(9999, 11, 31, 23, 59, 59);

/** A line end keeps a text from being found half in one and half in another. No index has it: it reads each entry. */
export const HAS_TEXT =
  "instr(lower(event_description || char(10) || user_description || char(10) || coalesce(api_key_name, '')), lower(?)) > 0";

/** The conditions of a filter. */
export function conditionsOf({ from, to, text, ...values }: AuditFilter): readonly Condition[] {
  return [
    ...FILTERED_COLUMNS.flatMap((column) => {
      const value = values[column];
      return value === undefined ? [] : [{ test: equalTo(column), value }];
    }),
    ...(text === undefined ? [] : [{ test: HAS_TEXT, value: text }]),
    ...(from === undefined ? [] : [{ test: "time >= ?", value: secondsText(from.getTime()) }]),
    ...(to === undefined ? [] : [{ test: "time < ?", value: secondsText(to.getTime()) }]),
  ];
}

/** The test of a column for one value. */
export function equalTo(column: FilteredColumn): string {
  return `${column} = ?`;
}

/** Ids of entries, from the first to the last, both included. */
export interface IdRange {
  readonly first: number;
  readonly last: number;
}

/** The ids between which all entries of a filter are, by its times. */
export async function idRangeOf(ask: Ask, { from, to }: AuditFilter): Promise<IdRange> {
  if (from === undefined && to === undefined) return ALL_IDS;
  const [first = AUDIT_POSITION_MAX, end = AUDIT_POSITION_MAX] = await ask(
    firstSince(from === undefined ? 0 : from.getTime() - WRITTEN_WITHIN_MILLISECONDS),
    firstSince(to === undefined ? LAST_TIME : to.getTime() + WRITTEN_WITHIN_MILLISECONDS),
  );
  return { first, last: end - 1 };
}

/** The ids of all entries. */
export const ALL_IDS: IdRange = { first: 1, last: AUDIT_POSITION_MAX - 1 };

/** A time, rounded up as the times of entries have whole seconds, within the years in which they can be compared. */
function secondsText(milliseconds: number): string {
  return timeText(new Date(Math.min(Math.max(0, Math.ceil(milliseconds / 1_000) * 1_000), LAST_TIME)));
}

/** The id of the first entry that was not written before a time, if there is one. It reads a row for each halving of the log. */
function firstSince(milliseconds: number): Reading<number | undefined> {
  return readingOne(
    `WITH RECURSIVE halving (low, high) AS (
        SELECT 0, (SELECT max(id) FROM audit_log) + 1
        UNION ALL
        SELECT iif(entry.time < ?1, entry.id, low), iif(entry.time < ?1, high, (low + high) / 2)
        FROM halving JOIN audit_log AS entry
          ON entry.id = (SELECT id FROM audit_log WHERE id >= (low + high) / 2 ORDER BY id LIMIT 1)
        WHERE high - low > 1)
      SELECT id FROM audit_log WHERE id >= (SELECT min(high) FROM halving) ORDER BY id LIMIT 1`,
    [secondsText(milliseconds)],
    ({ id }: { readonly id: number }) => id,
  );
}
