/** A page of the audit log, and the way to read it. */
export interface Measured {
  readonly way: "cursor" | "offset" | "floor";
  readonly isAscending: boolean;
  readonly limit: number;
  /** Where the page comes after, by id. */
  readonly id: number;
  /** How many entries come before the page. */
  readonly depth: number;
  readonly runs: number;
  /** How often each run reads the page: the clock of workerd has whole milliseconds only. */
  readonly readsPerRun: number;
}

/** What reading it once took. */
export interface Measurement {
  /** By D1's own figures. */
  readonly rowsRead: number;
  /** Of one read. */
  readonly medianMilliseconds: number;
  /** Of the first entry of the page. */
  readonly firstId: string | undefined;
}
