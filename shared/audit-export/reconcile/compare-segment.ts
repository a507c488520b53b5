/** Compares the ids of one segment with those that the source has in its range. */

import type { PageFailure } from "../../content-server/audit-source.ts";
import { err, ok, type Result } from "../../text/result.ts";
import { compareIds } from "../entry-ids.ts";
import { AUDIT_RECONCILE_MAX_CANDIDATES } from "../limits.ts";
import { segmentName } from "../object-names.ts";
import { linesOf, type SegmentMetadata } from "../segment.ts";
import { faultOf, type NotWhole, readStoredSegment, readStoredStart, type StoredSegment } from "../stored.ts";
import { type Differences, joinDifferences, noDifferences, type ReconcilePorts } from "./reconciliation.ts";
import { idsOfSource } from "./source-walk.ts";

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

function addMissing(differences: Differences, ids: ReadonlySet<string>): Differences {
  return joinDifferences(differences, { ...noDifferences(), missing: ids.size, missingIds: [...ids] });
}

function addVanished(differences: Differences, ids: readonly string[]): Differences {
  return joinDifferences(differences, { ...noDifferences(), vanished: ids.length, vanishedIds: ids });
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

/** The ids of a segment's lines and of what it lists as quarantined. */
export interface StoredIds {
  readonly metadata: SegmentMetadata;
  readonly ids: ReadonlySet<string>;
}

/** The ids of a segment. @returns else what is wrong with it, as the end of a sentence. */
export function storedIds({ metadata, raw }: StoredSegment, { readEntry }: ReconcilePorts): Result<StoredIds, string> {
  const ids = new Set(metadata.quarantined.flatMap(({ id }) => (id === null ? [] : [id])));
  for (const line of linesOf(raw)) {
    const { id, kind } = readEntry(line);
    if (kind === "unreadable") return err("has a line that is not an entry");
    ids.add(id);
  }
  return ok({ metadata, ids });
}

/** Takes out of a set the ids that later segments have: of entries that came late. @returns else why it cannot. */
async function removeWhatCameLate(
  ids: Set<string>,
  number: number,
  ports: ReconcilePorts,
): Promise<Result<null, string>> {
  for (let later = number + 1; ids.size > 0; later += 1) {
    // oxlint-disable-next-line no-await-in-loop -- segments are read only as long as ids are looked for
    const start = await readStoredStart(later, ports);
    if (start.state === "absent") break;
    if (start.state === "broken") return err(notWhole(start));
    if (start.value.late === 0 && start.value.quarantined.length === 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- see above
    const segment = await readStoredSegment(later, ports);
    if (segment.state !== "whole") return err(notWhole(segment));
    const found = storedIds(segment.value, ports);
    if (!found.ok) return err(brokenExport(segmentName(later), found.error));
    for (const id of found.value.ids) ids.delete(id);
  }
  return ok(null);
}

/** What is said of an export that cannot be compared. @param fault the end of a sentence. */
export function brokenExport(object: string, fault: string): string {
  return `${object} ${fault}. Check the export with verify-export.`;
}

export function notWhole(stored: NotWhole): string {
  return brokenExport(stored.object, faultOf(stored));
}
