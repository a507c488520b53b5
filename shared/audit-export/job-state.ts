/** Where a run of a job stands. Plain data, which a step never changes: it makes another. */

import type { SourceEntry } from "../content-server/audit-source.ts";
import type { RunKind, StepOutcome } from "./job-types.ts";
import type { ManifestSegment } from "./manifest.ts";
import type { SegmentMetadata } from "./segment.ts";
import type { Sealed, SegmentEnd } from "./stored.ts";

/** Where a run of a job stands; it may be lost at any time, and callers read `progressOf` alone. */
export type JobState = Beginning | Reading | Sealing | Finished;

/** Nothing is known of what is stored. */
export interface Beginning {
  readonly phase: "beginning";
  readonly kind: RunKind;
  readonly pages: number;
}

interface Known {
  readonly kind: RunKind;
  /** How many pages this run has read. */
  readonly pages: number;
  readonly position: Position;
}

/** Pages are read, and what is gathered of them is written. */
export interface Reading extends Known {
  readonly phase: "reading";
  readonly walk: Walk;
  readonly gathered: Gathered;
  readonly asking: Asking;
}

/** What is stored is sealed by manifests. */
export interface Sealing extends Known {
  readonly phase: "sealing";
  /** The segments that no manifest lists yet, as far as they are read back. */
  readonly checked: readonly CheckedSegment[];
  /** Whether these are all of them, or as many as one manifest lists. */
  readonly isAllChecked: boolean;
  /** Whether the manifest is made with which an `export-and-close` ends. */
  readonly isClosed: boolean;
}

interface Finished extends Known {
  readonly phase: "finished";
}

/** What is stored, as far as it matters for what comes next. */
export interface Position {
  /** Null where no segment is stored. */
  readonly last: SegmentMetadata | null;
  /** Milliseconds since 1970 at which the first segment was written; null where it does not matter any longer, or none is. */
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
      /** Whether the URL was made of an id, since the one that was to be asked had expired. */
      readonly isRebuilt: boolean;
      /** The highest id on the pages of this walk. */
      readonly reached: string | null;
      /** How many pages in a row had none that is higher. */
      readonly stalled: number;
    }
  /** Down from the newest entries to those that are written. */
  | {
      readonly kind: "newest-first";
      readonly url: string;
      /** The entries of the newest page, ascending; null before it is read. */
      readonly newest: readonly SourceEntry[] | null;
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
      readonly newest: readonly SourceEntry[];
      /** The page that is next, upward; null where only the newest one is left. */
      readonly older: WalkedPage | null;
      readonly restarts: number;
    }
  | { readonly kind: "ended" };

/** A page of which only the place is remembered. */
export interface WalkedPage {
  readonly url: string;
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
  /** How often in a row a page could not be had. */
  readonly failures: number;
  /** What was wrong with the page the last time, and how often in a row it was the same. */
  readonly damage: { readonly sha256: string; readonly times: number } | null;
}

/** What is read and not written yet. */
export interface Gathered {
  readonly units: readonly Unit[];
  /** The highest id that is gathered or written. */
  readonly highest: string | null;
  /** Entries without ids, which wait for the next one that has one. */
  readonly waiting: readonly SourceEntry[];
  /** Whether pages came to the highest id or to one above it: what follows is not written yet. */
  readonly isPastWritten: boolean;
}

/** An entry with an id, and those without one before it: they are written together. */
export interface Unit {
  readonly entry: SourceEntry;
  readonly id: string;
  readonly before: readonly SourceEntry[];
  /** Whether those before it may be written already: the server removed the entry with which they were, as pages were read. */
  readonly isInDoubt: boolean;
  /** The URL of the page that has it; null where it is not good for a later run. */
  readonly url: string | null;
  /** Whether a higher id came before. */
  readonly isLate: boolean;
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

export function working(state: JobState): Step {
  return { state, outcome: { kind: "working" } };
}

export function needsAttention(state: JobState, message: string): Step {
  return { state, outcome: { kind: "needs-attention", message } };
}
