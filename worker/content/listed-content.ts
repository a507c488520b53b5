/**
 * Pages of `content_shares`: lists are merged in order, from the end that is nearer to the page.
 * See docs/decisions/0165-lists-of-shares.md.
 */

import type { Readers } from "./content-readers.ts";
import type { CONTENT_KINDS, ContentSearch } from "./search-terms.ts";

/** The kinds in `content_shares` that each kind of a search stands for. */
const KINDS: Readonly<Record<(typeof CONTENT_KINDS)[number], readonly number[]>> = {
  published: [2, 3],
  unpublished: [1],
  static: [1, 2],
  api: [3],
};

const ALL_KINDS = [1, 2, 3];

/** A kind that no content is of. */
const NO_KIND = 0;

/** The columns that have the order of a list, each of which ends with the id of the content, and what is before and after all of them. */
const KEYS = {
  name: { key: "by_name", least: "''", greatest: "char(0x10FFFF)" },
  created_time: { key: "content_id", least: "0", greatest: "9e15" },
  last_deployed_time: { key: "by_time", least: "''", greatest: "char(0x10FFFF)" },
} as const;

/** The tables of WITH by which a page is read, and what selects the ids of its items, as `id`. */
interface PageParts {
  readonly tables: readonly string[];
  readonly page: string;
}

const ID_OF_KEY = "CAST(substr(key, -16) AS INTEGER)";

/**
 * The items before a page up to which the last key of the page is looked up first in the longest list. Farther from the end, that
 * would read more than it saves.
 */
const NEAR_END_ITEMS = 1_000;

/** The part of a page that is read from one end of a list, by the table `span`. */
interface End {
  /** The column of `span` that says how many items of the page it has. */
  readonly size: "front" | "back";
  /** The column of `span` that says how many items come before. */
  readonly skipped: "head" | "tail";
  readonly isAscending: boolean;
  readonly sort: ContentSearch["sort"];
  readonly kinds: readonly number[];
}

/** The tables and the ids of a page, as far as it is not sorted. */
export function listedPage(
  readers: Readers,
  { sort, isAscending }: ContentSearch,
  kinds: readonly number[],
): PageParts {
  const ends: readonly End[] = [
    { size: "front", skipped: "head", isAscending, sort, kinds },
    { size: "back", skipped: "tail", isAscending: !isAscending, sort, kinds },
  ];
  const others = readers.others === undefined ? [] : [`others (reader) AS MATERIALIZED (${readers.others})`];
  return {
    tables: [...others, ...ends.flatMap((end) => mergeTables(readers, end))],
    page: ends.map((end) => `SELECT ${ID_OF_KEY} AS id FROM (${keysOf(readers, end)})`).join(" UNION ALL "),
  };
}

/** The kinds in `content_shares` that a search stands for. */
export function kindsOf({ kinds }: ContentSearch): readonly number[] {
  const all = ALL_KINDS.filter((kind) => kinds.every((asked) => KINDS[asked].includes(kind)));
  return all.length === 0 ? [NO_KIND] : all;
}

/**
 * The tables by which the lists of other readers are merged, up to the key that ends the page at the latest: each step takes the next
 * key of all, and looks up the one after it in the same list.
 */
function mergeTables(readers: Readers, end: End): readonly string[] {
  if (readers.others === undefined) return [];
  const { size, isAscending, sort, kinds } = end;
  const { key } = KEYS[sort];
  const [first, after, until, direction] = isAscending ? ["min", ">", "<=", "ASC"] : ["max", "<", ">=", "DESC"];
  const keyOf = (from: string, later: string) => `(SELECT ${first}(${key}) FROM content_shares AS next
    WHERE next.reader = ${from}.reader AND next.kind = ${from}.kind
      AND next.${key} ${until} (SELECT key FROM ${size}_bound) ${later})`;
  const starts = `(SELECT reader, value AS kind FROM others CROSS JOIN json_each('[${kinds.join(", ")}]')) AS start`;
  return [
    `${size}_bound (key) AS MATERIALIZED (${boundOf(readers, end)})`,
    `${size}_steps (reader, kind, key) AS (
      SELECT reader, kind, ${keyOf("start", "")} FROM ${starts}
      UNION ALL SELECT reader, kind, ${keyOf(`${size}_steps`, `AND next.${key} ${after} ${size}_steps.key`)}
      FROM ${size}_steps WHERE key IS NOT NULL ORDER BY 3 ${direction})`,
  ];
}

/** Selects a key that no item of the page is after. */
function boundOf(readers: Readers, { size, skipped, ...end }: End): string {
  const { least, greatest } = KEYS[end.sort];
  const farthest = end.isAscending ? greatest : least;
  if (readers.most === undefined) return `SELECT ${farthest}`;
  const window = `LIMIT (SELECT ${size} > 0 AND ${skipped} < ${NEAR_END_ITEMS} FROM span)
    OFFSET (SELECT ${skipped} + ${size} - 1 FROM span)`;
  return `SELECT coalesce((SELECT key FROM (${mostOf(readers.most, readers, end)} ${orderOf(end)} ${window})), ${farthest})`;
}

/** The keys of a part of a page. */
function keysOf(readers: Readers, { size, skipped, ...end }: End): string {
  const { most, others } = readers;
  const window = `LIMIT (SELECT ${size} FROM span) OFFSET (SELECT ${skipped} FROM span)`;
  const steps = `SELECT DISTINCT key FROM ${size}_steps WHERE key IS NOT NULL ${condition(readers, ID_OF_KEY)}`;
  if (most === undefined) return `${steps} ${window}`;
  const limit = `LIMIT (SELECT iif(${size} = 0, 0, ${skipped} + ${size}) FROM span)`;
  const merged = others === undefined ? "" : `UNION ALL SELECT key FROM (${steps} ${limit})`;
  return `${mostOf(most, readers, end)} ${merged} ${orderOf(end)} ${window}`;
}

/** The list of one reader, kind by kind: a compound of few, which SQLite merges in their order. */
function mostOf(reader: string, readers: Readers, { sort, kinds }: Pick<End, "sort" | "kinds">): string {
  const lists = kinds.map(
    (kind) => `SELECT ${KEYS[sort].key} AS key FROM content_shares AS shares
      WHERE reader = ${reader} AND kind = ${kind} ${condition(readers, "shares.content_id")}`,
  );
  return lists.join(" UNION ALL ");
}

function orderOf({ isAscending }: Pick<End, "isAscending">): string {
  return `ORDER BY 1 ${isAscending ? "ASC" : "DESC"}`;
}

function condition({ fits }: Readers, id: string): string {
  return fits === undefined ? "" : `AND ${fits(id)}`;
}
