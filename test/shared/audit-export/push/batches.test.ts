import fc from "fast-check";
import { expect, test } from "vitest";
import { AUDIT_PUSH_BATCH_BYTES, AUDIT_PUSH_BATCH_ENTRIES } from "../../../../shared/audit-export/limits.ts";
import { type Batch, batchesOf } from "../../../../shared/audit-export/push/batches.ts";

/** The lengths of lines, in runs, so that both bounds are met. */
const anyLengths = fc
  .array(
    fc.oneof(
      fc.record({ times: fc.integer({ min: 1, max: 2 * AUDIT_PUSH_BATCH_ENTRIES }), length: fc.nat({ max: 40 }) }),
      fc.record({ times: fc.integer({ min: 1, max: 3 }), length: fc.nat({ max: AUDIT_PUSH_BATCH_BYTES + 1 }) }),
    ),
    { maxLength: 6 },
  )
  .map((runs) => runs.flatMap(({ times, length }) => Array.from({ length: times }, () => length)));

function rawOf(lengths: readonly number[]): Uint8Array {
  const raw = new Uint8Array(lengths.reduce((total, length) => total + length + 1, 0)).fill(0x78);
  let at = -1;
  for (const length of lengths) {
    at += length + 1;
    raw[at] = 0x0a;
  }
  return raw;
}

/** The compared part of batches: which lines, and where their bytes are. */
const placesOf = (batches: readonly Batch[]) =>
  batches.map(({ firstLine, lastLine, lines }) => [firstLine, lastLine, lines[0]?.byteOffset, bytesOf(lines)]);

const bytesOf = (lines: readonly Uint8Array[]) => lines.reduce((total, line) => total + line.length, 0);

test("the batches of any segment have each line once, in order, within the bounds, and are always the same", () => {
  const property = fc.property(anyLengths, (lengths) => {
    const raw = rawOf(lengths);
    const batches = batchesOf(raw);
    expect(batches.flatMap(({ lines }) => lines.map((line) => line.length)).join()).toBe(lengths.join());
    expect(placesOf(batchesOf(raw.slice()))).toEqual(placesOf(batches));
    let lastBefore = 0;
    for (const [index, { firstLine, lastLine, lines }] of batches.entries()) {
      expect([firstLine, lastLine]).toEqual([lastBefore + 1, lastBefore + lines.length]);
      lastBefore = lastLine;
      const bytes = bytesOf(lines);
      expect(lines.length >= 1 && lines.length <= AUDIT_PUSH_BATCH_ENTRIES).toBe(true);
      expect(bytes <= AUDIT_PUSH_BATCH_BYTES || lines.length === 1).toBe(true);
      // No batch ends while there is room for the next line.
      const next = batches[index + 1]?.lines[0];
      const hasRoom = next !== undefined && bytes + next.length <= AUDIT_PUSH_BATCH_BYTES;
      expect(hasRoom && lines.length < AUDIT_PUSH_BATCH_ENTRIES).toBe(false);
    }
  });
  fc.assert(property, { numRuns: 50 });
});

test("a segment without lines has no batch", () => {
  expect(batchesOf(new Uint8Array())).toEqual([]);
});
