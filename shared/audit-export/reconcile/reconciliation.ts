/** The ports, the state and the result of a comparison of an export with its source. */

import type { AuditSource, PageFailure, SourceEntry } from "../../content-server/audit-source.ts";
import type { Codec, ObjectReader } from "../ports.ts";
import type { Differences } from "./differences.ts";

/** The ports for comparing an export with its source. */
export interface ReconcilePorts {
  readonly source: AuditSource;
  readonly objects: ObjectReader;
  readonly codec: Codec;
  readonly readEntry: (line: Uint8Array) => SourceEntry;
  /** The most entries of a page. */
  readonly pageEntries: number;
  /** Segments that were found to have only entries that came in order, in which no entry that came late is looked for. */
  readonly inOrder: KnownSegments;
}

/** Segments by their numbers. They do not change: as long as this is kept, none is read twice. */
export interface KnownSegments {
  readonly has: (number: number) => boolean;
  readonly add: (number: number) => void;
}

/** Where a comparison stands; plain data that can be kept. */
export interface ReconcileState {
  /** The segment that is compared next. */
  readonly segment: number;
  /** The number of lines of segments that are compared. */
  readonly entries: number;
  /** The last id of what is compared; null before there is one. */
  readonly lastId: string | null;
  /** The entry with the highest id that was compared, so far or before; null where none is known. */
  readonly lastEntry: LastEntry | null;
  /** The page of the source that holds the end of what is compared, with which the walk most likely goes on; null where none is known. */
  readonly url: string | null;
  /** The highest id that the source gave in the range of what is compared, or behind it; null where it gave none. */
  readonly highest: string | null;
  readonly differences: Differences;
  /** The known part of the log behind the last segment; null until that is compared. */
  readonly beyond: Beyond | null;
}

/** An entry of an export. @property sha256 of its line without the end, or of the entry in quarantine as it came. */
export interface LastEntry {
  readonly id: string;
  readonly sha256: string;
}

/** The entries of the source behind the last id of an export. */
export interface Behind {
  readonly entries: number;
  /** Milliseconds since 1970 of the oldest of them; null where one has no time that can be read. */
  readonly oldestTime: number | null;
}

/** A log of the source that ends below the last id of an export: no source that only removes old entries has such a log. */
export interface EarlyEnd {
  /** The highest id that it gave; null where it gave none in the range that was compared. */
  readonly highest: string | null;
}

/** Where the walk over the log behind the last segment stands. */
export interface Beyond {
  /** The page that is next; null where the log is read to its end. */
  readonly next: string | null;
  /** True if it came to the last id that is exported, or to one above it. */
  readonly isPastExported: boolean;
  /** The highest id so far; null before there is one. */
  readonly highest: string | null;
  readonly entries: number;
  /** The number of them without a time that can be read. */
  readonly untimed: number;
  /** The time of the oldest of the others; null where there are none. */
  readonly oldestTime: number | null;
}

/** Everything is compared. */
export interface Compared {
  readonly kind: "compared";
  readonly state: ReconcileState;
  /** The entries of the source that are not exported yet; null for none. */
  readonly behind: Behind | null;
  /** Null where the source has the last id of the export, or one above it. */
  readonly earlyEnd: EarlyEnd | null;
}

export type ReconcileStep =
  | { readonly kind: "working"; readonly state: ReconcileState }
  | Compared
  /** The source could not be read; the step may be tried again with this state. */
  | { readonly kind: "failed"; readonly state: ReconcileState; readonly failure: PageFailure }
  /** The export itself is broken. @property message why, in whole sentences. */
  | { readonly kind: "broken"; readonly message: string };
