import { parsePatch } from "diff";
import type { CheckedFile, Diagnostic, SuppressedDiagnostic } from "../../../shared/index.ts";
import type { Fixed } from "../fixed.ts";
import { readTerminal, shownAs } from "../readers/terminal.ts";
import { type Comparison, commandsIn } from "./comparison.ts";

/** For people: each line one of ours, and in it nothing that a terminal does not simply draw. */
export function compareText(files: readonly CheckedFile[], report: string, colors: boolean): Comparison {
  const { lines, notDrawn } = readTerminal(report, { colors });
  const reported = files.flatMap(({ path, diagnostics, source }) =>
    diagnostics.flatMap((diagnostic) => [...linesOf(path, diagnostic, source !== ""), ""]),
  );
  const suppressed = files.flatMap(({ path, suppressed: all }) => all.map((one) => suppressedLineOf(path, one)));
  const meant = [...reported, ...suppressed, ...(suppressed.length === 0 ? [] : [""])];
  return {
    read: { notDrawn, commands: commandsIn(report), lines: lines.map(withoutContent) },
    meant: { notDrawn: undefined, commands: [], lines: [...meant, "verdict", ""] },
  };
}

function suppressedLineOf(path: string, diagnostic: SuppressedDiagnostic): string {
  const { severity, message, rule, suppression } = diagnostic;
  const by =
    suppression.kind === "comment" ? `comment on line ${suppression.line}` : `policy ${shownAs(suppression.pointer)}`;
  const reason = `(${by}: ${shownAs(suppression.reason)})`;
  return `${placeAs(path, diagnostic)}  suppressed  ${severity}  ${shownAs(message)}  ${shownAs(rule)}  ${reason}`;
}

function placeAs(path: string, { range }: Diagnostic): string {
  const start = /^[ :]/.test(shownAs(path)) ? `./${shownAs(path)}` : shownAs(path);
  return range === undefined ? start : `${start}:${range.start.line}:${range.start.column}`;
}

/** The lines of a diagnostic; of those that have a mark, the mark alone. */
function linesOf(path: string, diagnostic: Diagnostic, hasSource: boolean): readonly string[] {
  const { severity, message, rule, range, fix, related } = diagnostic;
  return [
    `${placeAs(path, diagnostic)}  ${severity}  ${shownAs(message)}  ${rule}`,
    ...(range === undefined || !hasSource ? [] : ["frame", "frame"]),
    "why",
    "help",
    ...(fix === undefined ? [] : ["fix"]),
    ...related.map(() => "see"),
  ];
}

function withoutContent(line: string): string {
  if (/^ {2} *\d* │/.test(line)) return "frame";
  const verdict =
    /^(?:\d+ (?:error|warning|notice)s?,? )*(?:in )?\d+ (?:of \d+ )?files?(?:, nothing to report)?(?:, \d+ suppressed)?$/;
  return /^ {2}(why|help|fix|see) /.exec(line)?.[1] ?? (verdict.test(line) ? "verdict" : line);
}

/** For people: a line for each fix, those for what opens, one for what remains, the verdict; and a diff that is one, of one file. */
export function compareFixed({ file, diff: meantDiff }: Fixed, report: string, diff: string): Comparison {
  const { path, fixed, opens, unapplied, remaining } = file;
  const shown = [readTerminal(report, { colors: false }), readTerminal(diff, { colors: false })];
  const lines = [
    ...fixed.map(() => "fixed"),
    ...unapplied.flatMap((one) => ["not applied", ...one.opens.map(() => "more"), "more"]),
    ...(opens.length > 0 ? ["compared", ...opens.map(() => "more")] : []),
    ...(remaining.length > 0 ? ["remaining"] : []),
  ];
  const isBlank = lines.length > 0 ? [""] : [];
  return {
    read: {
      notDrawn: shown.map(({ notDrawn }) => notDrawn),
      commands: commandsIn(report + diff),
      lines: shown[0]?.lines.map((line) => fixedLine(line, path)),
      files: diff === "" ? 0 : filesInDiff(diff),
      others: diff.split("\n").filter((line) => !/^(?:[-+ \\]|@@ |$)/.test(line)),
    },
    meant: {
      notDrawn: [undefined, undefined],
      commands: [],
      lines: [...lines, ...isBlank, "verdict", ""],
      files: meantDiff === "" ? 0 : 1,
      others: [],
    },
  };
}

function fixedLine(line: string, path: string): string {
  if (/^(?:\d+ fixed|nothing to fix) in 1 file, .* remaining; nothing was written$/.test(line)) return "verdict";
  const start = /^[ :]/.test(shownAs(path)) ? `./${shownAs(path)}` : shownAs(path);
  if (line.startsWith("  ")) return "more";
  if (!line.startsWith(start)) return line;
  const rest = line.slice(start.length);
  if (rest === "  compared with what it was:") return "compared";
  return /^(?::\d+:\d+)? {2}(fixed|not applied|remaining) {2}/.exec(rest)?.[1] ?? line;
}

/** How many files a patch tool finds in a diff; undefined where it finds none in it. */
function filesInDiff(diff: string): number | undefined {
  try {
    return parsePatch(diff).length;
  } catch {
    return undefined;
  }
}
