import { LIST_PAGE_MAX_ITEMS, type OffsetPage } from "../../shared/index.ts";
import { type Reading, readingAll } from "../platform/reading.ts";
import { LIST_PAGE_DEFAULT_ITEMS, LIST_PAGE_MAX_NUMBER } from "../values/limits.ts";
import { meaning, optional, wholeNumber } from "../values/readers.ts";

/** The items of a list that a page has. */
export interface OffsetWindow {
  /** The most items that the page has. */
  readonly limit: number;
  /** The number of items before the page. */
  readonly offset: number;
}

/** A page of a list, and how many items all pages have together. */
export interface OffsetList<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** The parts of the two statements that read a list. */
export interface OffsetQuery {
  readonly columns: string;
  /** FROM and WHERE, whose parameters are numbered. */
  readonly source: string;
  readonly order: string;
  /** The values of the parameters. */
  readonly values: readonly (string | number | null)[];
}

/** The items of a page, and the total of all pages: what is asked together is read at one moment. */
export type OffsetReadings<Item> = readonly [items: Reading<readonly Item[]>, total: Reading<number>];

/** The readings of a page. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the rows are of the type that the statement selects
export function offsetReadings<Row, Item>(
  { columns, source, order, values }: OffsetQuery,
  { limit, offset }: OffsetWindow,
  itemOf: (row: Row) => Item,
): OffsetReadings<Item> {
  const next = values.length + 1;
  const page = `SELECT ${columns} ${source} ORDER BY ${order} LIMIT ?${next} OFFSET ?${next + 1}`;
  return [
    readingAll(page, [...values, limit, offset], (rows: readonly Row[]) => rows.map(itemOf)),
    readingAll(`SELECT count(*) AS total ${source}`, values, ([row]: readonly Total[]) => row?.total ?? 0),
  ];
}

interface Total {
  readonly total: number;
}

/** The query parameters that every list paged by number takes. */
export const OFFSET_PARAMETERS = {
  page_size: optional(
    meaning(`How many items the page has; by default ${LIST_PAGE_DEFAULT_ITEMS}.`, wholeNumber(1, LIST_PAGE_MAX_ITEMS)),
  ),
  page_number: optional(wholeNumber(1, LIST_PAGE_MAX_NUMBER)),
};

/** The items of a list that a page has, and the page's number. */
export interface PageWindow extends OffsetWindow {
  /** The page's number, from 1. */
  readonly page: number;
}

/** The items that a page has, by what the caller gave of `OFFSET_PARAMETERS`. */
export function offsetWindow({
  page_size = LIST_PAGE_DEFAULT_ITEMS,
  page_number = 1,
}: {
  readonly page_size?: number | undefined;
  readonly page_number?: number | undefined;
}): PageWindow {
  return { limit: page_size, offset: (page_number - 1) * page_size, page: page_number };
}

/** The envelope of a page (specification, section 2.4). A page past the last is empty, which ends a client's walk. */
export function offsetPage<Item>({ items, total }: OffsetList<Item>, { page }: PageWindow): OffsetPage<Item> {
  return { results: items, current_page: page, total };
}
