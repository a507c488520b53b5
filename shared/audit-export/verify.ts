/**
 * Checks an export from beginning to end by its objects alone: this is the map.
 *
 * It finds every changed byte of an object, every segment, manifest or listed quarantined object that was removed, added,
 * doubled or swapped, and every such entry, unless its segment and everything after it were written again.
 *
 * It cannot find the following, because the objects that remain are an export in themselves:
 * - An export that was rewritten as a whole, from some object to its end, where nothing is signed. Where it is signed and
 *   no public key is asked for, another key may have signed all of it. Whoever holds the key can always do so.
 * - Another export in the place of this one, whole, of the same key or of none: `name` and `source` say which one it is.
 * - The newest objects, removed together: the last manifests, with a `latest.json` of before that time (or, where no
 *   manifest is left, with none).
 * - Of segments that no manifest lists yet: the last ones removed, rewritten or invented.
 * - Where nothing is signed and `latest.json` is behind: a manifest newer than the one it names, changed consistently.
 * - A quarantined object that no segment lists, removed, or added under the name that its bytes have; a notice counts those.
 * - An entry that the server never gave, or gave in another form. `reconcileStep` compares with the server.
 */

import type { Gap } from "./gaps.ts";
import { checkLatest, checkSomethingSigned, findLatest } from "./verify/check-manifests.ts";
import { checkManifests, checkNames, checkUnsealed, tellUnknownObjects } from "./verify/check-objects.ts";
import { checkRepeats } from "./verify/check-repeats.ts";
import { checkLeftovers } from "./verify/check-segment.ts";
import { tellWitnessed } from "./verify/check-witness.ts";
import { missingText } from "./verify/id-range.ts";
import { checkSinceIsThere } from "./verify/part.ts";
import type { Verification, VerifyOptions, VerifyPorts } from "./verify/verification.ts";
import { sortedBreaks, startVerification, totalsOf, type VerifyState } from "./verify/verify-state.ts";

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
  checkSomethingSigned(state, end);
  checkSinceIsThere(state, end.sequence);
  await checkUnsealed(state);
  await checkRepeats(state);
  const openGaps = openGapsOf(state);
  // A segment that is not opened may list them.
  if (state.passedOver.segments === 0) await checkLeftovers(state);
  const witnessed = tellWitnessed(state);
  tellUnknownObjects(state);
  const { name, source, breaksLeftOut, notices, keyChanges, counts } = state;
  if (counts.unsealedSegments > 0) notices.push(`Segments that no manifest lists yet: ${counts.unsealedSegments}.`);
  const breaks = sortedBreaks(state);
  const totals = totalsOf(state);
  const passedOver = options.part === undefined ? null : state.passedOver;
  const found = { name, source, breaks, breaksLeftOut, openGaps, notices, totals, keyChanges, passedOver };
  return { ...found, signedBy: signedBy(state), witnessed };
}

function signedBy({ keys: { expected, areRight } }: VerifyState): string | null {
  return areRight ? (expected ?? null) : null;
}

/**
 * Where a segment could not be read, its ids seem to be left out, and that is told of it already. Of segments that are not opened,
 * the ids are not known, and only what the last one states is.
 */
function openGapsOf(state: VerifyState): readonly Gap[] | null {
  const { gaps } = totalsOf(state);
  const { gaps: stated } = state.position;
  if (state.passedOver.segments > 0) return state.isConsecutive && stated !== null && stated.length > 0 ? stated : null;
  if (gaps === 0 || state.hasUnread) return null;
  if (!state.isConsecutive) {
    state.notices.push(`Ids between the first and the last that no entry has: ${missingText(gaps)}.`);
    return null;
  }
  const open = state.position.gaps ?? [];
  const first = open[0] === undefined ? "" : `, the first after ${open[0].after}`;
  state.notices.push(`Ids are missing, although the ids of this server are consecutive: ${missingText(gaps)}${first}.`);
  return open;
}
