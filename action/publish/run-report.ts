import {
  type Change,
  countChanges,
  countEffects,
  EFFECTS,
  type Effect,
  type EffectCounts,
  type FileChanges,
  type KnownChanges,
  type Opening,
  type Openings,
  openingOf,
  printableJson,
  printableJsonLine,
  type Report,
  type RunResults,
  reportedChanges,
  type SeverityCounts,
  type SharedChange,
  subtractEffects,
  toReport,
  type UnknownChanges,
  widensOf,
} from "../../shared/index.ts";
import { CHANGES_OUTPUT_MAX_LISTED_FILES } from "../limits.ts";

/** The changes for users, for programs: each once, with its files, and of each file what is said of it alone. */
export interface ChangesReport {
  /** The numbers of changes of each effect, with those that are left out. */
  readonly counts: EffectCounts;
  /** Null where it is not known whether something opens. */
  readonly widens: boolean | null;
  /** The fingerprint that accepts all that opens; null where nothing opens, or something has none. */
  readonly fingerprint: string | null;
  /** By effect, of what opens first what is not accepted, then in the order of the files. */
  readonly changes: readonly ChangeReport[];
  readonly files: readonly FileReport[];
  /** The numbers of changes and files that were left out because there was no room. */
  readonly omitted: { readonly changes: EffectCounts; readonly files: number };
}

/** A change as `diff --format json` has it, with all the values that decide it, and of an opening who accepted it. */
interface ChangeReport extends Omit<Change, "cause">, Partial<Opening> {
  readonly causes: SharedChange["causes"];
  /** The paths of which it is said; where there was no room for all, the first. */
  readonly files: readonly string[];
  /** The number of its files. */
  readonly fileCount: number;
  /**
   * The number of configurations that changed settings govern, where a change is stated for some of these; null
   * elsewhere.
   */
  readonly governed: number | null;
}

/** A file that was compared, or why that is not known. */
type FileReport = (Omit<KnownChanges, "changes" | "widens"> & { readonly widens: boolean | null }) | UnknownChanges;

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
export function formatRunReport({ files, unread, changes, openings, untouched }: RunResults): string {
  const report: RunReport = {
    ...toReport(files, unread),
    changes: toChangesReport({ files: changes, openings }, changeReports(changes, openings), changes.map(toFileReport)),
    untouched: untouched ?? null,
  };
  return printableJson(report);
}

/**
 * A `ChangesReport` as one line of JSON. Where it would be longer than `maxCharacters`, a change names only its first
 * files, and whole changes are left out from the end of the order of effects, and whole files. What opens something
 * stays longest, then the files. In linear time.
 *
 * @param maxCharacters in UTF-16 code units; enough for a report of nothing, which takes 250.
 */
export function formatChangesOutput(
  files: readonly FileChanges[],
  openings: Openings | undefined,
  maxCharacters: number,
): string {
  const all = { files, openings };
  const changes = changeReports(files, openings);
  const reports = files.map(toFileReport);
  const mayFit = changes.length * CHANGE_MIN_CHARACTERS <= maxCharacters;
  const whole = mayFit ? printableJsonLine(toChangesReport(all, changes, reports)) : undefined;
  return whole !== undefined && whole.length <= maxCharacters ? whole : cutOutput(all, changes, reports, maxCharacters);
}

/** Its keys alone take more: what cannot fit is not made into text. */
const CHANGE_MIN_CHARACTERS = 100;

/** All that there is to report. */
interface ComparedFiles {
  readonly files: readonly FileChanges[];
  readonly openings: Openings | undefined;
}

function cutOutput(
  all: ComparedFiles,
  changes: readonly ChangeReport[],
  files: readonly FileReport[],
  maxCharacters: number,
): string {
  let left = maxCharacters - printableJsonLine(toChangesReport(all, [], [])).length;
  const take = <Item extends object>(items: readonly Item[], minCharacters = 0): readonly Item[] =>
    items.filter((item) => {
      if (left < minCharacters) return false;
      // With the comma before it. Numbers of what is left out are never longer than those of a report of nothing.
      const characters = printableJsonLine(item).length + 1;
      if (characters > left) return false;
      left -= characters;
      return true;
    });
  const takeChanges = (effect: Effect) =>
    take(changes.filter((change) => change.effect === effect).map(withFirstFiles), CHANGE_MIN_CHARACTERS);
  const opens = takeChanges("opens");
  const keptFiles = take(files);
  const others = EFFECTS.filter((effect) => effect !== "opens").flatMap(takeChanges);
  return printableJsonLine(toChangesReport(all, [...opens, ...others], keptFiles));
}

function withFirstFiles(change: ChangeReport): ChangeReport {
  const first = <Item>(list: readonly Item[]) => list.slice(0, CHANGES_OUTPUT_MAX_LISTED_FILES);
  return { ...change, causes: first(change.causes), files: first(change.files) };
}

function toChangesReport(
  { files: all, openings }: ComparedFiles,
  changes: readonly ChangeReport[],
  files: readonly FileReport[],
): ChangesReport {
  const counts = countChanges(all);
  return {
    counts,
    widens: widensOf(all) ?? null,
    fingerprint: openings?.fingerprint ?? null,
    changes,
    files,
    omitted: { changes: subtractEffects(counts, countEffects(changes)), files: all.length - files.length },
  };
}

function changeReports(files: readonly FileChanges[], openings: Openings | undefined): readonly ChangeReport[] {
  return reportedChanges(files, openings).map((shared) => {
    const { paths, governed, subject: _, ...change } = shared;
    const opening = openingOf(openings, shared);
    return { ...change, ...opening, files: paths, fileCount: paths.length, governed: governed ?? null };
  });
}

function toFileReport(file: FileChanges): FileReport {
  if (file.kind === "unknown") return file;
  const { changes: _, ...facts } = file;
  return { ...facts, widens: file.widens ?? null };
}
