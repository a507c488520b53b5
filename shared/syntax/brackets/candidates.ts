import { READINGS_MAX } from "../limits.ts";
import type { Reading } from "./reading.ts";

/** A reading that is so much worse than the best one is given up. */
export const MARGIN = 30;

/** The readings of a text up to a token. */
export interface BestReadings {
  /** The cheapest of those with the same containers open goes on. */
  readonly add: (reading: Reading) => void;
  /** The best first. */
  readonly best: () => readonly Reading[];
}

export function createBestReadings(at: number): BestReadings {
  const found: Reading[] = [];
  return {
    add(reading) {
      const index = found.findIndex(({ top }) => top === reading.top);
      const other = found[index];
      if (other === undefined) found.push(reading);
      else found[index] = cheaper(other, reading, at);
    },
    best() {
      if (found.length === 1) return found;
      const ordered = found.toSorted((one, other) => one.cost - other.cost);
      const bound = (ordered[0]?.cost ?? 0) + MARGIN;
      return ordered.filter(({ cost }, index) => cost <= bound && index < READINGS_MAX);
    },
  };
}

/**
 * The cheaper of two, or where they cost the same the one that was repaired later; that is in doubt from where they
 * differ.
 */
function cheaper(one: Reading, other: Reading, at: number): Reading {
  if (one.cost !== other.cost) return one.cost < other.cost ? one : other;
  const [later, earlier] = (one.last?.repair.at ?? 0) > (other.last?.repair.at ?? 0) ? [one, other] : [other, one];
  if (later.last === undefined || earlier.last === undefined) return later;
  const { repair } = later.last;
  const from = Math.min(repair.doubt.from, earlier.last.repair.doubt.from);
  return { ...later, last: { ...later.last, repair: { ...repair, doubt: { from, to: at } } } };
}
