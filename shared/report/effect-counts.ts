import { type Change, EFFECTS, type Effect } from "../changes/change.ts";
import { countOf } from "../text/wording.ts";

/** The number of changes of each effect. */
export type EffectCounts = Readonly<Record<Effect, number>>;

export function countEffects(changes: readonly Pick<Change, "effect">[]): EffectCounts {
  const counts: Record<Effect, number> = { opens: 0, breaks: 0, moves: 0, changes: 0, none: 0 };
  for (const { effect } of changes) counts[effect]++;
  return counts;
}

/** The changes that are not among others, counted by effect. */
export function subtractEffects(all: EffectCounts, others: EffectCounts): EffectCounts {
  const { opens, breaks, moves, changes, none } = all;
  return {
    opens: opens - others.opens,
    breaks: breaks - others.breaks,
    moves: moves - others.moves,
    changes: changes - others.changes,
    none: none - others.none,
  };
}

/**
 * "opens 3 (2 accepted), breaks 1, moves 2, 1 change without effect": the effects that occur, in the order of reports; ""
 * where there is no change.
 *
 * @param accepted how many of those that open something are accepted.
 */
export function describeEffects(counts: EffectCounts, accepted = 0): string {
  return EFFECTS.filter((effect) => counts[effect] > 0)
    .map((effect) => {
      if (effect === "none") return `${countOf(counts.none, "change")} without effect`;
      return `${effect} ${counts[effect]}${effect === "opens" && accepted > 0 ? ` (${accepted} accepted)` : ""}`;
    })
    .join(", ");
}
