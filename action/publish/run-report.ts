import {
  type Change,
  countWidening,
  type FileChanges,
  fromPointer,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  type KnownChanges,
  maskSecrets,
  pointerStep,
  printableJson,
  printableJsonLine,
  type Report,
  type RunResults,
  type SeverityCounts,
  toReport,
  type UnknownChanges,
  wideningFirst,
} from "../../shared/index.ts";

/** What changes for users, for programs; each change is as `diff --format json` has it, with its names masked. */
export interface ChangesReport {
  /** How many changes open something that was closed, those that are left out too. */
  readonly widening: number;
  readonly files: readonly FileChangesReport[];
  /** How many changes were left out because there was no room, and how many files with all that is said of them. */
  readonly omitted: { readonly changes: number; readonly files: number };
}

/** The changes of one file, those that widen first, or why they are not known. */
type FileChangesReport =
  | {
      readonly path: string;
      readonly file: KnownChanges["file"];
      readonly widens: boolean;
      readonly changes: readonly JsonObject[];
      readonly reason?: never;
    }
  | UnknownChanges;

/** Everything that one run of the Action reports: the shape of `--format json` and more. */
interface RunReport extends Report {
  readonly changes: ChangesReport;
  /** Findings on lines that the change does not touch; null where these are reported like all others. */
  readonly untouched: SeverityCounts | null;
}

/**
 * A `RunReport` as JSON text, which is never cut. Strings keep their value, except for names in changes, which are masked;
 * what is unprintable is escaped.
 * See docs/decisions/0032-masked-names-in-reports.md.
 */
export function formatRunReport({ files, unread, changes, untouched }: RunResults): string {
  const report: RunReport = {
    ...toReport(files, unread),
    changes: toChangesReport(changes, toFileReports(changes)),
    untouched: untouched ?? null,
  };
  return printableJson(report);
}

/**
 * A `ChangesReport` as one line of JSON. Where it would be longer than `maxCharacters`, whole changes are left out, and
 * whole files where there is no room for their names. What widens stays longest, then the files. In linear time.
 *
 * @param maxCharacters in UTF-16 code units; enough for a report without a file, which takes 100.
 */
export function formatChangesOutput(files: readonly FileChanges[], maxCharacters: number): string {
  const reports = toFileReports(files);
  const whole = printableJsonLine(toChangesReport(files, reports));
  return whole.length <= maxCharacters ? whole : cutOutput(files, reports, maxCharacters);
}

/** A file of the output, and which of its changes it has room for. */
interface Shell {
  readonly report: FileChangesReport;
  readonly characters: number;
  readonly kept: JsonObject[];
  isKept: boolean;
}

function cutOutput(
  files: readonly FileChanges[],
  reports: readonly FileChangesReport[],
  maxCharacters: number,
): string {
  const shells = reports.map(toShell);
  let left = maxCharacters - printableJsonLine(toChangesReport(files, [])).length;
  const take = (shell: Shell, change?: JsonObject): void => {
    const characters = (shell.isKept ? 0 : shell.characters) + (change === undefined ? 0 : charactersOf(change));
    if (characters > left) return;
    left -= characters;
    shell.isKept = true;
    if (change !== undefined) shell.kept.push(change);
  };
  const takeChanges = (widens: boolean): void => {
    for (const [index, shell] of shells.entries()) {
      for (const change of reports[index]?.changes ?? []) if (change["widens"] === widens) take(shell, change);
    }
  };
  takeChanges(true);
  for (const shell of shells) if (!shell.isKept) take(shell);
  takeChanges(false);
  const kept = shells.filter(({ isKept }) => isKept).map((shell) => withChanges(shell.report, shell.kept));
  return printableJsonLine(toChangesReport(files, kept));
}

function toShell(whole: FileChangesReport): Shell {
  const report = withChanges(whole, []);
  return { report, characters: charactersOf(report), kept: [], isKept: false };
}

function withChanges(report: FileChangesReport, changes: readonly JsonObject[]): FileChangesReport {
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

function countChanges(files: readonly { readonly changes?: readonly object[] }[]): number {
  return files.reduce((sum, { changes = [] }) => sum + changes.length, 0);
}

function toFileReports(files: readonly FileChanges[]): readonly FileChangesReport[] {
  return files.map((file) => {
    if (file.reason !== undefined) return file;
    const changes = wideningFirst(file.changes).map(maskChange);
    return { path: file.path, file: file.file, widens: file.changes.some(({ widens }) => widens), changes };
  });
}

/** A change as plain JSON that may be written out: every name and value in it is masked. */
function maskChange(change: Change): JsonObject {
  const masked = maskStrings(change);
  return isObject(masked) ? masked : {};
}

function maskStrings(value: unknown): Json {
  if (typeof value === "string") return maskSecrets(value);
  if (typeof value === "number" || typeof value === "boolean") return value;
  if (isArray(value)) return value.map(maskStrings);
  if (!isObject(value)) return null;
  const entries = Object.entries(value).map(([key, item]) => {
    // The steps of a field are escaped as in a pointer, behind which a mask would not know a URL.
    const isField = key === "field" && typeof item === "string";
    return [key, isField ? maskField(item) : maskStrings(item)] as const;
  });
  return Object.fromEntries(entries);
}

function maskField(field: string): string {
  return fromPointer(`/${field}`)
    .map((step) => pointerStep(maskSecrets(step)))
    .join("/");
}
