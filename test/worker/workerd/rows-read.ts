type Reader = Pick<D1Database, "batch" | "prepare">;

/** A database that counts the rows that its batches read, by D1's own figures. */
export interface CountingRows {
  readonly database: Reader;
  /** The number of rows that were read since this was asked last. */
  readonly rowsRead: () => number;
}

export function countingRows(database: Reader): CountingRows {
  let count = 0;
  return {
    database: {
      prepare: (sql) => database.prepare(sql),
      batch: async <Row>(statements: D1PreparedStatement[]) => {
        const results = await database.batch<Row>(statements);
        for (const { meta } of results) count += meta.rows_read;
        return results;
      },
    },
    rowsRead: () => {
      const read = count;
      count = 0;
      return read;
    },
  };
}
