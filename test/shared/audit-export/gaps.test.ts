import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Gap, type GapsEnd, gapsAfter } from "../../../shared/audit-export/gaps.ts";
import { AUDIT_SEGMENT_MAX_GAPS } from "../../../shared/audit-export/limits.ts";

const gap = (after: number, before: number): Gap => ({ after: String(after), before: String(before) });

/** The places after each of some segments. */
function gapsOf(segments: readonly (readonly number[])[]): readonly Gap[] {
  let end: GapsEnd | null = null;
  let highest = 0;
  for (const ids of segments) {
    highest = Math.max(highest, ...ids);
    end = { gaps: gapsAfter(end, ids.map(String)), last_id: String(highest) };
  }
  return end?.gaps ?? [];
}

/** The same, by all ids at once. */
function placesIn(ids: readonly number[]): readonly Gap[] {
  const sorted = [...new Set(ids)].toSorted((one, other) => one - other);
  return sorted.slice(1).flatMap((id, index) => ((sorted[index] ?? 0) + 1 < id ? [gap(sorted[index] ?? 0, id)] : []));
}

describe("the gaps after a segment", () => {
  it.each<[string, number[][], Gap[]]>([
    ["nothing", [], []],
    ["ids without gaps", [[7, 8], [9]], []],
    ["a gap in a segment", [[1, 4]], [gap(1, 4)]],
    ["a gap between segments", [[1], [2], [4]], [gap(2, 4)]],
    [
      "a gap that is filled",
      [
        [1, 4],
        [5, 3, 2],
      ],
      [],
    ],
    ["a gap that is split", [[1, 5], [3]], [gap(1, 3), gap(3, 5)]],
    ["a gap that is smaller", [[1, 5], [2]], [gap(2, 5)]],
    ["ids in any order", [[5, 1, 3]], [gap(1, 3), gap(3, 5)]],
    ["an id before all others", [[5, 6], [2]], []],
    ["an id twice", [[1, 3], [3, 5], [1]], [gap(1, 3), gap(3, 5)]],
  ])("are the places without ids: %s", (_, segments, expected) => {
    expect(gapsOf(segments)).toStrictEqual(expected);
  });

  it("are at the places at which ids are missing, however they are cut into segments", () => {
    const anySegments = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1 }), { maxLength: 8 });
    fc.assert(
      fc.property(anySegments, (segments) => {
        expect(gapsOf([[0], ...segments])).toStrictEqual(placesIn([0, ...segments.flat()]));
      }),
    );
  });

  it("are the highest ones where they are too many", () => {
    const ids = Array.from({ length: AUDIT_SEGMENT_MAX_GAPS + 6 }, (_, index) => 2 * index);
    const gaps = gapsOf([ids.slice(0, 50), ids.slice(50)]);
    expect(gaps).toStrictEqual(placesIn(ids).slice(-AUDIT_SEGMENT_MAX_GAPS));
  });

  it("are exact in ids of any length", () => {
    const end = { gaps: [], last_id: "9".repeat(63) };
    expect(gapsAfter(end, [`1${"0".repeat(63)}`])).toStrictEqual([]);
    expect(gapsAfter(end, [`1${"0".repeat(62)}1`])).toStrictEqual([
      { after: "9".repeat(63), before: `1${"0".repeat(62)}1` },
    ]);
  });
});
