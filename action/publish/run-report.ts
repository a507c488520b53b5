import {
  type Change,
  countChanges,
  countEffects,
  EFFECTS,
  type Effect,
  type EffectCounts,
  type FileChanges,
  type KnownChanges,
  printableJson,
  printableJsonLine,
  type Report,
  type RunResults,
  type SeverityCounts,
  subtractEffects,
  toReport,
  type UnknownChanges,
  widensOf,
} from "../../shared/index.ts";

/** What changes for users, for programs; each change is as `diff --format json` has it. */
export interface ChangesReport {
  /** How many changes of each effect there are, those that are left out too; what is the same in several files counts once. */
  readonly counts: EffectCounts;
  /** Null where it is not known whether something opens. */
  readonly widens: boolean | null;
  readonly files: readonly FileChangesReport[];
  /** How much was left out because there was no room: changes of files by effect, and files with all that is said of them. */
  readonly omitted: { readonly changes: EffectCounts; readonly files: number };
}

/** The changes of one file, or why they are not known. */
type FileChangesReport = (Omit<KnownChanges, "widens"> & { readonly widens: boolean | null }) | UnknownChanges;

/** Everything that one run of the Action reports: the shape of `--format json` and more. */
interface RunReport extends Report {
  readonly changes: ChangesReport;
  /** Findings on lines that the change does not touch; null where these are reported like all others. */
  readonly untouched: SeverityCounts | null;
}

/**
 * A `RunReport` as JSON text, which is never cut. Strings keep their value; what is unprintable is escaped.
 * See docs/decisions/0032-masked-names-in-reports.md.
 */
export function formatRunReport({ files, unread, changes, untouched }: RunResults): string {
  const report: RunReport = {
    ...toReport(files, unread),
    changes: toChangesReport(changes, changes.map(toFileReport)),
    untouched: untouched ?? null,
  };
  return printableJson(report);
}

/**
 * A `ChangesReport` as one line of JSON. Where it would be longer than `maxCharacters`, whole changes are left out, from the
 * end of the order of effects, and whole files where there is no room for their names. What opens something stays longest,
 * then the files. In linear time.
 *
 * @param maxCharacters in UTF-16 code units; enough for a report without a file, which takes 250.
 */
export function formatChangesOutput(files: readonly FileChanges[], maxCharacters: number): string {
  const reports = files.map(toFileReport);
  const whole = printableJsonLine(toChangesReport(files, reports));
  return whole.length <= maxCharacters ? whole : cutOutput(files, reports, maxCharacters);
}

/** A file of the output, and which of its changes it has room for. */
interface Shell {
  readonly whole: FileChangesReport;
  readonly characters: number;
  readonly kept: Change[];
  isKept: boolean;
}

function cutOutput(
  files: readonly FileChanges[],
  reports: readonly FileChangesReport[],
  maxCharacters: number,
): string {
  const shells = reports.map(toShell);
  let left = maxCharacters - printableJsonLine(toChangesReport(files, [])).length;
  const take = (shell: Shell, change?: Change): void => {
    const characters = (shell.isKept ? 0 : shell.characters) + (change === undefined ? 0 : charactersOf(change));
    if (characters > left) return;
    left -= characters;
    shell.isKept = true;
    if (change !== undefined) shell.kept.push(change);
  };
  const takeChanges = (effect: Effect): void => {
    for (const shell of shells) {
      for (const change of changesOf(shell.whole)) if (change.effect === effect) take(shell, change);
    }
  };
  takeChanges("opens");
  for (const shell of shells) if (!shell.isKept) take(shell);
  for (const effect of EFFECTS) if (effect !== "opens") takeChanges(effect);
  const kept = shells.filter(({ isKept }) => isKept).map((shell) => withChanges(shell.whole, shell.kept));
  return printableJsonLine(toChangesReport(files, kept));
}

function toShell(whole: FileChangesReport): Shell {
  return { whole, characters: charactersOf(withChanges(whole, [])), kept: [], isKept: false };
}

function withChanges(report: FileChangesReport, changes: readonly Change[]): FileChangesReport {
  return report.kind === "known" ? { ...report, changes } : report;
}

/** With the comma before it. Numbers of what is left out are never longer than those of an empty report. */
function charactersOf(value: object): number {
  return printableJsonLine(value).length + 1;
}

function toChangesReport(all: readonly FileChanges[], files: readonly FileChangesReport[]): ChangesReport {
  const countAll = (some: readonly (FileChanges | FileChangesReport)[]) => countEffects(some.flatMap(changesOf));
  return {
    counts: countChanges(all),
    widens: widensOf(all) ?? null,
    files,
    omitted: { changes: subtractEffects(countAll(all), countAll(files)), files: all.length - files.length },
  };
}

function toFileReport(file: FileChanges): FileChangesReport {
  return file.kind === "known" ? { ...file, widens: file.widens ?? null } : file;
}

function changesOf(file: FileChanges | FileChangesReport): readonly Change[] {
  return file.kind === "known" ? file.changes : [];
}
