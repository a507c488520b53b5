import type { Change } from "../resolve/change.ts";
import { printable } from "../text/printable.ts";
import { changeCause, describeChange } from "./describe-change.ts";
import type { Quote } from "./show-value.ts";
import { countOf } from "./verdict.ts";

export interface ChangesTextOptions {
  readonly quote: Quote;
  /** Marks the line of a change that widens. */
  readonly alarm: (line: string) => string;
}

/** The same changes, those that widen first. */
export function wideningFirst(changes: readonly Change[]): readonly Change[] {
  return [...changes.filter(({ widens }) => widens), ...changes.filter(({ widens }) => !widens)];
}

/** Tells people what a change does: those that open something first, with a `!`, each with what decides it. */
export function formatChanges(changes: readonly Change[], { quote, alarm }: ChangesTextOptions): string {
  if (changes.length === 0) return "no changes\n";
  const lines = wideningFirst(changes).flatMap((change) => {
    const sentence = printable(describeChange(change, quote));
    return [change.widens ? alarm(`! ${sentence}`) : `  ${sentence}`, `    from  ${printable(changeCause(change))}`];
  });
  const widening = changes.filter(({ widens }) => widens).length;
  const opens =
    widening === 0 ? "nothing is opened" : `${widening} of them ${widening === 1 ? "opens" : "open"} something`;
  return `${[...lines, "", `${countOf(changes.length, "change")}, ${opens}`].join("\n")}\n`;
}
