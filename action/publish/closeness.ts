import type { Closeness, Diagnostic } from "../../shared/index.ts";
import type { ResultFile } from "../check.ts";
import { firstRangeFrom, type LineRange } from "../files/changed-lines.ts";

/**
 * Measures, in lines, how far a finding is from the nearest line that the change touches. What is about a whole file is
 * close; a file of which nobody knows what changed is as far as can be.
 */
export function closenessOf(files: readonly ResultFile[]): Closeness {
  const changed = new Map(files.map(({ checked, lines }) => [checked.path, lines?.changed]));
  return (path, { range }: Diagnostic) => {
    const ranges = changed.get(path);
    if (ranges === undefined) return Number.POSITIVE_INFINITY;
    return range === undefined ? 0 : distance({ start: range.start.line, end: range.end.line }, ranges);
  };
}

/** The ranges are in order, so that the nearest one is the first that does not end before the lines, or the one before. */
function distance({ start, end }: LineRange, ranges: readonly LineRange[]): number {
  const next = firstRangeFrom(start, ranges);
  const [before, after] = [ranges[next - 1], ranges[next]];
  return Math.min(
    before === undefined ? Number.POSITIVE_INFINITY : start - before.end,
    after === undefined ? Number.POSITIVE_INFINITY : Math.max(0, after.start - end),
  );
}
