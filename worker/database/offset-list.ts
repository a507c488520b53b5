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

/** Reads a page and counts all items, at one moment. */
export async function readOffsetList<Row>(
  database: D1Database,
  { columns, source, order, values }: OffsetQuery,
  { limit, offset }: OffsetWindow,
): Promise<OffsetList<Row>> {
  const next = values.length + 1;
  const [page, count] = await database.batch<Row & { readonly total: number }>([
    database
      .prepare(`SELECT ${columns} ${source} ORDER BY ${order} LIMIT ?${next} OFFSET ?${next + 1}`)
      .bind(...values, limit, offset),
    database.prepare(`SELECT count(*) AS total ${source}`).bind(...values),
  ]);
  return { items: page?.results ?? [], total: count?.results[0]?.total ?? 0 };
}
