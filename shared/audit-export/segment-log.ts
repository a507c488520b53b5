/** The segments of an export in their order: how the last one is found, and how one is added exactly once. */

import type { Segment, SegmentMetadata } from "./segment.ts";

/** The chain of segments. */
export interface SegmentLog {
  /** The metadata of the last segment; null where there is none. */
  readonly last: () => Promise<SegmentMetadata | null>;
  /** Adds the segment under its number, unless there is one of the number, which then counts: the metadata of the one stored. */
  readonly append: (segment: Segment) => Promise<SegmentMetadata>;
}
