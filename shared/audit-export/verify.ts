/**
 * Checks an export from beginning to end by its objects alone: this is the map.
 *
 * Found is every change of a byte of an object, every segment, manifest or listed quarantined object that was removed,
 * added, doubled or swapped, and every entry that was, where the segment was not packed again with all that follows.
 *
 * Cannot be found, for the objects that are left are an export in themselves:
 * - An export that was rewritten as a whole, from some object to its end, where nothing is signed. Where it is signed and
 *   no public key is asked for, another key may have signed all of it.
 * - Another export in the place of this one, whole, of the same key or of none: `name` and `source` say which one it is.
 * - The newest objects taken away together: the last manifests, with a `latest.json` of before that time (or, where no
 *   manifest is left, with none).
 * - Of segments that no manifest lists yet: the last ones removed, rewritten or invented.
 * - Where nothing is signed and `latest.json` is behind: a manifest newer than the one it names, changed consistently.
 * - A quarantined object that no segment lists, taken away or added under the name that its bytes have; a notice counts those.
 * - An entry that the server never gave, or gave in another form. `reconcileStep` compares with the server.
 */

import { manifestName } from "./object-names.ts";
import { checkLatest, findLatest, type ManifestsEnd } from "./verify/check-manifests.ts";
import { checkManifests, checkNames, checkUnsealed, tellUnknownObjects } from "./verify/check-objects.ts";
import { checkRepeats } from "./verify/check-repeats.ts";
import { checkLeftovers } from "./verify/check-segment.ts";
import { firstGap } from "./verify/gaps.ts";
import {
  addBreak,
  sortedBreaks,
  startVerification,
  totalsOf,
  type Verification,
  type VerifyOptions,
  type VerifyPorts,
  type VerifyState,
} from "./verify/verification.ts";

/**
 * Checks an export. Memory holds one segment or manifest at a time, and a line for each segment.
 *
 * @throws where a port does, and nothing else.
 */
export async function verifyExport(options: VerifyOptions, ports: VerifyPorts): Promise<Verification> {
  const state = startVerification(options, ports);
  const latest = await findLatest(state);
  await checkNames(state);
  const end = await checkManifests(state, latest);
  await checkLatest(state, latest, end);
  if (end.sequence === 0) checkNothingSigned(state);
  await checkUnsealed(state);
  await checkRepeats(state);
  checkGaps(state);
  await checkLeftovers(state);
  tellUnknownObjects(state);
  const { name, source, breaksLeftOut, notices, counts } = state;
  if (counts.unsealedSegments > 0) notices.push(`Segments that no manifest lists yet: ${counts.unsealedSegments}.`);
  const breaks = sortedBreaks(state);
  return { name, source, breaks, breaksLeftOut, notices, totals: totalsOf(state), signedBy: signedBy(end) };
}

/** Without a manifest nothing is signed, by no key. */
function checkNothingSigned(state: VerifyState): void {
  if (state.options.publicKey === null) return;
  addBreak(state, {
    object: manifestName(1),
    message: "It is missing: nothing is signed by the key that was asked for.",
  });
}

function signedBy({ sequence, key: { last, isOne } }: ManifestsEnd): string | null {
  return sequence > 0 && isOne ? (last ?? null) : null;
}

/** Where a segment could not be read, its ids seem to be left out, and that is told of it already. */
function checkGaps(state: VerifyState): void {
  const { gaps } = totalsOf(state);
  if (gaps === 0 || state.hasUnread) return;
  const first = firstGap(state.gaps);
  if (first === undefined) {
    state.notices.push(`Ids between the first and the last that no entry has: ${gaps}.`);
    return;
  }
  const { object, line, place, before: id, after } = first;
  const message = `Ids are missing, although the ids of this server are consecutive: ${gaps}, the first after ${after}.`;
  addBreak(state, { object, line, id, place, message });
}
