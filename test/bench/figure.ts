/** The works and the results of the bench: see `measure.ts` for how the former become the latter. */

/** A checkout of this project: the folder with its sources, and with what is built of them. */
export interface Subject {
  /** "this", or the commit it is compared with. */
  readonly name: string;
  readonly root: string;
}

/** A contestant: what nothing can be faster than, a checkout of this project, or another program. */
export type Contestant =
  | { readonly kind: "floor"; readonly name: string }
  | ({ readonly kind: "subject" } & Subject)
  | { readonly kind: "peer"; readonly name: string };

/** Milliseconds, microseconds, millions of bytes, thousands of bytes, trips to a store, rows of the database. */
export type Unit = "ms" | "µs" | "MB" | "kB" | "trips" | "rows";

/** The project's promise for a work; no test asserts it, for times depend on the machine. */
export interface Bound {
  /** At most so many times the floor. */
  readonly floors?: number;
  /** At most so much, in the work's unit. */
  readonly value?: number;
  /** At least so many times as fast as each of these peers. */
  readonly faster?: Readonly<Record<string, number>>;
}

/** One row of the table. */
export interface Work {
  /** Unique within its group. */
  readonly name: string;
  readonly unit: Unit;
  /** The floor in words; undefined where there is none. */
  readonly floor?: string;
  readonly peers: readonly string[];
  /**
   * The number of rounds of each contestant, in turn. Where there are several, one more goes before, which does not
   * count.
   */
  readonly rounds: number;
  readonly bound?: Bound;
}

/** A part of the bench that can be chosen by its name. */
export interface Group {
  readonly name: string;
  /** The heading of its tables. */
  readonly title: string;
  readonly works: readonly Work[];
  /** True if it needs `action/dist` of the subjects. */
  readonly needsBuild: boolean;
  /** Starts what is needed to measure these subjects. */
  readonly start: (subjects: readonly Subject[]) => Promise<Session>;
}

export interface Session {
  /** Lets a contestant do a work, named as in `works`, for one round; gives a number in its unit, the smaller the better. */
  readonly measure: (work: string, contestant: Contestant) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** The results of one contestant: quartiles of its rounds. */
export interface Entry {
  readonly kind: Contestant["kind"];
  readonly name: string;
  readonly median: number;
  readonly p25: number;
  readonly p75: number;
  /** The median of what it took in each round, divided by what the floor took in the same round. */
  readonly timesFloor?: number;
  /** The same of this checkout and the commit it is compared with. */
  readonly timesOther?: number;
}

/** A work, and what came out. */
export interface Figure extends Work {
  readonly group: string;
  readonly entries: readonly Entry[];
}

/** The commit that was measured, and the machine. */
export interface Run {
  readonly command: string;
  /** The day of the run, as in 2026-09-01. */
  readonly date: string;
  readonly commit: string;
  /** True if the checkout had changes that are in no commit. */
  readonly isChanged: boolean;
  readonly machine: Machine;
}

interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGigabytes: number;
  readonly system: string;
  readonly node: string;
}
