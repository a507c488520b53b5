import type { Change } from "../resolve/change.ts";
import { wideningFirst } from "./changes-text.ts";
import type { SeverityCounts } from "./diagnostic.ts";
import { type Report, toReport } from "./json.ts";
import { printableJson, printableJsonLine } from "./printable.ts";
import { countWidening, type FileChanges, type KnownChanges, type RunResults, type UnknownChanges } from "./run.ts";

/** What changes for users, for programs; each change is as `diff --format json` has it. */
export interface ChangesReport {
  /** How many changes open something that was closed, those that are left out too. */
  readonly widening: number;
  readonly files: readonly FileChangesReport[];
  /** How many changes were left out because there was no room, and how many files with all that is said of them. */
  readonly omitted: { readonly changes: number; readonly files: number };
}

/** The changes of one file, those that widen first, or why they are not known. */
export type FileChangesReport = (KnownChanges & { readonly widens: boolean }) | UnknownChanges;

/** Everything that one run of the Action has to tell: the shape of `--format json` and more. */
export interface RunReport extends Report {
  readonly changes: ChangesReport;
  /** Findings on lines that the change does not touch; null where these are reported like all others. */
  readonly untouched: SeverityCounts | null;
}

/** A `RunReport` as JSON text, which is never cut. Strings keep their value; what is unprintable in them is escaped. */
export function formatRunReport({ files, unread, changes, untouched }: RunResults): string {
  const report: RunReport = {
    ...toReport(files, unread),
    changes: toChangesReport(changes, changes.map(toFileReport)),
    untouched: untouched ?? null,
  };
  return printableJson(report);
}

/**
 * A `ChangesReport` as one line of JSON. Where it would be longer than `maxCharacters`, whole changes are left out, and
 * whole files where there is no room for their names; what widens stays longest. In linear time.
 *
 * @param maxCharacters enough for a report without a file.
 */
export function formatChangesOutput(files: readonly FileChanges[], maxCharacters: number): string {
  const whole = printableJsonLine(toChangesReport(files, files.map(toFileReport)));
  return whole.length <= maxCharacters ? whole : cutOutput(files, maxCharacters);
}

/** A file of the output, and which of its changes it has room for. */
interface Shell {
  readonly report: FileChangesReport;
  readonly characters: number;
  readonly kept: Change[];
  isKept: boolean;
}

function cutOutput(files: readonly FileChanges[], maxCharacters: number): string {
  const shells = files.map(toShell);
  let left = maxCharacters - printableJsonLine(toChangesReport(files, [])).length;
  const take = (shell: Shell, change?: Change): void => {
    const characters = (shell.isKept ? 0 : shell.characters) + (change === undefined ? 0 : charactersOf(change));
    if (characters > left) return;
    left -= characters;
    shell.isKept = true;
    if (change !== undefined) shell.kept.push(change);
  };
  for (const isWidening of [true, false]) {
    for (const [index, shell] of shells.entries()) {
      for (const change of files[index]?.changes ?? []) if (change.widens === isWidening) take(shell, change);
    }
  }
  for (const shell of shells) if (!shell.isKept) take(shell);
  const reports = shells.filter(({ isKept }) => isKept).map(({ report, kept }) => withChanges(report, kept));
  return printableJsonLine(toChangesReport(files, reports));
}

function toShell(file: FileChanges): Shell {
  const report = withChanges(toFileReport(file), []);
  return { report, characters: charactersOf(report), kept: [], isKept: false };
}

function withChanges(report: FileChangesReport, changes: readonly Change[]): FileChangesReport {
  return report.reason === undefined ? { ...report, changes } : report;
}

/** With the comma before it. Numbers of what is left out are never longer than those of an empty report. */
function charactersOf(value: object): number {
  return printableJsonLine(value).length + 1;
}

function toChangesReport(all: readonly FileChanges[], files: readonly FileChangesReport[]): ChangesReport {
  return {
    widening: countWidening(all),
    files,
    omitted: { changes: countChanges(all) - countChanges(files), files: all.length - files.length },
  };
}

function countChanges(files: readonly FileChanges[]): number {
  return files.reduce((sum, { changes = [] }) => sum + changes.length, 0);
}

function toFileReport(file: FileChanges): FileChangesReport {
  if (file.reason !== undefined) return file;
  const changes = wideningFirst(file.changes);
  return { path: file.path, file: file.file, widens: changes.some(({ widens }) => widens), changes };
}
