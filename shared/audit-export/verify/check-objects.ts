/** Goes through the objects of an export in their order. */

import { AUDIT_VERIFY_MAX_BREAKS, AUDIT_VERIFY_MAX_QUARANTINE_OBJECTS } from "../limits.ts";
import type { Manifest } from "../manifest.ts";
import {
  isExportObjectName,
  isStrayName,
  MANIFEST_PREFIX,
  manifestName,
  manifestSequence,
  quarantineSha256,
  SEGMENT_PREFIX,
  segmentName,
  segmentNumber,
  straysNotice,
} from "../object-names.ts";
import type { StoredManifest } from "../stored-manifest.ts";
import { checkManifest, type FoundLatest, type ManifestsEnd, namedBy } from "./check-manifests.ts";
import { checkSegment } from "./check-segment.ts";
import { checkSince, isPassedOver, passOver } from "./part.ts";
import { addBreak, addListedButMissing, passUnread, reportProgress, type VerifyState } from "./verify-state.ts";

/** Looks at all names: which are of no export, and which quarantined objects there are. */
export async function checkNames(state: VerifyState): Promise<void> {
  let isCut = false;
  const strays: string[] = [];
  for await (const object of state.ports.objects.list("")) {
    const sha256 = quarantineSha256(object);
    if (sha256 !== undefined && state.leftovers.size < AUDIT_VERIFY_MAX_QUARANTINE_OBJECTS) state.leftovers.add(sha256);
    else if (sha256 !== undefined) isCut = true;
    else if (isStrayName(object)) strays.push(object);
    else if (!isExportObjectName(object)) addUnknownObject(state, object);
  }
  state.notices.push(...straysNotice(strays));
  if (isCut)
    state.notices.push("There are too many quarantined objects to check whether a segment lists each of them.");
}

/** Told last, so that many of them hide no other break. */
export function tellUnknownObjects(state: VerifyState): void {
  state.place += 1;
  const { names, count } = state.unknownObjects;
  for (const object of names) addBreak(state, { object, message: "This is not the name of an object of an export." });
  state.breaksLeftOut += count - names.length;
}

/** The manifests, and with each the segments that it lists. */
export async function checkManifests(state: VerifyState, latest: FoundLatest): Promise<ManifestsEnd> {
  let sequence = 0;
  let named: StoredManifest | null = null;
  let before: StoredManifest | null = null;
  let mayLeaveOut = false;
  for await (const name of state.ports.objects.list(MANIFEST_PREFIX)) {
    const next = manifestSequence(name);
    if (next === undefined || next <= sequence) continue;
    const isMissing = next > sequence + 1;
    if (isMissing) addMissing(state, manifestName(sequence + 1), name);
    const place = { sequence: next, before: isMissing ? null : before };
    before = await checkManifest(state, place);
    sequence = next;
    mayLeaveOut ||= isMissing || before === null;
    if (before === null) continue;
    if (next === namedBy(latest)) named = before;
    checkSince(state, next, before);
    await checkListed(state, before.manifest, mayLeaveOut);
    if (before.manifest.segments.length > 0) mayLeaveOut = false;
  }
  return { sequence, named };
}

/** The segments that no manifest lists yet. */
export async function checkUnsealed(state: VerifyState): Promise<void> {
  state.mustStateGaps = false;
  for await (const name of state.ports.objects.list(SEGMENT_PREFIX)) {
    const number = segmentNumber(name);
    if (number === undefined || number <= state.position.number) continue;
    if (number > state.position.number + 1) {
      addMissing(state, segmentName(state.position.number + 1), name);
      passUnread(state, number - 1);
    }
    const isThere = await checkSegment(state, number, null);
    if (!isThere) addListedButMissing(state, name);
  }
}

/** @param mayLeaveOut whether manifests before could not be read, which may have listed the segments that are missing here. */
async function checkListed(
  state: VerifyState,
  { sequence, segments, consecutive_ids }: Manifest,
  mayLeaveOut: boolean,
) {
  state.counts.manifests += 1;
  state.mustStateGaps = consecutive_ids && state.isConsecutive;
  state.isConsecutive = consecutive_ids;
  const manifest = manifestName(sequence);
  const first = segments[0]?.number;
  if (first !== undefined && first !== state.position.number + 1) {
    if (!mayLeaveOut || first <= state.position.number) {
      const message = `It begins with segment ${first}, but segment ${state.position.number + 1} is the next.`;
      addBreak(state, { object: manifest, message });
    }
    await catchUp(state, first);
  }
  for (const segment of segments) {
    if (segment.number <= state.position.number) continue;
    if (isPassedOver(state, sequence, segment)) passOver(state, segment);
    else await checkSegment(state, segment.number, { manifest, segment });
  }
  reportProgress(state);
}

/** Checks the segments before a number that no manifest lists which could be read, as far as they are there. */
async function catchUp(state: VerifyState, number: number): Promise<void> {
  let isThere = true;
  while (isThere && state.position.number + 1 < number) {
    isThere = await checkSegment(state, state.position.number + 1, null);
  }
  if (state.position.number + 1 < number) passUnread(state, number - 1);
}

function addMissing(state: VerifyState, object: string, later: string): void {
  state.place += 1;
  addBreak(state, { object, message: `It is missing, though there is ${later}.` });
}

function addUnknownObject({ unknownObjects }: VerifyState, name: string): void {
  unknownObjects.count += 1;
  if (unknownObjects.names.length < AUDIT_VERIFY_MAX_BREAKS) unknownObjects.names.push(name);
}
