/** Where a run of a job stands. Plain data, which a step never changes: it makes another. */

import type { PageEntry } from "../content-server/audit-source.ts";
import type { Gap } from "./gaps.ts";
import type { RunKind, StepOutcome } from "./job-types.ts";
import type { ManifestSegment } from "./manifest.ts";
import type { SegmentMetadata } from "./segment.ts";
import type { Sealed } from "./stored-manifest.ts";
import type { SegmentEnd } from "./stored-segment.ts";
import type { Units } from "./units.ts";

/** Where a run of a job stands; it may be lost at any time, and callers read `progressOf` alone. */
export type JobState = Beginning | Reading | Sealing | Finished;

/** Nothing is known of what is stored. */
export interface Beginning {
  readonly phase: "beginning";
  readonly kind: RunKind;
  readonly pages: number;
}

/** The facts that are known from the beginning of a run on. */
export interface Known {
  readonly kind: RunKind;
  /** The number of pages that this run has read. */
  readonly pages: number;
  readonly position: Position;
  /** As `Progress` has it. */
  readonly isHoldingBack: boolean;
}

/** Pages are read, and what is gathered of them is written. */
export interface Reading extends Known {
  readonly phase: "reading";
  readonly walk: Walk;
  readonly gathered: Gathered;
  readonly asking: Asking;
  readonly gapTries: GapTries;
}

/** The state of a run that seals the stored segments by manifests. */
export interface Sealing extends Known {
  readonly phase: "sealing";
  /** The segments that no manifest lists yet, as far as they are read back. */
  readonly checked: readonly CheckedSegment[];
  /** True if these are all of them, or as many as one manifest lists. */
  readonly isAllChecked: boolean;
  /** True if the manifest that ends an `export-and-close` is written. */
  readonly isClosed: boolean;
}

interface Finished extends Known {
  readonly phase: "finished";
}

/** The state of the stored objects that decides what comes next. */
export interface Position {
  /** Null where no segment is stored. */
  readonly last: SegmentMetadata | null;
  /** Milliseconds since 1970 at which the first segment was written; null where it no longer matters, or there is none. */
  readonly firstTime: number | null;
  /** The highest ids that are written, ascending: as many as overlap, and at least the last one. */
  readonly recent: readonly RecentEntry[];
  /** The ids up to this one that are not in `recent` are no longer looked for. Null where `recent` has all that are written. */
  readonly floor: string | null;
  /** The totals and the chain of the last manifest. */
  readonly sealed: Sealed;
}

export interface RecentEntry {
  readonly id: string;
  /** The URL of the page that has it, or of one before; null where no URL is good for a later run. */
  readonly url: string | null;
}

/** Which page is next. */
export type Walk =
  | {
      readonly kind: "ascending";
      readonly url: string;
      /** The page must have this id or a lower one; null where that is certain. */
      readonly mustReach: string | null;
      /** True if the URL was made from an id, because the stored one had expired. */
      readonly isRebuilt: boolean;
      /** The highest id on the pages of this walk. */
      readonly reached: string | null;
      /** The number of pages in a row without a higher id. */
      readonly stalled: number;
    }
  /** To the ids of open gaps, before another walk. */
  | {
      readonly kind: "filling";
      readonly gaps: readonly Gap[];
      /** The next page for the first of them; null where that is the page after the gap's lower end. */
      readonly url: string | null;
      /** The number of pages in a row without an id above that end. */
      readonly idle: number;
      readonly next: Walk;
    }
  /** Down from the newest entries to those that are written. */
  | {
      readonly kind: "newest-first";
      readonly url: string;
      /** The entries of the newest page, ascending; null before it is read. */
      readonly newest: readonly PageEntry[] | null;
      /** The page that was read last, of those below the newest one. */
      readonly older: WalkedPage | null;
      /** The lowest id on the pages so far. */
      readonly reached: string | null;
      readonly stalled: number;
      /** The number of times in a row that such a walk began again without a new entry. */
      readonly restarts: number;
    }
  /** Up again by the same pages, now to take their entries. */
  | {
      readonly kind: "returning";
      readonly newest: readonly PageEntry[];
      /** The page that is next, upward; null where only the newest one is left. */
      readonly older: WalkedPage | null;
      readonly restarts: number;
    }
  | { readonly kind: "ended" };

/** A page of which only the place is remembered. */
export interface WalkedPage {
  readonly url: string;
  /** The number of entries it was asked for. */
  readonly limit: number;
  readonly next: string | null;
  /**
   * The id of its last entry, which is its lowest one. Where that has none, a hash of all its entries, and one of all but the
   * first, which may be the last one of the page above once more.
   */
  readonly ends: readonly string[];
  /** The page above it; null where that is the newest one. */
  readonly newer: WalkedPage | null;
}

/** The way in which pages are asked for. */
export interface Asking {
  /** The most entries of a page. Fewer than the settings say after pages that were too large. */
  readonly limit: number;
  /** The number of times in a row that a page could not be read. */
  readonly failures: number;
  /** The number of answers since the last page like those of a server during a deployment. */
  readonly outages: number;
  /** The number of times since the last page that a page of one entry that is too large to hold did not arrive. */
  readonly largeFailures: number;
  /** The damage of the page the last time, and the number of times in a row that it was the same. */
  readonly damage: { readonly sha256: string; readonly times: number } | null;
}

/** The number of times that pages that leave ids out were asked for again. */
export interface GapTries {
  /** The id after which ids are missing on the page that was last asked for again; null where none was. */
  readonly after: string | null;
  readonly tries: number;
  readonly ofRun: number;
}

/** The entries that are read and not written yet. */
export interface Gathered {
  readonly units: Units;
  /** The highest id that is gathered or written. */
  readonly highest: string | null;
  /** Entries without ids, which wait for the next one that has one. */
  readonly waiting: readonly PageEntry[];
  /** True if a page had the highest id or one above it: the entries after that are not written yet. */
  readonly isPastWritten: boolean;
}

/** A stored segment that was read back whole. */
export interface CheckedSegment {
  readonly listing: ManifestSegment;
  /** The end of the segment before the next one. */
  readonly end: SegmentEnd;
  /** Milliseconds since 1970. */
  readonly writtenTime: number;
}

/** A step's end: where the job stands now, and what came of the step. */
export interface Step {
  readonly state: JobState;
  readonly outcome: StepOutcome;
}

/** The request for the first page, and for each page after one that arrived. */
export function startAsking(limit: number): Asking {
  return { limit, failures: 0, outages: 0, largeFailures: 0, damage: null };
}

export function working(state: JobState): Step {
  return { state, outcome: { kind: "working" } };
}

export function needsAttention(state: JobState, message: string): Step {
  return { state, outcome: { kind: "needs-attention", message } };
}
