import {
  countBySeverity,
  type Diagnostic,
  describeCounts,
  type Fix,
  fixTitle,
  placeOf,
  printable,
  printableJson,
  type Range,
  type SeverityCounts,
  type UnreadFile,
} from "../../shared/index.ts";

/** What became of a file. */
export interface FixedFile {
  readonly path: string;
  readonly changed: boolean;
  /** Those that were fixed, in the order in which they were. */
  readonly fixed: readonly Diagnostic[];
  /** The diagnostics of what it is now. */
  readonly remaining: readonly Diagnostic[];
}

/** What became of each file that was to be fixed. */
export interface FixResults {
  readonly files: readonly FixedFile[];
  readonly unread: readonly UnreadFile[];
  /** Those that could not be written, and so are as they were. */
  readonly unwritten: readonly UnreadFile[];
}

/** The shape of `--format json`. */
export interface FixReport {
  readonly files: readonly {
    readonly path: string;
    readonly changed: boolean;
    readonly fixed: readonly AppliedFix[];
    /** What was found in the file as it is now. */
    readonly remaining: SeverityCounts;
  }[];
  readonly unread: readonly UnreadFile[];
  readonly unwritten: readonly UnreadFile[];
}

interface AppliedFix {
  readonly rule: string;
  readonly message: string;
  readonly title: string;
  readonly pointer: string;
  /** Where the mistake was; of several that hide each other, in the text that was left by those before. */
  readonly range: Range;
}

/** A `FixReport` as JSON text. */
export function formatFixJson({ files, unread, unwritten }: FixResults): string {
  const report: FixReport = {
    files: files.map(({ path, changed, fixed, remaining }) => ({
      path,
      changed,
      fixed: fixed.flatMap(toAppliedFix),
      remaining: countBySeverity(remaining),
    })),
    unread,
    unwritten,
  };
  return printableJson(report);
}

function toAppliedFix({ rule, message, pointer, range, fix }: Diagnostic): readonly AppliedFix[] {
  return fix === undefined ? [] : [{ rule, message, title: fix.title, pointer, range }];
}

/** Reports to a person: a line for each fix, one for what remains in each file, and a last one for all files. */
export function formatFixText(files: readonly FixedFile[], isDryRun: boolean): string {
  const lines = files.flatMap((file) => [
    ...file.fixed.flatMap((one) => fixedLine(file.path, one)),
    ...remainingLine(file),
  ]);
  const blocks = [...(lines.length === 0 ? [] : [lines.join("\n")]), verdict(files, isDryRun)];
  return `${blocks.join("\n\n")}\n`;
}

function fixedLine(path: string, { rule, range, fix }: Diagnostic): readonly string[] {
  return fix === undefined ? [] : [`${placeOf(path, range)}  fixed  ${fixTitle(fix)}  ${printable(rule)}`];
}

function remainingLine({ path, remaining }: FixedFile): readonly string[] {
  if (remaining.length === 0) return [];
  const fixes = remaining.flatMap(({ fix }) => fix ?? []).filter(({ safe }: Fix) => !safe).length;
  const hint = fixes === 0 ? "" : `, and --unsafe to fix ${fixes} more`;
  return [
    `${placeOf(path)}  remaining  ${describeCounts(countBySeverity(remaining))}: run validate for details${hint}`,
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
