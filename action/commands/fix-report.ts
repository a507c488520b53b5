import {
  countBySeverity,
  type Diagnostic,
  describeCounts,
  fixTitle,
  placeOf,
  printable,
  printableJson,
  type Range,
  type SeverityCounts,
  type UnreadFile,
} from "../../shared/index.ts";
import type { UnappliedFix } from "./unapplied-fix.ts";

/** The report on one file. */
export interface FixedFile {
  readonly path: string;
  readonly changed: boolean;
  /** The findings that were fixed, in the order of the fixes. */
  readonly fixed: readonly Diagnostic[];
  /**
   * Sentences of `diff` on what the file opens compared with before: mistakes kept it out, and it is in force once they
   * are fixed. Empty where the file could not be read before.
   */
  readonly opens: readonly string[];
  readonly unapplied: readonly UnappliedFix[];
  /** The diagnostics of what it is now. */
  readonly remaining: readonly Diagnostic[];
}

/** The results for each file that was to be fixed. */
export interface FixResults {
  readonly files: readonly FixedFile[];
  readonly unread: readonly UnreadFile[];
  /** The files that could not be written, and so are as they were. */
  readonly unwritten: readonly UnreadFile[];
}

/** The shape of `--format json`. */
export interface FixReport {
  readonly files: readonly {
    readonly path: string;
    readonly changed: boolean;
    readonly fixed: readonly ReportedFix[];
    /** The openings compared with the file as it was. */
    readonly opens: readonly string[];
    /** The unsafe fixes that are not applied because they open something. */
    readonly unapplied: readonly (ReportedFix & { readonly opens: readonly string[]; readonly id: string })[];
    /** The numbers of findings in the file as it is now. */
    readonly remaining: SeverityCounts;
  }[];
  readonly unread: readonly UnreadFile[];
  readonly unwritten: readonly UnreadFile[];
}

interface ReportedFix {
  readonly rule: string;
  readonly message: string;
  readonly title: string;
  readonly pointer: string;
  /** The range of the mistake; of several that hide each other, in the text that those before left. */
  readonly range: Range;
}

/** A `FixReport` as JSON text. */
export function formatFixJson({ files, unread, unwritten }: FixResults): string {
  const report: FixReport = {
    files: files.map(({ path, changed, fixed, opens, unapplied, remaining }) => ({
      path,
      changed,
      fixed: fixed.flatMap(toReportedFix),
      opens,
      unapplied: unapplied.flatMap((one) =>
        toReportedFix(one.diagnostic).map((reported) => ({ ...reported, opens: one.opens, id: one.id })),
      ),
      remaining: countBySeverity(remaining),
    })),
    unread,
    unwritten,
  };
  return printableJson(report);
}

function toReportedFix({ rule, message, pointer, range, fix }: Diagnostic): readonly ReportedFix[] {
  return fix === undefined ? [] : [{ rule, message, title: fix.title, pointer, range }];
}

/** The way in which the files were fixed. */
interface FixRun {
  readonly isDryRun: boolean;
  readonly isUnsafe: boolean;
  /** The command that applies one fix of a file alone. */
  readonly commandFor: (id: string, path: string) => string;
}

/**
 * Reports to a person: a line for each fix, those that are not applied with what they open, then for each file what opens and what
 * remains, and a last line for all files.
 */
export function formatFixText(files: readonly FixedFile[], run: FixRun): string {
  const lines = files.flatMap((file) => [
    ...file.fixed.flatMap((one) => fixLine(file.path, "fixed", one)),
    ...file.unapplied.flatMap((one) => unappliedLines(file, one, run)),
    ...opensLines(file),
    ...remainingLine(file, run),
  ]);
  const blocks = [...(lines.length === 0 ? [] : [lines.join("\n")]), verdict(files, run.isDryRun)];
  return `${blocks.join("\n\n")}\n`;
}

function fixLine(path: string, state: string, { rule, range, fix }: Diagnostic): readonly string[] {
  return fix === undefined ? [] : [`${placeOf(path, range)}  ${state}  ${fixTitle(fix)}  ${printable(rule)}`];
}

function unappliedLines(file: FixedFile, { diagnostic, opens, id }: UnappliedFix, run: FixRun): readonly string[] {
  const when = run.isDryRun ? "once the rest is written" : "to apply it alone";
  return [
    ...fixLine(file.path, "not applied", diagnostic),
    ...opens.map(opensLine),
    `  ${when}: ${printable(run.commandFor(id, file.path))}`,
  ];
}

function opensLine(text: string): string {
  return `  opens  ${printable(text)}`;
}

function opensLines({ path, opens }: FixedFile): readonly string[] {
  if (opens.length === 0) return [];
  return [`${placeOf(path)}  compared with what it was:`, ...opens.map(opensLine)];
}

function remainingLine({ path, remaining, unapplied }: FixedFile, { isUnsafe }: FixRun): readonly string[] {
  if (remaining.length === 0) return [];
  const unsafe = remaining.filter(({ fix }) => fix?.safe === false).length - unapplied.length;
  const rest = isUnsafe
    ? `, and ${unsafe} more fixes to try after those above`
    : `, and --unsafe to try ${unsafe} more`;
  return [
    `${placeOf(path)}  remaining  ${describeCounts(countBySeverity(remaining))}: run validate for details${unsafe > 0 ? rest : ""}`,
  ];
}

function verdict(files: readonly FixedFile[], isDryRun: boolean): string {
  const count = files.reduce((sum, { fixed }) => sum + fixed.length, 0);
  const changed = files.filter((file) => file.changed).length;
  const all = `${files.length} file${files.length === 1 ? "" : "s"}`;
  const done =
    count === 0
      ? `nothing to fix in ${all}`
      : `${count} fixed in ${changed === files.length ? all : `${changed} of ${all}`}`;
  const left = describeCounts(countBySeverity(files.flatMap(({ remaining }) => remaining)));
  return `${done}, ${left === "" ? "nothing" : left} remaining${isDryRun ? "; nothing was written" : ""}`;
}
