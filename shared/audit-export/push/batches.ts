import { AUDIT_PUSH_BATCH_BYTES, AUDIT_PUSH_BATCH_ENTRIES } from "../limits.ts";
import { linesOf } from "../lines.ts";

/** Lines of a segment that are pushed together. */
export interface Batch {
  /** The place of its first line in the segment, from 1. */
  readonly firstLine: number;
  readonly lastLine: number;
  /** The lines, without line ends. */
  readonly lines: readonly Uint8Array[];
}

/**
 * Which lines of a segment are pushed together: as many as `AUDIT_PUSH_BATCH_ENTRIES` and `AUDIT_PUSH_BATCH_BYTES` allow, and at
 * least one. It depends on the lines alone, so that a batch that is sent again is the same.
 */
export function batchesOf(raw: Uint8Array): readonly Batch[] {
  const batches: Batch[] = [];
  let [lines, bytes, firstLine]: [Uint8Array[], number, number] = [[], 0, 1];
  const close = () => {
    if (lines.length > 0) batches.push({ firstLine, lastLine: firstLine + lines.length - 1, lines });
    firstLine += lines.length;
    [lines, bytes] = [[], 0];
  };
  for (const line of linesOf(raw)) {
    if (lines.length === AUDIT_PUSH_BATCH_ENTRIES || bytes + line.length > AUDIT_PUSH_BATCH_BYTES) close();
    lines.push(line);
    bytes += line.length;
  }
  close();
  return batches;
}
