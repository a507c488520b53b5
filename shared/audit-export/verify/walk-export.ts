/** Goes through the objects of an export in their order. */

import { AUDIT_VERIFY_MAX_BREAKS, AUDIT_VERIFY_MAX_QUARANTINE_OBJECTS } from "../limits.ts";
import type { Manifest } from "../manifest.ts";
import {
  isExportObjectName,
  MANIFEST_PREFIX,
  manifestName,
  manifestSequence,
  quarantineSha256,
  SEGMENT_PREFIX,
  segmentName,
  segmentNumber,
} from "../object-names.ts";
import type { StoredManifest } from "../stored.ts";
import { checkManifest, type FoundLatest, type ManifestsEnd, namedBy, startKeys } from "./check-manifests.ts";
import { checkSegment } from "./check-segment.ts";
import { addBreak, passUnread, reportProgress, type VerifyWalk } from "./verification.ts";

/** Looks at all names: which are of no export, and which quarantined objects there are. */
export async function checkNames(walk: VerifyWalk): Promise<void> {
  let isCut = false;
  for await (const object of walk.ports.objects.list("")) {
    const sha256 = quarantineSha256(object);
    if (sha256 !== undefined && walk.leftovers.size < AUDIT_VERIFY_MAX_QUARANTINE_OBJECTS) walk.leftovers.add(sha256);
    else if (sha256 !== undefined) isCut = true;
    else if (!isExportObjectName(object)) addStranger(walk, object);
  }
  if (isCut) walk.notices.push("There are more quarantined objects than are looked at for belonging to a segment.");
}

/** Told last, so that many of them hide no other break. */
export function tellStrangers(walk: VerifyWalk): void {
  walk.place += 1;
  const { names, count } = walk.strangers;
  for (const object of names) addBreak(walk, { object, message: "No object of an export has such a name." });
  walk.breaksLeftOut += count - names.length;
}

/** The manifests, and with each the segments that it lists. */
export async function walkManifests(walk: VerifyWalk, latest: FoundLatest): Promise<ManifestsEnd> {
  const key = startKeys(walk);
  let [sequence, named]: [number, string | null] = [0, null];
  let before: StoredManifest | null = null;
  let mayLeaveOut = false;
  for await (const name of walk.ports.objects.list(MANIFEST_PREFIX)) {
    const next = manifestSequence(name);
    if (next === undefined || next <= sequence) continue;
    const isMissing = next > sequence + 1;
    if (isMissing) addMissing(walk, manifestName(sequence + 1), name);
    const place = { sequence: next, before: isMissing ? null : before, key };
    before = await checkManifest(walk, place);
    sequence = next;
    mayLeaveOut ||= isMissing || before === null;
    if (before === null) continue;
    if (next === namedBy(latest)) named = before.sha256;
    await walkListed(walk, before.manifest, mayLeaveOut);
    if (before.manifest.segments.length > 0) mayLeaveOut = false;
  }
  return { sequence, namedSha256: named, key };
}

/** The segments that no manifest lists yet. */
export async function walkUnsealed(walk: VerifyWalk): Promise<void> {
  for await (const name of walk.ports.objects.list(SEGMENT_PREFIX)) {
    const number = segmentNumber(name);
    if (number === undefined || number <= walk.position.number) continue;
    if (number > walk.position.number + 1) {
      addMissing(walk, segmentName(walk.position.number + 1), name);
      passUnread(walk, number - 1);
    }
    await checkSegment(walk, number, null);
  }
}

/** @param mayLeaveOut whether manifests before could not be read, which may have listed the segments that lack here. */
async function walkListed(walk: VerifyWalk, { sequence, segments, consecutive_ids }: Manifest, mayLeaveOut: boolean) {
  walk.counts.manifests += 1;
  walk.isConsecutive = consecutive_ids;
  const manifest = manifestName(sequence);
  const first = segments[0]?.number;
  if (first !== undefined && first !== walk.position.number + 1) {
    if (!mayLeaveOut || first <= walk.position.number) {
      const message = `It begins with segment ${first}, but segment ${walk.position.number + 1} is the next.`;
      addBreak(walk, { object: manifest, message });
    }
    await catchUp(walk, first);
  }
  for (const segment of segments) {
    // oxlint-disable-next-line no-await-in-loop -- each segment follows on the one before
    if (segment.number > walk.position.number) await checkSegment(walk, segment.number, { manifest, segment });
  }
  reportProgress(walk);
}

/** Checks the segments before a number that no manifest lists which could be read, as far as they are there. */
async function catchUp(walk: VerifyWalk, number: number): Promise<void> {
  let isThere = true;
  while (isThere && walk.position.number + 1 < number) {
    // oxlint-disable-next-line no-await-in-loop -- each segment follows on the one before
    isThere = await checkSegment(walk, walk.position.number + 1, null);
  }
  if (walk.position.number + 1 < number) passUnread(walk, number - 1);
}

function addMissing(walk: VerifyWalk, object: string, later: string): void {
  walk.place += 1;
  addBreak(walk, { object, message: `It is missing, though there is ${later}.` });
}

function addStranger({ strangers }: VerifyWalk, name: string): void {
  strangers.count += 1;
  if (strangers.names.length < AUDIT_VERIFY_MAX_BREAKS) strangers.names.push(name);
}
