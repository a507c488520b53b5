/** The record of each hour: sums of counts, so coarse that a week of them is small. Pure data. */

import { type Counts, DURATION_BOUNDS_MILLISECONDS, parseKey } from "./counts.ts";

/** The hours since 1970 of a time in milliseconds. */
export function hourOf(milliseconds: number): number {
  return Math.floor(milliseconds / 3_600_000);
}

/** An hour as people read it, such as 2026-01-31 12:00 UTC. */
export function nameOfHour(hour: number): string {
  return `${new Date(hour * 3_600_000).toISOString().slice(0, "2026-01-31T12:00".length).replace("T", " ")} UTC`;
}

/** The counts of one hour. */
export interface Hour {
  /** Hours since 1970. */
  readonly hour: number;
  /** By the keys of `coarseCounts`. */
  readonly counts: Counts;
}

/** Counts without their routes and methods: requests by the first digit of their status, durations, and the rest as it is. */
export function coarseCounts(counts: Counts): Counts {
  const coarse = new Map<string, number>();
  for (const [key, amount] of counts) {
    const thing = parseKey(key);
    if (thing === undefined || thing.kind === "milliseconds") continue;
    const name =
      thing.kind === "requests"
        ? `requests ${thing.status.slice(0, 1)}`
        : thing.kind === "durations"
          ? `durations ${thing.maxMilliseconds}`
          : key;
    coarse.set(name, (coarse.get(name) ?? 0) + amount);
  }
  return coarse;
}

/** The number of requests of an hour that had a status that begins with this digit. */
export function requestsOf({ counts }: Hour, digit: 1 | 2 | 3 | 4 | 5): number {
  return counts.get(`requests ${digit}`) ?? 0;
}

/** The number of those that were past a limit. */
export function limitedOf({ counts }: Hour, limit: string): number {
  return counts.get(`limited ${limit}`) ?? 0;
}

/** The number of those that failed with an unexpected error. */
export function unexpectedErrorsOf({ counts }: Hour): number {
  return counts.get("unexpected-errors") ?? 0;
}

/**
 * The bound in milliseconds below which a share of the requests of an hour took; null where there was none. What took longer than
 * the highest bound counts as that.
 */
export function durationOf({ counts }: Hour, share: number): number | null {
  const highest = DURATION_BOUNDS_MILLISECONDS.at(-1) ?? 0;
  const all = [...DURATION_BOUNDS_MILLISECONDS, Number.POSITIVE_INFINITY];
  const amounts = all.map((bound) => counts.get(`durations ${bound}`) ?? 0);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  let upTo = 0;
  const index = amounts.findIndex((amount) => {
    upTo += amount;
    return amount > 0 && upTo >= share * total;
  });
  return index === -1 ? null : Math.min(all[index] ?? highest, highest);
}
