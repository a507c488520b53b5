import * as fc from "fast-check";
import type { LineRange } from "../../../action/files/changed-lines.ts";

const text = fc
  .tuple(
    fc.array(fc.constantFrom("a", "b", "c", "d", "", "-e", "+f", "@@ -1 +1 @@", "g\r"), { maxLength: 30 }),
    fc.boolean(),
  )
  .map(([lines, isEnded]) => lines.join("\n") + (isEnded && lines.length > 0 ? "\n" : ""));

/** Texts before and after a change. Most pairs have much in common. */
export const pairs = fc.sample(
  fc.tuple(text, text, fc.nat(), fc.nat()).map(([one, other, from, count]): readonly [string, string] => {
    const lines = one.split("\n");
    const part = other.split("\n").slice(0, count % 4);
    return [one, lines.toSpliced(from % lines.length, count % 5, ...part).join("\n")];
  }),
  { numRuns: 300, seed: 20_261 },
);

export function linesIn(ranges: readonly LineRange[]): ReadonlySet<number> {
  return new Set(ranges.flatMap(({ start, end }) => Array.from({ length: end - start + 1 }, (_, at) => start + at)));
}
