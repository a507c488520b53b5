import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startReconciliation } from "../../../shared/index.ts";
import {
  AUDIT_EXPORT_MAX_COMPARED_PARTS,
  type ComparedParts,
  endOfParts,
  nextOfTurn,
  oldestComparison,
  startTurn,
  type Turn,
  withPart,
} from "../../../worker/export-jobs/turn.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const turnAt = (segment: number, began = 0): Turn => ({ ...startTurn(began), state: startReconciliation(segment) });

describe("nextOfTurn", () => {
  it("begins the first one, and one in place of one that began in the future", () => {
    const pace = { allDays: 7, segments: 4, oldest: 0, now: DAY };
    expect(nextOfTurn(null, pace)).toBe("begin");
    expect(nextOfTurn(turnAt(1, DAY + 1), pace)).toBe("begin");
  });

  it("does not pace one that was requested, and passes over one of what is all new", () => {
    const pace = { allDays: 7, segments: 4, oldest: 0, now: HOUR };
    const requested = (segment: number): Turn => ({ ...turnAt(segment, HOUR), isRequested: true });
    expect([1, 4, 5].map((segment) => nextOfTurn(requested(segment), pace))).toEqual(["step", "step", "begin"]);
    expect([1, 4, 5].map((segment) => nextOfTurn(turnAt(segment, HOUR), pace))).toEqual(["rest", "rest", "rest"]);
    expect(nextOfTurn(requested(1), { ...pace, oldest: HOUR })).toBe("begin");
    expect(nextOfTurn(requested(1), { ...pace, oldest: null })).toBe("step");
  });

  it("compares each segment within its days, and not much more often, however often it is asked", () => {
    const anyExport = fc.record({
      segments: fc.integer({ min: 1, max: 60 }),
      allDays: fc.integer({ min: 1, max: 30 }),
      everyHours: fc.integer({ min: 1, max: 3 }),
      atATime: fc.integer({ min: 1, max: 50 }),
    });
    fc.assert(
      fc.property(anyExport, ({ segments, allDays, everyHours, atATime }) => {
        const timesOf = Array.from({ length: segments }, (): number[] => [0]);
        const end = 4 * allDays * DAY;
        let turn: Turn | null = null;
        for (let now = 0; now <= end; now += everyHours * HOUR) {
          for (let next = ""; next !== "rest"; ) {
            next = nextOfTurn(turn, { allDays, segments, oldest: 0, now });
            if (next === "begin") turn = turnAt(1, now);
            if (next !== "step" || turn === null) continue;
            const { segment } = turn.state;
            for (const times of timesOf.slice(segment - 1, segment - 1 + atATime)) times.push(now);
            turn = turnAt(Math.min(segments + 1, segment + atATime), turn.began);
          }
        }
        const ages = timesOf.flatMap((times) =>
          [...times, end].slice(1).map((time, index) => time - (times[index] ?? 0)),
        );
        expect(Math.max(...ages)).toBeLessThanOrEqual(allDays * DAY);
        expect(Math.max(...timesOf.map((times) => times.length))).toBeLessThanOrEqual(8);
      }),
      { numRuns: 60 },
    );
  });
});

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
