import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startReconciliation } from "../../../shared/index.ts";
import { nextOfTurn, startTurn, type Turn } from "../../../worker/export-jobs/turn.ts";

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
        const compared = Array.from({ length: segments }, (): number[] => [0]);
        const end = 4 * allDays * DAY;
        let turn: Turn | null = null;
        for (let now = 0; now <= end; now += everyHours * HOUR) {
          for (let next = ""; next !== "rest"; ) {
            next = nextOfTurn(turn, { allDays, segments, oldest: 0, now });
            if (next === "begin") turn = turnAt(1, now);
            if (next !== "step" || turn === null) continue;
            const { segment } = turn.state;
            for (const times of compared.slice(segment - 1, segment - 1 + atATime)) times.push(now);
            turn = turnAt(Math.min(segments + 1, segment + atATime), turn.began);
          }
        }
        const ages = compared.flatMap((times) =>
          [...times, end].slice(1).map((time, index) => time - (times[index] ?? 0)),
        );
        expect(Math.max(...ages)).toBeLessThanOrEqual(allDays * DAY);
        expect(Math.max(...compared.map((times) => times.length))).toBeLessThanOrEqual(8);
      }),
      { numRuns: 60 },
    );
  });
});
