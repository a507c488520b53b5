import { describe, expect, it } from "vitest";
import {
  type Differences,
  differencesOf,
  joinDifferences,
  noDifferences,
} from "../../../shared/audit-export/reconcile/differences.ts";
import { type ReconcileState, startReconciliation } from "../../../shared/index.ts";
import {
  type Comparisons,
  findingsOf,
  NO_COMPARISONS,
  withBroken,
  withFailure,
  withLook,
  withNewest,
  withNewestAt,
  withNewestDone,
  withNewTurn,
  withTurn,
} from "../../../worker/export-jobs/comparison-record.ts";
import { withBrokenPlace, withStep } from "../../../worker/export-jobs/second-look.ts";
import { startTurn } from "../../../worker/export-jobs/turn.ts";

const missing = (...ids: string[]) => differencesOf({ missingIds: ids });
const at = (segment: number, differences: Differences = noDifferences()): ReconcileState => {
  return { ...startReconciliation(segment), entries: 3, lastId: "9", differences };
};
const failure = { time: 1, message: "It is broken." };

/** A comparison of what is new, up to a segment, that finds something. */
function newest(comparisons: Comparisons, segment: number, found: Differences, now: number): Comparisons {
  const begun = withNewest(comparisons);
  return withNewestDone(begun, { state: at(segment + 1, found), behind: null, earlyEnd: null }, now);
}

/** A turn over some segments that finds something, and the beginning of the next one. */
function turned(comparisons: Comparisons, segment: number, found: Differences, now: number): Comparisons {
  const done = withTurn(withNewTurn(comparisons, startTurn(now), segment), at(segment + 1, found), now);
  return withNewTurn(done, startTurn(now), segment);
}

const idsOf = (comparisons: Comparisons) => findingsOf(comparisons).differences.missingIds;

describe("the findings of comparisons", () => {
  it("grow with new segments, once, and are replaced by a turn", () => {
    const second = newest(newest(NO_COMPARISONS, 5, missing("7"), 1), 8, missing("7", "8"), 2);
    expect(idsOf(newest(second, 9, noDifferences(), 3))).toEqual(["7", "8"]);
    expect(findingsOf(second)).toMatchObject({ time: 2, wholeTime: 1, differences: { missing: 2 } });
    const all = turned(second, 8, missing("8"), 4);
    expect(findingsOf(all)).toMatchObject({ time: 2, wholeTime: 4, differences: { missing: 1, missingIds: ["8"] } });
  });

  it("keep what other comparisons found during a turn", () => {
    const during = newest(withNewTurn(newest(NO_COMPARISONS, 5, missing("1"), 1), startTurn(1), 5), 6, missing("9"), 2);
    const after = withNewTurn(withTurn(during, at(7, missing("3")), 3), startTurn(3), 6);
    expect(idsOf(after)).toEqual(["3", "9"]);
    expect(after.since).toEqual(noDifferences());
  });

  it("stay where a turn is given up for one that was requested", () => {
    const known = newest(NO_COMPARISONS, 5, missing("1"), 1);
    const under = withTurn(withNewTurn(known, startTurn(1), 5), at(3, missing("2")), 2);
    expect(idsOf(withNewTurn(under, startTurn(3, true), 5))).toEqual(["1", "2"]);
  });

  it("are known before a comparison is at its end", () => {
    const under = withNewestAt(withNewest(newest(NO_COMPARISONS, 5, missing("1"), 1)), at(7, missing("2")), 2);
    expect(idsOf(withTurn(withNewTurn(under, startTurn(2), 6), at(2, missing("3")), 3))).toEqual(["1", "2", "3"]);
    expect(under.findings.time).toBe(1);
  });

  it("count at least as many differences as there are, where not all are told", () => {
    const ids = (first: number, count: number) => Array.from({ length: count }, (_, index) => String(first + index));
    const many = newest(NO_COMPARISONS, 5, missing(...ids(0, 150)), 1);
    expect(newest(many, 5, missing(...ids(140, 20)), 2).findings.differences.missing).toBe(150);
    expect(newest(many, 5, missing(...ids(0, 400)), 2).findings.differences.missing).toBe(400);
    expect(idsOf(many)).toHaveLength(100);
  });

  it("rest on the oldest comparison of a segment, and on none where one was passed over", () => {
    const first = newest(NO_COMPARISONS, 5, noDifferences(), 1);
    expect(withNewest(first).newest?.segment).toBe(6);
    const second = newest(first, 8, noDifferences(), 2);
    expect(findingsOf(second).wholeTime).toBe(1);
    expect(findingsOf(withTurn(withNewTurn(second, startTurn(3), 8), at(6), 4)).wholeTime).toBe(2);
    const passed = withNewestAt(withBroken(withNewest(second), "newest", failure, 10), at(11), 5);
    expect(findingsOf(passed).wholeTime).toBeNull();
    expect(findingsOf(newest(NO_COMPARISONS, 0, noDifferences(), 6)).wholeTime).toBe(6);
  });
});

describe("a second look", () => {
  /** Found missing, 7 by the step from segment 1 on, 8 by that from 6 on; broken at 7. 1 was deleted there. */
  const two = newest(NO_COMPARISONS, 5, missing("7"), 1);
  const found = differencesOf({ missingIds: ["8"], vanishedIds: ["1"], prunedThrough: "0" });
  const known = withBroken(withNewestAt(withNewest(two), at(7, found), 1), "newest", failure, 9);
  const begun = withNewest({
    ...known,
    findings: { ...known.findings, differences: joinDifferences(missing("7"), found) },
  });
  /** Each of its steps goes to the next segment; at some places it finds something. */
  function looked(finds: (segment: number) => Differences | "broken"): Comparisons {
    let comparisons: Comparisons = { ...begun, newest: null };
    for (let { again } = comparisons; again !== null; { again } = comparisons) {
      const seen = finds(again.state.segment);
      const after =
        seen === "broken" ? null : at(again.state.segment + 1, joinDifferences(again.state.differences, seen));
      const look = after === null ? withBrokenPlace(again, failure.message) : withStep(again, after, false);
      comparisons = withLook(comparisons, look, after, 2);
    }
    return comparisons;
  }

  it("clears what is found no longer, and keeps what is, and what the server records to have removed", () => {
    expect(begun.places).toEqual([1, 6, 7]);
    const cleared = looked(() => noDifferences());
    const none = { missing: 0, vanished: 0, prunedThrough: "0" };
    expect(findingsOf(cleared)).toMatchObject({ broken: null, differences: none });
    expect(cleared.places).toEqual([]);
    const kept = looked((segment) => (segment === 6 ? missing("8") : noDifferences()));
    expect(findingsOf(kept)).toMatchObject({ broken: null, differences: { missing: 1, missingIds: ["8"] } });
    expect(kept.places).toEqual([6]);
  });

  it("keeps everything where the export is still broken, for nothing can be compared there", () => {
    const kept = looked((segment) => (segment === 7 ? "broken" : noDifferences()));
    expect(findingsOf(kept)).toMatchObject({ broken: failure.message, differences: { missing: 2 } });
    expect(kept.places).toEqual([1, 6, 7]);
  });

  it("clears what a turn found that is under way", () => {
    const under = withTurn(withNewTurn(NO_COMPARISONS, startTurn(1), 0), at(2, missing("4")), 1);
    expect(idsOf(under)).toEqual(["4"]);
    const { again } = withNewest(under);
    const after = withLook(under, withStep(again ?? expect.fail("There is none."), at(2), false), at(2), 2);
    expect(idsOf(after)).toEqual([]);
    expect(after.turn?.state.segment).toBe(2);
  });

  it("compares what it passes, so that a segment that was broken counts as compared", () => {
    expect(begun.parts).toEqual([
      { through: 5, time: 1 },
      { through: 6, time: 1 },
    ]);
    expect(looked(() => noDifferences()).parts).toEqual([
      { through: 1, time: 2 },
      { through: 5, time: 1 },
      { through: 6, time: 2 },
      { through: 7, time: 2 },
    ]);
  });

  it("does not pass over a place of which a segment is left, and does over one that was compared with the one before", () => {
    const look = begun.again ?? expect.fail("There is none.");
    expect(withStep(look, at(1), false).left).toEqual([1, 6, 7]);
    expect(withStep(look, at(1), true).left).toEqual([6, 7]);
    expect(withStep(look, at(7), false).left).toEqual([7]);
  });

  it("is also at the last segment, where something was found behind it", () => {
    const idle = newest(newest(NO_COMPARISONS, 5, noDifferences(), 1), 5, missing("8"), 2);
    expect(idle.places).toEqual([5, 6]);
  });

  it("is at a bounded number of places; of more, a turn says what is left", () => {
    let comparisons = withNewTurn(NO_COMPARISONS, startTurn(1), 0);
    for (let place = 1; place <= 21; place += 1) {
      expect(comparisons.places).toHaveLength(place - 1);
      comparisons = withBroken(comparisons, "turn", failure, 30);
    }
    expect(comparisons.places).toBeNull();
    expect(withNewest(comparisons).again).toBeNull();
    const still = withNewTurn(
      { ...comparisons, turn: comparisons.turn && { ...comparisons.turn, state: at(31) } },
      startTurn(3),
      30,
    );
    expect(still).toMatchObject({ places: null, findings: { broken: failure.message } });
    expect(turned(still, 30, noDifferences(), 4)).toMatchObject({ places: [], findings: { broken: null } });
  });
});

describe("a comparison that cannot go on", () => {
  it("goes on after a failure of the source with the same segment", () => {
    const under = withNewest(newest(NO_COMPARISONS, 5, noDifferences(), 1));
    const failed = withFailure(under, { time: 2, message: "It failed." });
    expect(failed.newest).toEqual(under.newest);
    expect(failed.findings).toMatchObject({ broken: null, failure: { time: 2 } });
    const done = withNewestDone(failed, { state: at(6), behind: null, earlyEnd: null }, 3);
    expect(done.findings.failure).toBeNull();
  });

  it("goes on behind a segment that is broken, and ends where there is none behind it", () => {
    const under = withNewest(newest(withNewTurn(NO_COMPARISONS, startTurn(1), 0), 5, noDifferences(), 1));
    expect(withBroken(under, "newest", failure, 9).newest?.segment).toBe(7);
    expect(withBroken(under, "newest", failure, 6).newest).toBeNull();
    expect(withBroken(under, "turn", failure, 6)).toMatchObject({
      newest: { segment: 6 },
      turn: { state: { segment: 2 } },
    });
  });

  it("keeps that the export is broken until it is looked at again", () => {
    const broken = withBroken(withNewest(newest(NO_COMPARISONS, 5, noDifferences(), 0)), "newest", failure, 9);
    const later = newest({ ...broken, newest: null }, 9, noDifferences(), 2);
    expect(later.findings).toMatchObject({ broken: "It is broken.", failure: null });
    expect(later.places).toEqual([6]);
  });
});
