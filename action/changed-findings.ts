import { type CheckedFile, type Closeness, type Diagnostic, type Range, withDiagnostics } from "../shared/index.ts";
import { type ChangedLines, firstRangeFrom, type LineRange } from "./files/changed-lines.ts";

/** The findings in a file, divided by whether the change has to do with them. */
interface SplitFindings {
  readonly checked: CheckedFile;
  readonly unreported: readonly Diagnostic[];
}

/**
 * Leaves out what is found on lines that the change does not touch. What is about the whole file stays, and so does what
 * has a related place on such a line: a key is twice there because of either.
 *
 * @param caused what is found because of changed settings, which stays.
 */
export function onlyChangedLines(
  checked: CheckedFile,
  text: string,
  { changed }: ChangedLines,
  caused: readonly Diagnostic[] = [],
): SplitFindings {
  const isCaused = new Set(caused);
  const placesOf = ({ range, related }: Diagnostic) =>
    range === undefined ? [] : [range, ...related.map((place) => place.range)];
  const lineOf = lineNumbers(text, checked.diagnostics.flatMap(placesOf).flatMap(endsOf));
  const touches = (range: Range) => {
    const [first = 0, last = 0] = endsOf(range).map((offset) => lineOf.get(offset) ?? 0);
    return isTouched(changed, first, last);
  };
  const { kept = [], left = [] } = Object.groupBy(checked.diagnostics, (diagnostic) =>
    diagnostic.range === undefined || isCaused.has(diagnostic) || placesOf(diagnostic).some(touches) ? "kept" : "left",
  );
  return { checked: withDiagnostics(checked, kept), unreported: left };
}

/** The offsets of the first and the last character. */
function endsOf({ start, end }: Range): readonly [number, number] {
  return [start.offset, Math.max(start.offset, end.offset - 1)];
}

/** The lines on which offsets lie, 1-based. GitHub ends lines at line feeds alone, where diagnostics know other ends, too. */
function lineNumbers(text: string, offsets: readonly number[]): ReadonlyMap<number, number> {
  const lines = new Map<number, number>();
  let line = 1;
  let end = text.indexOf("\n");
  for (const offset of offsets.toSorted((one, other) => one - other)) {
    for (; end >= 0 && end < offset; end = text.indexOf("\n", end + 1)) line += 1;
    lines.set(offset, line);
  }
  return lines;
}

/** Tests if one of the ranges, which are in order, has a line of those from `first` to `last`. */
function isTouched(ranges: readonly LineRange[], first: number, last: number): boolean {
  const range = ranges[firstRangeFrom(first, ranges)];
  return range !== undefined && range.start <= last;
}

/** A file that was checked, and its lines that a change touches; undefined if unknown. */
interface FileOfChange {
  readonly checked: Pick<CheckedFile, "path">;
  readonly lines: Pick<ChangedLines, "changed"> | undefined;
}

/**
 * Measures, in lines, how far a finding is from the nearest line that the change touches. What is about a whole file is
 * close; a file whose changed lines are unknown is as far as can be.
 */
export function closenessOf(files: readonly FileOfChange[]): Closeness {
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
