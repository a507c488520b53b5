import { describe, expect, it } from "vitest";
import {
  type Differences,
  differencesOf,
  joinDifferences,
  noDifferences,
} from "../../../shared/audit-export/reconcile/differences.ts";
import type { ReconcileState } from "../../../shared/index.ts";
import {
  type Comparisons,
  findingsOf,
  isWholeDue,
  NO_COMPARISONS,
  nextComparison,
  withBroken,
  withCompared,
  withFailure,
  withLook,
  withNewest,
  withState,
  withWhole,
} from "../../../worker/audit-export/comparison-record.ts";
import { withBrokenPlace, withStep } from "../../../worker/audit-export/second-look.ts";

const missing = (...ids: string[]) => differencesOf({ missingIds: ids });
const at = (segment: number, differences: Differences = noDifferences()): ReconcileState => {
  return { segment, entries: 3, lastId: null, url: null, highest: null, differences, beyond: null };
};

/** A comparison of the newest entries that begins with a segment and finds something. */
function newest(comparisons: Comparisons, segment: number, found: Differences, now: number): Comparisons {
  return withCompared(
    withNewest(comparisons, at(segment)),
    "newest",
    { state: at(9, found), behind: null, earlyEnd: null },
    now,
  );
}

function whole(comparisons: Comparisons, found: Differences, now: number): Comparisons {
  return withCompared(
    withWhole(comparisons, at(1)),
    "whole",
    { state: at(9, found), behind: null, earlyEnd: null },
    now,
  );
}

const idsOf = (comparisons: Comparisons) => findingsOf(comparisons).differences.missingIds;

describe("what comparisons found", () => {
  it("is added to by one of the newest entries, once, and replaced by one of everything", () => {
    const first = newest(NO_COMPARISONS, 5, missing("7"), 1);
    const second = newest(first, 5, missing("7", "8"), 2);
    expect(idsOf(newest(second, 5, noDifferences(), 3))).toEqual(["7", "8"]);
    expect(second.findings).toMatchObject({ time: 2, wholeTime: null, differences: { missing: 2 } });
    const all = whole(second, missing("8"), 4);
    expect(all.findings).toMatchObject({ time: 4, wholeTime: 4, differences: { missing: 1, missingIds: ["8"] } });
  });

  it("is that of everything where the newest entries are all there are", () => {
    const all = newest(newest(NO_COMPARISONS, 5, missing("7"), 1), 1, noDifferences(), 2);
    expect(all.findings).toMatchObject({ wholeTime: 2, differences: { missing: 0 } });
  });

  it("keeps what one of the newest entries found while everything was compared", () => {
    const during = newest(withWhole(newest(NO_COMPARISONS, 5, missing("1"), 1), at(1)), 5, missing("9"), 2);
    const after = withCompared(during, "whole", { state: at(9, missing("3")), behind: null, earlyEnd: null }, 3);
    expect(idsOf(after)).toEqual(["3", "9"]);
    expect(after).toMatchObject({ whole: null, since: noDifferences() });
  });

  it("is known before the comparison is at its end", () => {
    const under = withState(
      withNewest(newest(NO_COMPARISONS, 5, missing("1"), 1), at(5)),
      "newest",
      at(6, missing("2")),
    );
    expect(idsOf(under)).toEqual(["1", "2"]);
    expect(under.findings.time).toBe(1);
  });

  it("counts at least as many as there are, where not all are told", () => {
    const ids = (first: number, count: number) => Array.from({ length: count }, (_, index) => String(first + index));
    const many = newest(NO_COMPARISONS, 5, missing(...ids(0, 150)), 1);
    expect(newest(many, 5, missing(...ids(140, 20)), 2).findings.differences.missing).toBe(150);
    expect(newest(many, 5, missing(...ids(0, 400)), 2).findings.differences.missing).toBe(400);
    expect(idsOf(many)).toHaveLength(100);
  });
});

describe("a second look", () => {
  const failure = { time: 1, message: "It is broken." };
  /** Found missing, 7 by the step from segment 3 on, 8 by that from 5 on; broken at 6. 1 was deleted there. */
  const known = withBroken(
    newest(
      newest(NO_COMPARISONS, 3, missing("7"), 1),
      5,
      differencesOf({ missingIds: ["8"], vanishedIds: ["1"], prunedThrough: "0" }),
      1,
    ),
    failure,
    6,
  );
  const begun = withNewest(known, at(9));
  /** Each of its steps goes to the next segment; at some places it finds something. */
  function looked(finds: (segment: number) => Differences | "broken"): Comparisons {
    let comparisons = begun;
    for (let { again } = comparisons; again !== null; { again } = comparisons) {
      const found = finds(again.state.segment);
      const look =
        found === "broken"
          ? withBrokenPlace(again, failure.message)
          : withStep(again, at(again.state.segment + 1, joinDifferences(again.state.differences, found)), false);
      comparisons = withLook(comparisons, look, 2);
    }
    return comparisons;
  }

  it("clears what is found no longer, and keeps what is, and what the server records to have removed", () => {
    const cleared = looked(() => noDifferences());
    expect(findingsOf(cleared)).toMatchObject({
      broken: null,
      differences: { missing: 0, vanished: 0, prunedThrough: "0" },
    });
    expect(cleared.places).toEqual([]);
    const kept = looked((segment) => (segment === 5 ? missing("8") : noDifferences()));
    expect(findingsOf(kept)).toMatchObject({ broken: null, differences: { missing: 1, missingIds: ["8"] } });
    expect(kept.places).toEqual([5]);
  });

  it("keeps everything where the export is still broken, for nothing can be compared there", () => {
    const kept = looked((segment) => (segment === 6 ? "broken" : noDifferences()));
    expect(findingsOf(kept)).toMatchObject({ broken: failure.message, differences: { missing: 2 } });
    expect(kept.places).toEqual([3, 5, 6]);
  });

  it("clears what a comparison of everything found that is under way", () => {
    const under = withState(withWhole(NO_COMPARISONS, at(1)), "whole", at(2, missing("4")));
    expect(idsOf(under)).toEqual(["4"]);
    const { again } = withNewest(under, at(9));
    const after = withLook(under, withStep(again ?? expect.fail("There is none."), at(2), false), 2);
    expect(idsOf(after)).toEqual([]);
    expect(after.whole?.state.segment).toBe(2);
  });

  it("does not pass over a place of which a segment is left, and does over one that was compared with the one before", () => {
    const look = begun.again ?? expect.fail("There is none.");
    expect(withStep(look, at(3), false).left).toEqual([3, 5, 6]);
    expect(withStep(look, at(3), true).left).toEqual([5, 6]);
    expect(withStep(look, at(6), false).left).toEqual([6]);
  });

  it("is at a bounded number of places; of more, a comparison of everything says what is left", () => {
    let comparisons = NO_COMPARISONS;
    for (let place = 1; place <= 21; place += 1) {
      expect(comparisons.places).toHaveLength(place - 1);
      comparisons = withBroken(comparisons, failure, place);
    }
    expect(comparisons.places).toBeNull();
    expect(withNewest(comparisons, at(30)).again).toBeNull();
    expect(whole(comparisons, noDifferences(), 3)).toMatchObject({ places: [], findings: { broken: null } });
  });
});

describe("what is compared next", () => {
  it("is the newest entries before everything, also where that is under way", () => {
    const under = withWhole(NO_COMPARISONS, at(1));
    expect(nextComparison(NO_COMPARISONS)).toBeNull();
    expect(nextComparison(under)).toBe("whole");
    expect(nextComparison({ ...under, isDue: true })).toBeNull();
    expect(nextComparison(withNewest({ ...under, isDue: true }, at(5)))).toBe("newest");
    expect(nextComparison(newest({ ...under, isDue: true }, 5, noDifferences(), 1))).toBe("whole");
  });

  it("is everything after some days, or where the clock was wrong", () => {
    const day = 86_400_000;
    const compared = whole(NO_COMPARISONS, noDifferences(), 10 * day);
    expect(isWholeDue(NO_COMPARISONS, 7, 0)).toBe(true);
    expect(isWholeDue(compared, 7, 17 * day - 1)).toBe(false);
    expect(isWholeDue(compared, 7, 17 * day)).toBe(true);
    expect(isWholeDue(compared, 7, 9 * day)).toBe(true);
  });

  it("goes on after a failure of the source, and begins again where the export is broken", () => {
    const under = withNewest(withWhole(NO_COMPARISONS, at(1)), at(5));
    const failure = { time: 1, message: "It failed." };
    expect(nextComparison(withFailure(under, failure))).toBe("newest");
    expect(withFailure(under, failure).findings).toMatchObject({ broken: null, failure });
    expect(newest(withFailure(under, failure), 5, noDifferences(), 2).findings.failure).toBeNull();
    expect(nextComparison(withBroken(under, failure, 3))).toBeNull();
  });

  it("is first each place where something was found, or was broken", () => {
    const found = newest(NO_COMPARISONS, 5, missing("7"), 1);
    const broken = withBroken(found, { time: 2, message: "It is broken." }, 3);
    expect(broken.places).toEqual([3, 5]);
    const next = withNewest({ ...broken, isDue: true }, at(8));
    expect(nextComparison(next)).toBe("again");
    expect(next.again?.state.segment).toBe(3);
  });

  it("keeps that the export is broken until a comparison of everything comes to its end", () => {
    const failure = { time: 1, message: "It is broken." };
    const broken = withBroken(newest(NO_COMPARISONS, 5, noDifferences(), 0), failure, 3);
    expect(broken.findings).toMatchObject({ broken: "It is broken.", failure });
    const later = newest(broken, 5, noDifferences(), 2);
    expect(later.findings).toMatchObject({ broken: "It is broken.", failure: null });
    const unreached = withFailure(later, { time: 3, message: "The server answered 503." });
    expect(unreached.findings).toMatchObject({ broken: "It is broken.", failure: { time: 3 } });
    expect(whole(unreached, noDifferences(), 4).findings).toMatchObject({ broken: null, failure: null });
    expect(newest(unreached, 1, noDifferences(), 4).findings.broken).toBeNull();
  });
});
