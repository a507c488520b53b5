/** Entries of the source that the segments which are compared now do not have: others may. */

import { ok, type Result } from "../../text/result.ts";
import { isAbove } from "../entry-ids.ts";
import type { Differences, Found, RepeatedEntry } from "./differences.ts";
import type { ReconcilePorts } from "./reconciliation.ts";
import { findElsewhere, type Place } from "./stored-elsewhere.ts";

/** By its id, the SHA-256 of the first content that the source gave, and of the first other one. */
export type Candidates = Map<string, readonly [first: string] | readonly [first: string, other: string]>;

export function addCandidate(candidates: Candidates, id: string, sha256: string): void {
  const known = candidates.get(id);
  if (known === undefined) candidates.set(id, [sha256]);
  else if (known.length === 1 && known[0] !== sha256) candidates.set(id, [known[0], sha256]);
}

/**
 * The differences that candidates turn out to be. One in the range that is compared which a later segment has is
 * compared with that segment. One below it is given out of order, which nothing else compares.
 *
 * @param known the earlier findings: a changed entry that is out of order is not given twice.
 * @returns else the broken part of the export, in whole sentences.
 */
export async function resolveCandidates(
  candidates: Candidates,
  known: Differences,
  place: Place,
  ports: ReconcilePorts,
): Promise<Result<Found, string>> {
  if (candidates.size === 0) return ok({});
  const elsewhere = await findElsewhere([...candidates.keys()], place, ports);
  if (!elsewhere.ok) return elsewhere;
  const missingIds: string[] = [];
  const repeatedEntries: RepeatedEntry[] = [];
  for (const [id, [first, other]] of candidates) {
    const exported = elsewhere.value.get(id);
    if (exported === undefined) {
      missingIds.push(id);
      if (other !== undefined) repeatedEntries.push({ id, sha256s: [first, other] });
    } else if (!isAbove(id, place.highestBefore)) {
      const changed = known.changedEntries.find((entry) => entry.id === id)?.serverSha256;
      const second = [first, other].find((sha256) => sha256 !== exported && sha256 !== changed);
      if (second !== undefined) repeatedEntries.push({ id, sha256s: [exported, second] });
    }
  }
  return ok({ missingIds, repeatedEntries });
}
