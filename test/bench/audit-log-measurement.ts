/** A page of the audit log, and the way to read it. */
export interface Measured {
  readonly way: "cursor" | "offset" | "floor";
  readonly isAscending: boolean;
  readonly limit: number;
  /** The id after which the page comes. */
  readonly id: number;
  /** The number of entries before the page. */
  readonly depth: number;
  readonly runs: number;
  /** The reads of the page in each run: the clock of workerd has whole milliseconds only. */
  readonly readsPerRun: number;
}

/** The cost of reading it once. */
export interface Measurement {
  /** By D1's own figures. */
  readonly rowsRead: number;
  /** The median time of one read. */
  readonly medianMilliseconds: number;
  /** The id of the page's first entry. */
  readonly firstId: string | undefined;
}
