import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AUDIT_EXPORT_MAX_COMPARED_PARTS,
  type ComparedParts,
  endOfParts,
  oldestComparison,
  withPart,
} from "../../../worker/export-jobs/compared-parts.ts";

/** A comparison of some segments, of which the first is counted from the end of what was compared before. */
const anyComparison = fc.record({
  back: fc.integer({ min: -3, max: 40 }),
  length: fc.integer({ min: 1, max: 30 }),
  wait: fc.integer({ min: 0, max: 100 }),
});

type AnyComparison = typeof anyComparison extends fc.Arbitrary<infer Value> ? Value : never;

/** The parts after some comparisons, and by segment when each was compared last. */
function compared(comparisons: readonly AnyComparison[]) {
  const times: (number | null)[] = [];
  let parts: ComparedParts = [];
  let now = 0;
  for (const { back, length, wait } of comparisons) {
    const first = Math.max(1, endOfParts(parts) + 1 - back);
    now += wait;
    while (times.length < first - 1) times.push(null);
    for (let number = first; number < first + length; number += 1) times[number - 1] = now;
    parts = withPart(parts, first, first + length - 1, now);
  }
  return { parts, times };
}

function timeOf(parts: ComparedParts, segment: number): number | null {
  return parts.find(({ through }) => through >= segment)?.time ?? null;
}

describe("withPart", () => {
  it("never says that a segment was compared later than it was, and says exactly when as long as there are few parts", () => {
    fc.assert(
      fc.property(fc.array(anyComparison, { maxLength: 300 }), (comparisons) => {
        const { parts, times } = compared(comparisons);
        const said = times.map((_, index) => timeOf(parts, index + 1));
        expect(endOfParts(parts)).toBe(times.length);
        expect(parts.length).toBeLessThanOrEqual(AUDIT_EXPORT_MAX_COMPARED_PARTS);
        for (const [index, time] of times.entries()) {
          const told = said[index] ?? null;
          expect(told === null || (time !== null && told <= time)).toBe(true);
        }
        if (comparisons.length <= 20) expect(said).toEqual(times);
        const known = times.every((time) => time !== null);
        expect(oldestComparison(parts) === null).toBe(!known || times.length === 0);
      }),
    );
  });

  it("joins the parts that are nearest in time", () => {
    const parts = Array.from({ length: AUDIT_EXPORT_MAX_COMPARED_PARTS }, (_, index) => {
      return { through: index + 1, time: index * 10 + (index === 7 ? 9 : 0) };
    });
    const joined = withPart(parts, parts.length + 1, parts.length + 1, 5_000);
    expect(joined).toHaveLength(AUDIT_EXPORT_MAX_COMPARED_PARTS);
    // Those of 79 and 80 are one, which is as old as the older one.
    expect(joined.slice(6, 9)).toEqual([
      { through: 7, time: 60 },
      { through: 9, time: 79 },
      { through: 10, time: 90 },
    ]);
  });
});

describe("oldestComparison", () => {
  it("is that of the oldest part, and none where a segment was passed over", () => {
    expect(oldestComparison([])).toBeNull();
    expect(oldestComparison(withPart([{ through: 3, time: 7 }], 4, 5, 6))).toBe(6);
    expect(oldestComparison(withPart([{ through: 3, time: 7 }], 5, 5, 9))).toBeNull();
    expect(oldestComparison(withPart(withPart([{ through: 3, time: 7 }], 5, 5, 9), 4, 4, 10))).toBe(7);
  });
});
