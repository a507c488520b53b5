/** The part of an export whose segments are opened. Its manifests are all checked, and say what the others should be. */

import type { ManifestSegment } from "../manifest.ts";
import { manifestName } from "../object-names.ts";
import type { StoredManifest } from "../stored-manifest.ts";
import { mayHold } from "../time-range.ts";
import { addBreak, type VerifyState } from "./verify-state.ts";

/** Tells if a segment that a manifest lists is not opened. */
export function isPassedOver({ options }: VerifyState, sequence: number, segment: ManifestSegment): boolean {
  const { part } = options;
  if (part === undefined) return false;
  return part.kind === "since" ? sequence <= part.sequence : !mayHold(segment, part.times);
}

/** Goes on behind a segment by what its manifest lists of it. */
export function passOver(
  state: VerifyState,
  { number, chain, last_id: lastId, gaps, ...listed }: ManifestSegment,
): void {
  const { passedOver, position } = state;
  const entries = position.entries === null ? null : position.entries + listed.entries;
  state.position = { number, chain, lastId, gaps, entries, writtenTime: null };
  passedOver.segments += 1;
  passedOver.entries += listed.entries;
  passedOver.quarantined += listed.quarantined;
}

/** Checks that the manifest from which on an export is verified is the one that was verified before. */
export function checkSince(state: VerifyState, sequence: number, stored: StoredManifest): void {
  const { part } = state.options;
  if (part?.kind !== "since" || part.sequence !== sequence || part.sha256 === null) return;
  if (part.sha256 === stored.sha256) return;
  addBreak(state, { object: manifestName(sequence), message: "It is not the manifest that was verified before." });
}

/** Checks that this manifest is there. @param end the sequence of the last manifest. */
export function checkSinceIsThere(state: VerifyState, end: number): void {
  const { part } = state.options;
  if (part?.kind !== "since" || part.sequence <= end) return;
  addBreak(state, { object: manifestName(part.sequence), message: "It is missing, though it was verified before." });
}
