/** The segments of an export in their order: how the last one is found, and how one is added exactly once. */

import { type Broken, brokenObject } from "./broken.ts";
import { findLast, type Numbered, type Numbering } from "./find-last.ts";
import { SEGMENT_PREFIX, segmentName, segmentNumber } from "./object-names.ts";
import type { Codec, HintStore, ObjectReader, ObjectStore } from "./ports.ts";
import { isChained, SEGMENT_START_MAX_BYTES, type Segment, type SegmentMetadata, segmentMetadata } from "./segment.ts";

/** A segment that is stored. */
export type StoredSegment = { readonly kind: "stored"; readonly metadata: SegmentMetadata } | Broken;

/** The chain of segments. */
export interface SegmentLog {
  /** The last segment; null where there is none. */
  readonly last: () => Promise<StoredSegment | null>;
  /** Adds the segment under its number, unless there is one of the number, which then counts: the one that is stored. */
  readonly append: (segment: Segment) => Promise<StoredSegment>;
}

const SEGMENTS: Numbering = {
  prefix: SEGMENT_PREFIX,
  nameOf: segmentName,
  numberOf: segmentNumber,
  maxBytes: SEGMENT_START_MAX_BYTES,
};

/** The segments in a store. The hint says where to begin to look for the last one, and no more. */
export function segmentLog(store: ObjectStore, hints: HintStore, codec: Codec): SegmentLog {
  const last = async () => {
    const found = await findLast(store, (await hints.load())?.segment ?? 0, SEGMENTS);
    return found === null ? null : await readStored(found, codec);
  };
  const append = async ({ metadata, bytes }: Segment) => {
    const made = await store.create(segmentName(metadata.number), bytes);
    const stored: StoredSegment =
      made === "created" ? { kind: "stored", metadata } : await readSegmentStart(store, metadata.number, codec);
    await hints.save({ manifest: 0, ...(await hints.load()), segment: metadata.number });
    return stored;
  };
  return { last, append };
}

/** What a segment that must be there says of itself. */
export async function readSegmentStart(store: ObjectReader, number: number, codec: Codec): Promise<StoredSegment> {
  const bytes = await store.read(segmentName(number), SEGMENT_START_MAX_BYTES);
  return bytes === null ? brokenObject(segmentName(number), "is missing") : await readStored({ number, bytes }, codec);
}

async function readStored({ number, bytes }: Numbered, codec: Codec): Promise<StoredSegment> {
  const metadata = segmentMetadata(bytes);
  if (metadata === undefined)
    return brokenObject(segmentName(number), "has no metadata of a segment in its gzip header");
  if (metadata.number !== number) return brokenObject(segmentName(number), "says that it has another number");
  if (!(await isChained(metadata, codec)))
    return brokenObject(segmentName(number), "has metadata that its chain hash does not fit");
  return { kind: "stored", metadata };
}
