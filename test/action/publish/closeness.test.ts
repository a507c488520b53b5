import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LineRange } from "../../../action/files/changed-lines.ts";
import { closenessOf } from "../../../action/publish/closeness.ts";
import { checkFile, type Diagnostic } from "../../../shared/index.ts";

const [wholeFile] = checkFile("a", new Uint8Array([0xff])).diagnostics;
const [located] = checkFile("a", new TextEncoder().encode("[]")).diagnostics;

/** A finding on these lines. */
function finding(start: number, end: number): Diagnostic {
  if (located?.range === undefined) throw new Error("The file has no finding.");
  const at = (line: number) => ({ line, column: 2, offset: line });
  return { ...located, range: { start: at(start), end: at(end) } };
}

function closeness(changed: readonly LineRange[] | undefined, diagnostic: Diagnostic): number {
  const lines = changed === undefined ? undefined : { changed, shown: undefined };
  return closenessOf([{ checked: checkFile("a", new Uint8Array()), text: "", lines }])("a", diagnostic);
}

describe("closenessOf", () => {
  const CHANGED = [
    { start: 10, end: 12 },
    { start: 20, end: 20 },
  ];

  it.each([
    [11, 11, 0],
    [12, 15, 0],
    [1, 40, 0],
    [1, 8, 2],
    [14, 14, 2],
    [17, 18, 2],
    [16, 16, 4],
    [25, 30, 5],
  ])("measures lines %i to %i as %i from the nearest changed line", (start, end, distance) => {
    expect(closeness(CHANGED, finding(start, end))).toBe(distance);
  });

  it("takes for far what nobody knows", () => {
    expect(closeness(undefined, finding(1, 1))).toBe(Number.POSITIVE_INFINITY);
    expect(closeness([], finding(1, 1))).toBe(Number.POSITIVE_INFINITY);
    expect(closenessOf([])("b", finding(1, 1))).toBe(Number.POSITIVE_INFINITY);
  });

  it("takes for close what is about a whole file that changed", () => {
    if (wholeFile === undefined) throw new Error("The file has no finding.");
    expect(closeness(CHANGED, wholeFile)).toBe(0);
  });

  it("gives what a look at every line gives", () => {
    const sizes = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 9 }), (gaps, start, height) => {
        const changed: LineRange[] = [];
        for (const [gap, size] of gaps) {
          const first = (changed.at(-1)?.end ?? 0) + gap;
          changed.push({ start: first, end: first + size - 1 });
        }
        const distances = changed.flatMap((range) =>
          Array.from({ length: height + 1 }, (_, index) =>
            Math.max(0, range.start - (start + index), start + index - range.end),
          ),
        );
        expect(closeness(changed, finding(start, start + height))).toBe(Math.min(...distances));
      }),
    );
  });
});
