import { DIFF_MAX_CHANGED_LINES, DIFF_MAX_LINES } from "../limits.ts";

/** Lines of a file as it is after a change; 1-based, `end` is the last one. Line feeds end a line, as for GitHub. */
export interface LineRange {
  readonly start: number;
  readonly end: number;
}

/** The lines of a file that a change touches. Both lists are in order and never overlap. */
export interface ChangedLines {
  /** The lines that it adds or changes. Where lines are only removed, the two around them. */
  readonly changed: readonly LineRange[];
  /**
   * The lines that GitHub's diff shows, on which comments may stand; undefined where GitHub shows no diff of the file.
   */
  readonly shown: readonly LineRange[] | undefined;
}

/** Lines of a unified diff that belong together, each with its sign. */
interface Hunk {
  /** The number that the first line has after the change. */
  readonly start: number;
  /** The numbers of lines that its header states, before the change and after it. */
  readonly counts: { readonly before: number; readonly after: number };
  readonly lines: readonly string[];
}

/**
 * Reads GitHub's patch of a file: hunks, each with its header. Undefined where there is none, or one does not have the
 * lines that its header says: then it is unknown what else is missing.
 *
 * @param patch untrusted, as the API gives it.
 */
export function linesOfPatch(patch: string): ChangedLines | undefined {
  const hunks = parseHunks(patch);
  if (hunks.length === 0 || !hunks.every(isWhole)) return undefined;
  return { changed: joined(hunks.flatMap(changedIn)), shown: joined(hunks.flatMap(shownIn)) };
}

/**
 * Compares two texts, where GitHub shows no diff of them. Where much differs, and of long files, every line counts as
 * changed: to find what stays takes quadratic time.
 *
 * @param before undefined where the file is new.
 */
export async function linesOfTexts(before: string | undefined, after: string): Promise<ChangedLines> {
  const count = lineFeedsIn(after) + (after === "" || after.endsWith("\n") ? 0 : 1);
  const all = count === 0 ? [] : [{ start: 1, end: count }];
  const isLong = count > DIFF_MAX_LINES || lineFeedsIn(before ?? "") > DIFF_MAX_LINES;
  if (before === undefined || isLong) return { changed: all, shown: undefined };
  // Loaded here, because most changes come with GitHub's diff.
  const { structuredPatch } = await import("diff");
  // One line around each hunk says whether it stands at an end of the file.
  const options = { context: 1, maxEditLength: DIFF_MAX_CHANGED_LINES };
  const patch = structuredPatch("", "", before, after, undefined, undefined, options);
  const changed = patch?.hunks.map(({ newStart, lines }) => ({ start: newStart, lines })).flatMap(changedIn);
  return { changed: changed === undefined ? all : joined(changed), shown: undefined };
}

/**
 * Finds the line of a text that stands where a line of its former version stood: the same line, what was written in its place, or
 * the one after it where it is gone. Both are 1-based. Of texts that differ too much, the same number.
 */
export async function lineAfter(before: string, after: string, line: number): Promise<number> {
  const count = Math.max(1, lineFeedsIn(after) + (after.endsWith("\n") ? 0 : 1));
  return Math.min(count, Math.max(1, line + (await shiftOf(before, after, line))));
}

async function shiftOf(before: string, after: string, line: number): Promise<number> {
  if (lineFeedsIn(before) > DIFF_MAX_LINES || lineFeedsIn(after) > DIFF_MAX_LINES) return 0;
  const { structuredPatch } = await import("diff");
  const options = { context: 0, maxEditLength: DIFF_MAX_CHANGED_LINES };
  let shift = 0;
  for (const hunk of structuredPatch("", "", before, after, undefined, undefined, options)?.hunks ?? []) {
    if (line < hunk.oldStart) break;
    const within = line - hunk.oldStart;
    if (within < hunk.oldLines) return hunk.newStart + Math.min(within, Math.max(0, hunk.newLines - 1)) - line;
    shift += hunk.newLines - hunk.oldLines;
  }
  return shift;
}

function lineFeedsIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}

function parseHunks(patch: string): readonly Hunk[] {
  const hunks: (Hunk & { readonly lines: string[] })[] = [];
  for (const line of patch.split("\n")) {
    const [, before = "1", start, after = "1"] =
      /^@@ -\d{1,9}(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/.exec(line) ?? [];
    if (start === undefined) hunks.at(-1)?.lines.push(line);
    else {
      const counts = { before: Number(before), after: Number(after) };
      // Where there are no lines, the header names the line before. There is no line 0, whatever a header says.
      hunks.push({ start: Math.max(1, Number(start) + (counts.after === 0 ? 1 : 0)), counts, lines: [] });
    }
  }
  return hunks;
}

function isWhole({ counts, lines }: Hunk): boolean {
  const count = (sign: string) => lines.filter((line) => line.startsWith(sign)).length;
  const [removed, added, marks] = [count("-"), count("+"), count("\\")];
  const kept = lines.length - removed - added - marks;
  return kept + removed === counts.before && kept + added === counts.after;
}

/** The lines that each run of added and removed lines of a hunk changes. */
function changedIn({ start, lines }: Pick<Hunk, "start" | "lines">): readonly LineRange[] {
  const ranges: LineRange[] = [];
  let next = start;
  let removedAt: number | undefined;
  let addedFrom: number | undefined;
  const endRun = (isLast: boolean) => {
    if (addedFrom !== undefined) ranges.push({ start: addedFrom, end: next - 1 });
    // At the end of a hunk there is no line after: the file ends there.
    else if (removedAt !== undefined) ranges.push({ start: Math.max(1, removedAt - 1), end: isLast ? next - 1 : next });
    removedAt = undefined;
    addedFrom = undefined;
  };
  for (const line of lines) {
    const sign = line[0];
    if (sign === "-") removedAt ??= next;
    else if (sign === "+") {
      addedFrom ??= next;
      next += 1;
    } else if (sign !== "\\") {
      endRun(false);
      next += 1;
    }
  }
  endRun(true);
  return ranges.filter((range) => range.start <= range.end);
}

function shownIn({ start, lines }: Hunk): readonly LineRange[] {
  const count = lines.filter((line) => !line.startsWith("-") && !line.startsWith("\\")).length;
  return count === 0 ? [] : [{ start, end: start + count - 1 }];
}

/** In order, with those that touch each other as one. */
function joined(ranges: readonly LineRange[]): readonly LineRange[] {
  const result: LineRange[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last === undefined || range.start > last.end + 1) result.push(range);
    else result[result.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return result;
}

/**
 * The index of the first range that ends at a line or after it, or the number of ranges. In logarithmic time.
 *
 * @param ranges in order, and apart.
 */
export function firstRangeFrom(line: number, ranges: readonly LineRange[]): number {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const range = ranges[middle];
    if (range !== undefined && range.end < line) low = middle + 1;
    else high = middle;
  }
  return low;
}
