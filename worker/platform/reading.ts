/** Statements that read. Those of one request are sent together where they can be, for each trip to the database takes time. */

type Bound = string | number | null | ArrayBuffer;

/** A statement that only reads, and the reader of its rows. */
export interface Reading<Value> {
  readonly sql: string;
  readonly values: readonly Bound[];
  readonly read: (rows: readonly unknown[]) => Value;
}

/** The values of readings, in their order. */
export type ValuesOf<Readings extends readonly Reading<unknown>[]> = {
  [Index in keyof Readings]: Readings[Index] extends Reading<infer Value> ? Value : never;
};

/** Asks the database, by all statements that were not asked before in one trip and in one transaction. */
export type Ask = <Readings extends readonly Reading<unknown>[]>(...readings: Readings) => Promise<ValuesOf<Readings>>;

/** A reading of all rows. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the rows are of the type that the statement selects
export function readingAll<Row, Value>(
  sql: string,
  values: readonly Bound[],
  read: (rows: readonly Row[]) => Value,
): Reading<Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the statement selects rows of this type
  return { sql, values, read: (rows) => read(rows as readonly Row[]) };
}

/** A reading of one row; undefined where there is none. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the rows are of the type that the statement selects
export function readingOne<Row, Value>(
  sql: string,
  values: readonly Bound[],
  read: (row: Row) => Value,
): Reading<Value | undefined> {
  return readingAll<Row, Value | undefined>(sql, values, ([row]) => (row === undefined ? undefined : read(row)));
}
