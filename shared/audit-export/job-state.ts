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

/** What is known from the beginning of a run on. */
export interface Known {
  readonly kind: RunKind;
  /** How many pages this run has read. */
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

/** What is stored is sealed by manifests. */
export interface Sealing extends Known {
  readonly phase: "sealing";
  /** The segments that no manifest lists yet, as far as they are read back. */
  readonly checked: readonly CheckedSegment[];
  /** Whether these are all of them, or as many as one manifest lists. */
  readonly isAllChecked: boolean;
  /** Whether the manifest that ends an `export-and-close` is written. */
  readonly isClosed: boolean;
}

interface Finished extends Known {
  readonly phase: "finished";
}

/** What is stored, as far as it matters for what comes next. */
export interface Position {
  /** Null where no segment is stored. */
  readonly last: SegmentMetadata | null;
  /** Milliseconds since 1970 at which the first segment was written; null where it no longer matters, or there is none. */
  readonly firstTime: number | null;
  /** The highest ids that are written, ascending: as many as overlap, and at least the last one. */
  readonly recent: readonly RecentEntry[];
  /** The ids up to this one that are not in `recent` are no longer looked for. Null where `recent` has all that are written. */
  readonly floor: string | null;
  /** What the last manifest says. */
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
      /** Whether the URL was made from an id, because the stored one had expired. */
      readonly isRebuilt: boolean;
      /** The highest id on the pages of this walk. */
      readonly reached: string | null;
      /** How many pages in a row had none that is higher. */
      readonly stalled: number;
    }
  /** To the ids of open gaps, before another walk. */
  | {
      readonly kind: "filling";
      readonly gaps: readonly Gap[];
      /** The next page for the first of them; null where that is the page after the gap's lower end. */
      readonly url: string | null;
      /** How many pages in a row had no id above that end. */
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
      /** How often in a row such a walk began again without a new entry. */
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
  /** How many entries it was asked for. */
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

/** How pages are asked for. */
export interface Asking {
  /** How many entries a page has at most. Fewer than the settings say after pages that were too large. */
  readonly limit: number;
  /** How often in a row a page could not be read. */
  readonly failures: number;
  /** How often since the last page the server answered as it would during a deployment. */
  readonly outages: number;
  /** How often since the last page a page of one entry that is too large to hold did not arrive. */
  readonly largeFailures: number;
  /** What was wrong with the page the last time, and how often in a row it was the same. */
  readonly damage: { readonly sha256: string; readonly times: number } | null;
}

/** How often pages that leave ids out were asked for again. */
export interface GapTries {
  /** The id after which ids are missing on the page that was last asked for again; null where none was. */
  readonly after: string | null;
  readonly tries: number;
  readonly ofRun: number;
}

/** What is read and not written yet. */
export interface Gathered {
  readonly units: Units;
  /** The highest id that is gathered or written. */
  readonly highest: string | null;
  /** Entries without ids, which wait for the next one that has one. */
  readonly waiting: readonly PageEntry[];
  /** Whether a page had the highest id or one above it: what comes after that is not written yet. */
  readonly isPastWritten: boolean;
}

/** A stored segment that was read back whole. */
export interface CheckedSegment {
  readonly listing: ManifestSegment;
  /** What the next segment must follow on. */
  readonly end: SegmentEnd;
  /** Milliseconds since 1970. */
  readonly writtenTime: number;
}

/** A step's end: where the job stands now, and what came of the step. */
export interface Step {
  readonly state: JobState;
  readonly outcome: StepOutcome;
}

/** How the first page is asked for, and each page after one that arrived. */
export function startAsking(limit: number): Asking {
  return { limit, failures: 0, outages: 0, largeFailures: 0, damage: null };
}

export function working(state: JobState): Step {
  return { state, outcome: { kind: "working" } };
}

export function needsAttention(state: JobState, message: string): Step {
  return { state, outcome: { kind: "needs-attention", message } };
}
