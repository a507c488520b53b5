/** The results of `npm run bench:capacity`, as they are kept in JSON. */
import type { Run } from "../figure.ts";
import type { RowKind } from "./rows.ts";

export interface CapacityResults extends Run {
  /** The number of entries of the audit log. */
  readonly entries: number;
  readonly sizes: readonly RowSize[];
  readonly writes: readonly WriteRate[];
  readonly draining: Draining;
  /** At several sizes of a server, the smallest first. */
  readonly growth: readonly Growth[];
}

export interface RowSize {
  readonly kind: RowKind;
  /** The number of rows that were added. */
  readonly rows: number;
  /** The size of one row in the database, with its part of the indexes. */
  readonly bytes: number;
}

/** Changes through the API, each with its entry in the audit log. */
export interface WriteRate {
  /** The number of changes that are made at a time. */
  readonly writers: number;
  readonly changesPerSecond: number;
}

/** The export of all entries of the log, and their removal by the retention. */
export interface Draining {
  readonly exportedPerSecond: number;
  readonly removedPerSecond: number;
  /** The number of the retention's runs. */
  readonly runs: number;
  readonly slowestRunSeconds: number;
}

/** The rows that lists read on a server of one size. */
export interface Growth {
  readonly items: number;
  readonly users: number;
  /** The number of entries of the audit log. */
  readonly entries: number;
  /** The most rows that a page of each group of lists read, in the order of `LISTS`. */
  readonly lists: readonly { readonly group: string; readonly rows: number }[];
}
