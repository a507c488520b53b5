/** The differences between an export and its source. */

import type { AuditReconciliationRecord } from "../../content-server/audit-records.ts";
import { compareIds, isAbove } from "../entry-ids.ts";
import { AUDIT_RECONCILE_MAX_IDS } from "../limits.ts";

/** The differences found: those with the lowest ids of each kind are listed, in their order, and all are counted. */
export interface Differences {
  /** The number of entries of the source that are missing from the export. */
  readonly missing: number;
  readonly missingIds: readonly string[];
  /** The number of entries with other content in the source than in the export. */
  readonly changed: number;
  readonly changedEntries: readonly ChangedEntry[];
  /** The number of ids that the source gives more than once, with different content. */
  readonly repeated: number;
  readonly repeatedEntries: readonly RepeatedEntry[];
  /**
   * The number of entries of the export that are no longer in the source, which has no record of their removal: they
   * were deleted.
   */
  readonly vanished: number;
  readonly vanishedIds: readonly string[];
  /** The id up to which the source records that it removed entries, where that took some of the export; null where it took none. */
  readonly prunedThrough: string | null;
}

/** Hashes are SHA-256 in hexadecimal: of a line without its end, or of an entry in quarantine as it came. */
export interface ChangedEntry {
  readonly id: string;
  readonly exportedSha256: string;
  readonly serverSha256: string;
}

export interface RepeatedEntry {
  readonly id: string;
  /** The hashes of the first two that differ. */
  readonly sha256s: readonly string[];
}

export function noDifferences(): Differences {
  return differencesOf({});
}

/** The findings of a part of a comparison. */
export interface Found {
  readonly missingIds?: readonly string[];
  readonly changedEntries?: readonly ChangedEntry[];
  readonly repeatedEntries?: readonly RepeatedEntry[];
  readonly vanishedIds?: readonly string[];
  readonly prunedThrough?: string | null;
}

export function differencesOf(found: Found): Differences {
  const { missingIds = [], changedEntries = [], repeatedEntries = [], vanishedIds = [], prunedThrough = null } = found;
  return {
    missing: missingIds.length,
    missingIds: lowest(missingIds, itself),
    changed: changedEntries.length,
    changedEntries: lowest(changedEntries, idOf),
    repeated: repeatedEntries.length,
    repeatedEntries: lowest(repeatedEntries, idOf),
    vanished: vanishedIds.length,
    vanishedIds: lowest(vanishedIds, itself),
    prunedThrough,
  };
}

type DifferencesRecord = Omit<
  AuditReconciliationRecord,
  "time" | "compared_entries" | "whole_time" | "behind" | "failure"
>;

/** The differences for programs: as a part of a record of the API, and of a command's output. */
export function differencesRecord(differences: Differences): DifferencesRecord {
  return {
    missing: differences.missing,
    missing_ids: differences.missingIds,
    changed: differences.changed,
    changed_entries: differences.changedEntries.map(({ id, exportedSha256, serverSha256 }) => {
      return { id, exported_sha256: exportedSha256, server_sha256: serverSha256 };
    }),
    repeated: differences.repeated,
    repeated_entries: differences.repeatedEntries,
    vanished: differences.vanished,
    vanished_ids: differences.vanishedIds,
    pruned_through: differences.prunedThrough,
  };
}

/** The number of differences. Entries that the source itself records as removed are none. */
export function countOfDifferences({ missing, changed, repeated, vanished }: Differences): number {
  return missing + changed + repeated + vanished;
}

/** Adds what another part of the same comparison found. What both tell by its id is counted once. */
export function joinDifferences(one: Differences, other: Differences): Differences {
  return combine(one, other, (before, added) => before + added);
}

/**
 * Adds what a comparison found to what was known before it. What both tell by its id is counted once; where there are more
 * than are told, there are at least so many.
 */
export function addFindings(known: Differences, found: Differences): Differences {
  return combine(known, found, (before, added, all) => {
    const most = Math.max(before, all);
    return most > AUDIT_RECONCILE_MAX_IDS ? most : before + added;
  });
}

/** @param count of how many there were before, how many were added, and how many the other one has. */
function combine(
  one: Differences,
  other: Differences,
  count: (before: number, added: number, all: number) => number,
): Differences {
  const missing = union(one.missingIds, other.missingIds, itself);
  const vanished = union(one.vanishedIds, other.vanishedIds, itself);
  const changed = union(one.changedEntries, other.changedEntries, idOf);
  const repeated = union(one.repeatedEntries, other.repeatedEntries, idOf);
  const add = (before: number, all: number, known: number) => count(before, all - known, all);
  return {
    missing: add(one.missing, other.missing, missing.known),
    missingIds: missing.told,
    changed: add(one.changed, other.changed, changed.known),
    changedEntries: changed.told,
    repeated: add(one.repeated, other.repeated, repeated.known),
    repeatedEntries: repeated.told,
    vanished: add(one.vanished, other.vanished, vanished.known),
    vanishedIds: vanished.told,
    prunedThrough: higher(one.prunedThrough, other.prunedThrough),
  };
}

function higher(one: string | null, other: string | null): string | null {
  return other !== null && isAbove(other, one) ? other : one;
}

/** The union of two lists, and the size of the second one's overlap with the first. */
function union<Item>(
  one: readonly Item[],
  other: readonly Item[],
  id: (item: Item) => string,
): { readonly told: readonly Item[]; readonly known: number } {
  const ids = new Set(one.map(id));
  const added = other.filter((item) => !ids.has(id(item)));
  return { told: lowest([...one, ...added], id), known: other.length - added.length };
}

/** The items with the lowest ids, as many as are told. */
function lowest<Item>(items: readonly Item[], id: (item: Item) => string): readonly Item[] {
  return items.toSorted((one, other) => compareIds(id(one), id(other))).slice(0, AUDIT_RECONCILE_MAX_IDS);
}

function itself(id: string): string {
  return id;
}

function idOf({ id }: ChangedEntry | RepeatedEntry): string {
  return id;
}
