import { type StructuredPatchHunk, structuredPatch } from "diff";
import { printable, type RedactedText } from "../../shared/index.ts";
import { DIFF_MAX_CHANGED_LINES } from "../limits.ts";

const CONTEXT_LINES = 3;
const TAB = "    ";
const NO_FINAL_LINE_BREAK = "\\ No newline at end of file";

/** A text, and the same text as it may be shown. */
export interface DiffSide {
  readonly text: string;
  readonly shown: RedactedText;
}

/** The kind of a line of a diff, for its colour. */
export type DiffPart = "file" | "hunk" | "removed" | "added" | "context";

type Paint = (part: DiffPart, line: string) => string;

/**
 * The difference of two texts as a unified diff, in printable text. The texts are compared as they are and shown redacted:
 * where a secret changes, two lines that look the same differ. All line ends are shown as line feeds.
 */
export function unifiedDiff(path: string, before: DiffSide, after: DiffSide, paint: Paint): string {
  const name = printable(path).replace(/^(?:\.?\/)+/, "");
  const shownBefore = splitLines(normalise(before.shown));
  const shownAfter = splitLines(normalise(after.shown));
  return [
    paint("file", `--- a/${name}`),
    paint("file", `+++ b/${name}`),
    ...diffHunks(normalise(before.text), normalise(after.text)).flatMap((hunk) =>
      showHunk(hunk, shownBefore, shownAfter, paint),
    ),
    "",
  ].join("\n");
}

/** Without a byte order mark, and with line feeds as line ends: as diagnostics number lines. */
function normalise(text: string): string {
  return text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
}

function splitLines(text: string): readonly string[] {
  return text.split("\n");
}

/** The whole text is shown as replaced where much differs: to find what stays takes quadratic time. */
function diffHunks(before: string, after: string): readonly StructuredPatchHunk[] {
  const options = { context: CONTEXT_LINES, maxEditLength: DIFF_MAX_CHANGED_LINES };
  return structuredPatch("", "", before, after, undefined, undefined, options)?.hunks ?? [wholeHunk(before, after)];
}

function wholeHunk(before: string, after: string): StructuredPatchHunk {
  const [removed, added] = [signedLines("-", before), signedLines("+", after)];
  const count = (lines: readonly string[]) => lines.filter((line) => line !== NO_FINAL_LINE_BREAK).length;
  return {
    oldStart: 1,
    oldLines: count(removed),
    newStart: 1,
    newLines: count(added),
    lines: [...removed, ...added],
  };
}

function signedLines(sign: "-" | "+", text: string): readonly string[] {
  const isEnded = text.endsWith("\n");
  const lines = splitLines(isEnded ? text.slice(0, -1) : text).map((line) => sign + line);
  return isEnded ? lines : [...lines, NO_FINAL_LINE_BREAK];
}

/** A hunk's lines, each as its own side shows it. */
function showHunk(
  { oldStart, oldLines, newStart, newLines, lines }: StructuredPatchHunk,
  shownBefore: readonly string[],
  shownAfter: readonly string[],
  paint: Paint,
): readonly string[] {
  let before = oldStart - 1;
  let after = newStart - 1;
  const shown = lines.map((line) => {
    if (line.startsWith("\\")) return paint("context", line);
    if (line.startsWith("-")) return paint("removed", `-${showLine(shownBefore[before++])}`);
    if (line.startsWith("+")) return paint("added", `+${showLine(shownAfter[after++])}`);
    before += 1;
    return paint("context", ` ${showLine(shownAfter[after++])}`);
  });
  return [paint("hunk", `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`), ...shown];
}

function showLine(line = ""): string {
  return printable(line.replaceAll("\t", TAB));
}
