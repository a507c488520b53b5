import { lazily, lazilyFor } from "./lazily.ts";

/**
 * The number of letters that may still be compared with each other, by all guesses of one check together.
 * See docs/decisions/0009-guess-budget.md.
 */
export interface GuessBudget {
  letterPairs: number;
}

/** A shorter name is a part of too many. */
const PART_MIN_CHARACTERS = 3;

/** A name that may be meant. */
interface NameCandidate {
  readonly name: string;
  readonly plain: string;
}

/**
 * The candidates that a misspelled name most likely meant: those of `similarNames`, or where there is none, those that
 * hold the name as a part, so that `headers` means `customHeaders`.
 *
 * @param budget what may still be compared; once it is used up, nothing is near.
 */
export function nearestNames(name: string, candidates: Iterable<string>, budget?: GuessBudget): readonly string[] {
  return nearestTo(plainName(name), candidatesOf(candidates), budget);
}

/**
 * The candidates that a name is a misspelling of: all that are equally near, none where none is near. Case, `-` and `_`
 * weigh nothing, so that `baseURL` and `base_url` mean `baseUrl`.
 *
 * @param budget as for `nearestNames`.
 */
export function similarNames(name: string, candidates: Iterable<string>, budget?: GuessBudget): readonly string[] {
  return similarTo(plainName(name), candidatesOf(candidates), budget);
}

function candidatesOf(names: Iterable<string>): readonly NameCandidate[] {
  return Array.from(names, (name) => ({ name, plain: plainName(name) }));
}

function nearestTo(plain: string, candidates: readonly NameCandidate[], budget?: GuessBudget): readonly string[] {
  const similar = similarTo(plain, candidates, budget);
  const isUsedUp = budget !== undefined && budget.letterPairs < 0;
  if (similar.length > 0 || isUsedUp || plain.length < PART_MIN_CHARACTERS) return similar;
  return candidates.filter((candidate) => candidate.plain.includes(plain)).map(({ name }) => name);
}

function similarTo(plain: string, candidates: readonly NameCandidate[], budget?: GuessBudget): readonly string[] {
  let nearest: string[] = [];
  let distance = Math.max(1, Math.floor(plain.length / 3));
  for (const candidate of candidates) {
    // A name of too different a length is too far, whatever its letters: a long key in a hostile file costs nothing.
    if (Math.abs(candidate.plain.length - plain.length) > distance) continue;
    if (budget !== undefined) budget.letterPairs -= plain.length * candidate.plain.length;
    if (budget !== undefined && budget.letterPairs < 0) return [];
    const candidateDistance = editDistance(plain, candidate.plain, distance);
    if (candidateDistance > distance) continue;
    if (candidateDistance < distance) nearest = [];
    nearest.push(candidate.name);
    distance = candidateDistance;
  }
  return nearest;
}

const WEIGHTLESS = /[-_\s]/;
const ALL_WEIGHTLESS = /[-_\s]/g;

/** A name without what weighs nothing. */
export function plainName(name: string): string {
  const lower = name.toLowerCase();
  return WEIGHTLESS.test(lower) ? lower.replaceAll(ALL_WEIGHTLESS, "") : lower;
}

/**
 * The number of letters to add, drop, change, or swap with a neighbour (Damerau's optimal string alignment). Of two
 * texts that are further apart than `limit`, some number above it.
 */
export function editDistance(from: string, to: string, limit: number): number {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  // The letters that both begin and end with need no edit. In most misspellings little is left.
  return distanceOfRest(from.slice(start, from.length - end), to.slice(start, to.length - end), limit);
}

function distanceOfRest(from: string, to: string, limit: number): number {
  let beforeLast: number[] = [];
  let last: number[] = [];
  let current: number[] = [];
  for (let column = 0; column <= to.length; column += 1) last.push(column);
  for (let row = 1; row <= from.length; row += 1) {
    let least = row;
    current[0] = row;
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const distance = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
      current[column] = distance;
      least = Math.min(least, distance);
    }
    // No later row has less than the least of one.
    if (least > limit) return least;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last[to.length] ?? 0;
}

/** The names that an unknown one may mean; none where none is near, too many are, or the budget is used up. */
export type Guess = (name: string) => readonly string[];

/** Where more are as near as each other, a guess says nothing. */
const MEANT_MAX = 3;

/** A guess among names that a file states, of which there may be as many as it has unknown ones. */
export function createGuess(candidates: ReadonlySet<string>, budget: GuessBudget): Guess {
  let letters = 0;
  for (const candidate of candidates) letters += candidate.length + 1;
  const prepared = lazily(() => candidatesOf(candidates));
  return (name) => {
    const pairs = letters * (name.length + 1);
    if (pairs > budget.letterPairs) return [];
    budget.letterPairs -= pairs;
    const meant = nearestTo(plainName(name), prepared());
    return meant.length > MEANT_MAX ? [] : meant;
  };
}

/** The names of a list that one may mean; none once the budget is used up. */
export type ListGuess = (name: string, candidates: readonly string[]) => readonly string[];

/** The result for a name that was asked for before. */
interface KnownGuess {
  readonly meant: readonly string[];
  /** In letter pairs. */
  readonly cost: number;
}

const candidatesInList = lazilyFor((list: readonly string[]) => candidatesOf(list));

/**
 * `nearestNames` within a budget, for lists that are never changed. A file often repeats a misspelling, so what was
 * found is remembered for each list; it takes as much of the budget as if it were looked for again.
 */
export function createListGuess(budget: GuessBudget): ListGuess {
  const known = new Map<readonly string[], Map<string, KnownGuess>>();
  return (name, list) => {
    const before = known.get(list)?.get(name);
    if (before !== undefined) {
      budget.letterPairs -= before.cost;
      return budget.letterPairs < 0 ? [] : before.meant;
    }
    const { letterPairs } = budget;
    const meant = nearestTo(plainName(name), candidatesInList(list), budget);
    const inList = known.get(list) ?? new Map<string, KnownGuess>();
    known.set(list, inList.set(name, { meant, cost: letterPairs - budget.letterPairs }));
    return meant;
  };
}
