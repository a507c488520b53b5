/** The check of a segment with its quarantined entries, by the manifest that lists it. */

import {
  AUDIT_EXPORT_PAGE_MAX_BYTES,
  type AuditSource,
  type Codec,
  err,
  faultOf,
  type Listing,
  listingFault,
  type NotWhole,
  type ObjectReader,
  ok,
  quarantineName,
  type Result,
  readStoredSegment,
  type SegmentContent,
  type SegmentMetadata,
  type SourceEntry,
  segmentChainFault,
  segmentName,
  sourceFault,
} from "../../shared/index.ts";
import { rowIdOf } from "../database/row-values.ts";
import type { PruningPosition } from "./pruning-store.ts";

/** The ports for comparing segments with the log. */
export interface SegmentPorts {
  readonly objects: ObjectReader;
  readonly codec: Codec;
  /** The log of this server, read as the export reads it. */
  readonly log: Pick<AuditSource, "fetchPage" | "urlAfter">;
  readonly readEntry: (line: Uint8Array) => SourceEntry;
}

/** A segment that is whole. */
export interface CheckedSegment extends SegmentContent {
  /** The `last_id` as ids of this server's log are. */
  readonly lastId: number;
}

/**
 * Reads a segment with its quarantined entries, and holds them to what the manifest lists and to the segment before.
 *
 * @returns else what is wrong, as a sentence.
 */
export async function checkSegment(
  listing: Listing,
  { segment, segmentChain, segmentEntries }: PruningPosition,
  sourceUrl: string,
  ports: Pick<SegmentPorts, "objects" | "codec">,
): Promise<Result<CheckedSegment, string>> {
  const stored = await readStoredSegment(listing.segment.number, ports, listing);
  if (stored.state !== "whole") return err(notWhole(stored));
  const { metadata, raw } = stored.value;
  const name = segmentName(metadata.number);
  const before = { number: segment, chain: segmentChain, entries: segmentEntries, writtenTime: null };
  const fault =
    listingFault(metadata, listing) ?? sourceFault(metadata.source, sourceUrl) ?? segmentChainFault(metadata, before);
  if (fault !== null) return err(`${name} ${fault}.`);
  const lastId = rowIdOf(metadata.last_id);
  if (lastId === undefined) return err(`${name} has a last id that no entry of the log can have.`);
  const quarantine = await quarantineFault(metadata, ports);
  return quarantine === null ? ok({ metadata, raw, lastId }) : err(quarantine);
}

/** The fault of the quarantined entries that a segment lists, as a sentence; null where there is none. */
async function quarantineFault(
  { number, quarantined }: SegmentMetadata,
  { objects, codec }: Pick<SegmentPorts, "objects" | "codec">,
): Promise<string | null> {
  for (const { bytes: size, sha256, kept } of quarantined) {
    if (!kept) return `${segmentName(number)} lists an entry whose bytes are not in the export.`;
    // oxlint-disable-next-line no-await-in-loop -- one at a time, for each may be large
    const object = await objects.read(quarantineName(sha256), Math.min(size, AUDIT_EXPORT_PAGE_MAX_BYTES));
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (object === null || object.length !== size || (await codec.digest(object)) !== sha256) {
      return `${quarantineName(sha256)} is not what ${segmentName(number)} says of it.`;
    }
  }
  return null;
}

/** The fault of an object that is absent or broken, as a sentence. */
export function notWhole(stored: NotWhole): string {
  return `${stored.object} ${faultOf(stored)}.`;
}
