/** The places where comparisons found something, each of which is looked at again after the next run. Pure data. */

import {
  countOfDifferences,
  type Differences,
  type LastEntry,
  type ReconcileState,
  startReconciliation,
} from "../../shared/index.ts";

/**
 * The number of places with differences or broken segments at which a comparison looks again after each run; each reads a segment, or some
 * small ones. Of more, a comparison of everything says what is left.
 */
const AUDIT_EXPORT_MAX_SECOND_LOOKS = 20;

/** The numbers of the segments with which the steps began that found something, in order; null for too many to look again. */
export type Places = readonly number[] | null;

/** A second look at places that is under way. */
export interface SecondLook {
  /** The places that are left, the one that is looked at first. */
  readonly left: readonly number[];
  /** The places of differences that were found again. */
  readonly found: Places;
  /** Why the export itself is broken, in whole sentences, as of the first place where that was met; null where it was not. */
  readonly broken: string | null;
  /** Its progress, with the differences that it found so far. */
  readonly state: ReconcileState;
}

/** The beginning of a second look. @param lastEntry the last one that was compared. @returns null where there is nothing to look at. */
export function startSecondLook(places: Places, lastEntry: LastEntry | null): SecondLook | null {
  const [first] = places ?? [];
  if (places === null || first === undefined) return null;
  return { left: places, found: [], broken: null, state: startReconciliation(first, lastEntry) };
}

/** A step is done. @param isAtEnd true where it came to the end of the log. */
export function withStep(look: SecondLook, state: ReconcileState, isAtEnd: boolean): SecondLook {
  const [place = 0] = look.left;
  const found = placesAfter(look.found, look.state, state, place);
  if (!isAtEnd && state.segment <= place) return { ...look, found, state };
  // What follows on the place was compared with it, as far as it is small.
  return goOn({ ...look, found }, Math.max(state.segment, place + 1), state.differences);
}

/** The export is broken at the place that is looked at. */
export function withBrokenPlace(look: SecondLook, message: string): SecondLook {
  const [place = 0] = look.left;
  const broken = { ...look, found: withPlace(look.found, place), broken: look.broken ?? message };
  return goOn(broken, place + 1, look.state.differences);
}

function goOn(look: SecondLook, from: number, differences: Differences): SecondLook {
  const left = look.left.filter((place) => place >= from);
  return { ...look, left, state: { ...startReconciliation(left[0] ?? from, look.state.lastEntry), differences } };
}

/**
 * The places once a step was done that began at one of them. One that read on behind the last segment may have found something of
 * the last entry, which that segment has.
 */
export function placesAfter(
  places: Places,
  before: ReconcileState,
  after: ReconcileState,
  place = before.segment,
): Places {
  const isMore = countOfDifferences(after.differences) > countOfDifferences(before.differences);
  if (!isMore) return places;
  const isBeyond = after.segment === before.segment && place > 1;
  return withPlace(isBeyond ? withPlace(places, place - 1) : places, place);
}

export function withPlace(places: Places, place: number): Places {
  if (places === null || places.includes(place)) return places;
  return places.length === AUDIT_EXPORT_MAX_SECOND_LOOKS ? null : [...places, place].toSorted((a, b) => a - b);
}
