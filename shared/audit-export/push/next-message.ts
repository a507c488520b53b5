/** The choice of the next push, by the delivered and the stored objects. */

import { manifestName, segmentName } from "../object-names.ts";
import type { VerifySignature } from "../ports.ts";
import type { SegmentMetadata } from "../segment.ts";
import type { Stored, StoredPorts } from "../stored.ts";
import {
  NOTHING_SEALED,
  nextManifestFault,
  type ReadManifest,
  readStoredManifest,
  type Sealed,
  sealedBy,
} from "../stored-manifest.ts";
import { NO_SEGMENT, readStoredSegment, type SegmentEnd, segmentChainFault, segmentEnd } from "../stored-segment.ts";
import { type Batch, batchesOf } from "./batches.ts";
import type { PushMessage } from "./message.ts";

/** The progress of the pushes to a receiver. */
export interface PushPosition {
  /** The last segment that was delivered whole. */
  readonly segment: SegmentEnd;
  /** The highest id up to it; null where there is none. */
  readonly lastId: string | null;
  /** The number of lines of the segment after it that were delivered. */
  readonly lines: number;
  /** The last manifest that was delivered. */
  readonly sealed: Sealed;
}

/** Nothing was delivered. */
export const PUSH_START: PushPosition = { segment: NO_SEGMENT, lastId: null, lines: 0, sealed: NOTHING_SEALED };

/** The content that a receiver gets. */
export interface PushContent {
  readonly entries: boolean;
  readonly manifests: boolean;
}

export type NextMessage =
  /** @property after where the pushes stand once the message is delivered. */
  | { readonly kind: "message"; readonly message: PushMessage; readonly after: PushPosition }
  /** Everything that is stored was delivered. */
  | { readonly kind: "none" }
  /** A stored object is not whole, or does not follow on what was delivered. @property fault the end of a sentence. */
  | { readonly kind: "broken"; readonly object: string; readonly fault: string };

/** A segment to be pushed. */
interface PushedSegment {
  readonly metadata: SegmentMetadata;
  readonly batches: readonly Batch[];
}

/** Reads what is stored for pushes. */
export interface PushReader {
  readonly segment: (number: number) => Promise<Stored<PushedSegment>>;
  readonly manifest: (sequence: number) => Promise<Stored<ReadManifest>>;
}

/** A reader that keeps the last segment in memory, so that it is read once for all of its batches. */
export function pushReader(ports: StoredPorts & { readonly verifySignature: VerifySignature }): PushReader {
  let last: Stored<PushedSegment> | undefined;
  return {
    segment: async (number) => {
      if (last?.state === "whole" && last.value.metadata.number === number) return last;
      last = undefined;
      last = await readPushedSegment(number, ports);
      return last;
    },
    manifest: async (sequence) => await readStoredManifest(sequence, ports),
  };
}

async function readPushedSegment(number: number, ports: StoredPorts): Promise<Stored<PushedSegment>> {
  const stored = await readStoredSegment(number, ports);
  if (stored.state !== "whole") return stored;
  const { metadata, raw } = stored.value;
  return { state: "whole", value: { metadata, batches: batchesOf(raw) } };
}

/**
 * The next message: the lines of each segment in their order, its entries in quarantine, and each manifest once all
 * segments that it lists were delivered.
 *
 * @throws where the reader does.
 */
export async function nextMessage(
  position: PushPosition,
  content: PushContent,
  reader: PushReader,
): Promise<NextMessage> {
  // In the middle of a segment no manifest can be next.
  const isBetween = position.lines === 0 || !content.entries;
  const manifest = content.manifests && isBetween ? await nextManifest(position, reader) : NONE;
  if (manifest.kind === "broken" || !content.entries) return manifest;
  const isDue = manifest.kind === "message" && manifest.after.sealed.segments <= position.segment.number;
  if (isDue) return manifest;
  const segment = await nextOfSegment(position, reader);
  if (segment.kind !== "none" || manifest.kind === "none") return segment;
  return broken(segmentName(position.segment.number + 1), "is missing");
}

const NONE: NextMessage = { kind: "none" };

async function nextManifest(position: PushPosition, reader: PushReader): Promise<NextMessage> {
  const stored = await reader.manifest(position.sealed.sequence + 1);
  if (stored.state === "absent") return NONE;
  if (stored.state === "broken") return broken(stored.object, stored.fault);
  const { manifest } = stored.value;
  const fault = nextManifestFault(manifest, position.sealed);
  if (fault !== null) return broken(manifestName(manifest.sequence), fault);
  const message = { kind: "manifest", stored: stored.value } as const;
  return { kind: "message", message, after: { ...position, sealed: sealedBy(stored.value) } };
}

async function nextOfSegment(position: PushPosition, reader: PushReader): Promise<NextMessage> {
  const stored = await reader.segment(position.segment.number + 1);
  if (stored.state === "absent") return NONE;
  if (stored.state === "broken") return broken(stored.object, stored.fault);
  const { metadata, batches } = stored.value;
  const fault = segmentChainFault(metadata, position.segment);
  if (fault !== null) return broken(segmentName(metadata.number), fault);
  const delivered: PushPosition = { ...position, segment: segmentEnd(metadata), lastId: metadata.last_id, lines: 0 };
  const batch = batches.find(({ lastLine }) => lastLine > position.lines);
  if (batch === undefined) {
    return { kind: "message", message: { kind: "quarantined", segment: metadata }, after: delivered };
  }
  const isLast = batch.lastLine === metadata.entries && metadata.quarantined.length === 0;
  return {
    kind: "message",
    message: { kind: "entries", segment: metadata, batch },
    after: isLast ? delivered : { ...position, lines: batch.lastLine },
  };
}

function broken(object: string, fault: string): NextMessage {
  return { kind: "broken", object, fault };
}
