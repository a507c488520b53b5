/** The cost of a request in what its Worker waits for. */
export interface Trips {
  /** The longest chain of calls that wait for each other. */
  readonly inTurn: number;
  /** Statements or batches sent to the database. */
  readonly database: number;
  /** Calls of buckets and of the objects of exports. */
  readonly others: number;
  /** Rows that the database read, by its own figures. */
  readonly rows: number;
}
