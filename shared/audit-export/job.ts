/** The export of an audit log, step by step. The objects in the store are the truth; everything else can be lost. */

import type { AuditSource, PageFailure, SourceEntry } from "../content-server/audit-source.ts";
import type { Codec, HintStore, ObjectStore, Signer } from "./ports.ts";
import type { SegmentLog } from "./segment-log.ts";

/** What an export is of, and how its source is read. */
export interface JobSettings {
  /** The name of the export, which its manifests repeat. */
  readonly name: string;
  /** The base URL of the server, which segments and manifests repeat. */
  readonly source: string;
  /** How many entries a page has at most. */
  readonly pageEntries: number;
  /** Entries that are younger are not written yet, for others may appear before them. */
  readonly holdBackMilliseconds: number;
  /** How many entries before the last one are read again on each run, to find those that appeared late. */
  readonly overlapEntries: number;
  /** Whether the ids of the log follow on each other without gaps. */
  readonly consecutiveIds: boolean;
}

/** The world of a job. */
export interface JobPorts {
  readonly source: AuditSource;
  readonly store: ObjectStore;
  readonly segments: SegmentLog;
  readonly hints: HintStore;
  readonly codec: Codec;
  /** Null where manifests are not signed. */
  readonly signer: Signer | null;
  /** One line of a segment, with the id in it. */
  readonly readEntry: (line: Uint8Array) => SourceEntry;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 to below 1. */
  readonly random: () => number;
}

/** How far a job is, as far as its segments and manifests tell. */
export interface Progress {
  /** Null where nothing is written yet. */
  readonly lastId: string | null;
  readonly segments: number;
  readonly entries: number;
  readonly manifests: number;
  /** How many pages this run has read. */
  readonly pages: number;
  /** How many entries wait to be written with the next segment. */
  readonly gathered: number;
}

/** What a step came to. */
export type StepOutcome =
  /** There is more to do. */
  | { readonly kind: "working" }
  /** All entries that there are and that may be written are written, and all manifests that are due. */
  | { readonly kind: "done" }
  /** The server had trouble; the same step is to be tried again after this time. */
  | { readonly kind: "wait"; readonly milliseconds: number; readonly failure: PageFailure }
  /** Nothing goes on until somebody has seen to it. All that is written stays. */
  | { readonly kind: "needs-attention"; readonly message: string };

/**
 * What a run is to do: export the log to its end and make the manifests that are due (`export`), and one more although the
 * hour is not over (`export-and-close`); or only make the manifests that are due (`manifests`).
 */
export type RunKind = "export" | "export-and-close" | "manifests";

/** Where a run of a job stands: plain data that may be lost at any time, and of which callers read `progressOf` alone. */
export interface JobState {
  readonly kind: RunKind;
}

/** A step's end: where the job stands now, and what came of the step. */
export interface Step {
  readonly state: JobState;
  readonly outcome: StepOutcome;
}

/** The beginning of a run. */
export function startRun(kind: RunKind): JobState {
  return { kind };
}

/**
 * Does the next thing: reads one page, writes one segment or writes one manifest.
 *
 * @throws where a port does. Then nothing half-done is left, and the job goes on from `startRun`.
 */
export async function step(state: JobState, _settings: JobSettings, _ports: JobPorts): Promise<Step> {
  return await Promise.resolve({ state, outcome: { kind: "done" } });
}

/** Writes what is gathered, so that a run that ends here loses nothing that it read. */
export async function writeGathered(state: JobState, _settings: JobSettings, _ports: JobPorts): Promise<JobState> {
  return await Promise.resolve(state);
}

/** How far a job is; null before its first step. */
export function progressOf(_state: JobState): Progress | null {
  return null;
}
