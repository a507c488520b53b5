/** Compares the ids of one segment with those that the source has in its range. */

import type { PageFailure } from "../../content-server/audit-source.ts";
import { compareIds } from "../entry-id.ts";
import { AUDIT_RECONCILE_MAX_CANDIDATES, AUDIT_RECONCILE_MAX_IDS } from "../limits.ts";
import type { SegmentMetadata } from "../segment.ts";
import type { Differences, ReconcilePorts } from "./reconciliation.ts";
import { idsOfSource } from "./source-walk.ts";
import { removeWhatCameLate, type StoredIds } from "./stored-segments.ts";

/** What is before a segment. */
export interface Before {
  /** The segment before; null where there is none. */
  readonly metadata: SegmentMetadata | null;
  /** The page of the source that holds its end, as far as it is known. */
  readonly url: string | null;
}

export type Comparison =
  /** @property url the page that holds the end of the segment; null where it has none. */
  | { readonly kind: "compared"; readonly differences: Differences; readonly url: string | null }
  | { readonly kind: "failed"; readonly failure: PageFailure }
  /** The export itself is broken. @property message why, in whole sentences. */
  | { readonly kind: "broken"; readonly message: string };

/**
 * Compares a segment. An id in its range that only the source has may be in a later segment, of an entry that came late: it
 * is missing where no segment up to the last one has it, too. Late entries of this segment are looked for where they are.
 */
export async function compareSegment(
  { metadata, ids }: StoredIds,
  { metadata: before, url: urlBefore }: Before,
  ports: ReconcilePorts,
): Promise<Comparison> {
  const { number, last_id: last } = metadata;
  const range = { before, urlBefore, lowestLate: lowestUpTo(ids, before?.last_id ?? null), last };
  const seen = new Set<string>();
  const candidates = new Set<string>();
  let [differences, url]: [Differences, string | null] = [noDifferences(), null];
  for await (const page of idsOfSource(range, ports)) {
    if (!page.ok) return { kind: "failed", failure: page.error };
    const { ids: pageIds } = page.value;
    if (pageIds.some((id) => compareIds(id, last) <= 0)) ({ url } = page.value);
    for (const id of pageIds) {
      if (ids.has(id)) seen.add(id);
      else if (isIn(range, id)) candidates.add(id);
    }
    if (candidates.size < AUDIT_RECONCILE_MAX_CANDIDATES) continue;
    const found = await removeWhatCameLate(candidates, number, ports);
    if (!found.ok) return { kind: "broken", message: found.error };
    differences = addMissing(differences, candidates);
    candidates.clear();
  }
  const found = await removeWhatCameLate(candidates, number, ports);
  if (!found.ok) return { kind: "broken", message: found.error };
  differences = addMissing(differences, candidates);
  return {
    kind: "compared",
    url,
    differences: addVanished(
      differences,
      [...ids].filter((id) => !seen.has(id)),
    ),
  };
}

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

function addMissing(differences: Differences, ids: ReadonlySet<string>): Differences {
  return joinDifferences(differences, { ...noDifferences(), missing: ids.size, missingIds: [...ids] });
}

function addVanished(differences: Differences, ids: readonly string[]): Differences {
  return joinDifferences(differences, { ...noDifferences(), vanished: ids.length, vanishedIds: ids });
}

function firstOf(ids: readonly string[], more: readonly string[]): readonly string[] {
  return [...ids, ...more].slice(0, AUDIT_RECONCILE_MAX_IDS);
}

/** Whether an id is above all segments before and not above this one. */
function isIn(range: { readonly before: SegmentMetadata | null; readonly last: string }, id: string): boolean {
  return compareIds(id, range.last) <= 0 && (range.before === null || compareIds(id, range.before.last_id) > 0);
}

/** The lowest id that is not above the segments before; null where all are. */
function lowestUpTo(ids: ReadonlySet<string>, last: string | null): string | null {
  let lowest: string | null = null;
  for (const id of ids) {
    const isLate = last !== null && compareIds(id, last) <= 0;
    if (isLate && (lowest === null || compareIds(id, lowest) < 0)) lowest = id;
  }
  return lowest;
}
