/** The segments of an export in their order: how the last one is found, and how one is added exactly once. */

import type { Codec, HintStore, ObjectStore } from "./ports.ts";
import type { Segment, SegmentMetadata } from "./segment.ts";

/** A segment that is stored. */
export type StoredSegment =
  | { readonly kind: "stored"; readonly metadata: SegmentMetadata }
  /** @property message what is wrong with it and what to do, in whole sentences. */
  | { readonly kind: "broken"; readonly message: string };

/** The chain of segments. */
export interface SegmentLog {
  /** The last segment; null where there is none. */
  readonly last: () => Promise<StoredSegment | null>;
  /** Adds the segment under its number, unless there is one of the number, which then counts: the one that is stored. */
  readonly append: (segment: Segment) => Promise<StoredSegment>;
}

/** The segments in a store. The hint says where to begin to look for the last one, and no more. */
export function segmentLog(_store: ObjectStore, _hints: HintStore, _codec: Codec): SegmentLog {
  return {
    last: async () => await Promise.resolve(null),
    append: async ({ metadata }) => await Promise.resolve({ kind: "stored", metadata }),
  };
}
