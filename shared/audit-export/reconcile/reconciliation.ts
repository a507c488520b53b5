/** What a comparison of an export with its source needs, and what it comes to. */

import type { AuditSource, PageFailure, SourceEntry } from "../../content-server/audit-source.ts";
import { AUDIT_RECONCILE_MAX_IDS } from "../limits.ts";
import type { Codec, ObjectReader } from "../ports.ts";

/** What is needed to compare an export with its source. */
export interface ReconcilePorts {
  readonly source: AuditSource;
  readonly objects: ObjectReader;
  readonly codec: Codec;
  readonly readEntry: (line: Uint8Array) => SourceEntry;
  /** How many entries a page has at most. */
  readonly pageEntries: number;
}

/** Where a comparison stands; plain data that can be kept. */
export interface ReconcileState {
  /** The sequence of the manifest that is compared. */
  readonly manifest: number;
  /** How many of its segments are compared. */
  readonly segments: number;
  /** The page of the source that holds the end of what is compared, with which the walk most likely goes on; null where none is known. */
  readonly url: string | null;
  readonly differences: Differences;
}

/** What differs between an export and its source, within the id range of one manifest. */
export interface Differences {
  /** How many entries of the source are missing from the export. */
  readonly missing: number;
  /** The ids of the first of them. */
  readonly missingIds: readonly string[];
  /** How many entries of the export are missing from the source, such as those it has removed since. */
  readonly vanished: number;
  readonly vanishedIds: readonly string[];
}

export type ReconcileStep =
  | { readonly kind: "working"; readonly state: ReconcileState }
  | { readonly kind: "compared"; readonly state: ReconcileState }
  /** There is no manifest of that sequence yet. */
  | { readonly kind: "nothing-to-compare" }
  /** The source could not be read; the same step may be tried again. */
  | { readonly kind: "failed"; readonly failure: PageFailure }
  /** The export itself is broken. */
  | { readonly kind: "broken"; readonly message: string };

export function noDifferences(): Differences {
  return { missing: 0, missingIds: [], vanished: 0, vanishedIds: [] };
}

export function joinDifferences(one: Differences, other: Differences): Differences {
  return {
    missing: one.missing + other.missing,
    missingIds: firstOf(one.missingIds, other.missingIds),
    vanished: one.vanished + other.vanished,
    vanishedIds: firstOf(one.vanishedIds, other.vanishedIds),
  };
}

function firstOf(ids: readonly string[], more: readonly string[]): readonly string[] {
  return [...ids, ...more].slice(0, AUDIT_RECONCILE_MAX_IDS);
}
