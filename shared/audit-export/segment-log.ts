/** The segments of an export in their order: how the last one is found, and how one is added exactly once. */

import { findLast, type Numbering } from "./find-last.ts";
import { SEGMENT_PREFIX, segmentName, segmentNumber } from "./object-names.ts";
import type { Codec, HintStore, ObjectStore } from "./ports.ts";
import type { Segment, SegmentMetadata } from "./segment.ts";
import { readStoredStart, type Stored } from "./stored.ts";

/** The chain of segments. */
export interface SegmentLog {
  /** The last segment; absent where there is none. */
  readonly last: () => Promise<Stored<SegmentMetadata>>;
  /** Adds the segment under its number, unless there is one of the number, which then counts: the one that is stored. */
  readonly append: (segment: Segment) => Promise<Stored<SegmentMetadata>>;
}

/** The segments in a store. The hint says where to begin to look for the last one, and no more. */
export function segmentLog(store: ObjectStore, hints: HintStore, codec: Codec): SegmentLog {
  const read = async (number: number) => await readStoredStart(number, { objects: store, codec });
  const segments: Numbering<SegmentMetadata> = { prefix: SEGMENT_PREFIX, numberOf: segmentNumber, read };
  const last = async () => await findLast(store, (await hints.load())?.segment ?? 0, segments);
  const append = async ({ metadata, bytes }: Segment) => {
    const { number } = metadata;
    const made = await store.create(segmentName(number), bytes);
    const stored: Stored<SegmentMetadata> =
      made === "created" ? { state: "whole", value: metadata } : await read(number);
    await hints.save({ manifest: 0, ...(await hints.load()), segment: number });
    return stored;
  };
  return { last, append };
}
