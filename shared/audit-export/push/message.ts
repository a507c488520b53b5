/** The messages that a receiver of pushes gets, one in each request. */

import type { SegmentMetadata } from "../segment.ts";
import type { ReadManifest } from "../stored-manifest.ts";
import type { Batch } from "./batches.ts";

export type PushMessage =
  /** Some lines of a segment. */
  | { readonly kind: "entries"; readonly segment: SegmentMetadata; readonly batch: Batch }
  /** The entries that a segment lists in quarantine; their bytes are not pushed. */
  | { readonly kind: "quarantined"; readonly segment: SegmentMetadata }
  | { readonly kind: "manifest"; readonly stored: ReadManifest };

/** Since when a message could be pushed at the earliest, in milliseconds since 1970: when what it has was written, or its hour was over. */
export function writtenTimeOf(message: PushMessage): number {
  return Date.parse(message.kind === "manifest" ? message.stored.manifest.period_end : message.segment.written_time);
}

/**
 * The key by which a receiver knows a message that it already got: it depends on the content of the message alone. It
 * has only characters that a header may have.
 */
export function idempotencyKey(exportName: string, message: PushMessage): string {
  switch (message.kind) {
    case "entries": {
      const { segment, batch } = message;
      return [exportName, "entries", segment.number, `${batch.firstLine}-${batch.lastLine}`, segment.chain].join(":");
    }
    case "quarantined":
      return [exportName, "quarantined", message.segment.number, message.segment.chain].join(":");
    case "manifest":
      return [exportName, "manifest", message.stored.manifest.sequence, message.stored.sha256].join(":");
    default:
      return message satisfies never;
  }
}
