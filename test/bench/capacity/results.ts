/** What a run of `npm run bench:capacity` came to, as it is kept in JSON. */
import type { Run } from "../results.ts";
import type { RowKind } from "./rows.ts";

export interface CapacityResults extends Run {
  /** How many entries of the audit log it was run with. */
  readonly entries: number;
  readonly sizes: readonly RowSize[];
  readonly writes: readonly WriteRate[];
  readonly draining: Draining;
}

export interface RowSize {
  readonly kind: RowKind;
  /** How many rows were added. */
  readonly rows: number;
  /** Of one row in the database, with what its indexes have of it. */
  readonly bytes: number;
}

/** Changes through the API, each with its entry in the audit log. */
export interface WriteRate {
  /** How many were made at a time. */
  readonly writers: number;
  readonly changesPerSecond: number;
}

/** How all entries of the log were exported, and removed by the retention. */
export interface Draining {
  readonly exportedPerSecond: number;
  readonly removedPerSecond: number;
  /** How many runs of the retention it took. */
  readonly runs: number;
  readonly slowestRunSeconds: number;
}
