/** Checks one segment: by what the manifest lists of it, by what it says of itself, and by the segments before. */

import { AUDIT_SEGMENT_MAX_BYTES } from "../limits.ts";
import { isListingOf, type ManifestSegment } from "../manifest.ts";
import { segmentName } from "../object-names.ts";
import { readSegment, type SegmentMetadata } from "../segment.ts";
import { checkEntries } from "./check-entries.ts";
import { checkQuarantined } from "./check-quarantine.ts";
import { addBreak, type ChainEnd, isOfSource, passUnread, reportProgress, type VerifyWalk } from "./walk.ts";

/** What a manifest lists of a segment. */
export interface Listing {
  /** The name of the manifest. */
  readonly manifest: string;
  readonly segment: ManifestSegment;
}

/**
 * Checks a segment and goes on behind it.
 *
 * @returns false where there is no such object.
 */
export async function checkSegment(walk: VerifyWalk, number: number, listing: Listing | null): Promise<boolean> {
  walk.place += 1;
  const object = segmentName(number);
  const bytes = await walk.ports.objects.read(object, readBound(listing));
  if (bytes === null) {
    if (listing !== null) addBreak(walk, { object, message: `It is missing. ${listing.manifest} lists it.` });
  } else {
    await checkBytes(walk, bytes, { number, object, listing });
  }
  if (walk.position.number !== number) passUnreadSegment(walk, number, listing);
  reportProgress(walk);
  return bytes !== null;
}

interface Checked {
  readonly number: number;
  readonly object: string;
  readonly listing: Listing | null;
}

async function checkBytes(walk: VerifyWalk, bytes: Uint8Array, { number, object, listing }: Checked): Promise<void> {
  const { codec } = walk.ports;
  const segment = await readSegment(bytes, codec);
  const self = segment.kind === "broken" ? `It ${segment.what}.` : "By itself it is a whole segment.";
  if (listing !== null && !(await isListed(bytes, listing, walk))) {
    const message = `It is not the object whose size and SHA-256 ${listing.manifest} lists. ${self}`;
    return addBreak(walk, { object, message });
  }
  if (segment.kind === "broken") return addBreak(walk, { object, message: self });
  const { metadata, raw } = segment;
  const wrong = wrongNumber(metadata, number) ?? wrongPlace(metadata, walk) ?? wrongListing(metadata, listing);
  if (wrong !== undefined) addBreak(walk, { object, message: wrong });
  if (metadata.number !== number) return;
  checkEntries(walk, object, metadata, raw);
  await checkQuarantined(walk, object, metadata.quarantined);
  count(walk, metadata, listing);
  walk.position = behind(metadata);
}

async function isListed(bytes: Uint8Array, { segment }: Listing, { ports }: VerifyWalk): Promise<boolean> {
  return bytes.length === segment.bytes && (await ports.codec.digest(bytes)) === segment.sha256;
}

function wrongNumber(metadata: SegmentMetadata, number: number): string | undefined {
  return metadata.number === number ? undefined : `By its metadata it is segment ${metadata.number}.`;
}

/** What does not fit to the segments before. */
function wrongPlace(metadata: SegmentMetadata, walk: VerifyWalk): string | undefined {
  const { number, chain, entries, writtenTime } = walk.position;
  if (!isOfSource(walk, metadata.source)) return "It is of another server than the object before.";
  if (chain !== null && metadata.previous_chain !== chain) {
    return number === 0
      ? "Its previous_chain is not that of a first segment."
      : `It does not follow on ${segmentName(number)}, whose chain is not its previous_chain.`;
  }
  if (entries !== null && metadata.entries_before !== entries) {
    return `Its entries_before is ${metadata.entries_before}, but the segments before have ${entries} entries.`;
  }
  if (metadata.entries === 0 && metadata.quarantined.length === 0) return "It has no entry.";
  if (writtenTime !== null && Date.parse(metadata.written_time) < writtenTime) {
    return "Its written_time is before that of the segment before.";
  }
  return undefined;
}

/** What the manifest lists in another way. */
function wrongListing(metadata: SegmentMetadata, listing: Listing | null): string | undefined {
  if (listing === null) return undefined;
  const { segment, manifest } = listing;
  return isListingOf(segment, metadata) ? undefined : `${manifest} lists of it what its metadata does not say.`;
}

function count({ counts }: VerifyWalk, metadata: SegmentMetadata, listing: Listing | null): void {
  counts.segments += 1;
  counts.entries += metadata.entries;
  counts.quarantined += metadata.quarantined.length;
  counts.late += metadata.late;
  if (listing === null) counts.unsealedSegments += 1;
}

function behind(metadata: SegmentMetadata): ChainEnd {
  return {
    number: metadata.number,
    chain: metadata.chain,
    entries: metadata.entries_before + metadata.entries,
    lastId: metadata.last_id,
    writtenTime: Date.parse(metadata.written_time),
  };
}

/** A manifest tells how to go on behind a segment that cannot be read itself. */
function passUnreadSegment(walk: VerifyWalk, number: number, listing: Listing | null): void {
  const { entries } = walk.position;
  passUnread(walk, number);
  if (listing === null) return;
  const { chain, last_id: lastId, entries: listed } = listing.segment;
  walk.position = { ...walk.position, chain, lastId, entries: entries === null ? null : entries + listed };
}

function readBound(listing: Listing | null): number {
  return Math.min(AUDIT_SEGMENT_MAX_BYTES, listing?.segment.bytes ?? AUDIT_SEGMENT_MAX_BYTES) + 1;
}
