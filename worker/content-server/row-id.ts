const ROW_ID = /^[1-9]\d{0,14}$/;

/** The row that an id in a path means; undefined where no row can have it. */
export function rowIdOf(text: string): number | undefined {
  return ROW_ID.test(text) ? Number(text) : undefined;
}
