/** Checks one segment: by what the manifest lists of it, by what it says of itself, and by the segments before. */

import { segmentName } from "../object-names.ts";
import type { SegmentMetadata } from "../segment.ts";
import {
  type Listing,
  listingFault,
  type NotWhole,
  readStoredSegment,
  type StoredSegment,
  segmentChainFault,
  segmentEnd,
} from "../stored.ts";
import { checkEntries } from "./check-entries.ts";
import { checkQuarantined } from "./check-quarantine.ts";
import { addBreak, addFault, otherSource, passUnread, reportProgress, type VerifyWalk } from "./walk.ts";

/**
 * Checks a segment and goes on behind it.
 *
 * @returns false where there is no such object.
 */
export async function checkSegment(walk: VerifyWalk, number: number, listing: Listing | null): Promise<boolean> {
  walk.place += 1;
  const stored = await readStoredSegment(number, walk.ports, listing);
  if (stored.state === "whole") {
    await checkWhole(walk, stored.value, listing);
  } else {
    tellNotWhole(walk, stored, listing);
    passUnreadSegment(walk, number, listing);
  }
  reportProgress(walk);
  return stored.state !== "absent";
}

/** That a segment is absent is a break only where a manifest lists it. */
function tellNotWhole(walk: VerifyWalk, stored: NotWhole, listing: Listing | null): void {
  if (stored.state === "broken") return addFault(walk, stored.object, stored.fault);
  if (listing === null) return;
  addBreak(walk, { object: stored.object, message: `It is missing. ${listing.manifest} lists it.` });
}

async function checkWhole(walk: VerifyWalk, { metadata, raw }: StoredSegment, listing: Listing | null): Promise<void> {
  const object = segmentName(metadata.number);
  const fault =
    otherSource(walk, metadata.source) ??
    segmentChainFault(metadata, walk.position) ??
    (listing === null ? null : listingFault(metadata, listing));
  if (fault !== null) addFault(walk, object, fault);
  checkEntries(walk, object, metadata, raw);
  await checkQuarantined(walk, object, metadata.quarantined);
  count(walk, metadata, listing);
  walk.position = { ...segmentEnd(metadata), lastId: metadata.last_id };
}

function count({ counts }: VerifyWalk, metadata: SegmentMetadata, listing: Listing | null): void {
  counts.segments += 1;
  counts.entries += metadata.entries;
  counts.quarantined += metadata.quarantined.length;
  counts.late += metadata.late;
  if (listing === null) counts.unsealedSegments += 1;
}

/** A manifest tells how to go on behind a segment that cannot be read itself. */
function passUnreadSegment(walk: VerifyWalk, number: number, listing: Listing | null): void {
  const { entries } = walk.position;
  passUnread(walk, number);
  if (listing === null) return;
  const { chain, last_id: lastId, entries: listed } = listing.segment;
  walk.position = { ...walk.position, chain, lastId, entries: entries === null ? null : entries + listed };
}
