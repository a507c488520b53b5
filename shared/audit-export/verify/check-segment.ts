/** Checks one segment: by what the manifest lists of it, by what it says of itself, and by the segments before. */

import { AUDIT_EXPORT_PAGE_MAX_BYTES } from "../../content-server/limits.ts";
import { quarantineName, segmentName } from "../object-names.ts";
import type { Quarantined, SegmentMetadata } from "../segment.ts";
import type { NotWhole } from "../stored.ts";
import {
  type Listing,
  listingFault,
  readStoredSegment,
  type StoredSegment,
  segmentChainFault,
  segmentEnd,
} from "../stored-segment.ts";
import { checkEntries } from "./check-entries.ts";
import { addBreak, addFault, otherSource, passUnread, reportProgress, type VerifyState } from "./verify-state.ts";

/**
 * Checks a segment, and moves on to the next one.
 *
 * @returns false where there is no such object.
 */
export async function checkSegment(state: VerifyState, number: number, listing: Listing | null): Promise<boolean> {
  state.place += 1;
  const stored = await readStoredSegment(number, state.ports, listing);
  if (stored.state === "whole") {
    await checkWhole(state, stored.value, listing);
  } else {
    tellNotWhole(state, stored, listing);
    passUnreadSegment(state, number, listing);
  }
  reportProgress(state);
  return stored.state !== "absent";
}

/** Where no manifest lists it, it may be looked for behind the last one: its absence is a break only where the store lists it. */
function tellNotWhole(state: VerifyState, stored: NotWhole, listing: Listing | null): void {
  if (stored.state === "broken") return addFault(state, stored.object, stored.fault);
  if (listing === null) return;
  addBreak(state, { object: stored.object, message: `It is missing. ${listing.manifest} lists it.` });
}

async function checkWhole(
  state: VerifyState,
  { metadata, raw }: StoredSegment,
  listing: Listing | null,
): Promise<void> {
  const object = segmentName(metadata.number);
  const fault =
    otherSource(state, metadata.source) ??
    segmentChainFault(metadata, state.position) ??
    (listing === null ? null : listingFault(metadata, listing));
  if (fault !== null) addFault(state, object, fault);
  checkEntries(state, object, metadata, raw);
  await checkQuarantined(state, object, metadata.quarantined);
  count(state, metadata, listing);
  state.position = { ...segmentEnd(metadata), lastId: metadata.last_id, gaps: metadata.gaps };
}

function count({ counts }: VerifyState, metadata: SegmentMetadata, listing: Listing | null): void {
  counts.segments += 1;
  counts.entries += metadata.entries;
  counts.quarantined += metadata.quarantined.length;
  counts.late += metadata.late;
  if (listing === null) counts.unsealedSegments += 1;
}

/** A manifest tells how to go on behind a segment that cannot be read itself. */
function passUnreadSegment(state: VerifyState, number: number, listing: Listing | null): void {
  const { entries } = state.position;
  passUnread(state, number);
  if (listing === null) return;
  const { chain, last_id: lastId, gaps, entries: listed } = listing.segment;
  state.position = { ...state.position, chain, lastId, gaps, entries: entries === null ? null : entries + listed };
}

/** The objects that a segment lists. */
async function checkQuarantined(state: VerifyState, segment: string, listed: readonly Quarantined[]): Promise<void> {
  for (const { sha256, bytes: size, id, kept } of listed) {
    if (!kept) continue;
    state.leftovers.delete(sha256);
    const object = quarantineName(sha256);
    const bytes = await state.ports.objects.read(object, Math.min(size, AUDIT_EXPORT_PAGE_MAX_BYTES) + 1);
    if (bytes === null) addBreak(state, { object, id, message: `It is missing. ${segment} lists it.` });
    else if (bytes.length !== size || (await state.ports.codec.digest(bytes)) !== sha256) {
      addBreak(state, { object, id, message: `It is not the object whose size and SHA-256 ${segment} lists.` });
    }
  }
}

/** The quarantined objects that no segment lists. An interrupted run may leave some, each named by its bytes. */
export async function checkLeftovers(state: VerifyState): Promise<void> {
  let matching = 0;
  for (const sha256 of state.leftovers) {
    state.place += 1;
    const object = quarantineName(sha256);
    const bytes = await state.ports.objects.read(object, AUDIT_EXPORT_PAGE_MAX_BYTES + 1);
    if (bytes !== null && (await state.ports.codec.digest(bytes)) === sha256) matching += 1;
    else addBreak(state, { object, message: "No segment lists it, and its name is not the SHA-256 of its bytes." });
  }
  if (matching > 0) state.notices.push(`Quarantined objects that no segment lists: ${matching}.`);
}
