/** The record of the comparisons of an export with its source, and its changes. */

import {
  addFindings,
  type Compared,
  countOfDifferences,
  type Differences,
  type LastEntry,
  noDifferences,
  type ReconcileState,
  startReconciliation,
} from "../../shared/index.ts";
import type { ComparisonFailure, Findings } from "../platform/jobs.ts";
import { type Places, placesAfter, type SecondLook, startSecondLook, withPlace } from "./second-look.ts";
import { type ComparedParts, endOfParts, isComplete, oldestComparison, type Turn, withPart } from "./turn.ts";

/** The comparisons of a job. */
export interface Comparisons {
  readonly findings: Omit<Findings, "wholeTime">;
  /** The segments that were compared, with their times. */
  readonly parts: ComparedParts;
  /** The last entry that was compared. */
  readonly lastEntry: LastEntry | null;
  /** True where new segments are to be compared: a run read the log since the last comparison began. */
  readonly isDue: boolean;
  /** The comparison of new segments that is under way, up to the end of the log. */
  readonly newest: ReconcileState | null;
  /** The turn over all segments, which makes way for new ones; null before the first turn. */
  readonly turn: Turn | null;
  /** The differences that other comparisons found since the turn began. */
  readonly since: Differences;
  /** The places of all these differences. */
  readonly places: Places;
  /** The second look at these places that is under way, before everything else. */
  readonly again: SecondLook | null;
}

export const NO_COMPARISONS: Comparisons = {
  findings: {
    time: null,
    lastId: null,
    entries: 0,
    behind: null,
    earlyEnd: null,
    differences: noDifferences(),
    broken: null,
    failure: null,
  },
  parts: [],
  lastEntry: null,
  isDue: false,
  newest: null,
  turn: null,
  since: noDifferences(),
  places: [],
  again: null,
};

/** A comparison of new segments begins, after a second look at the places of earlier differences. */
export function withNewest(comparisons: Comparisons): Comparisons {
  const { places, parts, lastEntry } = comparisons;
  const again = startSecondLook(places, lastEntry);
  return { ...comparisons, isDue: false, again, newest: startReconciliation(endOfParts(parts) + 1, lastEntry) };
}

/** A comparison of new segments made a step. */
export function withNewestAt(comparisons: Comparisons, state: ReconcileState, now: number): Comparisons {
  if (comparisons.newest === null) return comparisons;
  return { ...withCompared(comparisons, comparisons.newest, state, now), newest: state };
}

/** A comparison of new segments came to the end of the log. */
export function withNewestDone(
  comparisons: Comparisons,
  { state, behind, earlyEnd }: Omit<Compared, "kind">,
  now: number,
): Comparisons {
  const further = withNewestAt(comparisons, state, now);
  const { findings, since } = further;
  const { lastId, entries } = state;
  const differences = addFindings(findings.differences, state.differences);
  return {
    ...further,
    newest: null,
    lastEntry: state.lastEntry,
    since: addFindings(since, state.differences),
    findings: { ...findings, time: now, lastId, entries, behind, earlyEnd, differences, failure: null },
  };
}

/** The turn made a step. */
export function withTurn(comparisons: Comparisons, state: ReconcileState, now: number): Comparisons {
  const { turn } = comparisons;
  if (turn === null) return comparisons;
  return { ...withCompared(comparisons, turn.state, state, now), turn: { ...turn, state } };
}

/**
 * A turn begins. If the one before came to its end, differences that it no longer found are forgotten, and so is a broken export.
 *
 * @param segments the number of segments of the export.
 */
export function withNewTurn(comparisons: Comparisons, next: Turn, segments: number): Comparisons {
  const { turn, since, findings, places } = comparisons;
  if (turn === null) return { ...comparisons, turn: next, since: noDifferences() };
  const isWhole = isComplete(turn, segments);
  const differences = addFindings(isWhole ? since : findings.differences, turn.state.differences);
  const broken = isWhole ? turn.broken : findings.broken;
  const isClear = countOfDifferences(differences) === 0 && broken === null;
  return {
    ...comparisons,
    turn: next,
    since: noDifferences(),
    places: isClear ? [] : places,
    findings: { ...findings, differences, broken },
  };
}

/**
 * A second look made a step. At its end its findings replace the earlier ones, for it was at all of their places.
 *
 * @param after the state after the step; null where the export is broken there.
 */
export function withLook(
  comparisons: Comparisons,
  look: SecondLook,
  after: ReconcileState | null,
  now: number,
): Comparisons {
  const { again } = comparisons;
  const marked = again === null || after === null ? comparisons : withParts(comparisons, again.state, after, now);
  if (look.left.length > 0) return { ...marked, again: look };
  const { findings, turn } = marked;
  const { broken, found, state } = look;
  const all = addFindings(findings.differences, state.differences);
  if (broken !== null) {
    // What is there beside cannot be compared.
    const failure = { time: now, message: broken };
    return { ...marked, again: null, findings: { ...findings, differences: all, broken, failure } };
  }
  return {
    ...marked,
    again: null,
    places: found,
    turn: turn && { ...turn, broken: null, state: { ...turn.state, differences: state.differences } },
    since: noDifferences(),
    findings: { ...findings, differences: { ...state.differences, prunedThrough: all.prunedThrough }, broken: null },
  };
}

/** The source could not be read. */
export function withFailure(comparisons: Comparisons, failure: ComparisonFailure): Comparisons {
  return { ...comparisons, findings: { ...comparisons.findings, failure } };
}

/**
 * The export itself is broken. What compares goes on behind the segment, if there is more.
 *
 * @param which the comparison that met it.
 * @param segments the number of segments of the export.
 */
export function withBroken(
  comparisons: Comparisons,
  which: "newest" | "turn",
  failure: ComparisonFailure,
  segments: number,
): Comparisons {
  const { newest, turn } = comparisons;
  const state = which === "newest" ? newest : turn?.state;
  if (state === null || state === undefined) return comparisons;
  const next = { ...state, segment: state.segment + 1, url: null, beyond: null };
  return {
    ...comparisons,
    newest: which !== "newest" ? newest : state.segment < segments ? next : null,
    turn: turn && { ...turn, broken: failure.message, state: which === "turn" ? next : turn.state },
    places: withPlace(comparisons.places, state.segment),
    findings: { ...comparisons.findings, broken: failure.message, failure },
  };
}

/** The findings of all comparisons, also of those that are still under way. */
export function findingsOf({ findings, parts, newest, turn }: Comparisons): Findings {
  const under = [newest, turn?.state ?? null].flatMap((state) => (state === null ? [] : [state.differences]));
  // Of an export without a segment, nothing is left to be compared.
  const wholeTime = parts.length === 0 ? findings.time : oldestComparison(parts);
  return { ...findings, wholeTime, differences: under.reduce(addFindings, findings.differences) };
}

/** A step was done: the place of a difference is kept, and the segments that it passed were compared. */
function withCompared(
  comparisons: Comparisons,
  before: ReconcileState,
  after: ReconcileState,
  now: number,
): Comparisons {
  const places = placesAfter(comparisons.places, before, after);
  return withParts({ ...comparisons, places }, before, after, now);
}

function withParts(comparisons: Comparisons, before: ReconcileState, after: ReconcileState, now: number): Comparisons {
  if (after.segment <= before.segment) return comparisons;
  return { ...comparisons, parts: withPart(comparisons.parts, before.segment, after.segment - 1, now) };
}
