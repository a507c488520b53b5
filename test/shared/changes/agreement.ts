import type { Change } from "../../../shared/changes/change.ts";
import { compareSides } from "../../../shared/changes/compare.ts";
import type { Verdict } from "./reference/law.ts";
import type { Side } from "./sides.ts";

type Place = Pick<Change, "provider" | "model"> & { readonly effect: string };

/** The compared part of an answer. */
export interface Answer {
  readonly widens: boolean | undefined;
  readonly changes: readonly Place[];
}

export type Compare = (before: Side, after: Side) => Answer;

export const ofCode: Compare = (before, after) => compareSides(before, after);

/** As sets of effect, provider and model; what has no effect is not compared. */
function statementsOf(places: readonly Place[]): readonly string[] {
  const stated = places.filter(({ effect }) => effect !== "none");
  return [...new Set(stated.map(({ effect, provider, model }) => JSON.stringify([effect, provider, model])))].toSorted(
    (one, other) => (one < other ? -1 : 1),
  );
}

/**
 * The law's verdict and the answer in one form each; equal where they agree. With an unreadable input, both are
 * unknown.
 */
export function bothSay({ facts, widens }: Verdict, answer: Answer) {
  const isRead = widens !== undefined;
  return {
    law: { widens, facts: isRead ? statementsOf(facts) : [] },
    answer: { widens: answer.widens, facts: isRead ? statementsOf(answer.changes) : [] },
  };
}
