/** What a job keeps of the comparisons of its export with its source, and what follows from it. */

import {
  addFindings,
  type Behind,
  type Compared,
  countOfDifferences,
  type Differences,
  type EarlyEnd,
  noDifferences,
  type ReconcileState,
} from "../../shared/index.ts";
import { type Places, placesAfter, type SecondLook, startSecondLook, withPlace } from "./second-look.ts";

/** What comparisons found. Times are milliseconds since 1970. */
export interface Findings {
  /** When the source was last read to its end. */
  readonly time: number | null;
  /** The highest id that the export had then; null where it had none. */
  readonly lastId: string | null;
  /** How many of the newest entries were compared then. */
  readonly entries: number;
  /** What the source had then that was not exported yet. */
  readonly behind: Behind | null;
  /** Where the source's log ended below what was exported then; null where it did not. */
  readonly earlyEnd: EarlyEnd | null;
  /** When everything was last compared. */
  readonly wholeTime: number | null;
  /** What the comparison of everything found, and each one since, without what a second look no longer found. */
  readonly differences: Differences;
  /** Why the export itself is broken, in whole sentences, as of the last time that this was met; null where it is not known to be. */
  readonly broken: string | null;
  /** Why the export could not be compared the last time; null where it could be. */
  readonly failure: ComparisonFailure | null;
}

export interface ComparisonFailure {
  readonly time: number;
  /** In whole sentences. */
  readonly message: string;
}

/** The comparisons of a job. */
export interface Comparisons {
  readonly findings: Findings;
  /** Whether the newest entries are to be compared: a run read the log since that was begun. */
  readonly isDue: boolean;
  /** The comparison of the newest entries that is under way. */
  readonly newest: Comparison | null;
  /** The comparison of everything that is under way, which makes way for that of the newest entries. */
  readonly whole: Comparison | null;
  /** What comparisons of the newest entries found since that of everything began. */
  readonly since: Differences;
  /** Where all of this was found. */
  readonly places: Places;
  /** The second look at these places that is under way, before everything else. */
  readonly again: SecondLook | null;
}

/** Which comparison. */
export type Which = "newest" | "whole";

/** A comparison that is under way. */
export interface Comparison {
  readonly isOfEverything: boolean;
  readonly state: ReconcileState;
}

export const NO_COMPARISONS: Comparisons = {
  findings: {
    time: null,
    lastId: null,
    entries: 0,
    behind: null,
    earlyEnd: null,
    wholeTime: null,
    differences: noDifferences(),
    broken: null,
    failure: null,
  },
  isDue: false,
  newest: null,
  whole: null,
  since: noDifferences(),
  places: [],
  again: null,
};

const DAY = 86_400_000;

/** Whether a comparison of everything is due. */
export function isWholeDue({ findings: { wholeTime } }: Comparisons, days: number, now: number): boolean {
  return wholeTime === null || wholeTime > now || now - wholeTime >= days * DAY;
}

/** The comparison that continues next; null where a new one must begin, if one is due. */
export function nextComparison({ again, newest, whole, isDue }: Comparisons): "again" | Which | null {
  if (again !== null) return "again";
  if (newest !== null) return "newest";
  return whole !== null && !isDue ? "whole" : null;
}

/**
 * A comparison of the newest entries begins, after a second look at what was found before. Where it begins with the first segment, it
 * is one of everything.
 */
export function withNewest(comparisons: Comparisons, state: ReconcileState): Comparisons {
  const again = startSecondLook(comparisons.places);
  return { ...comparisons, isDue: false, again, newest: { isOfEverything: state.segment === 1, state } };
}

/** A comparison of everything begins. */
export function withWhole(comparisons: Comparisons, state: ReconcileState): Comparisons {
  return { ...comparisons, whole: { isOfEverything: true, state }, since: noDifferences() };
}

/** A comparison is further. */
export function withState(comparisons: Comparisons, which: Which, state: ReconcileState): Comparisons {
  const comparison = comparisons[which];
  if (comparison === null) return comparisons;
  const places = placesAfter(comparisons.places, comparison.state, state);
  return { ...comparisons, places, [which]: { ...comparison, state } };
}

/** A second look is further. At its end it replaces what was known, for it was everywhere where that was found. */
export function withLook(comparisons: Comparisons, look: SecondLook, now: number): Comparisons {
  if (look.left.length > 0) return { ...comparisons, again: look };
  const { findings, whole } = comparisons;
  const { broken, found, state } = look;
  const all = addFindings(findings.differences, state.differences);
  if (broken !== null) {
    // What is there beside cannot be compared.
    const failure = { time: now, message: broken };
    return { ...comparisons, again: null, findings: { ...findings, differences: all, broken, failure } };
  }
  return {
    ...comparisons,
    again: null,
    places: found,
    whole: whole && {
      ...whole,
      state: { ...whole.state, differences: state.differences },
    },
    since: noDifferences(),
    findings: {
      ...findings,
      differences: { ...state.differences, prunedThrough: all.prunedThrough },
      broken: null,
    },
  };
}

/**
 * A comparison went to its end. What one of everything no longer finds is forgotten, also that the export is broken; what one
 * of the newest entries finds is added.
 */
export function withCompared(
  comparisons: Comparisons,
  which: Which,
  { state, behind, earlyEnd }: Omit<Compared, "kind">,
  now: number,
): Comparisons {
  const { findings, since } = comparisons;
  const found = state.differences;
  const comparison = comparisons[which];
  const isOfEverything = comparison?.isOfEverything === true;
  const known = which === "whole" ? since : noDifferences();
  const differences = addFindings(isOfEverything ? known : findings.differences, found);
  const places = comparison === null ? comparisons.places : placesAfter(comparisons.places, comparison.state, state);
  return {
    ...comparisons,
    newest: which === "newest" ? null : comparisons.newest,
    // One that began earlier has nothing more to say.
    whole: isOfEverything ? null : comparisons.whole,
    since: isOfEverything ? noDifferences() : addFindings(since, found),
    places: isOfEverything && countOfDifferences(differences) === 0 ? [] : places,
    findings: {
      time: now,
      lastId: state.lastId,
      entries: which === "newest" ? state.entries : findings.entries,
      behind,
      earlyEnd,
      wholeTime: isOfEverything ? now : findings.wholeTime,
      differences,
      // One of the newest entries does not meet what is broken before them: a second look does.
      broken: isOfEverything ? null : findings.broken,
      failure: null,
    },
  };
}

/** The source could not be read. */
export function withFailure(comparisons: Comparisons, failure: ComparisonFailure): Comparisons {
  return { ...comparisons, findings: { ...comparisons.findings, failure } };
}

/** The export itself is broken. The next comparison begins from its start. @param place the segment with which the step began. */
export function withBroken(comparisons: Comparisons, failure: ComparisonFailure, place: number): Comparisons {
  const findings = { ...comparisons.findings, broken: failure.message, failure };
  const places = withPlace(comparisons.places, place);
  return { ...comparisons, isDue: false, newest: null, whole: null, places, findings };
}

/** What is known now: also what comparisons found that are still under way. */
export function findingsOf({ findings, newest, whole }: Comparisons): Findings {
  const under = [newest, whole].flatMap((comparison) => (comparison === null ? [] : [comparison.state.differences]));
  return { ...findings, differences: under.reduce(addFindings, findings.differences) };
}
