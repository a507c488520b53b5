/** Looks for entries in the segments that are not compared now: those that came late, and those that a source gives again. */

import { err, ok, type Result } from "../../text/result.ts";
import { compareIds, isAbove } from "../entry-ids.ts";
import { segmentName } from "../object-names.ts";
import { firstSegment, readStoredSegment, readStoredStart } from "../stored-segment.ts";
import type { ReconcilePorts } from "./reconciliation.ts";
import { addEntries, brokenExport, notWhole, type StoredEntry, storedSha256 } from "./stored-entries.ts";

/** Which segments are compared now. */
export interface Place {
  readonly first: number;
  /** The number of the first segment behind them. */
  readonly after: number;
  /** The last id before them; null where there is none. */
  readonly highestBefore: string | null;
}

/**
 * The SHA-256 of those of some entries that other segments have, by their ids.
 *
 * @returns else what is broken, in whole sentences.
 */
export async function findElsewhere(
  ids: readonly string[],
  { first, after, highestBefore }: Place,
  ports: ReconcilePorts,
): Promise<Result<ReadonlyMap<string, string>, string>> {
  const found = new Map<string, string>();
  const left = new Set(ids);
  const strays = ids.filter((id) => !isAbove(id, highestBefore));
  let lowestHome = first;
  for (const id of strays.toSorted(compareIds)) {
    if (!left.has(id)) continue;
    const home = await homeOf(id, first - 1, ports);
    if (!home.ok) return home;
    lowestHome = Math.min(lowestHome, home.value);
    const taken = await takeFrom(home.value, left, found, ports);
    if (taken !== null) return err(taken);
  }
  for (let number = lowestHome; left.size > 0; number += 1) {
    if ((number >= first && number < after) || ports.inOrder.has(number)) continue;
    const start = await readStoredStart(number, ports);
    if (start.state === "absent") break;
    if (start.state === "broken") return err(notWhole(start));
    if (start.value.late === 0 && start.value.quarantined.length === 0) {
      ports.inOrder.add(number);
      continue;
    }
    const taken = await takeFrom(number, left, found, ports);
    if (taken !== null) return err(taken);
  }
  return ok(found);
}

/** The segment that an id would be in, had it come in order: the first one whose last id is not below it. */
async function homeOf(id: string, last: number, ports: ReconcilePorts): Promise<Result<number, string>> {
  const home = await firstSegment(last, (segment) => compareIds(segment.last_id, id) >= 0, ports);
  return home.ok ? home : err(notWhole(home.error.stored));
}

/** Moves the ids that a segment has from those that are looked for. @returns what is broken; null where nothing is. */
async function takeFrom(
  number: number,
  left: Set<string>,
  found: Map<string, string>,
  ports: ReconcilePorts,
): Promise<string | null> {
  const segment = await readStoredSegment(number, ports);
  if (segment.state !== "whole") return notWhole(segment);
  const entries = new Map<string, StoredEntry>();
  const fault = addEntries(entries, segment.value, ports);
  if (fault !== null) return brokenExport(segmentName(number), fault);
  for (const id of left) {
    const stored = entries.get(id);
    if (stored === undefined) continue;
    left.delete(id);
    found.set(id, await storedSha256(stored, ports.codec));
  }
  return null;
}
