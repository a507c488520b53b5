import { type GuessBudget, nearestNames } from "./did-you-mean.ts";

/** The names that an unknown one may mean; none where none is near, too many are, or the budget is used up. */
export type Guess = (name: string) => readonly string[];

/** Where more are as near as each other, a guess says nothing. */
const MEANT_MAX = 3;

/** A guess among names that a file states, of which there may be as many as it has unknown ones. */
export function createGuess(candidates: ReadonlySet<string>, budget: GuessBudget): Guess {
  let letters = 0;
  for (const candidate of candidates) letters += candidate.length + 1;
  return (name) => {
    const pairs = letters * (name.length + 1);
    if (pairs > budget.letterPairs) return [];
    budget.letterPairs -= pairs;
    const meant = nearestNames(name, candidates);
    return meant.length > MEANT_MAX ? [] : meant;
  };
}
