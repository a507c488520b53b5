/** The input of an export, its ports, and its progress. */

import type { AuditSource, PageFailure, SourceEntry } from "../content-server/audit-source.ts";
import type { Gap } from "./gaps.ts";
import type { Codec, HintStore, ObjectStore, OldKey, Signer } from "./ports.ts";
import type { Segment, SegmentMetadata } from "./segment.ts";
import type { Stored, StoredPorts } from "./stored.ts";

/** The subject of an export, and the way to read its source. */
export interface JobSettings {
  /** The name of the export, which its manifests repeat. */
  readonly name: string;
  /** The base URL of the server, which segments and manifests repeat. */
  readonly source: string;
  /** The most entries of a page. */
  readonly pageEntries: number;
  /** A segment is closed when it has this many entries; `AUDIT_SEGMENT_ENTRIES` but in tests. */
  readonly segmentEntries: number;
  /** A segment is closed when its entries have this many bytes; `AUDIT_SEGMENT_RAW_BYTES`, or fewer in tests. */
  readonly segmentRawBytes: number;
  /** Entries that are younger are not written yet, for others may appear before them. */
  readonly holdBackMilliseconds: number;
  /**
   * The number of entries before the last one that each run reads again, of the last segments, to find those that
   * appeared late.
   */
  readonly overlapEntries: number;
  /** True if the ids of the log follow on each other without gaps. */
  readonly consecutiveIds: boolean;
}

/** The chain of segments. */
export interface SegmentLog {
  /** The last segment; absent where there is none. */
  readonly last: () => Promise<Stored<SegmentMetadata>>;
  /** Adds the segment under its number, unless there is one of the number, which then counts: the one that is stored. */
  readonly append: (segment: Segment) => Promise<Stored<SegmentMetadata>>;
}

/** The ports of a job. */
export interface JobPorts {
  readonly source: AuditSource;
  readonly store: ObjectStore;
  readonly segments: SegmentLog;
  readonly hints: HintStore;
  readonly codec: Codec;
  /** Null where manifests are not signed. */
  readonly signer: Signer | null;
  readonly oldKey: OldKey;
  /** One line of a segment, with the id in it. */
  readonly readEntry: (line: Uint8Array) => SourceEntry;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 to below 1. */
  readonly random: () => number;
}

/** The ports for reading a job's stored objects. */
export function storedPorts({ store, codec }: JobPorts): StoredPorts {
  return { objects: store, codec };
}

/**
 * The task of a run: export the log to its end and make the manifests that are due (`export`), and one more although
 * the hour is not over (`export-and-close`); or only make the manifests that are due (`manifests`).
 */
export type RunKind = "export" | "export-and-close" | "manifests";

/** The progress of a job, by its segments and manifests. */
export interface Progress {
  /** Null where nothing is written yet. */
  readonly lastId: string | null;
  readonly segments: number;
  readonly entries: number;
  readonly manifests: number;
  /** Where ids are missing, of a log whose ids are consecutive. */
  readonly openGaps: readonly Gap[];
  /**
   * True if this run leaves the newest entries for a later one: they are young, or behind ids that are missing, or have
   * no id and wait for the next entry that has one. It is settled at the end of the log.
   */
  readonly isHoldingBack: boolean;
  /** The number of pages that this run has read. */
  readonly pages: number;
  /** The number of entries that wait to be written with the next segment. */
  readonly gathered: number;
}

/** The outcome of a step. */
export type StepOutcome =
  /** There is more to do. */
  | { readonly kind: "working" }
  /** All entries that there are and that may be written are written, and all manifests that are due. */
  | { readonly kind: "done" }
  /** The server failed; the same step is to be tried again after this time. */
  | { readonly kind: "wait"; readonly milliseconds: number; readonly failure: PageFailure }
  /** Nothing continues until someone has fixed it. Everything written so far is kept. */
  | { readonly kind: "needs-attention"; readonly message: string };
